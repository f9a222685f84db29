import { describe, expect, test } from 'vitest';
import { parseEmbedQuery } from './embed-options.ts';

const usual = {
  autoplay: null,
  isLooping: false,
  hasControls: true,
  isExplorable: true,
  firstStop: 0,
  theme: 'present',
  surface: 'webgl',
  offersToLearn: false,
};

describe('the address of an embedded viewer', () => {
  test('has defaults for everything', () => expect(parseEmbedQuery({})).toEqual({ options: usual, canonicalQuery: '' }));

  test.each([
    [{ autoplay: '1' }, { autoplay: 5000 }],
    [{ autoplay: 'true' }, { autoplay: 5000 }],
    [{ autoplay: '0' }, { autoplay: null }],
    [{ autoplay: '2500' }, { autoplay: 2500 }],
    [{ loop: '1' }, { isLooping: true }],
    [{ controls: '0' }, { hasControls: false }],
    [{ explorable: '0' }, { isExplorable: false }],
    [{ step: '3' }, { firstStop: 2 }],
    [{ theme: 'present' }, { theme: 'present' }],
    [{ theme: 'video' }, { theme: 'other' }],
    [{ surface: 'lite' }, { surface: 'lite' }],
    [{ learn: '1' }, { offersToLearn: true }],
  ])('%o means %o', (query, options) => expect(parseEmbedQuery(query).options).toEqual({ ...usual, ...options }));

  test.each([
    { autoplay: '999' },
    { autoplay: '-1' },
    { autoplay: 'yes' },
    { autoplay: '1e99' },
    { autoplay: ['1', '1'] },
    { loop: 'true please' },
    { controls: '' },
    { step: '0' },
    { step: '-3' },
    { step: '1.5' },
    { step: 'three' },
    { lang: 'de' },
    { surface: 'paper' },
    { nobody: 'knows this' },
  ])('%o is ignored', (query) => expect(parseEmbedQuery(query)).toEqual({ options: usual, canonicalQuery: '' }));

  test('has one canonical spelling for each cacheable page, and none for the endless rest', () => {
    const spelling = (query: object) => parseEmbedQuery(query).canonicalQuery;
    expect(spelling({ lang: 'de', autoplay: 'true', loop: '1', other: 'x' })).toBe('autoplay=1&loop=1');
    expect(spelling({ autoplay: '5000', loop: '1', lang: 'de' })).toBe('autoplay=1&loop=1');
    expect(spelling({ learn: '1', controls: '0', surface: 'lite', theme: 'x', explorable: '0' })).toBe(
      'controls=0&explorable=0&theme=other&surface=lite&learn=1',
    );
    expect(spelling({ step: '7' })).toBeUndefined();
    expect(spelling({ autoplay: '1234' })).toBeUndefined();
  });
});
