import type { TableCell, TableObject } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import { childOf, type XmlElement } from '../../xml/xml.ts';
import type { Box, SlideContext } from '../slide-context.ts';
import type { ChartFound } from './chart-data.ts';

const POINT = 12_700;
/** More would not be readable. */
const [MOST_ROWS, MOST_COLUMNS] = [12, 30];
/** The shares of the width and of the height that names and the table may take. */
const [NAMES, LOWER] = [0.18, 0.5];

/** The values below a chart (`c:dTable`), and what is left of its box. The names above its columns are those of the axis. */
export function dataTable(
  space: XmlElement,
  { series, categories, plain }: ChartFound,
  box: Box,
  context: SlideContext,
): { table: TableObject; rest: Box } | undefined {
  const isWanted = childOf(space, 'c:chart', 'c:plotArea', 'c:dTable') && categories.length > 0;
  if (!isWanted || box.rotation !== 0 || series.length > MOST_ROWS || categories.length > MOST_COLUMNS) return undefined;
  const size = plain?.style?.size ?? 10 * POINT * context.unit;
  const height = Math.min(box.height * LOWER, series.length * size * 1.6);
  const rows = series.map(({ name, values }) => ({
    cells: [written(name, 'start'), ...categories.map((_, place) => written(String(values[place] ?? ''), 'center'))],
    height: height / series.length,
  }));
  const column = (box.width * (1 - NAMES)) / categories.length;
  return {
    rest: { ...box, height: box.height - height },
    table: {
      kind: 'table',
      id: context.makeId('table'),
      x: box.x + box.width / 2,
      y: box.y + box.height - height / 2,
      rotation: 0,
      scale: 1,
      width: box.width,
      height,
      opacity: 1,
      columns: [box.width * NAMES, ...categories.map(() => column)],
      rows,
      hasHeader: false,
      lines: { paint: { kind: 'color', color: 'muted' }, width: size * 0.06, dash: [], cap: 'butt', join: 'miter' },
      fontSize: Math.min(size, (height / series.length) * 0.62),
    },
  };
}

const written = (text: string, align: Paragraph['align']): TableCell => ({
  paragraphs: [{ runs: [{ text }], align, level: 0 }],
  columnSpan: 1,
  rowSpan: 1,
});
