import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#locale/language.ts';
import { languageOf, languageOfAddress } from '../input/language.ts';
import type { Instant } from '../../platform/clock/clock.ts';
import type { Audience, SecurityHeaders } from '../security/security-headers.ts';
import { compress, type Encoding } from './compress.ts';

/** The notification channel that tells every process which pages to drop. */
export const pageChannel = 'page_changed';

const LARGEST = 64 * 1024 * 1024;
const MOST_TAGS = 10_000;

/** The headers that decide which bytes answer a request. */
export interface Asked {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
  'accept-encoding'?: string | string[] | undefined;
}

/** A page in one encoding: its bytes and headers. */
export interface CachedBytes {
  body: Buffer;
  etag: string;
  vary: string;
  headers: [string, string][];
}

interface CachedPage {
  keptAt: Instant;
  tags: readonly string[];
  size: number;
  encodings: Record<Encoding, CachedBytes>;
}

export interface PageCache {
  /** Returns the bytes that answer this request, if they are cached. */
  find(url: string, asked: Asked): CachedBytes | undefined;
  /** Answers immediately if the page is cached. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Increases with every drop: a page rendered while one of its tags was dropped may already be outdated. */
  generation(): number;
  /** `since` is the generation when rendering began; `language` is the one the headers ask for, unless the URL names one. */
  keep(
    page: {
      language: Language;
      path: string;
      tags: readonly string[];
      since: number;
      audience?: Audience;
      /** A content security policy other than the default. */
      policy?: string;
    },
    html: string,
  ): Promise<void>;
  /** Drops the pages with this tag, and those being rendered with it; without a tag, all pages. */
  drop(tag?: string): void;
  /** Drops older pages: some of their content changes without notice, such as the view counts of other presentations. */
  dropOlderThan(milliseconds: number): void;
}

interface Options {
  /** Without a clock, pages never expire. */
  now?: () => Instant;
  headers: SecurityHeaders;
  /** Part of the cookie header of every logged-in visitor. */
  sessionCookie: string;
  onHit?: () => void;
}

/** Caches pages as bytes for logged-out visitors; in one language they are the same for everyone. */
export function createPageCache({ now = () => 0, headers, sessionCookie, onHit = () => undefined }: Options): PageCache {
  const pages = new Map<string, CachedPage>();
  let size = 0;
  let generation = 0;
  const drops = createDrops();

  const forget = (key: string) => {
    size -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  };

  const find: PageCache['find'] = (url, asked) => {
    const inAddress = languageOfAddress(url);
    const forVisitor = asked.cookie?.includes(sessionCookie) ? undefined : pages.get(keyOf('visitor', inAddress ?? languageOf(asked), url));
    const page = forVisitor ?? pages.get(keyOf('anyone', inAddress ?? languageOf({ 'accept-language': asked['accept-language'] }), url));
    const found = page?.encodings[encodingFor(asked['accept-encoding'])];
    if (found) onHit();
    return found;
  };

  return {
    find,

    answer({ method, url = '', headers: asked }, response) {
      if (method !== 'GET' && method !== 'HEAD') return false;
      const found = find(url, asked);
      if (!found) return false;
      if (asked['if-none-match'] === found.etag)
        response.writeHead(304, { etag: found.etag, vary: found.vary, 'cache-control': sharedCacheControl }).end();
      else response.writeHead(200, found.headers.flat()).end(method === 'HEAD' ? undefined : found.body);
      return true;
    },

    generation: () => generation,

    async keep({ language, path, tags, since, audience = 'visitor', policy }, html) {
      const identity = Buffer.from(html);
      const [br, gzip] = await Promise.all([compress(identity, 'br'), compress(identity, 'gzip')]);
      if (drops.hasDropped(tags, since)) return;
      const key = keyOf(audience, languageOfAddress(path) ?? language, path);
      forget(key);
      const bytes = (body: Buffer, encoding: Encoding) =>
        cachedBytes(body, encoding, vary[audience], { ...headers[audience], ...(policy && { 'content-security-policy': policy }) });
      const encodings = { br: bytes(br, 'br'), gzip: bytes(gzip, 'gzip'), identity: bytes(identity, 'identity') };
      const own = identity.length + br.length + gzip.length;
      pages.set(key, { keptAt: now(), tags, size: own, encodings });
      size += own;
      for (const oldest of pages.keys()) {
        if (size <= LARGEST) break;
        forget(oldest);
      }
    },

    drop(tag) {
      generation++;
      drops.add(tag, generation);
      for (const [key, page] of pages) if (tag === undefined || page.tags.includes(tag)) forget(key);
    },

    dropOlderThan(milliseconds) {
      const oldest = now() - milliseconds;
      for (const [key, { keptAt }] of pages) if (keptAt < oldest) forget(key);
    },
  };
}

/** Remembers when each tag was last dropped. */
function createDrops() {
  const byTag = new Map<string, number>();
  /** The last drop of all pages, or of a tag that is no longer remembered. */
  let ofAll = 0;
  return {
    add(tag: string | undefined, generation: number): void {
      if (tag === undefined) {
        ofAll = generation;
        byTag.clear();
        return;
      }
      // Deleted first, to keep the map in drop order.
      byTag.delete(tag);
      byTag.set(tag, generation);
      const [oldest] = byTag;
      if (byTag.size <= MOST_TAGS || !oldest) return;
      byTag.delete(oldest[0]);
      ofAll = Math.max(ofAll, oldest[1]);
    },
    hasDropped: (tags: readonly string[], since: number) => ofAll > since || tags.some((tag) => (byTag.get(tag) ?? 0) > since),
  };
}

const keyOf = (audience: Audience, language: Language, url: string) => `${audience} ${language} ${url}`;

const varyOwn = 'Accept-Encoding, Accept-Language, Cookie';
export const vary: Record<Audience, string> = { visitor: varyOwn, ownFrame: varyOwn, anyone: 'Accept-Encoding, Accept-Language' };
export const sharedCacheControl = 'public, max-age=0, must-revalidate';

export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(list)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(list) ? 'gzip' : 'identity';
}

function cachedBytes(body: Buffer, encoding: Encoding, vary: string, headers: Record<string, string>): CachedBytes {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const all = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    etag,
    vary,
    'cache-control': sharedCacheControl,
    ...headers,
  };
  return { body, etag, vary, headers: Object.entries(all) };
}
