import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#locale/language.ts';
import { languageOf, languageOfAddress } from '../input/language.ts';
import type { Instant } from '../../platform/clock/clock.ts';
import type { Audience, SecurityHeaders } from '../security/security-headers.ts';
import { compress, type Encoding } from './compress.ts';

/** The channel on which every process hears which pages to drop. */
export const pageChannel = 'page_changed';

const LARGEST = 64 * 1024 * 1024;

/** What of a request decides which bytes answer it. */
export interface Asked {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
  'accept-encoding'?: string | string[] | undefined;
}

/** A page in one encoding: its bytes and everything that goes before them. */
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
  /** The bytes that answer this, if they are known. */
  find(url: string, asked: Asked): CachedBytes | undefined;
  /** Answers at once if the bytes are known, before anything else looks at the request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Grows with every drop: what was read before one may be old after it. */
  generation(): number;
  /** `since` is the generation at which the reading began; `language` the one that the headers ask for, unless the address does. */
  keep(
    page: {
      language: Language;
      path: string;
      tags: readonly string[];
      since: number;
      audience?: Audience;
      /** The content security policy, if it is one of its own. */ policy?: string;
    },
    html: string,
  ): Promise<void>;
  /** Drops every page that shows what this tag names; no tag drops all. */
  drop(tag?: string): void;
  /** Drops what has been kept for longer: a page also shows things that nobody announces, such as how often others were watched. */
  dropOlderThan(milliseconds: number): void;
}

interface Options {
  /** Given by the composition root; absent, nothing grows old. */
  now?: () => Instant;
  headers: SecurityHeaders;
  /** In the cookie header of everybody who is logged in. */
  sessionCookie: string;
  onHit?: () => void;
}

/** Pages as bytes, for visitors who are not logged in: the same for all of them in one language. */
export function createPageCache({ now = () => 0, headers, sessionCookie, onHit = () => undefined }: Options): PageCache {
  const pages = new Map<string, CachedPage>();
  let size = 0;
  let generation = 0;

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
      // Dropped since it was read: what we hold may be old already.
      if (since !== generation) return;
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
      for (const [key, page] of pages) if (tag === undefined || page.tags.includes(tag)) forget(key);
    },

    dropOlderThan(milliseconds) {
      const oldest = now() - milliseconds;
      for (const [key, { keptAt }] of pages) if (keptAt < oldest) forget(key);
    },
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
