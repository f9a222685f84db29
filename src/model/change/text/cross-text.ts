import { ChangeWriter, type Formatting, type KeepPart, type TextChange, type TextPart, unitsBefore, unitsInserted } from './text-change.ts';

/**
 * A change as it is after another one to the same text, which was made at the same time. Whichever of the two comes first in the order of
 * all changes also comes first in the text if both insert at the same place; formatting that both set stays as the later one sets it.
 */
export function crossText(change: TextChange, other: TextChange, isLater: boolean): TextChange {
  const [mine, theirs] = [new PartReader(change), new PartReader(other)];
  const crossed = new ChangeWriter();
  while (mine.next) {
    if (mine.inserts && !(theirs.inserts && isLater)) crossed.add(mine.takeAll());
    else if (theirs.inserts) crossed.add({ keep: unitsInserted(theirs.takeAll()) });
    else {
      const units = Math.min(mine.left, theirs.left);
      const [part, passed] = [mine.take(units), theirs.next && theirs.take(units)];
      if (passed && 'remove' in passed) continue;
      crossed.add('keep' in part && !isLater ? yielding(part, passed) : part);
    }
  }
  return crossed.finish();
}

/** Without the formatting that a later change sets. */
function yielding({ keep, letters, paragraphs }: KeepPart, later: TextPart | undefined): KeepPart {
  const other = later && 'keep' in later ? later : undefined;
  const [own, ownParagraphs] = [without(letters, other?.letters), without(paragraphs, other?.paragraphs)];
  return { keep, ...(own && { letters: own }), ...(ownParagraphs && { paragraphs: ownParagraphs }) };
}

function without(format: Formatting | undefined, later: Formatting | undefined): Formatting | undefined {
  if (!format || !later) return format;
  const rest = Object.entries(format).filter(([name]) => !Object.hasOwn(later, name));
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

class PartReader {
  readonly #change: TextChange;
  #index = 0;
  #used = 0;

  constructor(change: TextChange) {
    this.#change = change;
  }

  get next(): TextPart | undefined {
    return this.#change[this.#index];
  }

  get inserts(): boolean {
    return this.next !== undefined && unitsInserted(this.next) > 0;
  }

  /** Units left of a part that keeps or removes; beyond the end, everything is kept. */
  get left(): number {
    return this.next ? unitsBefore(this.next) - this.#used : Infinity;
  }

  takeAll(): TextPart {
    const part = this.next;
    if (!part) throw new RangeError('The change ends here');
    this.#index++;
    this.#used = 0;
    return part;
  }

  take(units: number): TextPart {
    const part = this.next;
    if (!part) throw new RangeError('The change ends here');
    this.#used += units;
    if (this.#used === unitsBefore(part)) this.takeAll();
    return 'keep' in part ? { ...part, keep: units } : { remove: units };
  }
}
