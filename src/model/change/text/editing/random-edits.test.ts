import { expect, test } from 'vitest';
import { Chance } from '../../../presentation/test-documents.ts';
import type { Paragraph, Run } from '../../../presentation/texts.ts';
import { deleteFrom, deleteRange } from './delete-text.ts';
import { formatLetters, formattingOf, toggleLetters, togglesIn } from './format-letters.ts';
import { formatParagraphs, paragraphFormattingOf } from './format-paragraphs.ts';
import { linkAt } from './link-at.ts';
import { insertLink, setLink } from './links.ts';
import { indent, numberFrom, setList } from './lists.ts';
import type { Edit, LetterFormat, ParagraphFormat } from './places.ts';
import { carryOut, draftOf, links, newIds, textIn } from './test-edits.ts';
import { breakLine, breakParagraph, typeText } from './type-text.ts';

const words = [
  'a',
  'word ',
  'naïve café',
  '👋',
  '👩‍👩‍👧x',
  'مرحبا بالعالم',
  'שלום',
  'two\nlines',
  '世界',
  '\ud83d',
  '\u0000',
  '\r\n',
  '\t',
  '',
];
const addresses = [
  links.one,
  links.other,
  { kind: 'object', id: 'root' },
  { kind: 'object', id: 'nowhere' },
  { kind: 'address', href: '?' },
] as const;
const letterFormats: LetterFormat[] = [
  {},
  { weight: 700 },
  { weight: null },
  { color: 'accent1', size: 40 },
  { position: 'super', family: 'Lora' },
];
const paragraphFormats: ParagraphFormat[] = [
  { align: 'center' },
  { lineHeight: 2, spaceBefore: 1 },
  { direction: 'rtl' },
  { inset: 30, hang: -10 },
];
const toggles = togglesIn({ weight: 400, isItalic: false });

const randomRun = (chance: Chance): Partial<Run> => ({
  text: chance.among(words.slice(0, 9)),
  ...chance.some({ weight: 700, color: 'accent2', link: chance.among(addresses.slice(0, 3)), other: { unknown: 1 } }),
});

const randomText = (chance: Chance) =>
  Array.from({ length: 1 + chance.up(4) }, () => ({
    runs: chance.times(3, () => randomRun(chance)),
    ...chance.some({ align: 'end', level: chance.up(9), start: 3, marker: '§', inset: 40, other: 1 }),
    ...(chance.is(0.5) && { listType: chance.among(['BULLET', 'NUMBER']) }),
  }));

function randomEdit(text: readonly Paragraph[], chance: Chance, newId: () => string): Edit {
  // Also from within a character, from beyond the end, and the wrong way round.
  const units = text.reduce((sum, { runs }) => sum + runs.reduce((all, run) => all + run.text.length, 1), 0);
  const [from, to] = [chance.up(units + 3), chance.up(units + 3)];
  const range = chance.is(0.3) ? { from, to: from } : { from, to };
  const pending = chance.is(0.2) ? chance.among(letterFormats) : undefined;
  formattingOf(text, range);
  paragraphFormattingOf(text, range);
  const link = linkAt(text, from);
  switch (chance.up(14)) {
    case 0:
    case 1:
      return typeText(text, range, chance.among(words), { newId, pending });
    case 2:
      return typeText(text, link ?? range, chance.among(words));
    case 3:
      return deleteRange(text, range);
    case 4:
      return deleteFrom(text, from, Math.max(from - 1 - chance.up(3), 1), false);
    case 5:
      return deleteFrom(text, from, from + chance.up(4), true);
    case 6:
      return breakParagraph(text, range, newId, pending);
    case 7:
      return breakLine(text, range, pending);
    case 8:
      return formatLetters(text, range, chance.among(letterFormats));
    case 9:
      return toggleLetters(text, range, chance.among(Object.values(toggles)));
    case 10:
      return chance.is(0.5)
        ? formatParagraphs(text, range, chance.among(paragraphFormats))
        : indent(text, range, chance.among([1, -1] as const), 30);
    case 11:
      return chance.is(0.3)
        ? numberFrom(text, range, chance.among([7, undefined]))
        : setList(text, range, chance.among(['BULLET', 'NUMBER', undefined] as const));
    case 12:
      return insertLink(text, range, chance.among(words), chance.among(addresses));
    default:
      return setLink(text, range, chance.is(0.3) ? undefined : chance.among(addresses));
  }
}

test('200 texts, each edited 20 times at random, stay valid, and become what they were when all is taken back', () => {
  for (let seed = 0; seed < 200; seed++) {
    const chance = new Chance(seed);
    const draft = draftOf(randomText(chance));
    const newId = newIds();
    const undo = Array.from({ length: 20 }, (_, turn) => {
      const text = textIn(draft);
      const copy = structuredClone(text);
      const edit = randomEdit(text, chance, newId);
      expect(text, `seed ${seed}, edit ${turn}`).toEqual(copy);
      try {
        return carryOut(draft, edit);
      } catch (error) {
        throw new Error(`Seed ${seed}, edit ${turn}: ${JSON.stringify(edit)} of ${JSON.stringify(text)}`, { cause: error });
      }
    });
    for (const takeBack of undo.toReversed()) takeBack();
  }
});
