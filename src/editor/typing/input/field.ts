import { crossText } from '#model/change/text/cross-text.ts';
import type { TextRange } from '#model/change/text/editing/places.ts';
import { ChangeWriter, type TextChange } from '#model/change/text/text-change.ts';
import { placeAfter } from '../../core/selection/follow.ts';
import { type Difference, differenceBetween, type Mirror } from './mirror.ts';

/**
 * What the field shows, and where that is in the text. While an input method composes, the field may not be touched: what others change in
 * the meantime is only in the text.
 */
export class Field {
  #value = '';
  #from = 1;
  #units = '';
  /** Changes by others that the field does not show, one after the other. */
  #others: readonly TextChange[] = [];

  /** It shows this now, of this text. */
  show({ value, from }: Mirror, units: string): void {
    [this.#value, this.#from, this.#units, this.#others] = [value, from, units, []];
  }

  /** Whether it shows this text, as far as it reaches. */
  shows({ value, from }: Mirror): boolean {
    return this.#others.length === 0 && value === this.#value && from === this.#from;
  }

  /** What was typed since, in the text as it is now. */
  read(value: string, caret: number, units: string): { range: TextRange; inserted: string } | undefined {
    this.#notice(units);
    const typed = differenceBetween(this.#value, value, caret);
    if (!typed) return undefined;
    const { start, end, inserted } = typed;
    const [first, last] = [this.#from + start, this.#from + end];
    const from = this.#others.reduce((place, other) => placeAfter(place, other, start < end), first);
    const to = this.#others.reduce((place, other) => placeAfter(place, other, false), last);
    let own = changeOf({ start: first, end: last, inserted });
    this.#others = this.#others.map((other) => {
      const crossed = crossText(other, own, false);
      own = crossText(own, other, true);
      return crossed;
    });
    this.#value = value;
    return { range: { from, to: Math.max(from, to) }, inserted };
  }

  /** What was read has been written: the text is this now. */
  wrote(units: string): void {
    this.#units = units;
  }

  /** Where a place in the field is in the text. */
  placeOf(index: number): number {
    return this.#others.reduce((place, other) => placeAfter(place, other, false), this.#from + index);
  }

  #notice(units: string): void {
    const change = differenceBetween(this.#units, units);
    if (change) this.#others = [...this.#others, changeOf(change)];
    this.#units = units;
  }
}

function changeOf({ start, end, inserted }: Difference): TextChange {
  const change = new ChangeWriter();
  change.add({ keep: start });
  change.add({ insert: inserted });
  change.add({ remove: end - start });
  return change.finish();
}
