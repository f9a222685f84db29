/** Words that head lists of leaked passwords, and the name of the software. */
const usualWords = 'password passwort qwerty qwertyuiop qwertz azerty letmein welcome iloveyou admin administrator lectern'.split(' ');

const SHORTEST = 3;

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '');

/** The words of a name or an address, and all of them as one. */
const wordsOf = (text: string) => [...text.split(/[^\p{L}\p{M}]+/u), text].map(lettersOf).filter((word) => word.length >= SHORTEST);

/**
 * Whether a password is a row of letters or digits, or has no letters besides those of `usualWords` and of `known`: what people are
 * called, their address and the name of the site. What is between the words does not matter.
 */
export function isGuessable(password: string, known: readonly string[] = []): boolean {
  const letters = lettersOf(password);
  const isRow = '01234567890123456789'.includes(password) || '98765432109876543210'.includes(password) || letters.startsWith('abcdefghij');
  return isRow || /^(.)\1*$/u.test(password) || consistsOf(letters, [...usualWords, ...known.flatMap(wordsOf)]);
}

function consistsOf(text: string, words: readonly string[]): boolean {
  if (text === '') return false;
  const ends = new Set([0]);
  for (let at = 0; at < text.length; at++)
    if (ends.has(at)) for (const word of words) if (text.startsWith(word, at)) ends.add(at + word.length);
  return ends.has(text.length);
}
