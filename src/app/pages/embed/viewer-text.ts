import type { PageFrame } from '#contract/pages.ts';
import type { ViewerText } from '#contract/viewer.ts';
import { formatMessage } from '#locale/format-message.ts';
import type { CompiledTexts } from '#locale/translate.ts';

/** The viewer's texts, from a page that includes them. */
export const viewerText =
  ({ language, texts, brand }: Pick<PageFrame, 'language' | 'texts' | 'brand'>): ViewerText =>
  (key, values = {}) =>
    formatMessage((texts as CompiledTexts)[key] ?? key, { brand, ...values }, language);
