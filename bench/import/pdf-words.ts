import { spawnSync } from 'node:child_process';
import { inReadingOrder, isOnPage, type PlacedWord } from './words.ts';

const number = (tag: string, name: string): number => Number(new RegExp(`${name}="([-\\d.]+)"`).exec(tag)?.[1] ?? 0);

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' };

const run = (program: string, ...options: string[]): string | undefined => {
  const { stdout, status } = spawnSync(program, options, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
};

/**
 * The words of each page as poppler finds them; undefined if it is not installed. What poppler gets wrong does not count:
 * - It writes words from right to left in visual order, so they are turned around.
 * - On pages with `/Rotate`, positions are those of the turned page, but width and height are not, so they change places.
 * - By default it measures from the media box, which no reader shows: we ask for the crop box, and leave out words beyond it.
 * - No language has words of eighty letters: some programs hide the source of formulas in pages.
 */
export function pdfWords(file: string): PlacedWord[][] | undefined {
  const [text, facts] = [run('pdftotext', '-cropbox', '-bbox', file, '-'), run('pdfinfo', '-f', '1', '-l', '100000', file)];
  if (text === undefined || facts === undefined) return undefined;
  const turns = [...facts.matchAll(/^Page\s+\d+ rot:\s+(\d+)/gm)].map(([, degrees]) => Number(degrees));
  return text
    .split('<page ')
    .slice(1)
    .map((page, index) => {
      const size = { width: number(page, 'width'), height: number(page, 'height') };
      const isTurned = (turns[index] ?? 0) % 180 !== 0;
      const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height];
      return [...page.matchAll(/<word ([^>]*)>([^<]*)<\/word>/g)]
        .map(([, place = '', written = '']) => ({
          text: inReadingOrder(written.replace(/&(lt|gt|quot|apos|#39|amp);/g, (_, name: string) => entities[name] ?? '')),
          left: number(place, 'xMin') / width,
          right: number(place, 'xMax') / width,
          top: number(place, 'yMin') / height,
          bottom: number(place, 'yMax') / height,
        }))
        .filter((word) => word.text.length < 80 && !word.text.includes('latexit') && isOnPage(word));
    });
}
