import { changeLetters, formatLetters, formattingOf, togglesIn, toggleLetters } from '#model/change/text/editing/format-letters.ts';
import { formatParagraphs, paragraphFormattingOf } from '#model/change/text/editing/format-paragraphs.ts';
import { linkAt } from '#model/change/text/editing/link-at.ts';
import { insertLink, setLink } from '#model/change/text/editing/links.ts';
import { setList } from '#model/change/text/editing/lists.ts';
import { blocksOf, type Edit, isCaret, type LetterFormat } from '#model/change/text/editing/places.ts';
import { formatted } from '#model/change/text/text-units.ts';
import type { Link } from '#model/presentation/link.ts';
import type { Color } from '#model/presentation/paints.ts';
import { link as linkSchema } from '#model/presentation/reading/schemas/texts.ts';
import type { Paragraph, StyleClass, TextStyle } from '#model/presentation/texts.ts';
import type { ChangeKind } from '../../core/history/history.ts';
import { styleOperations } from '../../inspect/style-class.ts';
import { textTarget } from '../../inspect/text-target.ts';
import type { LetterToggle } from '../input/keys.ts';
import type { Pen, TextInHand } from '../pen.ts';
import { addressOf } from './address.ts';

type ListType = NonNullable<Paragraph['listType']>;

/** How the letters that are selected look, or the next one would; undefined or false where they differ. */
export interface TextFormat {
  /** Table cells have none. */
  readonly styleClass: StyleClass | undefined;
  readonly size: number | undefined;
  readonly color: Color | undefined;
  /** Of the letter that would be typed. */
  readonly ink: Color;
  readonly isOn: Readonly<Record<LetterToggle, boolean>>;
  readonly listType: ListType | undefined;
  readonly align: Paragraph['align'] | undefined;
  readonly link: Link | undefined;
}

export type Formats = ReturnType<typeof createFormats>;

/** Formatting of the text in which the caret is. Code has none. */
export function createFormats(pen: Pen) {
  const { desk } = pen;
  const styleOf = (text: TextInHand): TextStyle => pen.boxOf(text)?.style ?? desk.draft.presentation.theme.textStyles.body;
  const formattable = (): TextInHand | undefined => (pen.text?.isCode ? undefined : pen.text);

  /** At a caret between letters, formatting is for what is typed next. */
  const setLetters = (format: LetterFormat, kind: ChangeKind = 'change') => {
    const text = formattable();
    if (!text) return;
    const edit = formatLetters(text.paragraphs, text.range, format);
    if (edit.change.length === 0 && isCaret(text.range)) pen.remember({ ...pen.memory, pending: { ...pen.memory.pending, ...format } });
    else write(text, edit, kind);
  };
  const lead = (to: Link, name: string): boolean => {
    const text = formattable();
    if (!text || !linkSchema.safeParse(to).success) return false;
    const { paragraphs, range } = text;
    const isNew = isCaret(range) && !linkAt(paragraphs, range.from);
    return pen.write(text, isNew ? insertLink(paragraphs, range, name, to) : setLink(paragraphs, range, to), 'change');
  };
  const write = (text: TextInHand, edit: Edit, kind: ChangeKind = 'change') => void pen.write(text, edit, kind);

  return {
    read(): TextFormat | undefined {
      const text = formattable();
      return text && readFormat(text, styleOf(text), pen.memory.pending);
    },
    toggle(name: LetterToggle): void {
      const text = formattable();
      if (!text) return;
      const toggle = togglesIn(styleOf(text))[name];
      const edit = toggleLetters(text.paragraphs, text.range, toggle);
      if (edit.change.length > 0 || !isCaret(text.range)) return write(text, edit);
      const letters = formatted(formattingOf(text.paragraphs, text.range), pen.memory.pending);
      setLetters(toggle.set(letters, !toggle.isOn(letters)));
    },
    /** While somebody is choosing, all is one step until the desk settles. */
    color: (color: Color, kind?: ChangeKind) => setLetters({ color }, kind),
    /** Each letter to the next size, up or down. */
    resize(by: 1 | -1): void {
      const text = formattable();
      if (!text) return;
      const { size } = styleOf(text);
      const next = (letters: Readonly<Record<string, unknown>>) => ({ size: nextSize(Number(letters['size'] ?? size), by) });
      if (!isCaret(text.range)) return write(text, changeLetters(blocksOf(text.paragraphs), text.range, next, true));
      setLetters(next(formatted(formattingOf(text.paragraphs, text.range), pen.memory.pending)));
    },
    /** Items of such a list, or no items if they are already. */
    list(listType: ListType): void {
      const text = formattable();
      if (!text) return;
      const isOn = paragraphFormattingOf(text.paragraphs, text.range).listType === listType;
      write(text, setList(text.paragraphs, text.range, isOn ? undefined : listType));
    },
    align(align: Paragraph['align']): void {
      const text = formattable();
      if (text) write(text, formatParagraphs(text.paragraphs, text.range, { align }));
    },
    /** Of all of the text. */
    styleClass(styleClass: StyleClass): void {
      const target = textTarget(desk);
      if (formattable()?.object.kind === 'text' && target) desk.do(styleOperations(target, styleClass));
    },
    /** Leads letters to an address; without any selected, all of the link there, or the address is written. False if it may not be. */
    link: (typed: string): boolean => lead({ kind: 'address', href: addressOf(typed) }, typed),
    /** The same to a place in the presentation, by its name. */
    lead,
    unlink(): void {
      const text = formattable();
      if (text) write(text, setLink(text.paragraphs, text.range, undefined));
    },
  };
}

function readFormat({ object, paragraphs, range }: TextInHand, style: TextStyle, pending: LetterFormat | undefined): TextFormat {
  const common = formattingOf(paragraphs, range);
  const letters = formatted(common, pending);
  const toggles = togglesIn(style);
  const known = { ...letters, ...(letters['link'] === 'mixed' && { link: undefined }) };
  const ofParagraphs = paragraphFormattingOf(paragraphs, range);
  const caret = formatted(formattingOf(paragraphs, { from: range.to, to: range.to }), pending);
  const own = <T>(value: unknown, usual: T): T | undefined => (value === 'mixed' ? undefined : ((value ?? usual) as T));
  return {
    styleClass: object.kind === 'text' ? object.styleClass : undefined,
    size: own(letters['size'], style.size),
    color: own(letters['color'], style.color),
    ink: own<Color>(caret['color'], style.color) ?? style.color,
    isOn: {
      bold: toggles.bold.isOn(known),
      italic: toggles.italic.isOn(known),
      underlined: toggles.underlined.isOn(known),
      struck: toggles.struck.isOn(known),
    },
    listType: own<ListType | undefined>(ofParagraphs.listType, undefined),
    align: own<Paragraph['align']>(ofParagraphs.align, 'start'),
    link: isCaret(range) ? linkAt(paragraphs, range.from)?.link : own<Link | undefined>(common.link, undefined),
  };
}

/** By one, or in steps that suit sizes far smaller or larger. */
export function nextSize(size: number, by: 1 | -1): number {
  const digits = size >= 5 ? Math.max(0, Math.floor(Math.log10(size)) - 1) : Math.floor(Math.log10(size / 5));
  const step = 10 ** digits;
  const next = Math.round(size / step + by) * step;
  return Number(Math.min(Math.max(next, 1e-3), 1e6).toPrecision(6));
}
