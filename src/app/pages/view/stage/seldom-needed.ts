import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { followPreparing } from '../preparing/follow-preparing.ts';
import { offerNativeApp } from '../promos/open-native-app.ts';

/** What few visitors need, in one file that only they load. */
export function start(page: HTMLElement, { nativeApp, preparation }: Pick<ViewPageProps, 'nativeApp' | 'preparation'>): void {
  if (nativeApp) offerNativeApp(page, nativeApp);
  if (preparation) followPreparing(page);
}
