import type { Clip } from '../../../core/clipboard/clip.ts';
import { readForeign } from '../../../core/clipboard/read-clip.ts';
import type { Incoming } from '../../../core/clipboard/read-incoming.ts';
import { Refusal } from '#model/change/operation.ts';
import type { Axis } from '../sheet.ts';
import { MOST_COLUMNS, MOST_ROWS } from '../table-sheet.ts';
import { isGap, readNumber } from './numbers.ts';
import { isTooLarge, readSeparated } from './tabular.ts';

export type PastedTable = { readonly clip: Clip } | { readonly tooLarge: Axis; readonly most: number };

const most = { rows: MOST_ROWS, columns: MOST_COLUMNS };
const [WIDTH, LINE] = [800, 40];
/** Letters that tell whether it is a table. */
const SAMPLE = 20_000;

/** Copied cells that are only there as text, or too many of them in any form; undefined for everything else. */
export function pastedTable({ html = '', plain = '' }: Incoming): PastedTable | undefined {
  if (!isTabbed(plain)) return undefined;
  const cells = readSeparated(plain.replace(/(?:\r\n?|\n)+$/, ''), '\t', most);
  if (isTooLarge(cells)) return { tooLarge: cells.tooLarge, most: most[cells.tooLarge] };
  if (html !== '') return undefined;
  const [first = []] = cells;
  const isNumber = (words: string) => readNumber(words, '.') !== undefined;
  const clip = readForeign([
    {
      kind: 'table',
      rows: cells.map((row) => row.map((paragraphs) => ({ paragraphs }))),
      hasHeader:
        cells.length > 1 && !first.some(isNumber) && cells.slice(1).some((row) => row.some((words) => isNumber(words) && !isGap(words))),
      x: WIDTH / 2,
      y: (LINE * cells.length) / 2,
      width: WIDTH,
      height: LINE * cells.length,
    },
  ]);
  return clip instanceof Refusal ? undefined : { clip };
}

/** As many cells in every row. Somebody who indents a few lines of text makes no table. */
function isTabbed(plain: string): boolean {
  const rows = readSeparated(plain.slice(0, SAMPLE), '\t', { rows: Infinity, columns: Infinity });
  if (isTooLarge(rows)) return false;
  // The last one may be cut.
  const whole = plain.length > SAMPLE && rows.length > 1 ? rows.slice(0, -1) : rows;
  const [first = []] = whole;
  const isAcross = plain.length > SAMPLE && rows.length === 1;
  return (
    first.length > 1 &&
    (whole.length > 1 || isAcross) &&
    whole.every((row) => row.length === first.length) &&
    whole.some(([words]) => words !== '')
  );
}
