/** What somebody means by an address they typed: the web, unless they say otherwise. */
export function addressOf(typed: string): string {
  const words = typed.trim();
  if (/^(?:https?:\/\/|mailto:|tel:|\/)/i.test(words)) return words;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(words)) return `mailto:${words}`;
  if (/^\+[\d\s()/.-]{5,}$/.test(words)) return `tel:${words.replace(/[^\d+]/g, '')}`;
  // A scheme, not a name with a port.
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(words) ? words : `https://${words}`;
}
