import { embedPath } from '../routes.ts';

/** Options for an embedded viewer, set in its URL. Anything left out takes its default. */
export interface EmbedWishes {
  /** Starts and plays automatically; a number sets the milliseconds between moves. */
  autoplay?: boolean | number | undefined;
  loop?: boolean | undefined;
  /** Default: true. */
  controls?: boolean | undefined;
  /** Whether visitors may leave the path by dragging and zooming. Default: true. */
  explorable?: boolean | undefined;
  /** The stop to start at, from 1. */
  step?: number | undefined;
  /** BCP 47; default: the visitor's language. */
  lang?: string | undefined;
}

const usualWishes = { autoplay: false, loop: false, controls: true, explorable: true, step: 1, lang: '' };

/** Path and query, without options that have their default value. */
export function embedAddress(oid: string, wishes: EmbedWishes = {}): string {
  const query = Object.entries({ ...usualWishes, ...wishes })
    .filter(([name, wish]) => wish !== undefined && wish !== (usualWishes as Record<string, unknown>)[name])
    .map(([name, wish]) => `${name}=${encodeURIComponent(typeof wish === 'boolean' ? Number(wish) : String(wish))}`);
  return embedPath(oid) + (query.length > 0 ? `?${query.join('&')}` : '');
}
