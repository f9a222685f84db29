import type { LibraryFilter, LibraryQuery, LibrarySort } from '#contract/presentation/library.ts';
import { isListed, type Privacy } from '#contract/presentation/presentation-address.ts';
import type { OwnRow } from './library.store.ts';

const ON_A_PAGE = 24;
const MOST_WORDS = 12;

interface Parts {
  query: LibraryQuery;
  language: string;
  /** Normalises text so that spellings readers consider the same compare equal. */
  fold: (text: string) => string;
}

interface OwnShelf {
  /** On this page, in order. */
  rows: OwnRow[];
  total: number;
  page: number;
  pageCount: number;
  counts: Record<LibraryFilter, number>;
}

const filterOf = (privacy: Privacy): LibraryFilter => (isListed(privacy) ? 'public' : privacy === 'unlisted' ? 'unlisted' : 'private');

/**
 * Picks the presentations for one page of the dashboard, in memory: a person has hundreds, not millions.
 */
export function pickOwn(own: readonly OwnRow[], { query, language, fold }: Parts): OwnShelf {
  const { search, folder, isTrash, isAnalytics, show, sort } = query;
  const words = fold(search).split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
  const says = ({ title, description, tags }: OwnRow) => {
    const said = fold([title, ...tags, description].join('\n'));
    return words.every((word) => said.includes(word));
  };
  const here = own.filter(
    (row) =>
      row.isTrashed === isTrash &&
      (isTrash || isAnalytics || folder === null || row.folder === folder) &&
      (words.length === 0 || says(row)),
  );
  const counts: Record<LibraryFilter, number> = { all: here.length, public: 0, unlisted: 0, private: 0 };
  for (const { privacy } of here) counts[filterOf(privacy)]++;
  const wanted = isTrash || show === 'all' ? here : here.filter(({ privacy }) => filterOf(privacy) === show);
  const sorted = wanted.toSorted(
    isTrash ? (one, other) => (other.trashedAt ?? 0) - (one.trashedAt ?? 0) || other.id - one.id : orderOf(sort, language),
  );
  const pageCount = Math.max(1, Math.ceil(sorted.length / ON_A_PAGE));
  const page = Math.min(query.page, pageCount);
  return { rows: sorted.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE), total: sorted.length, page, pageCount, counts };
}

type Order = (one: OwnRow, other: OwnRow) => number;

function orderOf(sort: LibrarySort, language: string): Order {
  const latest: Order = (one, other) => other.modifiedAt - one.modifiedAt || other.id - one.id;
  switch (sort) {
    case 'changed':
      return latest;
    case 'created':
      return (one, other) => other.createdAt - one.createdAt || other.id - one.id;
    case 'title': {
      const { compare } = new Intl.Collator(language, { numeric: true });
      return (one, other) => compare(one.title, other.title) || latest(one, other);
    }
    case 'views':
      return (one, other) => other.viewCount - one.viewCount || latest(one, other);
    case 'likes':
      return (one, other) => other.likeCount - one.likeCount || latest(one, other);
  }
}
