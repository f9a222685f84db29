import { useText } from '#app/client/frame.tsx';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { useRef, useState } from 'react';
import { useEditor } from '../../pages/editor/editor-context.tsx';
import { RenameField } from '../../pages/editor/outline/rename-field.tsx';
import { kindIcons } from '../../pages/editor/parts/kind-icons.ts';
import { useKindName, useObjectName } from '../../pages/editor/parts/object-words.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { QuickCommands } from './quick-commands.tsx';
import * as styles from './sheet-head.css.ts';

interface SelectedHeadProps {
  objects: readonly SceneObject[];
  onClose: () => void;
}

/** What is selected, by its name and kind, and what is most often done with it. */
export function SelectedHead({ objects, onClose }: SelectedHeadProps) {
  const text = useText();
  const { outline } = useEditor();
  const nameOf = useObjectName();
  const kindOf = useKind();
  const [renamed, setRenamed] = useState<string>();
  const commands = useRef<HTMLDivElement>(null);
  const [only, more] = objects;
  if (!only) return null;
  const isOne = more === undefined;
  const name = isOne ? nameOf(only) : text('editorObjects.several', { count: objects.length });
  const kind = isOne ? kindOf(only) : '';
  return (
    <>
      <div className={styles.title}>
        <span className={styles.icon}>
          <Icon name={kindIcons[isOne ? only.kind : 'group']} size={20} />
        </span>
        {isOne && renamed === only.id ? (
          <div className={styles.field}>
            <RenameField
              label={text('editorOutline.nameOf', { name })}
              value={outline.writtenName(only.id) ?? ''}
              placeholder={name}
              onEnd={(next, byKey) => {
                if (byKey) commands.current?.querySelector('button')?.focus();
                setRenamed(undefined);
                if (next !== undefined) outline.rename(only.id, next);
              }}
            />
          </div>
        ) : (
          <div className={styles.words}>
            <h2 className={styles.name} dir="auto">
              {name}
            </h2>
            {kind !== name && <p className={styles.kind}>{kind}</p>}
          </div>
        )}
        <IconButton icon="close" label={text('editor.sheet.close')} className={styles.close} onClick={onClose} />
      </div>
      <QuickCommands ref={commands} objects={objects} onRename={() => setRenamed(only.id)} />
    </>
  );
}

/** The kind of an object, and which stop of the path it is. */
function useKind(): (object: SceneObject) => string {
  const text = useText();
  const { outline, path } = useEditor();
  const kindName = useKindName();
  return (object) => {
    const kind = kindName(object);
    const [stop] = outline.badges().get(object.id) ?? [];
    return stop === undefined ? kind : text('editor.sheet.kindAtStop', { kind, stop, count: path.length().stops });
  };
}
