import type { PageFrame, PageName } from '#contract/pages.ts';
import { profilePath, routes } from '#contract/routes.ts';
import { viewHead } from '../pages/view/view-head.ts';
import type { PageHead } from './page-head.ts';

type HeadOf<Name extends PageName> = (frame: PageFrame<Name>) => PageHead;

const known =
  <Name extends PageName>(pathOf: (props: PageFrame<Name>['props']) => string): HeadOf<Name> =>
  ({ origin, props }) => ({ canonical: origin + pathOf(props), isIndexed: true });

const paged = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);

/** The public pages. Kept apart from the components because browsers do not need them. */
const heads: { [Name in PageName]?: HeadOf<Name> } = {
  landing: known(() => routes.landing),
  logIn: known(() => routes.logIn),
  signUp: known(() => routes.signUp),
  // Search results are endless and not indexed; a filtered list is canonically part of the full one.
  explore: ({ origin, props: { term, page, isReusableOnly, language } }) =>
    term === ''
      ? { canonical: origin + paged(routes.explore, isReusableOnly || language !== null ? 1 : page), isIndexed: true }
      : { canonical: null, isIndexed: false },
  templates: known(() => routes.templates),
  gallery: known(() => routes.gallery),
  product: known(() => routes.product),
  video: known(() => routes.video),
  videoExplore: known(() => routes.videoExplore),
  videoEdu: known(() => routes.videoEdu),
  developersEmbed: known(() => routes.developersEmbed),
  profile: known(({ person, page }) => paged(profilePath(person.oid), page)),
  view: viewHead,
};

/** All other pages have no metadata and are not indexed. */
export function headOf<Name extends PageName>(frame: PageFrame<Name>): PageHead | undefined {
  const head: HeadOf<Name> | undefined = heads[frame.page];
  return head?.(frame);
}
