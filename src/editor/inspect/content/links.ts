import type { Draft } from '#model/change/draft/draft.ts';
import { isOnCanvas } from '#model/change/draft/links.ts';
import { link } from '#model/presentation/reading/schemas/texts.ts';
import { nameOf } from '../../outline/names.ts';

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
  /** As the outline calls it; empty if only its kind says what it is. */
  readonly title: string;
}

/** Topics on the canvas, in the order of the document. */
export function linkableTopics(draft: Draft): LinkTarget[] {
  const { root } = draft.presentation;
  return [...draft.entries.values()].flatMap(({ object }) => {
    const title = nameOf(object, draft.presentation) ?? '';
    return object.kind === 'topic' && isOnCanvas(draft, object.id) && (object !== root || title) ? [{ id: object.id, title }] : [];
  });
}
