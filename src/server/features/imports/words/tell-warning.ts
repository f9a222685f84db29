import type { ImportWarning } from '#convert/import/warnings.ts';
import { isolate } from '#locale/isolate.ts';
import { formatNumber } from '#locale/number.ts';
import type { Translate } from '#locale/translate.ts';

const MOST_STOPS = 8;
const MOST_NAMES = 5;

/** "3 embedded videos are shown as pictures: stops 4, 9, 12". */
export function tellWarning({ code, count, slides, details }: ImportWarning, text: Translate, language: string): string {
  // A font missing in a hundred places is still one font.
  const what = text(`imports.warning.${code}`, { count: code === 'fonts' ? details.length || count : count });
  if (slides.length > 0)
    return text('imports.warningAtStops', {
      what,
      count: slides.length,
      stops: listOf(
        slides.map((slide) => formatNumber(slide, language)),
        MOST_STOPS,
        text,
      ),
    });
  if (details.length > 0) return text('imports.warningNamed', { what, names: listOf(details.map(isolate), MOST_NAMES, text) });
  return what;
}

function listOf(entries: readonly string[], most: number, text: Translate): string {
  const separator = text('imports.separator');
  // "and 1 more" would be no shorter than the last entry.
  if (entries.length <= most + 1) return entries.join(separator);
  return text('imports.listAndMore', { list: entries.slice(0, most).join(separator), count: entries.length - most });
}
