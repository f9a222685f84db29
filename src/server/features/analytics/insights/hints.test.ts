import { describe, expect, test } from 'vitest';
import type { StepReach } from '#contract/analytics/insights.ts';
import { findHints, type Facts } from './hints.ts';

const step = (index: number, share: number, typicalMs: number | null = 8000): StepReach => ({
  step: index,
  title: `Stop ${index + 1}`,
  thumbnail: null,
  count: Math.round(share * 100),
  share,
  typicalMs,
});
const quiet = [1, 0.95, 0.9, 0.86].map((share, index) => step(index, share));
const days = (count: number, views: number) =>
  Array.from({ length: count }, (_, index) => ({ day: `2026-05-${String(index + 1).padStart(2, '0')}`, views, before: views }));

/** Unremarkable numbers. */
function factsWith(numbers: Partial<Facts['numbers']> = {}, own: Partial<Omit<Facts, 'numbers'>> = {}): Facts {
  const none = { now: 0, before: 0 };
  const nobody = { named: [], rest: 0 };
  return {
    numbers: {
      range: { from: '2026-05-01', to: '2026-05-10' },
      isComparable: true,
      views: { now: 100, before: 100 },
      finishedShare: none,
      typicalMs: none,
      copies: none,
      likes: none,
      shares: { now: 1, before: 1 },
      perDay: days(10, 10),
      steps: quiet,
      sources: [],
      referrers: nobody,
      embeds: nobody,
      embedSites: 0,
      countries: nobody,
      languages: nobody,
      devices: [],
      networks: [],
      pdfSales: { count: 0, takings: [] },
      links: [],
      viewers: [],
      apart: { owner: 0, bots: 0 },
      upTo: '2026-05-10T12:00:00.000Z',
      ...numbers,
    },
    started: 100,
    phones: { started: 0, finished: 0 },
    others: { started: 100, finished: 60 },
    passed: 1,
    isSite: false,
    isShared: true,
    ...own,
  };
}

