import { useText } from '#app/client/frame.tsx';
import type { TableObject } from '#model/presentation/presentation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SwitchField } from '../../../ui/field/check-field.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { Pair, Section } from '../controls/section.tsx';
import { EditDataButton, MakeChartButton } from '../grid/data-buttons.tsx';
import { useEditor } from '../editor-context.tsx';
import { LetterSections } from './text-sections.tsx';
import * as styles from '../controls/controls.css.ts';

/** As many as documents may have. */
const [MOST_ROWS, MOST_COLUMNS] = [1000, 200];

export function TableSection({ table }: { table: TableObject }) {
  const text = useText();
  const { inspect } = useEditor();
  const { id } = table;
  const { row, column, rows, columns, isPlain } = inspect.tablePlace(table);
  const button = (key: 'addRow' | 'removeRow' | 'addColumn' | 'removeColumn', isDisabled: boolean, act: () => void) => (
    <Button tone="outline" size="sm" isWide isDisabled={isDisabled} onClick={act}>
      {text(`editorObjects.table.${key}`)}
    </Button>
  );
  return (
    <>
      <Section title={text('editorObjects.table')} aside={text('editorObjects.table.size', { rows, columns })}>
        <EditDataButton />
        <MakeChartButton table={table} />
        {isPlain ? (
          <>
            <Pair>
              {button('addRow', rows >= MOST_ROWS, () => inspect.addRow(id, row))}
              {button('removeRow', rows <= 1, () => inspect.removeRow(id, row))}
            </Pair>
            <Pair>
              {button('addColumn', columns >= MOST_COLUMNS, () => inspect.addColumn(id, column))}
              {button('removeColumn', columns <= 1, () => inspect.removeColumn(id, column))}
            </Pair>
          </>
        ) : (
          <p className={styles.small}>{text('editorObjects.table.joined')}</p>
        )}
        <SwitchField
          label={text('editorObjects.table.header')}
          checked={table.hasHeader}
          onChange={({ target }) => inspect.set([id], { hasHeader: target.checked })}
        />
        <NumberField
          label={text('editorObjects.letters.size')}
          prefix={text('editorObjects.letters.size.short')}
          value={table.fontSize}
          least={0.001}
          most={1e6}
          onChange={(fontSize, kind) => inspect.set([id], { fontSize }, kind)}
          onSettle={inspect.settle}
        />
      </Section>
      <LetterSections />
    </>
  );
}
