import type { PresentationCard } from '#contract/presentation/cards.ts';
import type { SearchOrder } from '#contract/pages.ts';
import { editPath, presentationPath } from '#contract/presentation/presentation-address.ts';
import { authorSegments, type AuthorSegment } from '#contract/presentation/view-page.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { MOST_RANKED, type CardRow, type ExploreStore, type OwnerRow, type Range, type Wanted } from './explore.store.ts';
import { wordsOfQuery, writeQuery } from './search-words.ts';
import { allStemmers } from './stemmers.ts';

const ON_A_PAGE = 24;
const MOST_TEMPLATES = 60;
/** From this many results on, a search may feature the first one. */
const HEADED = 5;
const TERMS = 8;
const TERMS_LAST = 60_000;

/** Cards, and the cache tags of everything on them: a page that shows them is invalidated by any of these. */
interface Shelf {
  cards: PresentationCard[];
  tags: string[];
}

interface PagedShelf extends Shelf {
  total: number;
  page: number;
  pageCount: number;
}

export interface Search {
  /** Empty for everything that is listed. */
  term: string;
  order: SearchOrder;
  isReusableOnly: boolean;
  language: string | null;
  /** From 1; a page beyond the last shows the last. */
  page: number;
}

interface CardPictures {
  thumbnail: string | null;
  animation: string | null;
  stopCount: number | null;
  /** For a card that is shown large. */
  picture?: string | null;
  /** The pictures of the stop chosen as the cover. */
  coverOf?(stop: number | null): { picture: string; thumbnail: string } | undefined;
}

interface Parts {
  store: ExploreStore;
  cardPictures(contentHashes: readonly string[]): Promise<Map<string, CardPictures>>;
  presentOwner(row: OwnerRow): PresentationCard['owner'];
  presentationTag(oid: string): string;
  personTag(oid: string): string;
  clock: Clock;
}

