import { identity, type Point, turn } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { layCode } from '#model/paint/forms/code/code-form.ts';
import type { FormKit } from '#model/paint/forms/form.ts';
import { textOfWidth } from '#model/paint/forms/parts/words.ts';
import { boxOfCell, layTable, seatInCell } from '#model/paint/forms/table-form.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { CodeObject, SceneObject, TableObject, TextObject } from '#model/presentation/presentation.ts';
import type { TextStyle } from '#model/presentation/texts.ts';
import { type CaretMap, caretMap } from '#model/text/caret/caret-map.ts';
import { codeMap } from './code-map.ts';

/** A text as it is laid out in its object. */
export interface TextBox {
  readonly map: CaretMap;
  /** From the coordinates of the map to the object's own. */
  readonly matrix: Matrix;
  /** What belongs to it, in the object's coordinates. */
  readonly area: Rectangle;
  /** Of letters without formatting of their own. */
  readonly style: TextStyle;
}

const known = new WeakMap<FormKit, WeakMap<SceneObject, Map<string, TextBox | undefined>>>();

/** The text of an object or of a table cell, where the painter draws it; undefined if it is not drawn. */
export function textBox(object: SceneObject, part: string | undefined, kit: FormKit): TextBox | undefined {
  const ofKit = known.get(kit) ?? new WeakMap<SceneObject, Map<string, TextBox | undefined>>();
  known.set(kit, ofKit);
  const ofObject = ofKit.get(object) ?? new Map<string, TextBox | undefined>();
  ofKit.set(object, ofObject);
  const name = part ?? '';
  if (!ofObject.has(name)) ofObject.set(name, layOut(object, part, kit));
  return ofObject.get(name);
}

function layOut(object: SceneObject, part: string | undefined, kit: FormKit): TextBox | undefined {
  if (object.kind === 'text') return boxOfText(object, kit);
  if (object.kind === 'code') return boxOfCode(object, kit);
  return object.kind === 'table' && part !== undefined ? boxInTable(object, part, kit) : undefined;
}

/** Lines may be beyond the box. */
function boxOfText(object: TextObject, kit: FormKit): TextBox {
  const map = caretMap(object, kit, kit.measured?.get(object));
  const [first, last] = [map.lines[0], map.lines.at(-1)];
  const area = { left: 0, top: Math.min(0, first?.top ?? 0), right: object.width, bottom: Math.max(object.height, last?.bottom ?? 0) };
  return { map, matrix: identity, area, style: { ...kit.theme.textStyles[object.styleClass], ...object.style } };
}

function boxOfCode(object: CodeObject, kit: FormKit): TextBox {
  const { style, room, pad, scale, left } = layCode(object, kit);
  return {
    map: codeMap(object.code, (lines) => caretMap(textOfWidth(room, lines, style, 'ltr'), kit)),
    matrix: [scale, 0, 0, scale, left, pad],
    area: { left: 0, top: 0, right: object.width, bottom: object.height },
    style,
  };
}

function boxInTable(object: TableObject, part: string, kit: FormKit): TextBox | undefined {
  const { cells, tops } = layTable(object, kit);
  const placed = cells.find(({ cell }) => cell.id === part);
  if (!placed) return undefined;
  const seat = seatInCell(placed, tops);
  const { cos, sin } = turn(seat.turn ?? 0);
  return {
    map: caretMap(textOfWidth(placed.room, placed.cell.paragraphs, placed.style), kit),
    matrix: [cos, sin, -sin, cos, seat.x, seat.y],
    area: areaOf(boxOfCell(placed, tops)),
    style: { ...kit.theme.textStyles.body, ...placed.style },
  };
}

/** The cell at a point of a table. */
export function cellAt(object: TableObject, { x, y }: Point, kit: FormKit): string | undefined {
  const { cells, tops } = layTable(object, kit);
  return cells.find((placed) => {
    const { left, top, right, bottom } = areaOf(boxOfCell(placed, tops));
    return x >= left && x <= right && y >= top && y <= bottom;
  })?.cell.id;
}

const areaOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Rectangle => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});
