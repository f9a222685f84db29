import { useText } from '#app/client/frame.tsx';
import { useEditor } from '../../pages/editor/editor-context.tsx';
import { toolIcons } from '../../pages/editor/stage/tool-icons.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import * as styles from './sheet-bar.css.ts';
import { type SheetProps, sheets } from './sheets.ts';

const icons: Readonly<Record<(typeof sheets)[number], IconName>> = {
  outline: 'M21 12h-8M21 6H8M21 18h-8M3 6v4c0 1.1.9 2 2 2h3M3 10v6c0 1.1.9 2 2 2h3',
  path: 'M6 16a3 3 0 1 0 0 6a3 3 0 1 0 0-6M9 19h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M18 2a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  look: 'M12 22a10 10 0 1 1 10-10c0 2.5-2 4-4.500 4H15a2 2 0 0 0-1.500 3.400A1.600 1.600 0 0 1 12 22M13.500 6.500h.01M17.500 10.500h.01M8.500 7.500h.01M6.500 12.500h.01',
};

const added = [
  ['addTopic', toolIcons.topic],
  ['addText', toolIcons.text],
  ['addPicture', toolIcons.picture],
  ['addShape', toolIcons.shape],
  ['addLine', toolIcons.line],
  ['addArrow', toolIcons.arrow],
  ['penTool', toolIcons.pen],
  ['addMedia', toolIcons.media],
  ['addIcon', toolIcons.icon],
  ['addFormula', toolIcons.formula],
  ['addEmoji', toolIcons.emoji],
  ['addTable', toolIcons.table],
  ['addChart', toolIcons.chart],
  ['addCode', toolIcons.code],
] as const;

/** On a phone: what to add, and which panel is below the canvas. Choosing the open one closes it. */
export function SheetBar({ sheet, onChoose }: SheetProps) {
  const text = useText();
  const { run } = useEditor();
  return (
    <nav className={styles.bar} aria-label={text('editor.panels')}>
      <Menu
        label={text('editor.add')}
        align="start"
        items={added.map(([id, icon]) => ({ label: text(`editorCommands.${id}`), icon, onSelect: () => run(id) }))}
        trigger={(props) => (
          <button type="button" {...props} className={styles.button}>
            <Icon name="M5 12h14M12 5v14" size={22} />
            {text('editor.add')}
          </button>
        )}
      />
      {sheets.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          aria-pressed={sheet === name}
          onClick={() => onChoose(sheet === name ? 'none' : name)}
        >
          <Icon name={icons[name]} size={22} />
          {text(`editor.sheet.${name}`)}
        </button>
      ))}
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => run('palette')}>
        <Icon name="more" size={22} />
        {text('editor.more')}
      </button>
    </nav>
  );
}