describe('hints', () => {
  test('unremarkable numbers give none', () => {
    expect(findHints(factsWith())).toEqual([]);
  });

  test('drop: where many more viewers are lost than elsewhere', () => {
    const steps = [0.96, 0.88, 0.81, 0.63, 0.58, 0.52].map((share, index) => step(index, share));
    expect(findHints(factsWith({ steps }))).toEqual([{ kind: 'drop', step: 3, title: 'Stop 4', points: 18 }]);
    expect(findHints(factsWith({ steps: steps.map((each) => ({ ...each, title: '' })) }))).toMatchObject([{ title: '', step: 3 }]);
    expect(findHints(factsWith({ steps }, { started: 29 }))).toEqual([]);
    // Losing viewers evenly points at no step in particular.
    expect(findHints(factsWith({ steps: [1, 0.85, 0.7, 0.55].map((share, index) => step(index, share)) }))).toEqual([]);
    expect(findHints(factsWith({ steps: [step(0, 1), step(1, 0.91)] }))).toEqual([]);
    const among = (...shares: number[]) => findHints(factsWith({ steps: shares.map((share, index) => step(index, share)) }));
    // As many leave at another stop, or before the first, so this one does not stand out.
    expect(among(1, 0.99, 0.74, 0.73, 0.72, 0.71, 0.7, 0.47)).toEqual([]);
    expect(among(0.6, 0.59, 0.4, 0.39)).toEqual([]);
    expect(among(1, 0.99, 0.74, 0.73, 0.72, 0.71, 0.7, 0.6)).toMatchObject([{ kind: 'drop', step: 2 }]);
  });

  test('drop: matches the numbers in the list of stops', () => {
    expect(findHints(factsWith({ steps: [step(0, 1), step(1, 0.894), step(2, 0.705), step(3, 0.7)] }))).toMatchObject([
      { kind: 'drop', points: 89 - 71 },
    ]);
  });

  test('long-step: where people stay far longer than elsewhere', () => {
    const steps = quiet.map((each, index) => ({ ...each, typicalMs: index === 2 ? 40_000 : 8000 }));
    expect(findHints(factsWith({ steps }))).toEqual([{ kind: 'long-step', step: 2, title: 'Stop 3', typicalMs: 40_000, otherMs: 8000 }]);
    expect(findHints(factsWith({ steps: steps.map((each) => ({ ...each, count: 29 })) }))).toEqual([]);
    expect(findHints(factsWith({ steps: steps.map((each) => ({ ...each, typicalMs: each.typicalMs / 10 })) }))).toEqual([]);
    expect(findHints(factsWith({ steps: steps.slice(1, 3) }))).toEqual([]);
  });

  test('growth: with the best day, and the site that brought most views if it brought many', () => {
    const perDay = days(10, 10).with(4, { day: '2026-05-05', views: 60, before: 10 });
    const growing = { views: { now: 150, before: 100 }, perDay };
    expect(findHints(factsWith(growing))).toEqual([{ kind: 'growth', percent: 50, day: '2026-05-05', source: null }]);
    const referrers = { named: [{ name: 'course.example', count: 50 }], rest: 70 };
    expect(findHints(factsWith({ ...growing, referrers }))).toMatchObject([{ source: { name: 'course.example', count: 50 } }]);
    expect(findHints(factsWith({ ...growing, referrers: { named: [{ name: 'course.example', count: 10 }], rest: 0 } }))).toMatchObject([
      { source: null },
    ]);
    expect(findHints(factsWith({ ...growing, views: { now: 119, before: 100 } }))).toEqual([]);
    expect(findHints(factsWith({ ...growing, views: { now: 200, before: 29 } }))).toEqual([]);
    expect(findHints(factsWith({ ...growing, perDay: days(6, 10) }))).toEqual([]);
    // Without a full period to compare with, it has not grown.
    expect(findHints(factsWith({ ...growing, isComparable: false }))).toEqual([]);
  });

  test('fall: far fewer views than before', () => {
    expect(findHints(factsWith({ views: { now: 60, before: 100 } }))).toEqual([{ kind: 'fall', percent: 40 }]);
    expect(findHints(factsWith({ views: { now: 81, before: 100 } }))).toEqual([]);
    expect(findHints(factsWith({ views: { now: 0, before: 29 } }))).toEqual([]);
  });

  test('embed: one site accounts for many of the views', () => {
    const embedded = (count: number) => ({ embeds: { named: [{ name: 'blog.example', count }], rest: 90 } });
    expect(findHints(factsWith(embedded(40)))).toEqual([{ kind: 'embed', host: 'blog.example', share: 0.4 }]);
    expect(findHints(factsWith(embedded(29)))).toEqual([]);
  });

  test('phones: far fewer finish on phones', () => {
    const phones = { started: 40, finished: 8 };
    expect(findHints(factsWith({}, { phones, others: { started: 60, finished: 36 } }))).toEqual([
      { kind: 'phones', share: 0.4, finishedThere: 0.2, finishedElsewhere: 0.6 },
    ]);
    expect(findHints(factsWith({}, { phones: { started: 29, finished: 0 } }))).toEqual([]);
    expect(findHints(factsWith({}, { phones, others: { started: 29, finished: 29 } }))).toEqual([]);
    expect(findHints(factsWith({}, { phones: { started: 40, finished: 20 } }))).toEqual([]);
  });

  test('unshared: watched, but never shared', () => {
    expect(findHints(factsWith({}, { passed: 0 }))).toEqual([{ kind: 'unshared' }]);
    expect(findHints(factsWith({ views: { now: 29, before: 0 } }, { passed: 0 }))).toEqual([]);
    // A presentation only its owner can see cannot be shared.
    expect(findHints(factsWith({}, { passed: 0, isShared: false }))).toEqual([]);
  });

  test('the whole site: no hints about sharing, falling or embedding, which concern the owners', () => {
    const facts = factsWith(
      { views: { now: 60, before: 100 }, embeds: { named: [{ name: 'blog.example', count: 50 }], rest: 0 } },
      { passed: 0 },
    );
    expect(findHints(facts).map(({ kind }) => kind)).toEqual(['fall', 'embed', 'unshared']);
    expect(findHints({ ...facts, isSite: true })).toEqual([]);
  });

  test('gives at most three, the most useful first', () => {
    const facts = factsWith(
      {
        steps: [1, 0.95, 0.5, 0.48].map((share, index) => step(index, share)),
        views: { now: 60, before: 100 },
        embeds: { named: [{ name: 'blog.example', count: 50 }], rest: 0 },
      },
      { phones: { started: 40, finished: 0 }, passed: 0 },
    );
    expect(findHints(facts).map(({ kind }) => kind)).toEqual(['drop', 'phones', 'fall']);
  });
});
