import { useText } from '#app/client/frame.tsx';
import type { TextFormat } from '#editor/typing/edit/formats.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import { Actions } from '../controls/choices.tsx';
import { useEditor } from '../editor-context.tsx';
import { icons } from './typing-icons.ts';
import * as styles from './text-toolbar.css.ts';
import { Panel } from './tools.tsx';

type Align = Paragraph['align'];

/** What is used less often. */
export function MorePanel({ format, isRtl, onReturn }: { format: TextFormat; isRtl: boolean; onReturn: () => void }) {
  const text = useText();
  const { typing } = useEditor();
  const toggle = (name: 'underlined' | 'struck') => ({
    label: text(`editorTyping.${name}`),
    icon: icons[name],
    isOn: format.isOn[name],
    onSelect: () => typing.format.toggle(name),
  });
  const align = (side: 'left' | 'center' | 'right' | 'justify', value: Align) => ({
    label: text(`editorTyping.align.${side}`),
    icon: icons[side],
    isOn: format.align === value,
    onSelect: () => typing.format.align(value),
  });
  return (
    <Panel label={text('editorTyping.more')} icon="more" onReturn={onReturn}>
      <div className={styles.more}>
        <Actions
          label={text('editorTyping.more')}
          actions={[
            toggle('underlined'),
            toggle('struck'),
            {
              label: text('editorTyping.numbers'),
              icon: icons.numbers,
              isOn: format.listType === 'NUMBER',
              onSelect: () => typing.format.list('NUMBER'),
            },
          ]}
        />
        <Actions
          label={text('editorTyping.align')}
          actions={[
            align('left', isRtl ? 'end' : 'start'),
            align('center', 'center'),
            align('right', isRtl ? 'start' : 'end'),
            align('justify', 'justify'),
          ]}
        />
      </div>
    </Panel>
  );
}
