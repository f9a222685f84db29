import { useFrame, useText } from '#app/client/frame.tsx';
import type { InsightNumbers, StepReach } from '#contract/analytics/insights.ts';
import { formatChange, formatNumber, formatPercent } from '#locale/number.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Bar } from '../plots/bar.tsx';
import { PlotTable } from '../plots/plot-table.tsx';
import { NoData } from '../tiles/no-data.tsx';
import { wordDuration } from '../words/duration.ts';
import { lossesOf } from '../words/rank.ts';
import { Hints } from '../hints/hints.tsx';
import { NothingYet, Panel } from './panel.tsx';
import * as styles from './reach-panel.css.ts';

/** This many fit; more are scrolled. */
const MOST = 12;

/** How far people get: the share that reached each stop, and the loss on the way there. */
export function ReachPanel({ numbers: { steps, hints } }: { numbers: InsightNumbers }) {
  const text = useText();
  const { language } = useFrame();
  const title = text('insights.reach');
  const { points, largest } = lossesOf(steps);
  const isWatched = steps.some(({ count }) => count > 0);
  const isLong = steps.length > MOST;
  return (
    <Panel title={title} span="wide">
      {isWatched ? (
        <ol className={classNames(styles.steps, isLong && styles.long)} {...(isLong && { tabIndex: 0, 'aria-label': title })}>
          {steps.map((step, at) => (
            <Step
              key={step.step}
              step={step}
              points={text('insights.points', { points: formatChange(points[at] ?? 0, language) })}
              isLargest={at === largest}
            />
          ))}
        </ol>
      ) : (
        <NothingYet>{text('insights.reach.empty')}</NothingYet>
      )}
      <Hints hints={hints} kinds={['drop', 'long-step']} />
      {isWatched && (
        <PlotTable
          caption={title}
          columns={[text('insights.stop'), text('insights.views'), text('insights.share'), text('insights.typical')]}
          rows={steps.map(({ step, title: name, count, share, typicalMs }) => ({
            key: String(step),
            name: <StopName step={step} title={name} />,
            cells: [
              formatNumber(count, language),
              formatPercent(share, language),
              typicalMs === null ? <NoData key="none" /> : wordDuration(typicalMs, text, language),
            ],
          }))}
        />
      )}
    </Panel>
  );
}

function Step({
  step: { step, title, thumbnail, share, typicalMs },
  points,
  isLargest,
}: {
  step: StepReach;
  points: string;
  isLargest: boolean;
}) {
  const text = useText();
  const { language } = useFrame();
  return (
    <li className={styles.step}>
      <span className={styles.thumb}>
        {thumbnail !== null && <img src={thumbnail} width={64} height={36} alt="" loading="lazy" className={styles.picture} />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <StopName step={step} title={title} />
        </span>
        {typicalMs !== null && (
          <span className={styles.time}>{text('insights.stays', { time: wordDuration(typicalMs, text, language) })}</span>
        )}
      </span>
      <span className={styles.bar}>
        <Bar share={share} shape="thick" tone={isLargest ? 'loss' : 'plain'} />
      </span>
      <span className={styles.share}>{formatPercent(share, language)}</span>
      <span className={isLargest ? styles.largestLoss : styles.loss}>{points}</span>
    </li>
  );
}

/** Names a stop as the viewer does. */
function StopName({ step, title }: { step: number; title: string }) {
  const text = useText();
  const number = formatNumber(step + 1, useFrame().language);
  if (title === '') return text('insights.stopNumber', { stop: number });
  return (
    <>
      {number}. <bdi>{title}</bdi>
    </>
  );
}
