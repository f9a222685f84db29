import { isSymbolFont } from '../../fonts/symbol-letters.ts';
import type { Font } from './tools.ts';

const encodings: Readonly<Record<number, string>> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

/** Decodes single- and multi-byte text in the font's character set; symbol fonts are left as they are. */
export const decodeLetters = (bytes: Uint8Array, { charset, typeface }: Pick<Font, 'charset' | 'typeface'>): string =>
  isSymbolFont(typeface) ? String.fromCharCode(...bytes) : new TextDecoder(encodings[charset] ?? 'windows-1252').decode(bytes);
