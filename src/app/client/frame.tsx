import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import type { PageFrame } from '#contract/pages.ts';
import type { TextKey } from '#locale/catalogue.ts';
import type { TextValues, Translate } from '#locale/translate.ts';
import { createContext, use, useMemo, type ReactElement, type ReactNode } from 'react';

const FrameContext = createContext<PageFrame | null>(null);

function createI18n(frame: PageFrame): I18n {
  return setupI18n({
    locale: frame.language,
    messages: { [frame.language]: frame.texts as Messages },
    missing: (_language, key) => {
      // Loud while developing and testing; a visitor would rather see a key than a failed page.
      if (frame.environment === 'development') throw new Error(`The page ${frame.page} does not carry the text ${key}`);
      return key;
    },
  });
}

export function FrameProvider({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  const i18n = useMemo(() => createI18n(frame), [frame]);
  return (
    <FrameContext value={frame}>
      <I18nProvider i18n={i18n}>
        <TranslateContext value={(key, values) => i18n._(key, values)}>{children}</TranslateContext>
      </I18nProvider>
    </FrameContext>
  );
}

export function useFrame(): PageFrame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('Rendered outside a page');
  return frame;
}

const TranslateContext = createContext<Translate | null>(null);

export function useText(): Translate {
  const translate = use(TranslateContext);
  if (!translate) throw new Error('Rendered outside a page');
  return translate;
}

/** A text with elements inside it: `accept the <terms>terms</terms>` takes `elements={{ terms: <a …/> }}`. */
export function RichText({ text, values, elements }: { text: TextKey; values?: TextValues; elements: Record<string, ReactElement> }) {
  return <Trans id={text} components={elements} {...(values && { values })} />;
}
