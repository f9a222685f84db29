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
 * The dashboard's URL parameters: `?folder=&search=&show=&sort=&layout=&page=`; `trash=1` for the trash, `analytics=1` for the viewing
 * figures of all presentations.
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

/** The URL for a query; default values are left out. */
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

/** A presentation in its owner's library. */
export interface LibraryCard extends PresentationCard {
  likeCount: number;
  /** ISO 8601. */
  modifiedAt: string;
  createdAt: string;
  /** Revision of its details; a rename sends the revision it is based on. */
  revision: number;
  /** The folder it is in. */
  folder: string | null;
  detailsAddress: string;
  insightsAddress: string;
  copyAddress: string;
  /** URL of the `.lectern` file. */
  downloadAddress: string;
  /** ISO 8601; only in the trash: when it is deleted permanently. */
  goesAt: string | null;
  /** The privacy it returns to when restored; only in the trash. */
  privacyBefore: Privacy | null;
}

export interface Folder {
  oid: string;
  name: string;
  count: number;
}

export interface StorageUse {
  usedBytes: number;
  /** Null means unlimited. */
  limitBytes: number | null;
}

export const trashDays = 30;

export interface DashboardProps {
  query: LibraryQuery;
  /** ISO 8601: when this data was read. */
  now: string;
  cards: LibraryCard[];
  /** Number of matches. */
  total: number;
  pageCount: number;
  /** How many match each filter in this folder; not in the trash. */
  counts: Record<LibraryFilter, number>;
  folders: Folder[];
  trashCount: number;
  templates: PresentationCard[];
  imports: ImportSummary[];
  limits: UploadLimits;
  storage: StorageUse;
  /** Null while there is nothing to count. */
  totals: DashboardTotals | null;
  /** For creating or renaming a folder, or for an action on the selection that failed. */
  form: FormState<'name'>;
}

/**
 * Every action is a form posted to `routes.dashboardAction`: `action` is one of these, `oid` names presentations (several), `folder` a
 * folder, `name` a name, `privacy` who may see it, `revision` the revision the change is based on, `import` an import, `next` the dashboard
 * URL to return to. Forms without script name each presentation in a separate field, `oid.<oid>`. The response is a 303, or, for
 * `accept: application/json`, `{ done: string }` or a problem.
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
