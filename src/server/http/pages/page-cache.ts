import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#locale/language.ts';
import { isMobile } from '../input/device.ts';
import { languageAsked, languageOf } from '../input/language.ts';
import { splitAddress } from '../input/query.ts';
import type { Instant } from '../../platform/clock/clock.ts';
import type { Audience, SecurityHeaders } from '../security/security-headers.ts';
import { compress, type Encoding } from './compress.ts';
import { readsNothing, writeAddress, type ReadQuery } from './page-address.ts';

/** The notification channel that tells every process which pages to drop. */
export const pageChannel = 'page_changed';

const LARGEST = 64 * 1024 * 1024;
/** A page that takes more of the cache is not kept. */
const MOST_OF_A_PAGE = 1 / 100;
/** Pages about the same subject that take more push out one another, and no others. */
const MOST_OF_A_SUBJECT = 1 / 16;
const MOST_TAGS = 10_000;

/** The headers that decide which bytes answer a request. */
export interface Asked {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
  'accept-encoding'?: string | string[] | undefined;
  'user-agent'?: string | undefined;
  'sec-ch-ua-mobile'?: string | string[] | undefined;
}

/** A page in one encoding: its bytes and headers. */
export interface CachedBytes {
  body: Buffer;
  etag: string;
  vary: string;
  policy: string;
  headers: [string, string][];
}

export type Encodings = Record<Encoding, CachedBytes>;

interface CachedPage {
  path: string;
  keptAt: Instant;
  /** Increases with every use of any page. */
  usedAt: number;
  tags: readonly string[];
  size: number;
  encodings: Encodings;
}

interface SharedPage {
  /** The language it is rendered in. */
  language: Language;
  /** As `writeAddress` spells it. */
  address: string;
  reads?: ReadQuery;
  /** The first one names its subject. */
  tags: readonly string[];
  /** The generation when rendering began. */
  since: number;
  audience?: Audience;
  /** The kind of device it is rendered for; undefined: it is the same for all. */
  isMobile?: boolean | undefined;
}

/** A page as it was rendered, and the content security policy that it needs, if not the default one. */
interface SecuredPage {
  html: string;
  policy?: string;
}

export interface PageCache {
  /** Returns the bytes that answer this request, if they are cached. */
  find(url: string, asked: Asked): CachedBytes | undefined;
  /** Answers immediately if the page is cached. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Increases with every drop: a page rendered while one of its tags was dropped may already be outdated. */
  generation(): number;
  /** Returns the page: cached, or being rendered for somebody else, or else rendered now. Keeps it unless it is too large. */
  share(page: SharedPage, render: () => Promise<SecuredPage>): Promise<Encodings>;
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
  /** In bytes. */
  largest?: number;
}

/** Caches pages as bytes for logged-out visitors; in one language they are the same for everyone. */
export function createPageCache({ now = () => 0, headers, sessionCookie, onHit = () => undefined, largest = LARGEST }: Options): PageCache {
  const pages = new Map<string, CachedPage>();
  /** What the cached pages at a path depend on. */
  const paths = new Map<string, { reads: ReadQuery; isByDevice: boolean; pageCount: number }>();
  const rendering = new Map<string, { since: number; page: Promise<Encodings> }>();
  let size = 0;
  let uses = 0;
  let generation = 0;
  const drops = createDrops();

  const forget = (key: string) => {
    const page = pages.get(key);
    if (!page) return;
    size -= page.size;
    pages.delete(key);
    const path = paths.get(page.path);
    if (path && --path.pageCount === 0) paths.delete(page.path);
  };

  /** Forgets the least recently used of these pages until the others take no more than this. */
  const makeRoom = (most: number, isMeant: (page: CachedPage) => boolean) => {
    const meant = [...pages].filter(([, page]) => isMeant(page));
    let taken = meant.reduce((sum, [, page]) => sum + page.size, 0);
    if (taken <= most) return;
    for (const [key, page] of meant.sort(([, one], [, other]) => one.usedAt - other.usedAt)) {
      forget(key);
      taken -= page.size;
      if (taken <= most) return;
    }
  };

  const keep = (key: string, page: CachedPage, { reads = readsNothing, isMobile }: SharedPage) => {
    forget(key);
    const pageCount = paths.get(page.path)?.pageCount ?? 0;
    paths.set(page.path, { reads, isByDevice: isMobile !== undefined, pageCount: pageCount + 1 });
    pages.set(key, page);
    size += page.size;
    makeRoom(largest * MOST_OF_A_SUBJECT, ({ tags: [subject] }) => subject === page.tags[0]);
    if (size > largest) makeRoom(largest, () => true);
  };

  const render = async (shared: SharedPage, key: string, { html, policy }: SecuredPage) => {
    const { tags, since, audience = 'visitor', address, isMobile } = shared;
    const identity = Buffer.from(html);
    const [br, gzip] = await Promise.all([compress(identity, 'br'), compress(identity, 'gzip')]);
    const bytes = (body: Buffer, encoding: Encoding) =>
      cachedBytes(body, encoding, varyOf(isMobile), { ...headers[audience], ...(policy && { 'content-security-policy': policy }) });
    const encodings = { br: bytes(br, 'br'), gzip: bytes(gzip, 'gzip'), identity: bytes(identity, 'identity') };
    const own = identity.length + br.length + gzip.length;
    if (own <= largest * MOST_OF_A_PAGE && !drops.hasDropped(tags, since))
      keep(key, { path: splitAddress(address).path, keptAt: now(), usedAt: ++uses, tags, size: own, encodings }, shared);
    return encodings;
  };

  const find: PageCache['find'] = (url, asked) => {
    const isPlain = !url.includes('?');
    const { path, query } = isPlain ? { path: url, query: undefined } : splitAddress(url);
    const known = paths.get(path);
    if (!known) return undefined;
    const address = query ? writeAddress(path, known.reads, query) : url;
    if (address === undefined) return undefined;
    const device = known.isByDevice ? isMobile(asked) : undefined;
    const language = (query && languageAsked(query)) ?? languageOf(asked);
    const forVisitor = asked.cookie?.includes(sessionCookie) ? undefined : pages.get(keyOf('visitor', language, address, device));
    const page = forVisitor ?? pages.get(keyOf('anyone', language, address, device));
    if (!page) return undefined;
    page.usedAt = ++uses;
    onHit();
    return page.encodings[encodingFor(asked['accept-encoding'])];
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

    async share(page, renderNow) {
      const key = keyOf(page.audience ?? 'visitor', page.language, page.address, page.isMobile);
      const kept = pages.get(key);
      if (kept) return kept.encodings;
      const begun = rendering.get(key);
      if (begun && !drops.hasDropped(page.tags, begun.since)) return begun.page;
      const own = { since: page.since, page: renderNow().then((rendered) => render(page, key, rendered)) };
      rendering.set(key, own);
      try {
        return await own.page;
      } finally {
        if (rendering.get(key) === own) rendering.delete(key);
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

const keyOf = (audience: Audience, language: Language, url: string, isMobile: boolean | undefined) =>
  `${audience} ${language} ${isMobile === undefined ? '' : isMobile ? 'mobile' : 'desktop'} ${url}`;

/** The headers that a page depends on. */
export const varyOf = (isMobile: boolean | undefined): string =>
  `Accept-Encoding, Accept-Language, Cookie${isMobile === undefined ? '' : ', User-Agent, Sec-CH-UA-Mobile'}`;
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
  return { body, etag, vary, policy: headers['content-security-policy'] ?? '', headers: Object.entries(all) };
}