/** Lists of presentations for public pages and profiles, and their order. */
export function createShelves({ store, cardPictures, presentOwner, presentationTag, personTag, clock }: Parts) {
  const shelve = async (rows: CardRow[], { isFirstLarge = false, isMine = false } = {}): Promise<Shelf> => {
    const pictures = await cardPictures(rows.map(({ contentHash }) => contentHash));
    const cards = rows.map((row, index): PresentationCard => {
      const shown = pictures.get(row.contentHash);
      const { oid, title, description, viewCount, isStaffPick, privacy } = row;
      const { picture, thumbnail: small = null } = shown?.coverOf?.(row.coverStop) ?? shown ?? {};
      const thumbnail = (isFirstLarge && index === 0 && picture) || small;
      return {
        oid,
        title,
        description,
        address: presentationPath(row),
        owner: presentOwner(row.owner),
        thumbnail,
        animation: shown?.animation ?? null,
        stopCount: shown?.stopCount ?? null,
        viewCount,
        isStaffPick,
        isReusable: privacy === 'reusable',
        privacy,
        editAddress: isMine ? editPath(row) : null,
      };
    });
    return { cards, tags: [...new Set(rows.flatMap(({ oid, owner }) => [presentationTag(oid), personTag(owner.oid)]))] };
  };

  const paged = async (total: number, asked: number, list: (range: Range) => Promise<Shelf>, most = total): Promise<PagedShelf> => {
    const pageCount = Math.max(1, Math.ceil(Math.min(total, most) / ON_A_PAGE));
    const page = Math.min(asked, pageCount);
    return { ...(await list({ count: ON_A_PAGE, offset: (page - 1) * ON_A_PAGE })), total, page, pageCount };
  };

  const queryOf = async (term: string): Promise<string | null> => {
    const words = wordsOfQuery(term);
    const plain = words.filter(({ isRow }) => !isRow).flatMap(({ parts }) => parts);
    return words.length === 0 ? null : writeQuery(words, plain.length === 0 ? new Map() : await store.findStems(plain, allStemmers));
  };

  const latestPick = async (): Promise<Shelf | undefined> => {
    const rows = await store.listStaffPicks(1, null);
    return rows.length > 0 ? shelve(rows, { isFirstLarge: true }) : undefined;
  };

  const explore = async ({ order, isReusableOnly, language, page: asked }: Search) => {
    const featured = isReusableOnly || language !== null ? undefined : await latestPick();
    const wanted: Wanted = { query: null, isReusableOnly, language, exceptOid: featured?.cards[0]?.oid };
    const found = await paged(await store.countWanted(wanted), asked, async (range) =>
      shelve(await store.listWanted(wanted, order === 'relevant' ? 'watched' : order, range)),
    );
    const isShown = found.page === 1;
    return {
      ...found,
      total: found.total + (featured ? 1 : 0),
      tags: [...found.tags, ...((isShown && featured?.tags) || [])],
      featured: (isShown && featured?.cards[0]) || null,
    };
  };

  const search = async ({ term, order, isReusableOnly, language, page: asked }: Search) => {
    const query = await queryOf(term);
    if (query === null) return { cards: [], tags: [], total: 0, page: 1, pageCount: 1, featured: null };
    const wanted: Wanted = { query, isReusableOnly, language };
    let isFeatured = false;
    const found = await paged(
      await store.countWanted(wanted),
      asked,
      async (range) => {
        const rows = await store.listWanted(wanted, order, range);
        // Feature the best match if it is also a staff pick and enough results follow.
        isFeatured = order === 'relevant' && range.offset === 0 && rows.length >= HEADED && rows[0]?.isStaffPick === true;
        return shelve(rows, { isFirstLarge: isFeatured });
      },
      order === 'relevant' ? MOST_RANKED : undefined,
    );
    return isFeatured ? { ...found, featured: found.cards[0] ?? null, cards: found.cards.slice(1) } : { ...found, featured: null };
  };

  const listTerms = async (): Promise<Record<AuthorSegment, string[]>> => {
    const found = await store.listTrending(TERMS);
    const of = (segment: AuthorSegment) => found.filter((each) => each.segment === segment).map(({ tag }) => tag);
    const filled = (segment: AuthorSegment) => uniqueTerms([...of(segment), ...of('other')]).slice(0, TERMS);
    return Object.fromEntries(authorSegments.map((segment) => [segment, filled(segment)])) as Record<AuthorSegment, string[]>;
  };
  let terms: { listed: ReturnType<typeof listTerms>; at: number } | undefined;

  return {
    /** Latest first, filled up with the most watched. */
    async staffPicks(count: number, exceptOid?: string): Promise<Shelf> {
      const picks = await store.listStaffPicks(count, exceptOid ?? null);
      const except = [...picks.map(({ oid }) => oid), ...(exceptOid === undefined ? [] : [exceptOid])];
      return shelve([...picks, ...(picks.length < count ? await store.listWatched(count - picks.length, except) : [])]);
    },
    mostWatched: async (count: number): Promise<Shelf> => shelve(await store.listWatched(count, [])),
    latest: async (count: number): Promise<Shelf> => shelve(await store.listLatest(count)),
    templates: async (): Promise<Shelf> => shelve(await store.listTemplates(MOST_TEMPLATES)),
    /** The owner sees all of them, with links to edit; everybody else sees the listed ones. */
    byOwner: async (ownerId: string, page: number, { isMine }: { isMine: boolean }): Promise<PagedShelf> =>
      paged(await store.countByOwner(ownerId, isMine), page, async (range) =>
        shelve(await store.listByOwner(ownerId, isMine, range), { isMine }),
      ),
    /** One page of results; the first page may have a featured one. */
    search: (asked: Search): Promise<PagedShelf & { featured: PresentationCard | null }> =>
      asked.term === '' ? explore(asked) : search(asked),
    /** Cached for a minute. */
    trendingTerms(): ReturnType<typeof listTerms> {
      const now = clock.now();
      if (!terms || now - terms.at >= TERMS_LAST) {
        const listed = listTerms();
        const current = { listed, at: now };
        terms = current;
        listed.catch(() => terms === current && (terms = undefined));
      }
      return terms.listed;
    },
  };
}

export type Shelves = ReturnType<typeof createShelves>;

/** Compares terms without regard to case. */
const uniqueTerms = (terms: readonly string[]) =>
  terms.filter((term, at) => terms.findIndex((other) => other.toLowerCase() === term.toLowerCase()) === at);
