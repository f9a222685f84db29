/** Characters for bytes from 128, in archives that do not state an encoding (code page 437). */
const OLD_LETTERS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';

export function decodeName(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (OLD_LETTERS[byte - 128] ?? ''))).join('');
  }
}

/** Relative to the archive root, with forward slashes; undefined for folders and for paths that leave the archive. */
export function cleanName(name: string): string | undefined {
  const parts = name
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  const isOutside = parts.includes('..') || name.includes('\0') || /^[a-z]:/i.test(name);
  return isOutside || parts.length === 0 || /[/\\]$/.test(name) ? undefined : parts.join('/');
}
