import type { Stroke } from '#model/presentation/paints.ts';
import type { TableCell, TableObject } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, childrenOf, flagOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import type { Box, SlideContext, TextInheritance } from '../slide-context.ts';
import { lettersStyle } from '../text/cascade.ts';
import { lineShift } from '../text/line-shift.ts';
import { readParagraphs } from '../text/paragraphs.ts';
import { type CellLook, type Side, type TableStyle, tableStyle } from './table-style.ts';

const MOST_ROWS = 1000;
const MOST_COLUMNS = 200;
const LONGEST = 1e9;

interface Place {
  cell: XmlElement;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** Reads an `a:tbl`: rows are as high as specified, or as their text needs; undefined if it has no cells. */
export function readTable(table: XmlElement, box: Box, context: SlideContext): TableObject | undefined {
  const columns = childrenOf(childOf(table, 'a:tblGrid'), 'a:gridCol')
    .slice(0, MOST_COLUMNS)
    .map((column) => lengthOf(column, 'w', context));
  const lines = childrenOf(table, 'a:tr').slice(0, MOST_ROWS);
  if (columns.length === 0 || lines.length === 0) return undefined;
  const properties = childOf(table, 'a:tblPr');
  const style = tableStyle(properties, lines.length, columns.length, context);
  const heights = lines.map((line) => lengthOf(line, 'h', context));
  const width = columns.reduce((sum, each) => sum + each, 0) || box.width;
  const height = heights.reduce((sum, each) => sum + each, 0) || box.height;
  const places = placesOf(lines, columns.length);
  const edges = edgesOf(places, style, context);
  const texts = defaultsOf(context);
  const rows = lines.map((_, row) => ({
    cells: places.filter((place) => place.row === row).map((place) => readCell(place, style, edges, texts, context)),
    height: heights[row] ?? 0,
  }));
  const sizes = rows.flatMap(({ cells }) =>
    cells.flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.flatMap(({ size }) => size ?? []))),
  );
  return {
    kind: 'table',
    id: context.makeId('table'),
    x: box.x + width / 2,
    y: box.y + height / 2,
    rotation: box.rotation,
    scale: 1,
    width: Math.max(width, 1),
    height: Math.max(height, 1),
    opacity: 1,
    columns: columns.map((each) => Math.max(each, width * 1e-4, 1e-3)),
    rows,
    hasHeader: flagOf(properties, 'firstRow') ?? false,
    fontSize: sizes.sort((one, other) => one - other)[sizes.length >> 1] ?? 18 * 12_700 * context.unit,
  };
}

const lengthOf = (element: XmlElement, name: string, { unit }: SlideContext): number =>
  Math.min(Math.max((numberOf(element, name) ?? 0) * unit, 0), LONGEST);

/** The file has a cell for every grid place; those covered by another one are marked. */
function placesOf(lines: readonly XmlElement[], columnCount: number): Place[] {
  const places: Place[] = [];
  for (const [row, line] of lines.entries())
    for (const [column, cell] of childrenOf(line, 'a:tc').slice(0, columnCount).entries()) {
      if (flagOf(cell, 'hMerge') || flagOf(cell, 'vMerge')) continue;
      const span = (name: string, most: number) => Math.min(Math.max(Math.round(numberOf(cell, name) ?? 1), 1), most);
      places.push({ cell, row, column, rows: span('rowSpan', lines.length - row), columns: span('gridSpan', columnCount - column) });
    }
  return places;
}

/** Lines between two cells: the cells' own before those of the style, and the wider of two. */
type Edges = Map<string, Stroke>;

