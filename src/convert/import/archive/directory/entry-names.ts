/** What bytes from 128 mean in archives that do not say (code page 437). */
const OLD_LETTERS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';

export function decodeName(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (OLD_LETTERS[byte - 128] ?? ''))).join('');
  }
}

/** With forward slashes, from the top of the archive; undefined for folders and for what climbs out. */
export function cleanName(name: string): string | undefined {
  const parts = name
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  const isOutside = parts.includes('..') || name.includes('\0') || /^[a-z]:/i.test(name);
  return isOutside || parts.length === 0 || /[/\\]$/.test(name) ? undefined : parts.join('/');
}
