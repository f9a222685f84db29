/** Whether a substitute family, given by its letter in `families.ts`, has a code point. */
export type HasCharacter = (letter: string, point: number) => boolean;

const isHan = (point: number) => /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{323af}]/u.test(String.fromCodePoint(point));

const writings: [string, RegExp][] = [
  ['B', /\p{scx=Hebrew}/u],
  ['A', /\p{scx=Arabic}/u],
  ['T', /\p{scx=Thai}/u],
  ['D', /\p{scx=Devanagari}/u],
];

/** Letters and symbols before full-width ones, except among enclosed numbers and from CJK on, where full-width ones are meant. */
const preferred = (point: number) =>
  (point >= 0x2460 && point < 0x2500) || (point >= 0x2e80 && point < 0x1d000) ? 'NHJKMSYBATDE' : 'NMSYHJKBATDE';

/** The table in `families.ts`: runs of code points from U+0020 on, each a length in base 36 and the letter of the drawing family. */
export function makeSubstituteRuns(hasCharacter: HasCharacter): string {
  const runs: { letter: string; length: number }[] = [];
  const has = (letter: string, point: number): boolean =>
    letter === 'H' ? hasCharacter('J', point) && hasCharacter('K', point) : letter !== 'Z' && hasCharacter(letter, point);

  const choose = (point: number, before: string): string => {
    const char = String.fromCodePoint(point);
    if (isHan(point)) return 'H';
    if (/\p{Co}/u.test(char)) return 'Z';
    // Future emoji are not drawn; any other unassigned code point may be in any run.
    if (/\p{Cn}/u.test(char)) return /\p{ExtPict}/u.test(char) ? 'Z' : before;
    if (/[\p{Cc}\p{Cs}\p{DI}]/u.test(char)) return before;
    if (has('E', point) && (point >= 0x1f000 || /\p{Emoji_Presentation}/u.test(char))) return 'E';
    const [writing] = writings.find(([letter, script]) => point >= 0x590 && script.test(char) && has(letter, point)) ?? [];
    if (writing) return writing;
    // Staying with the previous family keeps the table short; every sixteenth code point goes to the preferred one.
    if (point % 16 && 'NMSYH'.includes(before) && has(before, point)) return before;
    return [...preferred(point)].find((letter) => has(letter, point)) ?? 'Z';
  };

  for (let point = 0x20; point < 0x32400; point++) {
    const last = runs.at(-1);
    const letter = choose(point, last?.letter ?? 'N');
    if (last?.letter === letter) last.length++;
    else runs.push({ letter, length: 1 });
  }
  return runs.map(({ letter, length }) => length.toString(36) + letter).join('');
}
