import type { Readable } from 'node:stream';

/** Both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** `whole` for no range, several ranges or an unreadable one: answered with the whole file, not with an error. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') return size === 0 || Number(to) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return 'whole';
  if (Number(from) >= size) return 'unsatisfiable';
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** The given bytes of a stream; the rest is not read. */
export async function* cut(body: Readable, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  let place = 0;
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    const [from, to] = [Math.max(0, start - place), Math.min(piece.length, end + 1 - place)];
    if (to > from) yield piece.subarray(from, to);
    place += piece.length;
    if (place > end) return;
  }
}
