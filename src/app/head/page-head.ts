import type { Picture } from '#contract/presentation/view-page.ts';

/** What a page publishes for machines, beyond its visible content. All addresses are absolute. */
export interface PageHead {
  /** The document title without the brand; defaults to the page's own title. */
  title?: string;
  description?: string;
  /** The canonical address, without a language, whatever address was requested; null if there is none. */
  canonical: string | null;
  /** False: noindex. */
  isIndexed: boolean;
  /** Open Graph data that does not follow from the other fields. */
  article?: { published: string; modified: string; author: string; tags: readonly string[] };
  picture?: Picture & { alt: string };
  /** A page that plays the presentation in a frame. */
  player?: { address: string; width: number; height: number };
  /** The oEmbed endpoints of this page. */
  oembed?: readonly { type: 'application/json+oembed' | 'text/xml+oembed'; address: string; title: string }[];
  /** JSON-LD. */
  data?: Record<string, unknown>;
}
