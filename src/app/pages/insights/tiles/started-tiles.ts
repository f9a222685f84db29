import type { ComparedOfStarted } from '#contract/analytics/insights.ts';
import { formatPercent } from '#locale/number.ts';
import type { Translate } from '#locale/translate.ts';
import type { changesOf } from '../words/changes.ts';
import { wordDuration } from '../words/duration.ts';
import type { Tile } from './tiles.tsx';

/** Numbers that exist only once somebody has started: the share that finished, and the time they watched. */
export const startedTiles = (
  { finishedShare, typicalMs }: { finishedShare: ComparedOfStarted; typicalMs: ComparedOfStarted },
  changes: ReturnType<typeof changesOf>,
  text: Translate,
  language: string,
): Tile[] => [
  {
    label: text('insights.finished'),
    value: finishedShare.now === null ? null : formatPercent(finishedShare.now, language),
    change: changes.points(finishedShare),
  },
  {
    label: text('insights.typical'),
    value: typicalMs.now === null ? null : wordDuration(typicalMs.now, text, language),
    change: changes.time(typicalMs),
  },
];
