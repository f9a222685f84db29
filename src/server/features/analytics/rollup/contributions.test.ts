import { describe, expect, test } from 'vitest';
import { stepBuckets, vitalBucket, watchBuckets } from './buckets.ts';
import { contributionsOf, createSums, eventContributions, SITE } from './contributions.ts';
import type { View } from './view.ts';

const view: View = {
  presentationId: 7,
  hour: 0,
  visitor: 'ann',
  firstId: '',
  source: 'referrer',
  referrer: 'course.example.edu',
  embedHost: '',
  country: 'DE',
  language: 'de',
  device: 'phone',
  linkId: null,
  visitId: null,
  isBot: false,
  isOwner: false,
  isStayed: false,
  isStarted: true,
  isFinished: false,
  furthestStep: 2,
  stepMs: [100, 0, 5000],
  lastAt: 0,
};
const dimensions = [
  ['views', '', 1],
  ['source', 'referrer', 1],
  ['country', 'DE', 1],
  ['language', 'de', 1],
  ['device', 'phone', 1],
  ['referrer', 'course.example.edu', 1],
];

describe('contributions of a view', () => {
  test('started: its dimensions, watch time and progress', () => {
    expect(contributionsOf(view)).toEqual([
      ...dimensions,
      ['started', '', 1],
      ['device-started', 'phone', 1],
      ['time', `${watchBuckets.bucketOf(5100)}`, 1],
      ['watch-ms', '', 5100],
      ['furthest', '2', 1],
      ['step-time', `0:${stepBuckets.bucketOf(100)}`, 1],
      ['step-time', `2:${stepBuckets.bucketOf(5000)}`, 1],
    ]);
  });

  test('stayed without starting: a view without times', () => {
    expect(contributionsOf({ ...view, isStarted: false, isStayed: true, isFinished: true })).toEqual(dimensions);
  });

  test('neither: nothing', () => {
    expect(contributionsOf({ ...view, isStarted: false })).toEqual([]);
    expect(contributionsOf({ ...view, isStarted: false, isBot: true, isOwner: true })).toEqual([]);
  });

  test('bots and the owner are counted separately', () => {
    expect(contributionsOf({ ...view, isBot: true, isOwner: true })).toEqual([['bot-views', '', 1]]);
    expect(contributionsOf({ ...view, isOwner: true })).toEqual([['owner-views', '', 1]]);
  });

  test('finished, through a link: adds the finish and the link', () => {
    const list = contributionsOf({ ...view, source: 'link', referrer: '', linkId: 'abc', isFinished: true });
    for (const added of [
      ['finished', '', 1],
      ['device-finished', 'phone', 1],
      ['link', 'abc', 1],
      ['link-started', 'abc', 1],
      ['link-ms', 'abc', 5100],
      ['link-finished', 'abc', 1],
    ])
      expect(list).toContainEqual(added);
  });
});

test('events add their name, shares by network, likes and unlikes, and vitals; bots add nothing', () => {
  const of = (name: string, body = {}, { isBot = false, personId = null as string | null } = {}) =>
    eventContributions({ name, body, isBot, personId });
  expect(of('zoomed')).toEqual([['event', 'zoomed', 1]]);
  expect(of('share', { network: 'LINKEDIN' })).toContainEqual(['share', 'LINKEDIN', 1]);
  // The server decides who is logged in, not the browser.
  expect(of('like', { is_logged_in: true }, { personId: 'ann' })).toContainEqual(['like', '', 1]);
  expect(of('like', { is_logged_in: true })).toEqual([['event', 'like', 1]]);
  expect(of('unlike', {}, { personId: 'ann' })).toContainEqual(['like', '', -1]);
  expect(of('unlike')).toEqual([['event', 'unlike', 1]]);
  expect(of('web-vital', { vital: 'CLS', value: 0.1 })).toContainEqual(['vital-CLS', `${vitalBucket('CLS', 0.1)}`, 1]);
  expect(of('like', { is_logged_in: true }, { isBot: true, personId: 'ann' })).toEqual([]);
});

test('sums go to presentation and site, except steps and links (presentation only) and vitals (site only)', () => {
  const sums = createSums();
  sums.add(7, '2031-05-04', [
    ['views', '', 1],
    ['furthest', '2', 1],
    ['link', 'abc', 1],
    ['vital-LCP', '30', 1],
    ['time', '9', 1],
  ]);
  sums.add(SITE, '2031-05-04', [['event', 'logo', 1]]);
  sums.add(7, '2031-05-04', [['time', '9', 1]], -1);
  expect(sums.list().map(({ presentationId, metric, key, count }) => [presentationId, metric, key, count])).toEqual([
    [0, 'event', 'logo', 1],
    [0, 'views', '', 1],
    [0, 'vital-LCP', '30', 1],
    [7, 'furthest', '2', 1],
    [7, 'link', 'abc', 1],
    [7, 'views', '', 1],
  ]);
});
