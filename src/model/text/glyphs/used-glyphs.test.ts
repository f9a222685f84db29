import { expect, test } from 'vitest';
import { layOut } from '../test-layout.ts';
import { glyphsOf } from './used-glyphs.ts';

test('collects glyphs by face from all texts, plus a space and a hyphen in case a line breaks', () => {
  const glyphs = glyphsOf([layOut(['abba 日本']), layOut([{ runs: [{ text: 'cab', weight: 700 }] }, 'Zoë'])]);
  const sorted = [...glyphs].map(([face, chars]) => [face, [...chars].sort().join('')]);
  expect(sorted).toEqual([
    ['inter-400', ' -Zaboë'],
    ['noto-sans-jp-400', ' -日本'],
    ['inter-700', ' -abc'],
  ]);
});

test('right-to-left text needs the other bracket of a pair', () => {
  const glyphs = glyphsOf([layOut(['(אב [']), layOut(['(a ['])]);
  expect([...(glyphs.get('noto-sans-hebrew-400') ?? []), ...(glyphs.get('inter-400') ?? [])].join('')).toContain(')');
  expect(glyphsOf([layOut(['(a ['])]).get('inter-400')).toEqual(new Set('- (a['));
});

test('a letter and its accent may be drawn as one glyph', () => {
  expect(glyphsOf([layOut(['e\u0301'])]).get('inter-400')).toEqual(new Set(['-', ' ', 'e', '\u0301', 'é']));
});
