import { useText } from '#app/client/frame.tsx';
import type { Axis } from '#editor/tools/grid/sheet.ts';
import { useRef } from 'react';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Menu, type MenuItem } from '../../../ui/overlay/menu.tsx';
import { useDesk } from '../editor-context.tsx';
import * as styles from './data-sheet.css.ts';
import type { DataSession } from './use-grid.ts';

const tableIcon = 'M12 3v18M3 9h18M3 15h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2';
const swapIcon = 'M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4';
const pasteIcon =
  'M11 14h10M16 4h2a2 2 0 0 1 2 2v1.344M17 18l4-4-4-4M8 4H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h12a2 2 0 0 0 1.793-1.113M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1';
const importIcon = 'M4 22h14a2 2 0 0 0 2-2V7l-5-5H6a2 2 0 0 0-2 2v4M14 2v4a2 2 0 0 0 2 2h4M2 15h10M9 18l3-3-3-3';

interface DataBarProps {
  session: DataSession;
  /** The id of its title. */
  title: string;
  onClose: () => void;
}

/** What can be done with rows, series and columns: with those that are selected. */
export function DataBar({ session, title, onClose }: DataBarProps) {
  const text = useText();
  const desk = useDesk();
  const file = useRef<HTMLInputElement>(null);
  const { tools, grid, sheet, hold } = session;
  const paste = async () => {
    const copied = await tools.readClipboard();
    if (copied) hold.settle(grid.paste(hold.range, copied));
    else desk.tell({ kind: 'clipboard-closed' });
  };
  const size = { rows: sheet.lines('rows'), columns: sheet.lines('columns') };
  return (
    <div className={styles.bar}>
      <Icon name={tableIcon} size={18} />
      <h2 id={title} className={styles.title}>
        {text('editorData.title')}
      </h2>
      <p className={styles.size}>{text(sheet.kind === 'chart' ? 'editorData.size.chart' : 'editorData.size.table', size)}</p>
      <div className={styles.commands}>
        <LineMenu session={session} axis="rows" />
        <LineMenu session={session} axis="columns" />
        {grid.canTranspose() && (
          <Button tone="ghost" size="sm" icon={swapIcon} onClick={() => hold.finish() && hold.settle(grid.transpose())}>
            {text('editorData.swap')}
          </Button>
        )}
        <Button tone="ghost" size="sm" icon={pasteIcon} onClick={() => hold.finish() && void paste()}>
          {text('editorData.paste')}
        </Button>
        <Button tone="outline" size="sm" icon={importIcon} onClick={() => file.current?.click()}>
          {text('editorData.import')}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          hidden
          aria-label={text('editorData.import')}
          onChange={({ target }) => {
            void target.files?.[0]?.text().then((source) => hold.settle(grid.replaceAll(source)));
            target.value = '';
          }}
        />
      </div>
      <IconButton icon="close" label={text('editorData.close')} size="sm" onClick={() => hold.finish() && onClose()} />
    </div>
  );
}

const words = {
  rows: { name: 'row', less: 'up', more: 'down' },
  series: { name: 'series', less: 'left', more: 'right' },
  columns: { name: 'column', less: 'left', more: 'right' },
} as const;

/** Rows, or series or columns: those that are selected come, move and go. */
function LineMenu({ session: { grid, sheet, hold }, axis }: { session: DataSession; axis: Axis }) {
  const text = useText();
  const { name, less, more } = words[axis === 'columns' && sheet.kind === 'chart' ? 'series' : axis];
  const place = axis === 'rows' ? 'row' : 'column';
  const count = sheet.lines(axis);
  const first = sheet.lineAt(axis, hold.range.from[place]) ?? (hold.range.from[place] < sheet.heads[axis] ? 0 : count);
  const last = sheet.lineAt(axis, hold.range.to[place]) ?? (hold.range.to[place] < sheet.heads[axis] ? -1 : count - 1);
  const chosen = last - first + 1;
  const step = axis === 'rows' ? 1 : sheet.pitch;
  /** The selection goes where its rows go. */
  const follow = (by: number) => {
    const moved = (at: typeof hold.at) => ({ ...at, [place]: at[place] + by * step });
    hold.select(moved(hold.range.from), moved(hold.range.to));
  };
  const act = (run: () => ReturnType<typeof grid.remove>, by = 0) => {
    if (!hold.finish()) return;
    const outcome = run();
    hold.settle(outcome);
    if (outcome.kind === 'done') follow(by);
  };
  const items: MenuItem[] = [
    { label: text(`editorData.${name}.before`), onSelect: () => act(() => grid.insert(axis, first)) },
    { label: text(`editorData.${name}.after`), onSelect: () => act(() => grid.insert(axis, Math.min(last + 1, count)), 1) },
  ];
  if (chosen > 0 && first > 0)
    items.push({ label: moveLabel(less), isSeparated: true, onSelect: () => act(() => grid.move(axis, first, chosen, -1), -1) });
  if (chosen > 0 && last < count - 1)
    items.push({ label: moveLabel(more), isSeparated: first === 0, onSelect: () => act(() => grid.move(axis, first, chosen, 1), 1) });
  // A table has a row and a column.
  if (chosen > 0 && (sheet.kind === 'chart' || chosen < count))
    items.push({
      label: text(`editorData.${name}.remove`, { count: chosen }),
      tone: 'danger',
      isSeparated: true,
      onSelect: () => act(() => grid.remove(axis, first, chosen)),
    });

  function moveLabel(way: 'up' | 'down' | 'left' | 'right'): string {
    return way === 'up' || way === 'down'
      ? text(`editorData.row.${way}`)
      : text(`editorData.${name === 'column' ? 'column' : 'series'}.${way}`);
  }
  return (
    <Menu
      label={text(`editorData.${name}`)}
      items={items}
      trigger={(props) => (
        <Button {...props} tone="ghost" size="sm" endIcon="chevronDown">
          {text(`editorData.${name}`)}
        </Button>
      )}
    />
  );
}
