import { expect, it } from 'vitest';
import { embedAddress } from './embed-address.ts';

it('SHARE-8: leads to the viewer alone', () => {
  expect(embedAddress('demolightdee')).toBe('/p/embed/demolightdee/');
  expect(embedAddress('../a b')).toBe('/p/embed/..%2Fa%20b/');
});

it('includes only options that differ from the defaults', () => {
  expect(embedAddress('x', { autoplay: false, loop: false, controls: true, explorable: true, step: 1, lang: '' })).toBe('/p/embed/x/');
  expect(embedAddress('x', { autoplay: true, loop: true, controls: false, explorable: false, step: 3, lang: 'de' })).toBe(
    '/p/embed/x/?autoplay=1&loop=1&controls=0&explorable=0&step=3&lang=de',
  );
  expect(embedAddress('x', { autoplay: 2500, lang: undefined })).toBe('/p/embed/x/?autoplay=2500');
});
