// Invisible characters can hide an address from this check, but not from a mail program.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const addressLike = /:\/\/|^www\.|@|[\p{L}\p{N}-][.。．｡][\p{L}\p{N}-]*\p{L}{2}|\d{1,3}(?:\.\d{1,3}){3}|xn--/iu;

const isAddressLike = (word: string) => addressLike.test(word.normalize('NFKC'));

/**
 * Somebody's words for a mail to somebody else: on one line, at most `longest` characters, and with an ellipsis for every word that
 * looks like a link, a domain or an e-mail address.
 */
export function cleanWords(text: string, longest: number): string {
  const words = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(invisible, '')
    .split(' ')
    .filter(Boolean)
    .map((word) => (isAddressLike(word) ? '…' : word));
  const characters = [...words.join(' ')];
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}

const LONGEST_NAME = 50;

/** A name for a greeting; undefined if it holds more than a name. */
export function cleanName(name: string): string | undefined {
  const cleaned = cleanWords(name, LONGEST_NAME);
  return cleaned === '' || cleaned.includes('…') ? undefined : cleaned;
}
