import type { PageName, PageProps } from '#contract/pages.ts';
import type { AreaName } from '#locale/catalogue.ts';
import type { Translate } from '#locale/translate.ts';
import type { ComponentType } from 'react';

/** A page: its component, the title of its document, and the areas of text it uses besides `site` and `ui`. */
export interface Page<Name extends PageName> {
  areas: readonly AreaName[];
  Component: ComponentType<PageProps[Name]>;
  title(props: PageProps[Name], text: Translate): string;
  description?(props: PageProps[Name], text: Translate): string;
  /** It stands alone: without the texts of the site around it. */
  isBare?: boolean;
  /** What of its props the document carries for the browser; absent: all. */
  carry?(props: PageProps[Name]): PageProps[Name];
}
