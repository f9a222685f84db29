/** What a line begins with. */
export interface MarkedLine {
  /** Equal for items of one list: a bullet, or how it is numbered; empty for none. */
  readonly style: string;
  readonly isNumbered: boolean;
  readonly words: string;
}

type Sort = 'letter' | 'capital' | 'roman';

const BULLET = /^([-*+‐‑–—•◦●○▪▫■□◆◇►▶▸‣⁃∙·・※✓✔→])(?:\s+|(?<=[•◦●○▪▫■□◆◇►▶▸‣・])(?=\S))/u;
const CHECKBOX = /^\[[ xX]\]\s+/;
const NUMBER = /^\(?(?:\d{1,3}|[０-９]{1,3})(?:[.)）]\s+|[、．]\s*)/u;
const CIRCLED = /^[①-⑳㉑-㉟❶-❿]\s*/u;
const COUNTED = /^[（(]?(?:[一二三四五六七八九十]{1,3}|[가나다라마바사아자차카타파하])[)）.、]\s*/u;
const LEGAL = /^\d{1,3}((?:\.\d{1,3}){1,8})\.?\s+/;
const sorts: readonly [Sort, RegExp][] = [
  ['roman', /^\(?(?=[ivxlcIVXLC])[ivxlc]{1,7}[.)]\s+/i],
  ['letter', /^\(?[a-z][.)]\s+/],
  ['capital', /^\(?[A-Z][.)]\s+/],
];

/** Letters are only marks if a list begins with them: "E. coli" is no item. */
const beginnings: Record<Sort, RegExp> = { roman: /^\(?ii[.)]\s/im, letter: /^\(?b[.)]\s/m, capital: /^\(?B[.)]\s/m };

/** Reads the marks of all lines of a text, which are given without their indentation. */
export function markReader(lines: readonly string[]): (line: string) => MarkedLine {
  const whole = lines.join('\n');
  const known = sorts.filter(([sort]) => beginnings[sort].test(whole));
  const isLegal = /^1\.1\.?\s/m.test(whole);

  return (line) => {
    const cut = (style: string, length: number, isNumbered = true): MarkedLine => ({
      style,
      isNumbered,
      words: line.slice(length).replace(CHECKBOX, '').trim(),
    });
    const bullet = BULLET.exec(line);
    if (bullet) return cut(bullet[1] ?? '', bullet[0].length, false);
    const legal = isLegal ? LEGAL.exec(line) : null;
    if (legal) return cut(`1${(legal[1] ?? '').replaceAll(/\d+/g, '')}`, legal[0].length);
    for (const [style, pattern] of [
      ['1', NUMBER],
      ['①', CIRCLED],
      ['一', COUNTED],
    ] as const) {
      const length = pattern.exec(line)?.[0].length;
      if (length) return cut(style, length);
    }
    // With sections like 1.1, others may be written without a point.
    const plain = isLegal ? /^\d{1,3}\s+/.exec(line) : null;
    if (plain) return cut('1', plain[0].length);
    for (const [sort, pattern] of known) {
      const length = pattern.exec(line)?.[0].length;
      if (length) return cut(sort, length);
    }
    return { style: '', isNumbered: false, words: line.trim() };
  };
}
