import type { ByteRange } from '../../platform/storage/storage.ts';

/**
 * What a `Range` header asks for of something of this size: one part, `none` if it has no such part, or undefined for the whole. Several
 * parts at once are answered with the whole, which is allowed.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && from !== '' && Number(to) < Number(from)) return undefined;
  return first <= last && first < size ? { first, last } : 'none';
}
