import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { areas, type AreaName } from './catalogue.ts';
import { languages, negotiateLanguage, parseLanguage, type Language } from './language.ts';
import { translatorOf } from './translate.ts';

const texts = (area: AreaName, language: Language): Record<string, string> => areas[area][language];

/** Every argument and every element of a message. */
function partsOf(message: string): string[] {
  const names = new Set<string>();
  const visit = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, kind, choices] = token;
      // The only kinds formatMessage supports.
      expect([undefined, 'plural'], message).toContain(kind);
      names.add(name);
      if (choices && typeof choices === 'object')
        for (const choice of Object.values(choices)) if (Array.isArray(choice)) visit(choice as CompiledMessage);
    }
  };
  visit(compileMessageOrThrow(message));
  names.delete('#');
  for (const tag of message.matchAll(/<\/?[\w]+\/?>/g)) names.add(tag[0]);
  return [...names].sort();
}

/** The cases of every plural in a message, except those for an exact number (=0). */
function pluralCasesOf(message: string): string[][] {
  const found: string[][] = [];
  const visit = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [, kind, choices] = token;
      if (kind !== 'plural' || !choices || typeof choices !== 'object') continue;
      found.push(
        Object.keys(choices)
          .filter((name) => !/^\d+$|^offset$/.test(name))
          .sort(),
      );
      for (const choice of Object.values(choices)) if (Array.isArray(choice)) visit(choice as CompiledMessage);
    }
  };
  visit(compileMessageOrThrow(message));
  return found;
}

/** Arguments that other languages use but English does not. */
const alsoGiven: Record<string, string[]> = { 'site.search.placeholder': ['amount'] };

describe.each(Object.keys(areas) as AreaName[])('[BASE-1] the texts of %s', (area) => {
  test.each(languages)('are complete in %s', (language) => {
    const [own, source] = [texts(area, language), texts(area, 'en')];
    expect(Object.keys(own)).toEqual(Object.keys(source));
    for (const [key, message] of Object.entries(own)) {
      expect(message.trim(), key).not.toBe('');
      const wanted = partsOf(source[key] ?? '');
      const parts = partsOf(message).filter((part) => wanted.includes(part) || !alsoGiven[key]?.includes(part));
      expect(parts.join(' '), `${language} ${key}`).toBe(wanted.filter((part) => parts.includes(part) || !alsoGiven[key]).join(' '));
    }
  });

  test.each(languages)('have every plural form of %s, and no others', (language) => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const wrong = Object.entries(texts(area, language)).filter(([, message]) =>
      pluralCasesOf(message).some((cases) => cases.join() !== wanted.join()),
    );
    expect(wrong, wanted.join()).toEqual([]);
  });

  test.each(languages)('start with the area name in %s', (language) => {
    for (const key of Object.keys(texts(area, language))) expect(key.startsWith(`${area}.`), key).toBe(true);
  });
});

describe('[BASE-1] languages', () => {
  test('are the nine supported ones', () => {
    expect([...languages].sort()).toEqual(['de', 'en', 'es', 'fr', 'hu', 'it', 'ja', 'ko', 'pt']);
  });

  test('are translated, not copied', () => {
    for (const language of languages) {
      if (language === 'en') continue;
      const all = Object.keys(areas).flatMap((area) => Object.entries(texts(area as AreaName, language)));
      const copied = all.filter(([key, message]) => texts(key.split('.')[0] as AreaName, 'en')[key] === message);
      expect(copied.length / all.length, `${language}: ${copied.map(([key]) => key).join(', ')}`).toBeLessThan(0.08);
    }
  });

  test('plurals follow the rules of the language', () => {
    const describe = (language: Language, count: number) => translatorOf(language)('ui.password.short', { missing: count });
    expect(describe('en', 1)).not.toBe(describe('en', 2).replace('2', '1'));
    expect(describe('ja', 1)).toBe(describe('ja', 2).replace('2', '1'));
  });

  test.each([
    ['pt-BR', 'pt'],
    ['de_AT', 'de'],
    [' JA ', 'ja'],
    ['zh', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s parses as %s', (tag, language) => {
    expect(parseLanguage(tag)).toBe(language);
  });

  test.each([
    ['zh, ko;q=0.5, it;q=0.7', 'it'],
    ['fr;q=0, es', 'es'],
    ['*', undefined],
    [';;;,,,q=', undefined],
  ])('Accept-Language %s gives %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });
});
