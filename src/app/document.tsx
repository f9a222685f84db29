import type { PageAssets, PageFrame, PageName } from '#contract/pages.ts';
import { formatMessage } from '#locale/format-message.ts';
import type { CompiledTexts, Translate } from '#locale/translate.ts';
import { embedJson } from './head/embed-json.ts';
import { HeadTags } from './head/head-tags.tsx';
import { headOf } from './head/page-heads.ts';
import type { Page } from './pages/page.ts';

export interface DocumentProps<Name extends PageName = PageName> {
  frame: PageFrame<Name>;
  page: Page<Name>;
  assets: PageAssets;
  content: string;
  /** The inline style in the head, and the id of the element at which everything that it is for has arrived. */
  first: { style: string; until: string } | undefined;
}

/** The document around a page. Its only inline script is data, so the content security policy needs no exception for scripts. */
export function Document<Name extends PageName>({ frame, page, assets, content, first }: DocumentProps<Name>) {
  const texts = frame.texts as CompiledTexts;
  const text: Translate = (key, values = {}) => formatMessage(texts[key] ?? key, values, frame.language);
  const head = headOf(frame);
  const title = head?.title ?? page.title(frame.props, text);
  const description = head?.description ?? page.description?.(frame.props, text);
  return (
    <html lang={frame.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{title === frame.brand ? title : `${title} · ${frame.brand}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b0e0c" media="(prefers-color-scheme: dark)" />
        {description && <meta name="description" content={description} />}
        {!head?.isIndexed && <meta name="robots" content="noindex" />}
        {head && <HeadTags frame={frame} head={head} title={title} description={description} />}
        {first && <style dangerouslySetInnerHTML={{ __html: first.style }} />}
        {/* A document that is painted earlier would shift as the rest arrives. */}
        {first && <link rel="expect" href={`#${first.until}`} blocking="render" />}
        {(first && assets.linksStyles ? [] : assets.styles).map((href) => (
          // Linked although already inlined: lazy chunks check here which styles they need not fetch. Neither do disabled links.
          <link key={href} rel="stylesheet" href={href} {...(first && { disabled: true })} />
        ))}
        {!assets.starter &&
          assets.preloads.map((href) => (
            // Visible content loads before scripts.
            <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
          ))}
        {assets.fetches?.map((href) => (
          <link key={href} rel="preload" as="fetch" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.classicScripts?.map((src) => (
          <script key={src} async src={src} />
        ))}
        {assets.starter ? (
          <script async src={assets.starter} data-script={assets.scripts[0]} data-preloads={assets.preloads.join(' ')} />
        ) : (
          assets.scripts.map((src) => <script key={src} type="module" src={src} />)
        )}
        {assets.analyticsScript && <script type="module" async fetchPriority="low" src={assets.analyticsScript} />}
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: content }} />
        <script
          id="page"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: embedJson(page.carry ? { ...frame, props: page.carry(frame.props) } : frame) }}
        />
      </body>
    </html>
  );
}
