import { isCaret, type TextRange } from '#model/change/text/editing/places.ts';
import { typeText } from '#model/change/text/editing/type-text.ts';
import { type TextChange, unitsInserted } from '#model/change/text/text-change.ts';
import type { TextSelection } from '../../core/selection/selection.ts';
import { breakText, erase } from '../act.ts';
import type { Formats } from '../edit/formats.ts';
import type { Pen, TextInHand } from '../pen.ts';
import { Field } from './field.ts';
import type { LetterToggle } from './keys.ts';
import { BEGINNING, type Mirror, mirrorOf } from './mirror.ts';

/** What is in the field that receives keys, and what is selected there. */
export interface FieldState {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly isBackward: boolean;
}

const toggles: Readonly<Record<string, LetterToggle>> = {
  formatBold: 'bold',
  formatItalic: 'italic',
  formatUnderline: 'underlined',
  formatStrikeThrough: 'struck',
};

/** Writes into the text what comes into the field: keys, input methods, dictation, corrections. */
export function createListening(pen: Pen, formats: Formats) {
  const { desk } = pen;
  const field = new Field();
  let isComposing = false;
  let composed: TextRange | undefined;

  /** What is selected in the field, in a text of so many units. */
  const placesOf = ({ start, end, isBackward }: FieldState, last: number): Pick<TextSelection, 'anchor' | 'focus'> => {
    const [from, to] = [start, end].map((index) => Math.min(field.placeOf(index), last)) as [number, number];
    return isBackward ? { anchor: to, focus: from } : { anchor: from, focus: to };
  };

  const read = (state: FieldState): void => {
    const text = pen.text;
    const typed = text && field.read(state.value, state.end, text.units);
    if (!text || !typed) return;
    const { pending } = pen.memory;
    const { change } = typeText(text.paragraphs, typed.range, typed.inserted, { ...(!text.isCode && { newId: pen.newId }), pending });
    // The caret is not always behind what was typed, as after a correction.
    const { anchor, focus } = placesOf(state, lengthAfter(text.units, change));
    const edit = { change, selection: { from: Math.min(anchor, focus), to: Math.max(anchor, focus) } };
    pen.write(text, edit, isComposing ? 'composing' : 'typing');
    field.wrote(pen.text?.units ?? text.units);
  };

  return {
    /** What the field should show. */
    mirror(text: TextInHand): Mirror {
      return mirrorOf(text.units, text.selection.anchor, text.selection.focus);
    },
    /** The field shows it. */
    shown(mirror: Mirror): void {
      const text = pen.text;
      if (text) field.show(mirror, text.units);
    },
    get isComposing(): boolean {
      return isComposing;
    },
    get composed(): TextRange | undefined {
      return composed;
    },
    /** Whether it is done here, and the field should stay as it is. */
    before(inputType: string): boolean {
      const text = pen.text;
      if (!text || isComposing) return false;
      if (inputType === 'historyUndo') desk.undo();
      else if (inputType === 'historyRedo') desk.redo();
      else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') breakText(pen, text, false);
      else if (inputType === 'deleteContentBackward' && isAtBeginning(text))
        erase(pen, text, { kind: 'delete', isForward: false, reach: 'letter' });
      else if (Object.hasOwn(toggles, inputType)) formats.toggle(toggles[inputType] ?? 'bold');
      else return false;
      return true;
    },
    input: read,
    /** Somebody has selected something in the field itself, as with a screen reader or the keyboard of a phone. */
    selected(state: FieldState): void {
      const text = pen.text;
      if (!text || isComposing) return;
      const mirror = mirrorOf(text.units, text.selection.anchor, text.selection.focus);
      if (!field.shows(mirror) || state.value !== mirror.value) return;
      const { anchor, focus } = placesOf(state, text.units.length);
      if (anchor !== text.selection.anchor || focus !== text.selection.focus) pen.put({ anchor, focus });
    },
    beginComposition(): void {
      isComposing = true;
      desk.settle();
      pen.changed();
    },
    /** What is being composed, right before the caret of the field. */
    compose(state: FieldState, data: string): void {
      const starts = [state.end - data.length, state.start].filter((at) => at >= 0 && state.value.startsWith(data, at));
      const [at] = starts;
      composed = at === undefined || data === '' ? undefined : { from: field.placeOf(at), to: field.placeOf(at + data.length) };
      pen.changed();
    },
    endComposition(state: FieldState): void {
      read(state);
      isComposing = false;
      composed = undefined;
      desk.settle();
      pen.changed();
    },
    /** Without whatever was not finished. */
    reset(): void {
      if (!isComposing) return;
      isComposing = false;
      composed = undefined;
      desk.settle();
    },
  };
}

/** Where there is no letter to delete, but an item of a list to become none. */
const isAtBeginning = ({ range, units }: TextInHand): boolean => isCaret(range) && units.charAt(range.from - 1) === BEGINNING;

const lengthAfter = (units: string, change: TextChange): number =>
  change.reduce((length, part) => length + unitsInserted(part) - ('remove' in part ? part.remove : 0), units.length);
