import { useText } from '#app/client/frame.tsx';
import type { Link } from '#model/presentation/link.ts';
import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { OptionField } from '../controls/option-field.tsx';
import { useEditor } from '../editor-context.tsx';
import { TargetField } from '../inspector/words-sections.tsx';
import { icons } from './typing-icons.ts';
import * as styles from './text-toolbar.css.ts';
import { Panel, type PanelHandle } from './tools.tsx';

interface LinkPanelProps {
  ref: Ref<PanelHandle>;
  link: Link | undefined;
  keys: string;
  onReturn: () => void;
}

const kinds = ['address', 'object', 'step'] as const;

/** Where the letters lead. */
export function LinkPanel({ ref, link, keys, onReturn }: LinkPanelProps) {
  const text = useText();
  const { typing } = useEditor();
  const panel = useRef<PanelHandle>(null);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<Link['kind']>('address');
  const [target, setTarget] = useState<{ id: string; title: string }>();
  const [isRefused, setRefused] = useState(false);
  useImperativeHandle(ref, () => ({ open: () => panel.current?.open(), close: () => panel.current?.close() }), []);
  const leave = () => {
    panel.current?.close();
    onReturn();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isDone =
      kind === 'address' ? typing.format.link(typed) : target !== undefined && typing.format.lead({ kind, id: target.id }, target.title);
    if (isDone) leave();
    else setRefused(true);
  };
  return (
    <Panel
      ref={panel}
      label={text('editorTyping.link')}
      keys={keys}
      icon={icons.link}
      isPressed={link !== undefined}
      takesFocus
      onReturn={onReturn}
      onToggle={(isOpen) => {
        if (isOpen) {
          setTyped(link?.kind === 'address' ? link.href : '');
          setKind(link?.kind ?? 'address');
          setTarget(link && link.kind !== 'address' ? { id: link.id, title: '' } : undefined);
        }
        setRefused(false);
      }}
    >
      <form className={styles.linkForm} noValidate onSubmit={onSubmit}>
        <OptionField
          label={text('editorObjects.link.to')}
          options={kinds.map((value) => ({ value, label: text(`editorObjects.link.${value}`) }))}
          value={kind}
          onChoose={(next) => {
            setKind(next);
            setTarget(undefined);
            setRefused(false);
          }}
        />
        {kind === 'address' ? (
          <TextField
            label={text('editorTyping.link.address')}
            type="url"
            inputMode="url"
            data-first
            placeholder={text('editorTyping.link.example')}
            value={typed}
            problem={isRefused ? text('editorTyping.link.problem') : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              setRefused(false);
            }}
          />
        ) : (
          <TargetField kind={kind} chosen={target?.id} onChoose={(id, title) => setTarget({ id, title })} />
        )}
        <div className={styles.linkButtons}>
          {link && (
            <Button
              tone="ghost"
              size="sm"
              onClick={() => {
                typing.format.unlink();
                leave();
              }}
            >
              {text('editorTyping.link.remove')}
            </Button>
          )}
          <Button type="submit" size="sm" isDisabled={kind !== 'address' && !target}>
            {text('editorTyping.link.set')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
