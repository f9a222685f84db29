import { useFrame, useText } from '#app/client/frame.tsx';
import type { InsightNumbers } from '#contract/analytics/insights.ts';
import { formatNumber } from '#locale/number.ts';
import { lengthOf } from '../range/range.ts';
import { changesOf } from '../words/changes.ts';
import { startedTiles } from './started-tiles.ts';
import { Tiles } from './tiles.tsx';

/** The four most important numbers. */
export function OverviewTiles({ numbers }: { numbers: InsightNumbers }) {
  const text = useText();
  const { language } = useFrame();
  const { views, copies, range } = numbers;
  const changes = changesOf(numbers, text, language);
  return (
    <Tiles
      label={text('insights.overview')}
      days={lengthOf(range)}
      tiles={[
        { label: text('insights.views'), value: formatNumber(views.now, language), change: changes.percent(views) },
        ...startedTiles(numbers, changes, text, language),
        { label: text('insights.copies'), value: formatNumber(copies.now, language), change: changes.count(copies) },
      ]}
    />
  );
}
