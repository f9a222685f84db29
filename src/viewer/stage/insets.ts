import type { Insets } from '#model/camera/framing.ts';
import { uprightInsets } from '#model/paint/opening.ts';
import type { ViewerState } from '../viewer.ts';

/** The bar and the space below it; `CAPTIONS` also includes the captions above. */
const BAR = 76;
const SMALL_BAR = 56;
const CAPTIONS = 160;

/** What the camera keeps clear for the controls until they have been measured. */
export function insetsOf(
  { layout, isSheet, hasCaptions }: Pick<ViewerState, 'layout' | 'isSheet' | 'hasCaptions'>,
  hasControls: boolean,
  height: number,
): Insets {
  const sides = { left: 0, right: 0 };
  if (isSheet && hasControls) return uprightInsets(height);
  if (hasCaptions) return { ...sides, top: 0, bottom: Math.min(CAPTIONS, Math.round(height * 0.3)) };
  return { ...sides, top: 0, bottom: hasControls ? (layout === 'small' ? SMALL_BAR : BAR) : 0 };
}
