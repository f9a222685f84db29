import { expect, it } from 'vitest';
import { insetsOf } from './insets.ts';

const large = { layout: 'large', isSheet: false, hasCaptions: false } as const;

it('keeps the bar clear, and 160 pixels with captions, but never most of a short box', () => {
  expect(insetsOf(large, true, 720).bottom).toBe(76);
  expect(insetsOf({ ...large, hasCaptions: true }, true, 720).bottom).toBe(160);
  expect(insetsOf({ ...large, layout: 'small', hasCaptions: true }, true, 300).bottom).toBe(90);
  expect(insetsOf({ ...large, layout: 'small' }, true, 300).bottom).toBe(56);
});

it('keeps nothing clear without controls', () => {
  expect(insetsOf(large, false, 720)).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
});

it('keeps the sheet clear on a portrait phone', () => {
  expect(insetsOf({ layout: 'small', isSheet: true, hasCaptions: false }, true, 800)).toMatchObject({ top: 68, bottom: 284 });
});
