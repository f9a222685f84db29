import type { Chance } from '../../presentation/test-documents.ts';
import type { Paragraph } from '../../presentation/texts.ts';
import { ChangeWriter, type TextChange } from './text-change.ts';
import { lengthOf, paragraphOf, type Letters, unitsOf } from './text-units.ts';

const words = ['a', 'word', 'naïve café ', '👩‍👩‍👧', 'مرحبا', 'two\nlines', '世界'];
const formats = [{}, {}, { weight: 700 }, { isItalic: true, size: 40 }, { color: 'accent1' }, { other: { unknown: 1 } }];
const paragraphFormats = [{}, { align: 'center' }, { listType: 'BULLET', level: 1 }, { spaceBefore: 1 }];

let ids = 0;

export const randomText = (chance: Chance): Paragraph[] =>
  Array.from({ length: 1 + chance.up(4) }, () =>
    paragraphOf(
      { id: `p${++ids}`, format: { ...chance.among(paragraphFormats), empty: chance.among(formats) } },
      chance.times(3, () => letters(chance)),
    ),
  );

const letters = (chance: Chance): Letters => ({ text: chance.among(words), format: chance.among(formats) });

/** Never within a character, and never before the first paragraph. */
export function randomChange(paragraphs: readonly Paragraph[], chance: Chance): TextChange {
  const stops = boundaries(paragraphs);
  const writer = new ChangeWriter();
  writer.add({ keep: 1 });
  let at = 1;
  while (at < unitsOf(paragraphs)) {
    const to = chance.among(stops.filter((stop) => stop > at));
    const turn = chance.up(5);
    if (turn === 0) writer.add({ remove: to - at });
    else if (turn === 1)
      writer.add({ keep: to - at, letters: chance.among([{ weight: 900 }, { weight: null }, { size: 12, isItalic: null }]) });
    else if (turn === 2)
      writer.add({ keep: to - at, paragraphs: chance.among([{ align: 'end' }, { listType: null }, { spaceBefore: 2 }]) });
    else writer.add({ keep: to - at });
    at = to;
    addInsertion(writer, chance);
  }
  if (at === 1) addInsertion(writer, chance);
  return writer.finish();
}

function addInsertion(writer: ChangeWriter, chance: Chance): void {
  if (chance.is(0.3)) writer.add({ insert: chance.among(words), letters: { weight: chance.among([300, 500]) } });
  if (chance.is(0.15)) writer.add({ begin: `p${++ids}`, paragraphs: { align: 'center' } });
  if (chance.is(0.2)) writer.add({ insert: chance.among(words) });
}

/** Units at which a change may begin or end. */
function boundaries(paragraphs: readonly Paragraph[]): number[] {
  const stops: number[] = [];
  let at = 0;
  for (const { runs } of paragraphs) {
    stops.push(++at);
    for (const { text } of runs) for (const character of text) stops.push((at += lengthOf({ text: character, format: {} })));
  }
  return stops;
}
