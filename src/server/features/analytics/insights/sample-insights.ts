import type { InsightNumbers, StepReach } from '#contract/analytics/insights.ts';

const DAY = 86_400_000;
/** Views a day, from Monday to Sunday, and how many more there are at the end of the period than at its beginning. */
const week = [118, 131, 127, 142, 109, 46, 52];
const GROWTH = 0.6;
/** One talk that people heard of. */
const PEAK = 2.4;

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Numbers that nobody caused, for a page without any: the days and stops are real, so that it looks as it will. */
export function sampleOf({ range, perDay, steps, upTo }: InsightNumbers): InsightNumbers {
  const days = perDay.map(({ day }, at) => {
    const usual = week[(new Date(day).getUTCDay() + 6) % 7] ?? 0;
    const growth = 1 + (GROWTH * at) / Math.max(1, perDay.length - 1);
    const peak = at === Math.floor(perDay.length * 0.6) ? PEAK : 1;
    return { day, views: Math.round(usual * growth * peak), before: week[(new Date(Date.parse(day) - DAY).getUTCDay() + 6) % 7] ?? 0 };
  });
  const [now, before] = [sumOf(days.map(({ views }) => views)), sumOf(days.map((day) => day.before))];
  const part = (share: number) => Math.round(now * share);
  return {
    range,
    isComparable: true,
    views: { now, before },
    finishedShare: { now: 0.52, before: 0.48 },
    typicalMs: { now: 400_000, before: 412_000 },
    copies: { now: part(0.01), before: Math.round(before * 0.008) },
    likes: { now: part(0.03), before: Math.round(before * 0.03) },
    shares: { now: part(0.02), before: Math.round(before * 0.015) },
    perDay: days,
    steps: steps.map((step, at) => sampleStep(step, at / Math.max(1, steps.length - 1), now)),
    sources: [
      { source: 'search', count: part(0.37) },
      { source: 'referrer', count: part(0.23) },
      { source: 'embed', count: part(0.18) },
      { source: 'direct', count: part(0.14) },
      { source: 'email', count: part(0.08) },
    ],
    referrers: { named: [{ name: 'moodle.example', count: part(0.23) }], rest: 0 },
    embeds: {
      named: [
        { name: 'school.example', count: part(0.11) },
        { name: 'blog.example', count: part(0.07) },
      ],
      rest: 0,
    },
    embedSites: 2,
    countries: named(part, { PT: 0.31, BR: 0.19, US: 0.14, DE: 0.09, JP: 0.06, NG: 0.05 }, 0.16),
    languages: named(part, { pt: 0.5, en: 0.32, de: 0.1 }, 0.08),
    devices: [
      { device: 'desktop', count: part(0.56) },
      { device: 'phone', count: part(0.36) },
      { device: 'tablet', count: part(0.08) },
    ],
    networks: [
      { name: 'LINKEDIN', count: part(0.012) },
      { name: 'FACEBOOK', count: part(0.008) },
    ],
    pdfSales: { count: 0, takings: [] },
    links: [],
    viewers: [],
    apart: { owner: 0, bots: 0 },
    hints: [],
    upTo,
  };
}

/** Most people leave about two thirds of the way. */
function sampleStep(step: StepReach, place: number, views: number): StepReach {
  const share = Math.round((place < 0.6 ? 0.96 - place * 0.25 : 0.68 - (place - 0.6) * 0.4) * 100) / 100;
  return { ...step, share, count: Math.round(views * share), typicalMs: 24_000 + ((step.step * 7919) % 31_000) };
}

const named = (part: (share: number) => number, shares: Record<string, number>, rest: number) => ({
  named: Object.entries(shares).map(([name, share]) => ({ name, count: part(share) })),
  rest: part(rest),
});
