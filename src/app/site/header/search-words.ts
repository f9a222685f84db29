import { routes } from '#contract/routes.ts';

/** "360 million" for the placeholder, and the rounded number for languages whose grammar depends on it. */
export function describeCount(count: number, language: string): { count: string; amount: number } {
  const step = 10 ** Math.max(0, 3 * Math.floor(Math.log10(Math.max(1, count)) / 3));
  const words = new Intl.NumberFormat(language, { notation: 'compact', compactDisplay: 'long' }).format(count);
  return { count: words, amount: step >= 1_000_000 ? Math.round(count / step) * step : count };
}

/** The search term in the address, to keep it in the field. */
export function searchTermOf(address: string): string {
  const [path, query] = address.split('?', 2);
  return path === routes.search ? (new URLSearchParams(query).get('search') ?? '') : '';
}
