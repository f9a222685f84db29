// @vitest-environment happy-dom
import type { PageProps } from '#contract/pages.ts';
import { languages } from '#locale/language.ts';
import { describe, expect, test } from 'vitest';
import { readDocument } from './test-head.ts';
import { sampleLibrary } from '../pages/dashboard/sample-library.ts';

const origin = 'https://lectern.example';
const explore: PageProps['explore'] = {
  term: '',
  order: 'watched',
  isReusableOnly: false,
  language: null,
  trending: [],
  featured: null,
  cards: [],
  total: 0,
  page: 1,
  pageCount: 1,
};

describe('the document head', () => {
  test('has the title, description, canonical address, Open Graph and Twitter tags', () => {
    const head = readDocument('landing', {}, { address: '/?utm_source=letter' });
    expect(head.title).toBe('A page · Lectern');
    expect(head.meta('description')).toBe('What it is about');
    expect(head.canonical).toBe(`${origin}/`);
    expect(head.meta('robots')).toBeNull();
    expect(['og:title', 'og:description', 'og:type', 'og:url', 'og:site_name', 'og:locale', 'twitter:card'].map(head.meta)).toEqual([
      'A page',
      'What it is about',
      'website',
      `${origin}/`,
      'Lectern',
      'en_US',
      'summary',
    ]);
  });

  test('links alternates in nine languages and x-default', () => {
    const { languages: named } = readDocument('gallery', { staffPicks: [], mostWatched: [], latest: [] });
    expect(named).toEqual({
      ...Object.fromEntries(languages.map((language) => [language, `${origin}/gallery/?lang=${language}`])),
      'x-default': `${origin}/gallery/`,
    });
  });

  test('with a language in the address, uses it as canonical and lists the same nine alternates', () => {
    const head = readDocument('gallery', { staffPicks: [], mostWatched: [], latest: [] }, { address: '/gallery/?lang=pt', language: 'pt' });
    expect(head.canonical).toBe(`${origin}/gallery/?lang=pt`);
    expect(head.meta('og:url')).toBe(`${origin}/gallery/?lang=pt`);
    expect(head.languages['x-default']).toBe(`${origin}/gallery/`);
    expect(head.meta('og:locale')).toBe('pt_BR');
    expect(head.metas('og:locale:alternate')).toHaveLength(8);
    expect(head.metas('og:locale:alternate')).not.toContain('pt_BR');
  });

  test('has a separate canonical for later pages of a list, the full list for a filtered one, and none for a search', () => {
    expect(readDocument('explore', { ...explore, page: 3 }, { address: '/explore/?page=3' })).toMatchObject({
      canonical: `${origin}/explore/?page=3`,
      languages: { de: `${origin}/explore/?page=3&lang=de` },
    });
    expect(readDocument('explore', { ...explore, page: 3, isReusableOnly: true }).canonical).toBe(`${origin}/explore/`);
    const search = readDocument('explore', { ...explore, term: 'sea' }, { address: '/explore/search/?search=sea' });
    expect([search.canonical, search.languages, search.meta('robots')]).toEqual([null, {}, 'noindex']);
  });

  test('is noindex and reveals nothing for a page that is not public', () => {
    const head = readDocument('dashboard', sampleLibrary, { address: '/dashboard/next/' });
    expect([head.meta('robots'), head.canonical, head.languages, head.meta('og:title')]).toEqual(['noindex', null, {}, null]);
  });
});
