import { scaleOf } from '#model/geometry/matrix.ts';
import { layTable } from '#model/paint/forms/table-form.ts';
import { paintIn } from '#model/paint/forms/parts/nodes.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { Stroke } from '#model/presentation/paints.ts';
import type { TableObject } from '#model/presentation/presentation.ts';
import { fillMarkup } from '../look/fills.ts';
import { lineMarkup } from '../look/lines.ts';
import { emu } from '../look/units.ts';
import { tableUri } from '../package/namespaces.ts';
import { type Markup, tag, words } from '../package/markup.ts';
import { lineOf } from '../shapes/outline.ts';
import { framePiece, type Identity } from '../shapes/pieces.ts';
import { placeOf } from '../shapes/place.ts';
import { textKit } from '../shapes/text.ts';
import type { Piece, SlideKit } from '../slides/slide-kit.ts';
import { paragraphsMarkup } from '../text/paragraphs.ts';
import { baseOf, shiftOf } from '../text/text-body.ts';

type Cell = ReturnType<typeof layTable>['cells'][number];

/** "No Style, No Grid": every cell says what it looks like. */
const noStyle = '{2D5ABB26-0587-4C30-8999-92F81FD0307C}';
const anchors = { top: 't', middle: 'ctr', bottom: 'b' };
const sides = [
  ['a:lnL', 'left'],
  ['a:lnR', 'right'],
  ['a:lnT', 'top'],
  ['a:lnB', 'bottom'],
] as const;

export function tablePiece(table: TableObject, matrix: Matrix, opacity: number, identity: Identity, kit: SlideKit): Piece {
  const scale = scaleOf(matrix);
  const { cells, tops, isMirrored, headerLine } = layTable(table, kit.form);
  const whole = table.columns.reduce((sum, share) => sum + share, 0);
  const header: Stroke | undefined =
    headerLine === undefined
      ? undefined
      : { paint: { kind: 'color', color: 'text' }, width: headerLine, dash: [], cap: 'butt', join: 'round' };
  const at = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell]));
  const covered = new Map(
    cells.flatMap((cell) =>
      places(cell).map(([row, column]) => {
        const [hMerge, vMerge] = [column > cell.column || undefined, row > cell.row || undefined];
        return [`${row} ${column}`, { ...spans(vMerge ? 1 : cell.rows, hMerge ? 1 : cell.columns), hMerge, vMerge }] as const;
      }),
    ),
  );
  const rows = tops.slice(0, -1).map((top, row) =>
    tag(
      'a:tr',
      { h: emu(((tops[row + 1] ?? top) - top) * scale) },
      ...table.columns.map((_, column) => {
        const cell = at.get(`${row} ${column}`);
        if (cell) return cellMarkup(cell, cell.row === 0 ? header : undefined, table, scale, opacity, kit);
        return tag('a:tc', covered.get(`${row} ${column}`), emptyText, tag('a:tcPr'));
      }),
    ),
  );
  const markup = tag(
    'a:tbl',
    {},
    tag('a:tblPr', { rtl: isMirrored || undefined, firstRow: table.hasHeader || undefined }, tag('a:tableStyleId', {}, words(noStyle))),
    tag('a:tblGrid', {}, ...table.columns.map((share) => tag('a:gridCol', { w: emu((share / whole) * table.width * scale) }))),
    ...rows,
  );
  const height = tops.at(-1) ?? table.height;
  return framePiece(placeOf({ x: 0, y: 0, width: table.width, height }, matrix), tableUri, markup, identity, kit);
}

const emptyText = tag('a:txBody', {}, tag('a:bodyPr'), tag('a:lstStyle'), tag('a:p'));

const spans = (rows: number, columns: number) => ({
  rowSpan: rows > 1 ? rows : undefined,
  gridSpan: columns > 1 ? columns : undefined,
});

/** Every place in the grid that a cell covers. */
const places = ({ row, column, rows, columns }: Cell): [number, number][] =>
  Array.from({ length: rows * columns }, (_, index) => [row + Math.floor(index / columns), column + (index % columns)]);

function cellMarkup(
  { cell, rows, columns, padding, style: own, width }: Cell,
  header: Stroke | undefined,
  table: TableObject,
  scale: number,
  opacity: number,
  kit: SlideKit,
): Markup {
  const text = { ...cell, styleClass: 'body', style: own, direction: 'auto', language: undefined } as const;
  const letters = textKit(kit, scale, opacity);
  const sink = shiftOf(text, letters);
  const area = { x: 0, y: 0, width: width * scale, height: table.fontSize * scale };
  const margin = (length: number) => Math.max(0, emu(length * scale));
  const lines = sides.map(([name, side]) => {
    const stroke = cell.lines?.[side] ?? (side === 'bottom' ? header : undefined) ?? table.lines;
    return lineMarkup(stroke && lineOf(stroke, area, scale, opacity, kit), name);
  });
  return tag(
    'a:tc',
    spans(rows, columns),
    tag(
      'a:txBody',
      {},
      tag('a:bodyPr'),
      tag('a:lstStyle'),
      ...(cell.paragraphs.length > 0 ? paragraphsMarkup(text, baseOf(text, letters), letters) : [tag('a:p')]),
    ),
    tag(
      'a:tcPr',
      {
        marL: margin(padding.left),
        marR: margin(padding.right),
        marT: margin(padding.top - sink),
        marB: margin(padding.bottom + sink),
        anchor: anchors[cell.verticalAlign ?? 'middle'],
      },
      ...lines,
      fillMarkup(paintIn(area, cell.fill), opacity, area, kit.form.theme),
    ),
  );
}
