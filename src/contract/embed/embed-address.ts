import { embedPath } from '../routes.ts';

/** What can be asked of an embedded viewer in its address. What is left out is as usual. */
export interface EmbedWishes {
  /** Begins and plays by itself; or the milliseconds between moves. */
  autoplay?: boolean | number | undefined;
  loop?: boolean | undefined;
  /** Usual: true. */
  controls?: boolean | undefined;
  /** Whether visitors may leave the path by dragging and zooming. Usual: true. */
  explorable?: boolean | undefined;
  /** The stop to begin at, from 1. */
  step?: number | undefined;
  /** BCP 47; usual: the visitor's own. */
  lang?: string | undefined;
}

const usualWishes = { autoplay: false, loop: false, controls: true, explorable: true, step: 1, lang: '' };

/** Path and query, with nothing in it that says what is usual anyway. */
export function embedAddress(oid: string, wishes: EmbedWishes = {}): string {
  const query = Object.entries({ ...usualWishes, ...wishes })
    .filter(([name, wish]) => wish !== undefined && wish !== (usualWishes as Record<string, unknown>)[name])
    .map(([name, wish]) => `${name}=${encodeURIComponent(typeof wish === 'boolean' ? Number(wish) : String(wish))}`);
  return embedPath(oid) + (query.length > 0 ? `?${query.join('&')}` : '');
}
