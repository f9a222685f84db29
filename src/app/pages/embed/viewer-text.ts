import type { ViewerText } from '#contract/viewer.ts';
import { setupI18n, type Messages } from '@lingui/core';

/** The viewer's words of a page that carries them. */
export function viewerText(language: string, texts: PageTexts): ViewerText {
  const i18n = setupI18n({ locale: language, messages: { [language]: texts as Messages } });
  return (key, values) => i18n._(key, values);
}

type PageTexts = Record<string, unknown>;