function edgesOf(places: readonly Place[], style: TableStyle, context: SlideContext): Edges {
  const found = new Map<string, { stroke: Stroke | 'none'; weight: number }>();
  const put = (key: string, stroke: Stroke | 'none' | undefined, weight: number) => {
    const known = found.get(key);
    if (stroke !== undefined && (!known || weight > known.weight || (weight === known.weight && widthOf(stroke) > widthOf(known.stroke))))
      found.set(key, { stroke, weight });
  };
  for (const { cell, row, column, rows, columns } of places) {
    const own = childOf(cell, 'a:tcPr');
    const { sides } = style.lookOf(row, column, rows, columns);
    const wishes = (side: Side, name: string, keys: string[]) => {
      const stroke = context.strokeOf(childOf(own, name));
      for (const key of keys) put(key, stroke ?? sides[side], stroke === undefined ? 0 : 1);
    };
    wishes(
      'left',
      'a:lnL',
      span(rows).map((at) => `v${row + at} ${column}`),
    );
    wishes(
      'right',
      'a:lnR',
      span(rows).map((at) => `v${row + at} ${column + columns}`),
    );
    wishes(
      'top',
      'a:lnT',
      span(columns).map((at) => `h${row} ${column + at}`),
    );
    wishes(
      'bottom',
      'a:lnB',
      span(columns).map((at) => `h${row + rows} ${column + at}`),
    );
  }
  return new Map([...found].flatMap(([key, { stroke }]) => (stroke === 'none' ? [] : [[key, stroke] as const])));
}

const widthOf = (stroke: Stroke | 'none'): number => (stroke === 'none' ? 0 : stroke.width);

const span = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function readCell(place: Place, style: TableStyle, edges: Edges, texts: readonly XmlElement[], context: SlideContext): TableCell {
  const { cell, row, column, rows, columns } = place;
  const own = childOf(cell, 'a:tcPr');
  const look = style.lookOf(row, column, rows, columns);
  const body = childOf(cell, 'a:txBody');
  const read = body ? readParagraphs(body, inheritanceOf(look, texts), context) : [];
  const fill = context.fillIn(own) ?? look.fill;
  const anchor = attributeOf(own, 'anchor');
  const turn = turns[attributeOf(own, 'vert') ?? ''];
  const sink = read[0] && !turn ? lineShift(read[0], read[0].paragraph.lineHeight ?? 1) : 0;
  const margin = (name: string, usual: number) => Math.min(Math.max((numberOf(own, name) ?? usual) * context.unit, 0), LONGEST);
  const [top, bottom] = [margin('marT', 45_720), margin('marB', 45_720)];
  const sides = {
    left: edges.get(`v${row} ${column}`),
    right: edges.get(`v${row} ${column + columns}`),
    top: edges.get(`h${row} ${column}`),
    bottom: edges.get(`h${row + rows} ${column}`),
  };
  return {
    paragraphs: read.map(({ paragraph }) => paragraph),
    columnSpan: columns,
    rowSpan: rows,
    ...(fill?.kind === 'paint' && { fill: fill.paint }),
    ...(turn && { turn }),
    verticalAlign: anchor === 'ctr' ? 'middle' : anchor === 'b' ? 'bottom' : 'top',
    padding: {
      left: margin('marL', 91_440),
      top: Math.max(top + sink, 0),
      right: margin('marR', 91_440),
      bottom: Math.max(bottom - sink, 0),
    },
    lines: Object.fromEntries(Object.entries(sides).filter(([, stroke]) => stroke !== undefined)),
  };
}

const turns: Record<string, TableCell['turn']> = { vert: 90, eaVert: 90, mongolianVert: 90, vert270: 270 };

/** The defaults for a table's text: those of the presentation, not of a placeholder. */
const defaultsOf = ({ package: files }: SlideContext): XmlElement[] => {
  const defaults = childOf(files.part('ppt/presentation.xml')?.xml, 'p:defaultTextStyle');
  return defaults ? [defaults] : [];
};

/** The style's text properties come after the cell's own and before the presentation's. */
const inheritanceOf = ({ isBold, isItalic, color, typeface }: CellLook, texts: readonly XmlElement[]): TextInheritance => ({
  bodyProperties: [],
  listStyles: [
    lettersStyle(color, typeface, {
      ...(isBold !== undefined && { b: isBold ? '1' : '0' }),
      ...(isItalic !== undefined && { i: isItalic ? '1' : '0' }),
    }),
    ...texts,
  ],
});
