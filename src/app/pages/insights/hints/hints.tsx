import { useFrame, useText } from '#app/client/frame.tsx';
import type { Hint } from '#contract/analytics/insights.ts';
import { formatWeekday } from '#locale/date.ts';
import type { TextValues } from '#locale/format-message.ts';
import { formatNumber, formatPercent } from '#locale/number.ts';
import type { TextKey } from '#locale/catalogue.ts';
import { wordDuration } from '../words/duration.ts';
import { shownName, sourceName } from '../words/names.ts';
import * as styles from './hints.css.ts';

export interface HintsProps {
  hints: readonly Hint[];
  /** The kinds shown here. */
  kinds: readonly Hint['kind'][];
}

/** Insights from the numbers, one sentence each. */
export function Hints({ hints, kinds }: HintsProps) {
  const chosen = hints.filter(({ kind }) => kinds.includes(kind));
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.hints}>
      {chosen.map((hint) => (
        <li key={hint.kind} className={styles.hint}>
          <svg width="18" height="18" viewBox="0 0 24 24" className={styles.lamp} aria-hidden="true">
            <path d="M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4" />
          </svg>
          <p>
            <Sentence hint={hint} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Sentence({ hint }: { hint: Hint }) {
  const text = useText();
  const { language } = useFrame();
  const time = (milliseconds: number) => wordDuration(milliseconds, text, language);
  const share = (part: number) => formatPercent(part, language);
  const atStop = (key: 'drop' | 'longStep', { title, step }: { title: string; step: number }, values: TextValues) =>
    title === '' ? (
      text(`insights.hint.${key}At`, { ...values, stop: formatNumber(step + 1, language) })
    ) : (
      <Named text={`insights.hint.${key}`} name={title} values={values} />
    );
  switch (hint.kind) {
    case 'drop':
      return atStop('drop', hint, { points: formatNumber(Math.abs(hint.points), language) });
    case 'long-step':
      return atStop('longStep', hint, { time: time(hint.typicalMs), other: time(hint.otherMs) });
    case 'growth': {
      const values = { percent: share(hint.percent / 100), day: formatWeekday(hint.day, language) };
      return hint.source ? (
        <Named text="insights.hint.growthBy" name={sourceName(hint.source.name, text)} values={values} />
      ) : (
        text('insights.hint.growth', values)
      );
    }
    case 'fall':
      return text('insights.hint.fall', { percent: share(Math.abs(hint.percent) / 100) });
    case 'embed':
      return <Named text="insights.hint.embed" name={shownName(hint.host)} values={{ share: share(hint.share) }} />;
    case 'phones':
      return text('insights.hint.phones', {
        share: share(hint.share),
        there: share(hint.finishedThere),
        elsewhere: share(hint.finishedElsewhere),
      });
    case 'unshared':
      return text('insights.hint.unshared');
  }
}

/** A placeholder that no text contains, so it marks the place of a name whatever the name contains. */
const PLACE = '\u0001';

function Named({ text: key, name, values }: { text: TextKey; name: string; values: TextValues }) {
  const [before, after] = useText()(key, { ...values, name: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <b className={styles.name}>
        <bdi>{name}</bdi>
      </b>
      {after}
    </>
  );
}
