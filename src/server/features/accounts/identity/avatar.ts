import type { Avatar, AvatarColour } from '#contract/person.ts';

interface Known {
  firstName?: string;
  lastName?: string;
  username?: string;
  email?: string;
  picture?: string | null;
}

/** Initials of first and last name, or the first letter of the e-mail address, on a colour derived from the account. */
export function avatarOf({ firstName = '', lastName = '', username, email = '', picture = null }: Known): Avatar {
  const initials = firstLetter(firstName) + firstLetter(lastName) || firstLetter(email);
  return { initials: initials.toUpperCase(), colour: colourOf(username || email), picture };
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Nothing can join an ASCII letter and the one after it to one grapheme. */
const plainLetter = /^[!-~](?=[ -~]|$)/;

/** Takes a grapheme, not a code unit, so an emoji is not cut in half. Every request of a logged-in person asks for it. */
function firstLetter(text: string): string {
  const trimmed = text.trim();
  return plainLetter.exec(trimmed)?.[0] ?? letters.segment(trimmed)[Symbol.iterator]().next().value?.segment ?? '';
}

function colourOf(text: string): AvatarColour {
  if (text === '') return 'grey';
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return (hash % 8) as AvatarColour;
}

/** Splits a name entered in one field; the last word is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/u);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
