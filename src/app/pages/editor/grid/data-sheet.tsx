import { useFrame, useText } from '#app/client/frame.tsx';
import type { Grid } from '#editor/tools/grid/grid-session.ts';
import type { GridTools } from '#editor/tools/grid/grid-tools.ts';
import type { Sheet } from '#editor/tools/grid/sheet.ts';
import { use, useId, useMemo } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { useAnnouncer } from '../parts/announcer.tsx';
import { useNameOf } from '../parts/object-words.ts';
import { ChartMark } from './chart-mark.tsx';
import { DataBar } from './data-bar.tsx';
import { DataGrid } from './data-grid.tsx';
import * as styles from './data-sheet.css.ts';
import { outcomeWords } from './data-words.ts';
import { useGrid } from './use-grid.ts';

const keys = [
  ['Tab', 'editorData.hint.tab'],
  ['Enter', 'editorData.hint.enter'],
  ['Esc', 'editorData.hint.escape'],
] as const;

interface DataSheetProps {
  id: string;
  onClose: () => void;
}

/** The data of a chart, or the cells of a table, as in a spreadsheet. */
export function DataSheet({ id, onClose }: DataSheetProps) {
  const editor = useEditor();
  const { language } = useFrame();
  const tools = use(editor.load.grid());
  const grid = useMemo(() => tools.open(id, language), [tools, id, language]);
  useDeskState(({ presentation }) => presentation);
  const sheet = grid.sheet();
  return sheet && <OpenSheet id={id} tools={tools} grid={grid} sheet={sheet} onClose={onClose} />;
}

interface OpenSheetProps extends DataSheetProps {
  tools: GridTools;
  grid: Grid;
  sheet: Sheet;
}

function OpenSheet({ id, tools, grid, sheet, onClose }: OpenSheetProps) {
  const text = useText();
  const { language } = useFrame();
  const name = useNameOf()(id);
  const [title, problemId] = [useId(), useId()];
  const { region, announce } = useAnnouncer();
  const hold = useGrid({ tools, grid, sheet, onClose, say: (outcome) => announce(outcomeWords(outcome, sheet, text, language) ?? '') });
  const problem = hold.problem && outcomeWords(hold.problem, sheet, text, language, hold.typed);
  const strays = grid.strayCount();
  const session = { id, tools, grid, sheet, hold };
  return (
    <section className={styles.sheet} aria-labelledby={title}>
      <DataBar session={session} title={title} onClose={onClose} />
      {problem ? (
        <p id={problemId} className={styles.problem} role="alert">
          <Icon name="problem" size={16} />
          {problem}
        </p>
      ) : (
        strays > 0 && (
          <p className={styles.advice}>
            <Icon name="info" size={16} />
            {text('editorData.strays', { count: strays })}
          </p>
        )
      )}
      <div className={styles.body}>
        <DataGrid session={session} label={text('editorData.grid', { name })} problemId={problem ? problemId : undefined} />
        <div className={styles.notes}>
          <p className={styles.keys}>
            {keys.map(([cap, key]) => (
              <span key={key}>
                <kbd className={styles.cap}>{cap}</kbd> {text(key)}
              </span>
            ))}
          </p>
          <p>{text('editorData.hint.paste')}</p>
        </div>
      </div>
      {region}
      <ChartMark session={session} />
    </section>
  );
}
