import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

const WIDTH = 480;

/** Paints the pages of a PDF as `slide-N.jpg` in this folder. */
export function paintPages(pdf: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  spawnSync('pdftoppm', ['-jpeg', '-cropbox', '-scale-to-x', String(WIDTH), '-scale-to-y', '-1', pdf, `${folder}/slide`], {
    stdio: 'ignore',
  });
}

/** The tools this bench needs and the machine lacks. */
export const missingTools = (): string[] =>
  [
    ['soffice', '--version'],
    ['pdftotext', '-v'],
    ['pdftoppm', '-v'],
  ].flatMap(([tool = '', option = '']) => (spawnSync(tool, [option], { stdio: 'ignore' }).error ? [tool] : []));
