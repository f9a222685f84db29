import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '#locale/language.ts';
import { languageOf } from '../input/language.ts';

const LARGEST = 64 * 1024 * 1024;

interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
}

interface CachedPage {
  tags: readonly string[];
  size: number;
  variants: Record<'br' | 'gzip' | 'identity', Variant>;
}

export interface PageCache {
  /** Answers at once if these very bytes are known, before anything else looks at the request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  keep(language: Language, path: string, tags: readonly string[], html: string): Promise<void>;
  /** Drops every page that shows what this tag names; no tag drops all. */
  drop(tag?: string): void;
}

interface Options {
  headers: Record<string, string>;
  /** In the cookie header of everybody who is logged in. */
  sessionCookie: string;
  onHit?: () => void;
}

/** Pages as bytes, for visitors who are not logged in: the same for all of them in one language. */
export function createPageCache({ headers, sessionCookie, onHit = () => undefined }: Options): PageCache {
  const pages = new Map<string, CachedPage>();
  let size = 0;
  let generation = 0;

  const forget = (key: string) => {
    size -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  };

  return {
    answer(request, response) {
      const { method, url, headers: asked } = request;
      if ((method !== 'GET' && method !== 'HEAD') || url === undefined || pages.size === 0) return false;
      if (asked.cookie?.includes(sessionCookie)) return false;
      const page = pages.get(`${languageOf(asked)} ${url}`);
      if (!page) return false;
      const accepted = asked['accept-encoding'];
      const variant = page.variants[accepted?.includes('br') ? 'br' : accepted?.includes('gzip') ? 'gzip' : 'identity'];
      if (asked['if-none-match'] === variant.etag) response.writeHead(304, { etag: variant.etag, vary: vary, 'cache-control': cacheControl }).end();
      else {
        response.writeHead(200, variant.headers);
        response.end(method === 'HEAD' ? undefined : variant.body);
      }
      onHit();
      return true;
    },

    async keep(language, path, tags, html) {
      const before = generation;
      const identity = Buffer.from(html);
      const [br, gz] = await Promise.all([compressBrotli(identity, brotliOptions), compressGzip(identity)]);
      // Dropped while it was compressed: what we hold may be old already.
      if (before !== generation) return;
      const key = `${language} ${path}`;
      forget(key);
      const make = (body: Buffer, encoding?: string) => makeVariant(body, encoding, headers);
      pages.set(key, { tags, size: identity.length + br.length + gz.length, variants: { br: make(br, 'br'), gzip: make(gz, 'gzip'), identity: make(identity) } });
      size += identity.length + br.length + gz.length;
      for (const oldest of pages.keys()) {
        if (size <= LARGEST) break;
        forget(oldest);
      }
    },

    drop(tag) {
      generation++;
      for (const [key, page] of pages) if (tag === undefined || page.tags.includes(tag)) forget(key);
    },
  };
}

export const vary = 'Accept-Encoding, Accept-Language, Cookie';
const cacheControl = 'public, max-age=0, must-revalidate';
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

function makeVariant(body: Buffer, encoding: string | undefined, headers: Record<string, string>): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const all = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
    etag,
    vary,
    'cache-control': cacheControl,
    ...headers,
  };
  return { body, etag, headers: Object.entries(all).flat() };
}
