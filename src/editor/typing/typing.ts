import { pan } from '#model/camera/travel.ts';
import { isSame } from '#model/change/text/text-change.ts';
import { typeText } from '#model/change/text/editing/type-text.ts';
import type { Point } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { resolveColor } from '#model/paint/marks/colors.ts';
import type { Pressed } from '../commands/keys.ts';
import type { Desk } from '../desk/desk.ts';
import type { DeskState } from '../desk/desk-state.ts';
import { act } from './act.ts';
import { createCarrying } from './carry.ts';
import { createFormats, type TextFormat } from './edit/formats.ts';
import { typingCommand, typingKeys } from './input/keys.ts';
import { createListening, type FieldState } from './input/listening.ts';
import type { Mirror } from './input/mirror.ts';
import { removeEmptyTexts } from './leave-empty.ts';
import { Pen } from './pen.ts';
import { type DrawnText, drawnText } from './place/in-view.ts';
import { languageOf, nameOf, type TextName } from './place/names.ts';
import { createPointing, type PressHow } from './pointing.ts';

/** What the page shows while somebody edits a text. Another object after each change. */
export interface TypingView {
  /** Of the object and the part of it that is edited. */
  readonly key: string;
  readonly name: TextName;
  /** BCP 47, for spelling. */
  readonly language: string;
  /** What the field that receives keys should show, and may if no input method is at work. */
  readonly mirror: Mirror;
  readonly isComposing: boolean;
  /** Undefined until the canvas shows the text. */
  readonly drawn: DrawnText | undefined;
  /** Of the caret, in the colour of letters: `#rrggbb` or `#rrggbbaa`. */
  readonly ink: string;
  /** Code has none. */
  readonly format: TextFormat | undefined;
  /** Counts what the person has typed and where they have gone by key: the caret has to be in view then. */
  readonly moves: number;
  /** Counts presses in the text: the field has to have the focus then. */
  readonly presses: number;
}

/** What the page has to do itself. */
export type PageAction = 'link' | 'toolbar';

/** CSS pixels between the caret and the edge of what is seen. */
const MARGIN = 24;

/** Everything about the text that is being edited. */
export function createTyping(desk: Desk, { isMac }: { isMac: boolean }) {
  const pen = new Pen(desk);
  const formats = createFormats(pen);
  const listening = createListening(pen, formats);
  const pointing = createPointing(pen);
  let [moves, presses] = [0, 0];
  let known: { state: DeskState; version: number; view: TypingView | undefined } | undefined;
  let former: string | undefined;
  let format: TextFormat | undefined;
  desk.subscribe(() => {
    const key = keyOf(desk);
    if (key !== former) listening.reset();
    former = key;
  });
  removeEmptyTexts(desk);

  const look = (): TypingView | undefined => {
    const [text, key] = [pen.text, keyOf(desk)];
    if (!text || key === undefined) return undefined;
    const read = formats.read();
    // The same object as long as it says the same.
    format = isSame(read, format) ? format : read;
    return {
      key,
      name: nameOf(desk, text),
      language: languageOf(desk, text),
      mirror: listening.mirror(text),
      isComposing: listening.isComposing,
      drawn: drawnText(desk, text.selection, { clings: pen.memory.clings, composed: listening.composed }),
      ink: resolveColor(format?.ink ?? 'text', desk.draft.presentation.theme),
      format,
      moves,
      presses,
    };
  };
  /** Undefined while nobody edits a text. */
  const view = (): TypingView | undefined => {
    const [state, { version }] = [desk.state(), pen];
    if (known?.state !== state || known.version !== version) known = { state, version, view: look() };
    return known.view;
  };

  return {
    isMac,
    keys: typingKeys,
    view,
    subscribe(listener: () => void): () => void {
      const stops = [desk.subscribe(listener), pen.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    format: formats,
    settle: () => desk.settle(),
    carrying: createCarrying(pen),
    /** Writes at the caret, in place of what is selected: a step of its own. */
    insert(words: string): void {
      const text = pen.text;
      if (!text) return;
      moves += 1;
      pen.write(text, typeText(text.paragraphs, text.range, words, { pending: pen.memory.pending }), 'change');
    },
    /** What happens in the field that receives keys. */
    field: {
      shown: listening.shown,
      before: listening.before,
      input(state: FieldState): void {
        moves += 1;
        listening.input(state);
      },
      selected: listening.selected,
      beginComposition: listening.beginComposition,
      compose: listening.compose,
      endComposition: listening.endComposition,
    },
    /** Whether the point is in the text that is edited, where the caret is then. */
    press(point: Point, how: PressHow): boolean {
      if (!pointing.press(point, how)) return false;
      presses += 1;
      pen.changed();
      return true;
    },
    dragTo: pointing.dragTo,
    /** Undefined if the key is for the browser. */
    key(pressed: Pressed): 'done' | PageAction | undefined {
      const command = typingCommand(pressed, isMac);
      if (!command) return undefined;
      moves += 1;
      if (act(pen, formats, command)) return 'done';
      return command.kind === 'link' || command.kind === 'toolbar' ? command.kind : undefined;
    },
    /** Moves the canvas so that the caret is in an area of the view. */
    reveal({ left, top, right, bottom }: Rectangle): void {
      const caret = view()?.drawn?.caretArea;
      if (!caret) return;
      const x = shiftInto(caret.left, caret.right, left + MARGIN, right - MARGIN);
      const y = shiftInto(caret.top, caret.bottom, top + MARGIN, bottom - MARGIN);
      if (x !== 0 || y !== 0) desk.look(pan(desk.state().camera, x, y));
    },
  };
}

function keyOf(desk: Desk): string | undefined {
  const { selection } = desk.state();
  return selection.kind === 'text' ? JSON.stringify([selection.id, selection.part]) : undefined;
}

/** How far something has to move to be between two edges; its start matters most. */
export function shiftInto(from: number, to: number, first: number, last: number): number {
  if (from < first) return first - from;
  return Math.min(0, Math.max(last - to, first - from));
}
