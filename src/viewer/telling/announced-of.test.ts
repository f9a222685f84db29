import type { Announced } from '#contract/analytics/catalogue.ts';
import { expect, test } from 'vitest';
import type { ViewerEvent } from '../viewer.ts';
import { announcedOf } from './announced-of.ts';

const error = new Error('Loading chunk present-viewer failed');

test.each<[ViewerEvent, ...Announced]>([
  [{ name: 'loaded', ms: 812.4 }, 'viewer-loaded', { ms: 812 }],
  [{ name: 'started' }, 'viewer-started'],
  [{ name: 'restarted' }, 'viewer-restarted'],
  [{ name: 'step', step: 3, stop: 1 }, 'step-entered', { step: 3, stop: 1 }],
  [{ name: 'left', step: 3, stop: 1, ms: 4200 }, 'step-left', { step: 3, stop: 1, ms: 4200 }],
  [{ name: 'ended', ms: 61_000 }, 'viewer-finished', { ms: 61_000 }],
  [{ name: 'autoplay', isOn: true }, 'autoplay', { is_on: true }],
  [{ name: 'fullscreen', isOn: false }, 'fullscreen', { is_on: false }],
  [{ name: 'overview', isOn: true }, 'overview', { is_on: true }],
  [{ name: 'captions', isOn: true }, 'captions', { is_on: true }],
  [{ name: 'explored' }, 'explored'],
  [{ name: 'zoomed' }, 'zoomed'],
  [{ name: 'link', href: 'https://example.org/' }, 'presentation-link', { address: 'https://example.org/' }],
  [{ name: 'failed', failure: { kind: 'script', error } }, 'viewer-failed', { failure: 'script', message: error.message }],
])('%o is logged as %s', (event, ...announced) => {
  expect(announcedOf(event)).toEqual(announced);
});

test('clamps a duration to between zero and one day', () => {
  const msOf = (ms: number) => announcedOf({ name: 'left', step: 0, stop: 0, ms })[1];
  expect(msOf(1e12)).toMatchObject({ ms: 86_400_000 });
  expect(msOf(-1)).toMatchObject({ ms: 0 });
});
