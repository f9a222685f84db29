import type { ViewerFiles } from '#contract/viewer.ts';
import type { PageNeeds } from '../../http/pages/page-answers.ts';

const lite = ['src/viewer/surface/lite/lite-surface.ts'];
/** Browsers fetch fewer at a time. */
const MOST_FETCHES = 100;
const rich = ['src/model/paint/forms/rich-forms.ts'];

/**
 * What the viewer loads before its first frame, drawn on the plain canvas, so that the browser can request all of it immediately.
 */
export const viewerNeeds = ({ content, fonts, images, isRich }: ViewerFiles): PageNeeds => ({
  modules: [...lite, ...(isRich ? rich : [])],
  fetches: [content, ...fonts, ...images]
    .map(({ address }) => address)
    .filter((address) => !address.startsWith('data:'))
    .slice(0, MOST_FETCHES),
});
