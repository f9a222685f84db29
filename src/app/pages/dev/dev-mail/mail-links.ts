export interface MailPart {
  words: string;
  /** The address of the link, if this part is one. */
  href: string | null;
}

const address = /https?:\/\/[^\s<>"]+/g;
// Punctuation that ends a sentence is not part of the address before it.
const ending = /[.,;:!?)\]'’”]+$/;

/** Splits a plain text into parts, so that its web addresses become links and everything else stays text. */
export function findLinks(text: string): MailPart[] {
  const parts: MailPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const words = match[0].replace(ending, '');
    if (!URL.canParse(words)) continue;
    if (match.index > end) parts.push({ words: text.slice(end, match.index), href: null });
    parts.push({ words, href: words });
    end = match.index + words.length;
  }
  if (end < text.length) parts.push({ words: text.slice(end), href: null });
  return parts;
}
