import type { PageAssets, PageFrame, PageName } from '#contract/pages.ts';
import type { Messages } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import type { Page } from './pages/page.ts';

interface DocumentProps<Name extends PageName> {
  frame: PageFrame<Name>;
  page: Page<Name>;
  assets: PageAssets;
  content: string;
}

/** The document around a page. Nothing in it is inline but data, so the content security policy needs no exception. */
export function Document<Name extends PageName>({ frame, page, assets, content }: DocumentProps<Name>) {
  const i18n = setupI18n({ locale: frame.language, messages: { [frame.language]: frame.texts as Messages } });
  const title = page.title(frame.props, (key, values) => i18n._(key, values));
  const description = page.description?.(frame.props, (key, values) => i18n._(key, values));
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
        {page.isPrivate && <meta name="robots" content="noindex" />}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {assets.fetches?.map((href) => (
          <link key={href} rel="preload" as="fetch" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.classicScripts?.map((src) => (
          <script key={src} async src={src} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: content }} />
        <script id="page" type="application/json" dangerouslySetInnerHTML={{ __html: embedJson(page.carry ? { ...frame, props: page.carry(frame.props) } : frame) }} />
      </body>
    </html>
  );
}

// A `<` inside a string would let `</script>` end the data early.
const embedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
