import { expect, it } from 'vitest';
import { insetsOf } from './insets.ts';

const large = { layout: 'large', isSheet: false, hasCaptions: false } as const;

it('the camera keeps the bar free, and with captions 160 pixels, but never most of a low box', () => {
  expect(insetsOf(large, true, 720).bottom).toBe(76);
  expect(insetsOf({ ...large, hasCaptions: true }, true, 720).bottom).toBe(160);
  expect(insetsOf({ ...large, layout: 'small', hasCaptions: true }, true, 300).bottom).toBe(90);
  expect(insetsOf({ ...large, layout: 'small' }, true, 300).bottom).toBe(56);
});

it('without controls everything is free', () => {
  expect(insetsOf(large, false, 720)).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
});

it('on an upright phone the sheet is free', () => {
  expect(insetsOf({ layout: 'small', isSheet: true, hasCaptions: false }, true, 800)).toMatchObject({ top: 104, bottom: 288 });
});
