import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const WIDTH = 480;

/**
 * Paints the pages of a PDF as `slide-N.png` in this folder: larger, then reduced, as our own pictures are. Letters of a few pixels would
 * otherwise differ by how each program fits them to pixels.
 */
export async function paintPages(pdf: string, folder: string): Promise<void> {
  const large = join(folder, 'large');
  mkdirSync(large, { recursive: true });
  spawnSync('pdftoppm', ['-png', '-cropbox', '-scale-to-x', String(WIDTH * 2), '-scale-to-y', '-1', pdf, `${large}/slide`], {
    stdio: 'ignore',
  });
  for (const name of readdirSync(large)) await sharp(join(large, name)).resize(WIDTH).png().toFile(join(folder, name));
  rmSync(large, { recursive: true });
}

/** The tools this bench needs and the machine lacks. */
export const missingTools = (): string[] =>
  [
    ['soffice', '--version'],
    ['pdftotext', '-v'],
    ['pdftoppm', '-v'],
  ].flatMap(([tool = '', option = '']) => (spawnSync(tool, [option], { stdio: 'ignore' }).error ? [tool] : []));
