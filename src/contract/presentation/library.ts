import type { DashboardTotals } from '../analytics/insights.ts';
import type { FormState } from '../form.ts';
import type { PresentationCard } from './cards.ts';
import type { ImportSummary, UploadLimits } from './imports.ts';
import { routes } from '../routes.ts';
import type { Privacy } from './presentation-address.ts';

export const libraryFilters = ['all', 'public', 'unlisted', 'private'] as const;
export type LibraryFilter = (typeof libraryFilters)[number];
export const librarySorts = ['changed', 'created', 'title', 'views', 'likes'] as const;
export type LibrarySort = (typeof librarySorts)[number];
export const libraryLayouts = ['grid', 'list'] as const;
export type LibraryLayout = (typeof libraryLayouts)[number];

/**
 * What the address of the dashboard asks for: `?folder=&search=&show=&sort=&layout=&page=`; `trash=1` for the trash, `analytics=1` for how
 * all was watched.
 */
export interface LibraryQuery {
  folder: string | null;
  search: string;
  show: LibraryFilter;
  sort: LibrarySort;
  layout: LibraryLayout;
  isTrash: boolean;
  isAnalytics: boolean;
  /** From 1. */
  page: number;
}

export const plainQuery: LibraryQuery = {
  folder: null,
  search: '',
  show: 'all',
  sort: 'changed',
  layout: 'grid',
  isTrash: false,
  isAnalytics: false,
  page: 1,
};

/** The address that asks for this; what is usual is left out. */
export function libraryPath({ folder, search, show, sort, layout, isTrash, isAnalytics, page }: LibraryQuery): string {
  const asked = {
    trash: isTrash && '1',
    analytics: isAnalytics && '1',
    folder,
    search,
    show: show !== plainQuery.show && show,
    sort: sort !== plainQuery.sort && sort,
    layout: layout !== plainQuery.layout && layout,
    page: page > 1 && String(page),
  };
  const written = Object.entries(asked).flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return written.length > 0 ? `${routes.dashboard}?${written.join('&')}` : routes.dashboard;
}

/** A presentation as its owner sees it among others. */
export interface LibraryCard extends PresentationCard {
  likeCount: number;
  /** ISO 8601. */
  modifiedAt: string;
  createdAt: string;
  /** Of what is said about it; whoever renames it says which they saw. */
  revision: number;
  /** Of the folder it is in. */
  folder: string | null;
  insightsAddress: string;
  copyAddress: string;
  /** Of the `.lectern` file. */
  downloadAddress: string;
  /** ISO 8601; only in the trash: when it goes for good. */
  goesAt: string | null;
  /** What its privacy will be again; only in the trash. */
  privacyBefore: Privacy | null;
}

export interface Folder {
  oid: string;
  name: string;
  count: number;
}

export interface StorageUse {
  usedBytes: number;
  /** Null: as much as there is. */
  limitBytes: number | null;
}

export const trashDays = 30;

export interface DashboardProps {
  query: LibraryQuery;
  /** ISO 8601: when all of this was so. */
  now: string;
  cards: LibraryCard[];
  /** Of what was asked for. */
  total: number;
  pageCount: number;
  /** How many there are of each filter in this folder; not in the trash. */
  counts: Record<LibraryFilter, number>;
  folders: Folder[];
  trashCount: number;
  templates: PresentationCard[];
  imports: ImportSummary[];
  limits: UploadLimits;
  storage: StorageUse;
  /** Null while there is nothing to count. */
  totals: DashboardTotals | null;
  /** Of a folder that is made or renamed, or of what was chosen and could not be done. */
  form: FormState<'name'>;
}

/**
 * Everything is a form that is posted to `routes.dashboardAction`: `action` is one of these, `oid` names presentations (several), `folder`
 * a folder, `name` a name, `privacy` who may see it, `revision` which state was seen, `import` an import, `next` the dashboard's address to
 * come back to. Plain forms
 * name each presentation in a field of its own, `oid.<oid>`. Answered by 303, and for `accept: application/json` by `{ done: string }` or a
 * problem.
 */
export const libraryActions = [
  'trash',
  'restore',
  'delete',
  'empty-trash',
  'move',
  'rename',
  'privacy',
  'make-folder',
  'rename-folder',
  'remove-folder',
  'dismiss-import',
] as const;
export type LibraryAction = (typeof libraryActions)[number];
