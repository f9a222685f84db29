export interface MailPart {
  words: string;
  /** Where these words lead, if they are an address of a page. */
  href: string | null;
}

const address = /https?:\/\/[^\s<>"]+/g;
// What ends a sentence is not part of the address before it.
const ending = /[.,;:!?)\]'’”]+$/;

/** A plain text in pieces, so that its addresses can be links and nothing else can be anything. */
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
