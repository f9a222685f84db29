import type { ViewerFiles } from '#contract/viewer.ts';
import type { PageNeeds } from '../../http/pages/page-answers.ts';

const lite = ['src/viewer/surface/lite/lite-surface.ts'];
/** Browsers fetch fewer at a time. */
const MOST_FETCHES = 100;
const rich = ['src/model/paint/forms/rich-forms.ts'];

/**
 * What the viewer loads before its first frame at this stop, drawn on the plain canvas, so that the browser can request all of it
 * immediately.
 */
export const viewerNeeds = ({ content, fonts, images, needs, isRich }: ViewerFiles, stop = 0): PageNeeds => {
  const all = [...fonts, ...images];
  return {
    modules: [...lite, ...(isRich ? rich : [])],
    fetches: [content, ...(needs[stop]?.flatMap((place) => all[place] ?? []) ?? all)]
      .map(({ address }) => address)
      .filter((address) => !address.startsWith('data:'))
      .slice(0, MOST_FETCHES),
  };
};
