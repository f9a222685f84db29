import { useFrame, useText } from '#app/client/frame.tsx';
import type { InsightNumbers } from '#contract/analytics/insights.ts';
import { formatNumber, formatPercent } from '#locale/number.ts';
import { lengthOf } from '../range/range.ts';
import { countChange, percentChange, pointChange, timeChange } from '../words/changes.ts';
import { wordDuration } from '../words/duration.ts';
import { Tiles } from './tiles.tsx';

/** The four numbers that one looks for first. */
export function OverviewTiles({ numbers: { views, finishedShare, typicalMs, copies, range } }: { numbers: InsightNumbers }) {
  const text = useText();
  const { language } = useFrame();
  return (
    <Tiles
      label={text('insights.overview')}
      days={lengthOf(range)}
      tiles={[
        { label: text('insights.views'), value: formatNumber(views.now, language), change: percentChange(views, language) },
        { label: text('insights.finished'), value: formatPercent(finishedShare.now, language), change: pointChange(finishedShare, text, language) },
        { label: text('insights.typical'), value: wordDuration(typicalMs.now, text, language), change: timeChange(typicalMs, text, language) },
        { label: text('insights.copies'), value: formatNumber(copies.now, language), change: countChange(copies, language) },
      ]}
    />
  );
}
