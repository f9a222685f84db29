import type { ErrorBars } from '#model/presentation/presentation.ts';
import { childOf, childrenOf, type XmlElement } from '../../xml/xml.ts';
import type { SlideContext } from '../slide-context.ts';
import { amountOf, isSet, numbersOf, valueOf } from './chart-data.ts';
import { lineOf, themeColor } from './chart-look.ts';

/** Reads the `c:errBars` of a series with these values. */
export function errorBarsOf(
  ser: XmlElement,
  values: readonly (number | null)[],
  xs: readonly (number | null)[] | undefined,
  context: SlideContext,
): ErrorBars[] {
  return childrenOf(ser, 'c:errBars')
    .slice(0, 2)
    .flatMap((bars): ErrorBars[] => {
      const stroke = lineOf(childOf(bars, 'c:spPr'), context, { color: themeColor(context, 'tx1') ?? '#000000', points: 0.75 });
      if (!stroke) return [];
      const isAcross = valueOf(bars, 'c:errDir') === 'x';
      const { plus, minus } = lengthsOf(bars, isAcross ? (xs ?? []) : values);
      const side = valueOf(bars, 'c:errBarType') ?? 'both';
      const none = values.map(() => null);
      return [
        {
          plus: side === 'minus' ? none : plus,
          minus: side === 'plus' ? none : minus,
          ...(isAcross && { isAcross }),
          ...(isSet(bars, 'c:noEndCap') && { isPlain: true }),
          stroke,
        },
      ];
    });
}

function lengthsOf(bars: XmlElement, values: readonly (number | null)[]): Pick<ErrorBars, 'plus' | 'minus'> {
  const amount = amountOf(bars, 'c:val') ?? 0;
  const both = (length: (value: number) => number) => {
    const lengths = values.map((value) => (value === null ? null : length(value)));
    return { plus: lengths, minus: lengths };
  };
  const known = values.flatMap((value) => value ?? []);
  const mean = known.reduce((sum, value) => sum + value, 0) / (known.length || 1);
  const deviation = Math.sqrt(known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, known.length - 1));
  switch (valueOf(bars, 'c:errValType')) {
    case 'cust': {
      const own = (name: string) => numbersOf(childOf(bars, name))?.values ?? [];
      const [plus, minus] = [own('c:plus'), own('c:minus')];
      // A single cell is the length for all values.
      const spread = (lengths: (number | null)[]) => (lengths.length === 1 ? values.map(() => lengths[0] ?? null) : lengths);
      return { plus: spread(plus), minus: spread(minus) };
    }
    case 'percentage':
      return both((value) => (Math.abs(value) * amount) / 100);
    case 'stdDev':
      // Around the mean of all values, not around each.
      return {
        plus: values.map((value) => (value === null ? null : mean + deviation * amount - value)),
        minus: values.map((value) => (value === null ? null : value - mean + deviation * amount)),
      };
    case 'stdErr':
      return both(() => deviation / Math.sqrt(Math.max(1, known.length)));
    default:
      return both(() => amount);
  }
}
