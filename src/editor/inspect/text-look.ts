import type { Fields, Operation } from '#model/change/operation.ts';
import { formatLetters } from '#model/change/text/editing/format-letters.ts';
import { formatParagraphs, paragraphFormattingOf } from '#model/change/text/editing/format-paragraphs.ts';
import { setList } from '#model/change/text/editing/lists.ts';
import { blocksIn, blocksOf, isCaret, type Edit, type LetterFormat } from '#model/change/text/editing/places.ts';
import { type Formatting, isSame } from '#model/change/text/text-change.ts';
import type { Paragraph, TextStyle } from '#model/presentation/texts.ts';
import { textOperation } from './style-class.ts';
import type { TextTarget } from './text-target.ts';

type LetterName = 'family' | 'size' | 'weight' | 'color' | 'letterSpacing';
export type ListKind = NonNullable<Paragraph['listType']> | 'none';

/** How a text looks; `mixed` where its parts differ. */
export type TextLook = { readonly [Name in LetterName]: TextStyle[Name] | 'mixed' } & {
  readonly lineHeight: number | 'mixed';
  readonly align: Paragraph['align'] | 'mixed';
  readonly list: ListKind | 'mixed';
};

export type TextFormat = Partial<Pick<TextStyle, LetterName | 'lineHeight'>> & {
  readonly align?: Paragraph['align'];
  readonly list?: ListKind;
};

const letterNames: readonly LetterName[] = ['family', 'size', 'weight', 'color', 'letterSpacing'];

export function textLook({ paragraphs, range, style }: TextTarget): TextLook {
  const blocks = blocksIn(blocksOf(paragraphs), range);
  const letters = blocks.flatMap((block) =>
    isCaret(block) ? [block.first] : block.letters.filter(({ from, to }) => from < range.to && to > range.from).map(({ format }) => format),
  );
  const one = <Name extends LetterName>(name: Name) => inCommon<TextStyle[Name]>(letters, name, style[name]);
  const { align, listType } = paragraphFormattingOf(paragraphs, range);
  return {
    family: one('family'),
    size: one('size'),
    weight: one('weight'),
    color: one('color'),
    letterSpacing: one('letterSpacing'),
    lineHeight: inCommon(
      blocks.map(({ format }) => format),
      'lineHeight',
      style.lineHeight,
    ),
    align: align ?? 'start',
    list: listType ?? 'none',
  };
}

/** What has no formatting of its own looks as usual. */
function inCommon<T>(formats: readonly Formatting[], name: string, usual: T): T | 'mixed' {
  const values = formats.map((format) => (format[name] ?? usual) as T);
  const [first = usual] = values;
  return values.every((value) => isSame(value, first)) ? first : 'mixed';
}

export function formatOperations(target: TextTarget, format: TextFormat): Operation[] {
  const { id, part, paragraphs, range, isWhole } = target;
  const letters = Object.fromEntries(letterNames.filter((name) => format[name] !== undefined).map((name) => [name, format[name]]));
  const edits: Edit[] = [];
  const own: Record<string, unknown> = {};
  if (Object.keys(letters).length > 0) {
    if (isWhole) for (const [name, value] of Object.entries(letters)) own[`style/${name}`] = value;
    edits.push(formatLetters(paragraphs, range, isWhole ? withoutAny(letters) : letters));
  }
  if (format.lineHeight !== undefined) {
    if (isWhole) own['style/lineHeight'] = format.lineHeight;
    edits.push(formatParagraphs(paragraphs, range, { lineHeight: isWhole ? null : format.lineHeight }));
  }
  if (format.align) edits.push(formatParagraphs(paragraphs, range, { align: format.align }));
  if (format.list) edits.push(setList(paragraphs, range, format.list === 'none' ? undefined : format.list));
  return [...setOwn(target, own), ...edits.flatMap((edit) => textOperation(id, part, edit))];
}

const withoutAny = (letters: Formatting): LetterFormat => Object.fromEntries(Object.keys(letters).map((name) => [name, null]));

const setOwn = ({ id }: TextTarget, fields: Fields): Operation[] => (Object.keys(fields).length > 0 ? [{ kind: 'set', id, fields }] : []);
