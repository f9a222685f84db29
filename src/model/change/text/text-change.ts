/** Formatting by name, as in `Run` and `Paragraph`; null removes it. */
export type Formatting = Readonly<Record<string, unknown>>;

/**
 * A change to a text, from its start to its last difference. A text is counted in units: one for the beginning of each paragraph, and one
 * for each UTF-16 code unit of its letters. The beginning of the first paragraph always stays.
 */
export type TextChange = readonly TextPart[];

export type TextPart = KeepPart | LettersPart | ParagraphPart | RemovePart;

export interface KeepPart {
  readonly keep: number;
  /** Set on all letters that are kept. */
  readonly letters?: Formatting | undefined;
  /** Set on all paragraphs that begin among them. */
  readonly paragraphs?: Formatting | undefined;
}

export interface LettersPart {
  readonly insert: string;
  readonly letters?: Formatting | undefined;
}

/** Begins a paragraph: what follows, up to the next beginning, belongs to it. */
export interface ParagraphPart {
  readonly begin: string;
  readonly paragraphs?: Formatting | undefined;
}

export interface RemovePart {
  readonly remove: number;
}

/** Among a paragraph's formatting: that of its letters while it has none. */
export const EMPTY = 'empty';

/** How many units of the text before the change a part covers, and how many of the text after it. */
export const unitsBefore = (part: TextPart): number => ('keep' in part ? part.keep : 'remove' in part ? part.remove : 0);
export const unitsInserted = (part: TextPart): number => ('insert' in part ? part.insert.length : 'begin' in part ? 1 : 0);

/** Collects parts: joins those that can be one, and drops what changes nothing. */
export class ChangeWriter {
  readonly #parts: TextPart[] = [];

  add(part: TextPart): void {
    if (unitsBefore(part) + unitsInserted(part) === 0) return;
    const last = this.#parts.at(-1);
    const joined = last && join(last, part);
    if (joined) this.#parts[this.#parts.length - 1] = joined;
    else this.#parts.push(part);
  }

  finish(): TextChange {
    while (isIdle(this.#parts.at(-1))) this.#parts.pop();
    return this.#parts;
  }
}

const isIdle = (part: TextPart | undefined): boolean => part !== undefined && 'keep' in part && !part.letters && !part.paragraphs;

function join(last: TextPart, next: TextPart): TextPart | undefined {
  if ('remove' in last && 'remove' in next) return { remove: last.remove + next.remove };
  if ('insert' in last && 'insert' in next && isSame(last.letters, next.letters)) return { ...last, insert: last.insert + next.insert };
  if ('keep' in last && 'keep' in next && isSame(last.letters, next.letters) && isSame(last.paragraphs, next.paragraphs))
    return { ...last, keep: last.keep + next.keep };
  return undefined;
}

/** Whether two values are the same as JSON, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, others] = [present(one), present(other)];
  return fields.length === others.length && fields.every(([name, value]) => Object.hasOwn(other, name) && isSame(value, get(other, name)));
}

const present = (value: object): [string, unknown][] => Object.entries(value).filter(([, field]) => field !== undefined);
const get = (holder: object, name: string): unknown => Reflect.get(holder, name);
