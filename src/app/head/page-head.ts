import type { Picture } from '#contract/presentation/view-page.ts';

/** What a page tells machines besides what it shows people. All addresses are absolute. */
export interface PageHead {
  /** Of the document, without the brand; absent: the page's own. */
  title?: string;
  description?: string;
  /** The one address it should be known by, whatever it was asked with, in no particular language; null: none. */
  canonical: string | null;
  /** False: search engines are asked to leave this page alone. */
  isIndexed: boolean;
  /** Open Graph, besides what follows from the rest. */
  article?: { published: string; modified: string; author: string; tags: readonly string[] };
  picture?: Picture & { alt: string };
  /** A page that plays it in a frame. */
  player?: { address: string; width: number; height: number };
  /** Where other sites ask how to show it. */
  oembed?: readonly { type: 'application/json+oembed' | 'text/xml+oembed'; address: string; title: string }[];
  /** JSON-LD. */
  data?: Record<string, unknown>;
}
