import type { Paragraph } from '#model/presentation/texts.ts';
import type { CaretLetter, CaretMap } from '#model/text/caret/caret-map.ts';

/** As code is drawn. */
const TAB = '    ';

/** Where every letter of code is, which is drawn line by line, with spaces instead of tabs. Offsets count as in one paragraph. */
export function codeMap(code: string, lay: (lines: Paragraph[]) => CaretMap): CaretMap {
  const lines = code.split('\n');
  const laid = lay(lines.map((line) => ({ runs: [{ text: line.replaceAll('\t', TAB) }], align: 'start', level: 0, spaceBefore: 0 })));
  const places = placesOf(lines);
  return {
    text: `\u2029${code}`,
    lines: laid.lines.map((line) => {
      const placeOf = (offset: number) => places[offset] ?? 0;
      const { paragraph, left, right, top, bottom, start, isRtl, isWrapped } = line;
      let known: readonly CaretLetter[] | undefined;
      const letters = () =>
        (known ??= joined(line.letters.map((letter) => ({ ...letter, from: placeOf(letter.from), to: placeOf(letter.to) }))));
      return {
        paragraph,
        from: placeOf(line.from),
        to: placeOf(line.to),
        left,
        right,
        top,
        bottom,
        start,
        isRtl,
        isWrapped,
        get letters() {
          return letters();
        },
        touching: (offset) => letters().filter(({ from, to }) => from === offset || to === offset),
      };
    }),
  };
}

/** For each offset in the lines as they are drawn, that in the code. */
function placesOf(lines: readonly string[]): number[] {
  const places = [0];
  let offset = 1;
  for (const line of lines) {
    for (const letter of line.split('')) {
      for (let column = 0; column < (letter === '\t' ? TAB.length : 1); column++) places.push(offset);
      offset += 1;
    }
    places.push(offset);
    offset += 1;
  }
  return places;
}

/** The spaces that stand for a tab are one letter. */
function joined(letters: readonly CaretLetter[]): CaretLetter[] {
  const list: CaretLetter[] = [];
  for (const letter of letters) {
    const last = list.at(-1);
    if (last && last.from === letter.from) list[list.length - 1] = { ...last, to: letter.to, right: letter.right };
    else list.push(letter);
  }
  return list;
}
