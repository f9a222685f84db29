import { featureDefaults } from '#contract/features.ts';
import type { PageFrame, PageName, PageProps } from '#contract/pages.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from '../document.tsx';
import type { Page } from '../pages/page.ts';

/** Renders the document around an empty page and parses it as a browser would. */
export function readDocument<Name extends PageName>(page: Name, props: PageProps[Name], changes: Partial<PageFrame<Name>> = {}) {
  const frame: PageFrame<Name> = {
    page,
    props,
    language: 'en',
    texts: {},
    brand: 'Lectern',
    origin: 'https://lectern.example',
    address: '/',
    presentationCount: 1,
    user: null,
    csrfToken: null,
    evaluatedFeatures: featureDefaults,
    environment: 'development',
    analytics: { mode: 'off', host: '', consent: 'never', cookieDomain: '', logApiEndpoint: '', version: '' },
    ...changes,
  };
  const empty: Page<Name> = { areas: [], Component: () => null, title: () => 'A page', description: () => 'What it is about' };
  const html = `<!doctype html>${renderToStaticMarkup(createElement(Document<Name>, { frame, page: empty, assets: { scripts: [], preloads: [], styles: [] }, content: '', first: undefined }))}`;
  const document = new DOMParser().parseFromString(html, 'text/html');
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    html,
    document,
    title: document.querySelector('title')?.textContent,
    /** By name or property. */
    meta: (name: string) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    metas: (name: string) => [...document.querySelectorAll(`meta[property="${name}"]`)].map((element) => element.getAttribute('content')),
    canonical: attribute('link[rel="canonical"]', 'href'),
    languages: Object.fromEntries(
      [...document.querySelectorAll('link[hreflang]')].map((element) => [element.getAttribute('hreflang'), element.getAttribute('href')]),
    ),
    oembed: (type: string) => attribute(`link[type="${type}"]`, 'href'),
    data: JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null'),
    carried: JSON.parse(document.querySelector('script[type="application/json"]')?.textContent ?? 'null'),
  };
}
