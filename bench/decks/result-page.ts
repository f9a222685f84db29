import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paintSlides } from './paint-slide.ts';
import { summary, type Row } from './measure.ts';

const WIDTH = 480;
const MOST = 40;
const MOST_SLIDES = 3;

const inline = (bytes: Uint8Array): string =>
  `<img src="data:image/${bytes[0] === 0x89 ? 'png' : 'jpeg'};base64,${Buffer.from(bytes).toString('base64')}" width="${WIDTH}" alt="">`;
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const number = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '–');

/** Writes the worst decks, each slide beside the reference. `picturesOf` is the folder with the reference's pictures of a deck. */
export async function writePage(file: string, rows: readonly Row[], picturesOf: (row: Row) => string | undefined): Promise<void> {
  const worst = rows.map((row) => ({ row, ...summary([row]) })).toSorted((one, other) => one.score - other.score);
  const sections: string[] = [];
  for (const { row, score, words, precision, overlap, gain } of worst.slice(0, MOST)) {
    const folder = picturesOf(row);
    const theirs =
      folder && existsSync(folder)
        ? readdirSync(folder)
            .toSorted()
            .map((name) => inline(readFileSync(join(folder, name))))
        : [];
    const ours = row.imported && row.deck.format !== 'pez' ? (await paintSlides(row.imported, WIDTH)).map(inline) : [];
    const pairs = Array.from(
      { length: Math.min(MOST_SLIDES, Math.max(ours.length, theirs.length)) },
      (_, place) => `<tr><td>${ours[place] ?? ''}<td>${theirs[place] ?? ''}</tr>`,
    );
    sections.push(
      `<h2>${escape(row.deck.name)}</h2><p>score ${number(score)}, words ${number(words)}, precision ${number(precision)}, overlap ${number(overlap)}, gain ${number(gain)} ${escape(row.problem)}<br>${escape(row.deck.constructs.join(', '))}</p><table><tr><th>ours<th>reference</tr>${pairs.join('')}</table>`,
    );
  }
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Worst of ${rows.length} decks</title><style>body{font:14px sans-serif;margin:2em}img{border:1px solid #ccc}</style>${sections.join('')}</html>`,
  );
}
