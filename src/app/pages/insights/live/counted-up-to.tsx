import { useFrame, useText } from '#app/client/frame.tsx';
import { formatDate, formatTime } from '#locale/date.ts';
import { dot, line } from './counted-up-to.css.ts';

/** The time up to which everything is counted. Updates silently, without announcing itself to screen readers. */
export function CountedUpTo({ at, isLive }: { at: string; isLive: boolean }) {
  const text = useText();
  const { language } = useFrame();
  return (
    <p className={line} aria-live="off">
      {isLive && <span className={dot} aria-hidden="true" />}
      <span suppressHydrationWarning>
        {text(isLive ? 'insights.live' : 'insights.upTo', { date: formatDate(at, language), time: formatTime(at, language) })}
      </span>
    </p>
  );
}
