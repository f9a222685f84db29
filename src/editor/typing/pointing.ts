import type { TextRange } from '#model/change/text/editing/places.ts';
import { apply, invert, multiply, type Point } from '#model/geometry/matrix.ts';
import { positionAt } from '#model/text/caret/caret.ts';
import type { CaretMap } from '#model/text/caret/caret-map.ts';
import { segmentsOf } from '#model/text/writing/graphemes.ts';
import type { Pen } from './pen.ts';
import { seen } from './place/in-view.ts';
import { cellAt, textBox } from './place/text-box.ts';

/** CSS pixels beside a text that still count. */
const REACH = 6;

export interface PressHow {
  /** 2 selects a word, 3 a paragraph. */
  readonly clicks: number;
  /** From where the selection began to here. */
  readonly isExtending: boolean;
}

/** Carets and selections by pointer. Points are in CSS pixels of the view. */
export function createPointing(pen: Pen) {
  const { desk } = pen;
  let clicks = 1;
  /** What was pressed first: dragging selects from there. */
  let origin: TextRange = { from: 1, to: 1 };

  /** Where a point is in the text of the selection, or of one of its table's cells. */
  const find = (point: Point, part: string | undefined) => {
    const id = pen.text?.selection.id;
    const shown = id === undefined ? undefined : seen(desk, id);
    const box = shown && textBox(shown.object, part, desk.kit());
    const inside = shown && invert(shown.matrix);
    const within = box && inside && invert(multiply(shown.matrix, box.matrix));
    if (!box || !inside || !within) return undefined;
    const reach = REACH * Math.hypot(inside[0], inside[1]);
    const { x, y } = apply(inside, point.x, point.y);
    const { left, top, right, bottom } = box.area;
    return {
      map: box.map,
      place: positionAt(box.map, apply(within, point.x, point.y)),
      isInside: x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach,
    };
  };

  const partAt = (point: Point): string | undefined => {
    const text = pen.text;
    const shown = text && seen(desk, text.selection.id);
    const inside = shown && invert(shown.matrix);
    if (!inside || shown.object.kind !== 'table') return text?.selection.part;
    return cellAt(shown.object, apply(inside, point.x, point.y), desk.kit()) ?? text?.selection.part;
  };

  return {
    /** Whether the point is in the text that is edited, or in another cell of its table: then the caret is there. */
    press(point: Point, how: PressHow): boolean {
      const text = pen.text;
      if (!text) return false;
      const { selection } = text;
      const part = how.isExtending ? selection.part : partAt(point);
      const found = find(point, part);
      if (!found?.isInside) return false;
      clicks = how.clicks;
      const { offset, clings } = found.place;
      const isElsewhere = part !== selection.part;
      if (how.isExtending && !isElsewhere) {
        origin = { from: selection.anchor, to: selection.anchor };
        pen.put({ anchor: selection.anchor, focus: offset }, { clings });
        return true;
      }
      origin = unitAround(found.map, offset, clicks);
      pen.put({ anchor: origin.from, focus: origin.to, ...(part !== undefined && { part }) }, { clings });
      desk.settle();
      return true;
    },
    dragTo(point: Point): void {
      const found = find(point, pen.text?.selection.part);
      if (!found) return;
      const { from, to } = unitAround(found.map, found.place.offset, clicks);
      const isBefore = from < origin.from;
      pen.put(
        { anchor: isBefore ? origin.to : origin.from, focus: isBefore ? from : Math.max(to, origin.to) },
        { clings: found.place.clings },
      );
    },
  };
}

/** A place, or the word or paragraph around it. */
function unitAround(map: CaretMap, place: number, clicks: number): TextRange {
  if (clicks <= 1) return { from: place, to: place };
  if (clicks === 2) return wordAround(map.text, place);
  const line = map.lines.findLast(({ from }) => from <= place) ?? map.lines[0];
  const lines = map.lines.filter(({ paragraph }) => paragraph === line?.paragraph);
  return { from: lines[0]?.from ?? place, to: lines.at(-1)?.to ?? place };
}

/** Preferably a word before the place to what is not one after it. */
function wordAround(text: string, place: number): TextRange {
  const starts = [...segmentsOf(text, 'word')].map(({ index }) => index);
  const around = (unit: number): TextRange => ({
    from: starts.findLast((start) => start <= unit) ?? unit,
    to: starts.find((start) => start > unit) ?? text.length,
  });
  const isWord = ({ from, to }: TextRange) => /[\p{L}\p{N}]/u.test(text.slice(from, to));
  const isBreak = (unit: number) => unit < 1 || unit >= text.length || /[\n\u2029]/.test(text.charAt(unit));
  const [before, after] = [place - 1, place].map((unit) => (isBreak(unit) ? undefined : around(unit)));
  const best = [after, before].find((range) => range && isWord(range)) ?? after ?? before;
  return best ?? { from: place, to: place };
}
