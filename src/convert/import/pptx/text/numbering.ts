const letter = (count: number, first: string, size = 26): string => {
  let [rest, written] = [count, ''];
  for (; rest > 0; rest = Math.floor((rest - 1) / size)) written = String.fromCharCode(first.charCodeAt(0) + ((rest - 1) % size)) + written;
  return written;
};

const numerals: [string, number][] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];
const roman = (count: number): string => {
  let [rest, written] = [count < 4000 ? count : 0, ''];
  for (const [sign, value] of numerals) for (; rest >= value; rest -= value) written += sign;
  return written || String(count);
};

const digits = (count: number, zero: string): string =>
  String(count).replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

const eastern = [...'〇一二三四五六七八九'];
/** As spoken up to a hundred (十, 十二, 二十), digit by digit beyond. */
function chinese(count: number): string {
  const written = (digit: number) => eastern[digit] ?? '';
  if (count > 99) return String(count).replace(/\d/g, (digit) => written(Number(digit)));
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  return (tens > 1 ? written(tens) : '') + (tens > 0 ? '十' : '') + (ones > 0 ? written(ones) : '');
}

const hebrew: [string, number][] = [
  ['ת', 400],
  ['ש', 300],
  ['ר', 200],
  ['ק', 100],
  ['צ', 90],
  ['פ', 80],
  ['ע', 70],
  ['ס', 60],
  ['נ', 50],
  ['מ', 40],
  ['ל', 30],
  ['כ', 20],
  ['יט', 19],
  ['יח', 18],
  ['יז', 17],
  ['טז', 16],
  ['טו', 15],
  ['י', 10],
  ['ט', 9],
  ['ח', 8],
  ['ז', 7],
  ['ו', 6],
  ['ה', 5],
  ['ד', 4],
  ['ג', 3],
  ['ב', 2],
  ['א', 1],
];
const hebrewLetters = (count: number): string => {
  let [rest, written] = [Math.min(count, 999), ''];
  for (const [sign, value] of hebrew) for (; rest >= value; rest -= value) written += sign;
  return written;
};

const thai = 'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ';
const hindi = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह';
const arabic = 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي';
const abjad = 'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ';
const among = (count: number, signs: string) =>
  ([...signs][(count - 1) % [...signs].length] ?? '').repeat(Math.min(Math.ceil(count / [...signs].length), 5));

const circled = (count: number, one: string, most: number): string =>
  count <= most ? String.fromCodePoint((one.codePointAt(0) ?? 0) + count - 1) : String(count);

/** By the start of a scheme's name. */
const writings: [string, (count: number) => string][] = [
  ['alphaLc', (count) => letter(count, 'a')],
  ['alphaUc', (count) => letter(count, 'A')],
  ['romanLc', roman],
  ['romanUc', (count) => roman(count).toUpperCase()],
  ['circleNumWdBlack', (count) => circled(count, '❶', 10)],
  ['circleNum', (count) => circled(count, '①', 20)],
  ['arabicDb', (count) => digits(count, '０')],
  ['arabic1', (count) => among(count, arabic)],
  ['arabic2', (count) => among(count, abjad)],
  ['arabic', String],
  ['ea1', chinese],
  ['hebrew', hebrewLetters],
  ['thaiAlpha', (count) => among(count, thai)],
  ['thaiNum', (count) => digits(count, '๐')],
  ['hindiAlpha', (count) => among(count, hindi)],
  ['hindiNum', (count) => digits(count, '०')],
];

/** Formats a number in a scheme of `a:buAutoNum`. */
export function numberIn(scheme: string, count: number): string {
  const written = (writings.find(([start]) => scheme.startsWith(start))?.[1] ?? String)(count);
  if (scheme.endsWith('ParenBoth')) return `(${written})`;
  if (scheme.endsWith('ParenR')) return `${written})`;
  if (scheme.endsWith('Period')) return `${written}${scheme.includes('Db') && !scheme.startsWith('ea1Jpn') ? '．' : '.'}`;
  return scheme.endsWith('Minus') ? `${written}-` : written;
}

/**
 * Call it for each paragraph in order. It counts the numbered ones, continuing at each level until a paragraph there is not numbered or is
 * numbered differently.
 */
export function numberCounter(): (level: number, numbering: { scheme: string; start: number } | undefined) => number {
  let counts: { key: string; count: number }[] = [];
  return (level, numbering) => {
    counts = counts.slice(0, level + (numbering ? 1 : 0));
    if (!numbering) return 0;
    const key = `${numbering.scheme} ${numbering.start}`;
    const before = counts[level];
    const count = before?.key === key ? before.count + 1 : numbering.start;
    counts[level] = { key, count };
    return count;
  };
}
