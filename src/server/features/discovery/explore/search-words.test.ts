import { describe, expect, test } from 'vitest';
import { collectLexemes, foldText, readTranscript, type Weight, wordsOfQuery, writeQuery, writeVector } from './search-words.ts';

const none = new Map<string, string[]>();
const lexemesOf = (texts: { text: string; weight: Weight }[]) => {
  const words = collectLexemes();
  for (const { text, weight } of texts) words.read(text, weight);
  return words.lexemes();
};
const partsOf = (query: string) => wordsOfQuery(query).map(({ parts }) => parts.join(' '));

describe('[SITE-2] search words', () => {
  test.each([
    ['Élan vital', 'elan vital'],
    ['Straße', 'strasse'],
    ['Smørrebrød', 'smorrebrod'],
    ['Łódź', 'lodz'],
    ['ﬁne Ｗｉｄｅ', 'fine wide'],
    ['ガ', 'ガ'],
    ['й', 'й'],
    ['Ελλάδα', 'ελλαδα'],
    ['مُدَرِّس', 'مدرس'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test.each([
    ['L’océan d’hiver', ['l', 'ocean', 'd', 'hiver']],
    ['C# & más / deep-sea', ['c', 'mas', 'deep', 'sea']],
    ['深海の', ['深海 海の']],
    ['海', ['海']],
    ['3D印刷 2026', ['3d', '印刷', '2026']],
    ['발표 자료', ['발표', '자료']],
    [`'a' & !b:* | (c) <-> \\ "d"\0`, ['a', 'b', 'c', 'd']],
    ['!!! … 🎉', []],
  ])('splits the query %s into %j', (query, words) => {
    expect(partsOf(query)).toEqual(words);
  });

  test('reads at most 200 characters and 12 words of a query', () => {
    expect(wordsOfQuery('a '.repeat(50))).toHaveLength(12);
    expect(partsOf('b'.repeat(5000))).toEqual(['b'.repeat(64)]);
    expect(partsOf(`${'😀'.repeat(199)}ab`)).toEqual(['a']);
  });

  test('requires every word, as written, as a prefix or by its stem', () => {
    expect(writeQuery(wordsOfQuery('bridges 深海の'), new Map([['bridges', ['bridg']]]))).toBe(
      `('bridges':* | 'bridg') & ('深海' <-> '海の':*)`,
    );
  });

  test('treats two letters as a whole word, not as a prefix', () => {
    expect(writeQuery(wordsOfQuery('AI 海'), none)).toBe(`('ai') & ('海':*)`);
  });

  test('weights each text, and words keep their positions', () => {
    const lexemes = lexemesOf([
      { text: 'Deep Sea', weight: 'A' },
      { text: 'sea 海底', weight: 'D' },
    ]);
    expect(writeVector(lexemes, new Map([['deep', ['dip']]]))).toBe(`'deep':1A 'dip':1A 'sea':2A,3D '海底':4D '底':5D`);
  });

  test('limits the size of the longest text', () => {
    const words = writeVector(
      lexemesOf([{ text: Array.from({ length: 400_000 }, (_, index) => `w${index}`).join(' '), weight: 'D' }]),
      none,
    );
    expect(words.length).toBeLessThan(1_000_000);
    const same = writeVector(lexemesOf([{ text: 'same '.repeat(100_000), weight: 'D' }]), none);
    expect(same.split(',')).toHaveLength(100);
  });

  test('reads a transcript in order', () => {
    const says = (text: string) => ({ id: text, styleClasses: [], paragraphs: [{ text, biggestFontSize: 12 }] });
    const topic = { title: 'One', texts: [says('two')], topics: [{ title: 'Three', texts: [says('four')], topics: [] }] };
    expect([...readTranscript(topic)]).toEqual(['One', 'two', 'Three', 'four']);
  });
});
