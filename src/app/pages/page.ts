import type { PageName, PageProps } from '#contract/pages.ts';
import type { AreaName } from '#locale/catalogue.ts';
import type { Translate } from '#locale/translate.ts';
import type { ComponentType } from 'react';

/** A page: its component, its document title, and the areas of text it uses besides `site` and `ui`. */
export interface Page<Name extends PageName> {
  areas: readonly AreaName[];
  Component: ComponentType<PageProps[Name]>;
  title(props: PageProps[Name], text: Translate): string;
  description?(props: PageProps[Name], text: Translate): string;
  /** Stands alone, without the texts of the surrounding site. */
  isBare?: boolean;
  /** The part of its props that the document includes for the browser; defaults to all. */
  carry?(props: PageProps[Name]): PageProps[Name];
}
