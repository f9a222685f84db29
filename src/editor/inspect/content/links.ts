import type { Draft } from '#model/change/draft/draft.ts';
import { isOnCanvas } from '#model/change/draft/links.ts';
import { link } from '#model/presentation/reading/schemas/texts.ts';

/** The address that somebody means, or undefined if documents may not have it. */
export function addressFrom(typed: string): string | undefined {
  const words = typed.trim();
  const href = /^(?:https?|mailto|tel):|^\//i.test(words) ? words : isMail(words) ? `mailto:${words}` : withScheme(words);
  const read = link.safeParse({ kind: 'address', href });
  return read.success && read.data.kind === 'address' ? read.data.href : undefined;
}

const isMail = (words: string): boolean => /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(words);
const withScheme = (words: string): string => (/^[^\s/:]+\.[^\s/:]+(?::\d+)?(?:[/?#]|$)/.test(words) ? `https://${words}` : '');

export interface LinkTarget {
  readonly id: string;
  readonly title: string;
}

/** Topics with a title, in the order of the document. */
export const linkableTopics = (draft: Draft): LinkTarget[] =>
  [...draft.entries.values()].flatMap(({ object }) =>
    object.kind === 'topic' && object.title.trim() && isOnCanvas(draft, object.id) ? [{ id: object.id, title: object.title }] : [],
  );
