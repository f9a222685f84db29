import type { ByteSource, ImportTools } from '../imported.ts';
import { importLimits } from '../limits.ts';
import type { Pictures } from '../pictures/collect-pictures.ts';
import { readSvg } from '../svg/read-svg.ts';
import type { Picture } from './blocks/block.ts';

/** Finds a picture by its source in the deck. Nothing is ever fetched. */
export type FindPicture = (source: string, alt: string, slide: number) => Picture;

const lost: Picture = { kind: 'missing', width: 960, height: 540 };

/** Looks among the accompanying files and in the deck itself. */
export function pictureFinder(
  siblings: ReadonlyMap<string, ByteSource>,
  resolve: (source: string) => string,
  pictures: Pictures,
  tools: ImportTools,
): FindPicture {
  const files = filesBeside(siblings);
  const read = (bytes: Uint8Array, name: string, slide: number): Picture => {
    if (looksLikeSvg(bytes)) return readDrawing(bytes) ?? warned('picture', slide, name);
    const added = pictures.add(bytes, { name, slide });
    return added ? { kind: 'asset', ...added } : lost;
  };
  const told = new Set<string>();
  const warned = (code: 'external' | 'missing-file' | 'picture', slide: number, name: string): Picture => {
    // Report the same missing logo on every slide only once.
    if (!told.has(name)) tools.warn(code, slide, name);
    told.add(name);
    return lost;
  };
  return (given, alt, slide) => {
    const source = resolve(given);
    const data = /^data:([\w/+.-]*)((?:;[\w=-]+)*),(.*)$/s.exec(source);
    if (data) {
      const [, , options = '', body = ''] = data;
      return read(options.includes('base64') ? Buffer.from(body, 'base64') : Buffer.from(safeDecode(body)), alt || 'data:', slide);
    }
    if (/^(?:[a-z][\w+.-]*:)?\/\//i.test(source) || /^[a-z]{2,}:/i.test(source)) return warned('external', slide, source);
    const file = files(source);
    if (!file) return warned('missing-file', slide, source || alt);
    if (file.size > importLimits.picture) return warned('picture', slide, source);
    return read(file.read(0, file.size), source, slide);
  };
}

/** Finds a file by its path, otherwise by its name alone: decks are not always packed with their original folders. */
export function filesBeside(siblings: ReadonlyMap<string, ByteSource>): (source: string) => ByteSource | undefined {
  const byPath = new Map([...siblings].map(([path, bytes]) => [cleanPath(path), bytes]));
  const byName = new Map([...siblings].toReversed().map(([path, bytes]) => [cleanPath(path).split('/').at(-1) ?? '', bytes]));
  return (source) => {
    const path = cleanPath(safeDecode(source.replace(/[?#].*$/s, '')));
    return byPath.get(path) ?? byName.get(path.split('/').at(-1) ?? '');
  };
}

const cleanPath = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..' && part !== '@')
    .join('/')
    .toLowerCase();

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const looksLikeSvg = (bytes: Uint8Array): boolean => /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 2000)).toString('latin1'));

function readDrawing(bytes: Uint8Array): Picture | undefined {
  try {
    const { drawing, width, height } = readSvg(bytes);
    return { kind: 'drawing', drawing, width, height };
  } catch {
    return undefined;
  }
}
