import type { PageFrame } from '#contract/pages.ts';
import type { TextKey } from '#locale/catalogue.ts';
import { formatMessage, type TextValues } from '#locale/format-message.ts';
import type { CompiledTexts, Translate } from '#locale/translate.ts';
import { cloneElement, createContext, Fragment, use, useMemo, type ReactElement, type ReactNode } from 'react';

const FrameContext = createContext<PageFrame | null>(null);
const TranslateContext = createContext<Translate | null>(null);

/** Every text may name the site: `{brand}`. */
function createTranslate({ texts, language, brand, environment, page }: PageFrame): Translate {
  const compiled = texts as CompiledTexts;
  return (key, values = {}) => {
    const message = compiled[key];
    // Throws while developing and testing; in production, a visible key is better than a failed page.
    if (message === undefined && environment === 'development') throw new Error(`The page ${page} does not include the text ${key}`);
    return formatMessage(message ?? key, { brand, ...values }, language);
  };
}

export function FrameProvider({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  const translate = useMemo(() => createTranslate(frame), [frame]);
  return (
    <FrameContext value={frame}>
      <TranslateContext value={translate}>{children}</TranslateContext>
    </FrameContext>
  );
}

export function useFrame(): PageFrame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('Rendered outside a page');
  return frame;
}

export function useText(): Translate {
  const translate = use(TranslateContext);
  if (!translate) throw new Error('Rendered outside a page');
  return translate;
}

/** A text with elements in it: `accept the <terms>terms</terms>` takes `elements={{ terms: <a …/> }}`. Elements do not nest. */
export function RichText({ text, values, elements }: { text: TextKey; values?: TextValues; elements: Record<string, ReactElement> }) {
  const [before, ...rest] = useText()(text, values).split(/<(\w+)>(.*?)<\/\1>/s);
  const parts: ReactNode[] = [before];
  for (let at = 0; at < rest.length; at += 3) {
    const [name = '', inner = '', after] = rest.slice(at, at + 3);
    const element = elements[name];
    parts.push(<Fragment key={at}>{element ? cloneElement(element, {}, inner) : inner}</Fragment>, after);
  }
  return parts;
}
