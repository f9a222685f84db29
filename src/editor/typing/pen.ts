import type { Edit, LetterFormat, TextRange } from '#model/change/text/editing/places.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import type { CaretPlace } from '#model/text/caret/caret.ts';
import type { ChangeKind } from '../core/history/history.ts';
import type { TextSelection } from '../core/selection/selection.ts';
import { textOf } from '../core/selection/text-of.ts';
import type { Desk } from '../desk/desk.ts';
import { unitsIn } from './input/mirror.ts';
import { type TextBox, textBox } from './place/text-box.ts';

/** The text that somebody edits, as it is in the draft. */
export interface TextInHand {
  readonly selection: TextSelection;
  readonly object: SceneObject;
  readonly paragraphs: readonly Paragraph[];
  readonly range: TextRange;
  /** One character per offset. */
  readonly units: string;
  readonly isCode: boolean;
}

/** What is known about a caret besides its place, as long as it stays there. */
interface CaretMemory {
  readonly clings?: CaretPlace['clings'];
  /** How far from the edge of its column it stays while it moves up and down. */
  readonly goal?: number | undefined;
  /** Formatting that was chosen while nothing was selected. */
  readonly pending?: LetterFormat | undefined;
}

/** Reads and changes the text in which the caret is. */
export class Pen {
  readonly desk: Desk;
  #memory: CaretMemory = {};
  #of: TextSelection | undefined;
  #version = 0;
  readonly #listeners = new Set<() => void>();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  get text(): TextInHand | undefined {
    const { draft, state } = this.desk;
    const { selection: chosen } = state();
    if (chosen.kind !== 'text') return undefined;
    const object = draft.entries.get(chosen.id)?.object;
    const paragraphs = textOf(draft, chosen);
    if (!object || !paragraphs) return undefined;
    // Before the beginning of the first paragraph, there is no caret.
    const [anchor, focus] = [Math.max(chosen.anchor, 1), Math.max(chosen.focus, 1)];
    const selection = { ...chosen, anchor, focus };
    const range = { from: Math.min(anchor, focus), to: Math.max(anchor, focus) };
    return { selection, object, paragraphs, range, units: unitsIn(paragraphs), isCode: object.kind === 'code' };
  }

  /** Undefined if the text is not drawn, as a cell beyond the edge of its table. */
  boxOf({ object, selection }: TextInHand): TextBox | undefined {
    return textBox(object, selection.part, this.desk.kit());
  }

  get memory(): CaretMemory {
    const { selection } = this.desk.state();
    return this.#of && selection.kind === 'text' && isSamePlace(selection, this.#of) ? this.#memory : {};
  }

  readonly newId = (): string => this.desk.newId('paragraph');

  /** Places the caret, or selects letters. */
  put(next: Pick<TextSelection, 'anchor' | 'focus'> & { part?: string | undefined }, memory: CaretMemory = {}): void {
    const { selection } = this.desk.state();
    if (selection.kind !== 'text') return;
    const moved = { ...selection, ...next };
    if (!isSamePlace(moved, selection)) this.desk.select(moved);
    this.remember(memory);
  }

  remember(memory: CaretMemory): void {
    const { selection } = this.desk.state();
    [this.#memory, this.#of] = [memory, selection.kind === 'text' ? selection : undefined];
    this.changed();
  }

  /** Does an edit. */
  write({ selection }: TextInHand, { change, selection: { from, to } }: Edit, kind: ChangeKind = 'typing'): boolean {
    const isBackward = selection.focus < selection.anchor;
    const next = { ...selection, anchor: isBackward ? to : from, focus: isBackward ? from : to };
    if (change.length === 0) {
      this.put(next, this.memory);
      return true;
    }
    const { id, part } = selection;
    return this.desk.do([{ kind: 'text', id, ...(part !== undefined && { part }), change }], { kind, select: () => next });
  }

  /** Counts what is not in the state of the desk. */
  get version(): number {
    return this.#version;
  }

  changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

const isSamePlace = (one: TextSelection, other: TextSelection): boolean =>
  one.id === other.id && one.part === other.part && one.anchor === other.anchor && one.focus === other.focus;
