import { spawnSync } from 'node:child_process';
import type { PlacedWord } from './words.ts';

const number = (tag: string, name: string): number => Number(new RegExp(`${name}="([-\\d.]+)"`).exec(tag)?.[1] ?? 0);

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' };

/** The words of each page as poppler finds them; undefined if it is not installed. */
export function pdfWords(file: string): PlacedWord[][] | undefined {
  const { stdout, status } = spawnSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  if (status !== 0) return undefined;
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) => {
      const [width, height] = [number(page, 'width'), number(page, 'height')];
      // No language has words this long: some programs hide the source of formulas in pages.
      const words = [...page.matchAll(/<word ([^>]*)>([^<]*)<\/word>/g)].filter(
        ([, , text = '']) => text.length < 80 && !text.includes('latexit'),
      );
      return words.map(([, place = '', text = '']) => ({
        text: text.replace(/&(lt|gt|quot|apos|#39|amp);/g, (_, name: string) => entities[name] ?? ''),
        left: number(place, 'xMin') / width,
        right: number(place, 'xMax') / width,
        top: number(place, 'yMin') / height,
        bottom: number(place, 'yMax') / height,
      }));
    });
}
