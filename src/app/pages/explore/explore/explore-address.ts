import type { SearchOrder } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';

export interface Asked {
  term: string;
  order: SearchOrder;
  isReusableOnly: boolean;
  language: string | null;
  page?: number;
}

/** The address for these options; defaults are left out. */
export function exploreAddress({ term, order, isReusableOnly, language, page = 1 }: Asked): string {
  const [path, usual] = term === '' ? [routes.explore, 'watched'] : [routes.search, 'relevant'];
  const said = {
    search: term,
    order: order === usual ? '' : order,
    reusable: isReusableOnly ? '1' : '',
    language: language ?? '',
    page: page > 1 ? String(page) : '',
  };
  const query = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== '')).toString();
  return query === '' ? path : `${path}?${query}`;
}
