import { useText } from '#app/client/frame.tsx';
import type { CellScope } from '#editor/inspect/content/tables.ts';
import type { TableObject } from '#model/presentation/presentation.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { SwitchField } from '../../../ui/field/check-field.tsx';
import { ColourField } from '../controls/colour-field.tsx';
import { inCommon } from '../controls/in-common.ts';
import { NumberField } from '../controls/number-field.tsx';
import { OptionField } from '../controls/option-field.tsx';
import { Pair, Section } from '../controls/section.tsx';
import { EditDataButton, MakeChartButton } from '../grid/data-buttons.tsx';
import { useDeskState, useInspect } from '../editor-context.tsx';
import { LetterSections } from './text-sections.tsx';

/** As many as documents may have. */
const [MOST_ROWS, MOST_COLUMNS] = [1000, 200];

type ButtonName = 'addRow' | 'removeRow' | 'addColumn' | 'removeColumn' | 'joinNext' | 'joinBelow' | 'split';

export function TableSection({ table }: { table: TableObject }) {
  const text = useText();
  const inspect = useInspect();
  const { id } = table;
  const { row, column, rows, columns } = inspect.tablePlace(table);
  const button = (key: ButtonName, isDisabled: boolean, act: () => void) => (
    <Button tone="outline" size="sm" isWide isDisabled={isDisabled} onClick={act}>
      {text(`editorObjects.table.${key}`)}
    </Button>
  );
  return (
    <>
      <Section title={text('editorObjects.table')} aside={text('editorObjects.table.size', { rows, columns })}>
        <EditDataButton />
        <MakeChartButton table={table} />
        <Pair>
          {button('addRow', rows >= MOST_ROWS, () => inspect.addRow(id, row))}
          {button('removeRow', rows <= 1, () => inspect.removeRow(id, row))}
        </Pair>
        <Pair>
          {button('addColumn', columns >= MOST_COLUMNS, () => inspect.addColumn(id, column))}
          {button('removeColumn', columns <= 1, () => inspect.removeColumn(id, column))}
        </Pair>
        {inspect.cellsIn(table, 'cell').length > 0 && (
          <>
            {button('joinNext', !inspect.canJoin(table, 'next'), () => inspect.join(id, 'next'))}
            {button('joinBelow', !inspect.canJoin(table, 'below'), () => inspect.join(id, 'below'))}
            {button('split', !inspect.isJoined(table), () => inspect.split(id))}
          </>
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
      <CellsSection table={table} />
      <LetterSections />
    </>
  );
}

/** The fill of cells: first that of the one where somebody types, otherwise of all. */
function CellsSection({ table }: { table: TableObject }) {
  const text = useText();
  const inspect = useInspect();
  const theme = useDeskState(({ presentation }) => presentation.theme);
  const [chosen, choose] = useState<CellScope>();
  const isTyping = inspect.cellsIn(table, 'cell').length > 0;
  const scopes: readonly CellScope[] = isTyping ? ['cell', 'row', 'column', 'all'] : table.hasHeader ? ['all', 'header'] : ['all'];
  const scope = scopes.find((one) => one === chosen) ?? scopes[0] ?? 'all';
  const title = text('editorObjects.cells');
  return (
    <Section title={title}>
      {scopes.length > 1 && (
        <OptionField
          label={text('editorObjects.cells.which')}
          isLabelHidden
          options={scopes.map((value) => ({ value, label: text(`editorObjects.cells.${value}`) }))}
          value={scope}
          onChoose={choose}
        />
      )}
      <ColourField
        label={title}
        theme={theme}
        value={inCommon(inspect.cellsIn(table, scope).map(({ fill }) => fill))}
        canBeNone
        onChange={(color, kind) => inspect.fillCells(table.id, scope, color, kind)}
        onSettle={inspect.settle}
      />
    </Section>
  );
}
