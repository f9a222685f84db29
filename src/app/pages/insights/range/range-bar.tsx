import { downloadIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { rangeDays, type DayRange } from '#contract/analytics/insights.ts';
import { formatDays } from '#locale/date.ts';
import { useId, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { items, popovers } from '../../../ui/overlay/menu.css.ts';
import { placePopover } from '../../../ui/overlay/place-popover.ts';
import { queryOf, rangeOf } from './range.ts';
import * as styles from './range-bar.css.ts';

export interface RangeBarProps {
  range: DayRange;
  /** The first day with data. */
  earliest: string;
  csvAddress: string;
}

/** Selects the days shown, and links the CSV. Uses links and a form, so it works without scripts. */
export function RangeBar({ range, earliest, csvAddress }: RangeBarProps) {
  const text = useText();
  const { language, address } = useFrame();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const { path, days } = rangeOf(address);
  return (
    <div className={styles.bar}>
      <Button
        ref={button}
        tone="outline"
        endIcon="chevronDown"
        popoverTarget={id}
        aria-label={`${text('insights.range')}: ${formatDays(range.from, range.to, language)}`}
        suppressHydrationWarning
      >
        <span suppressHydrationWarning>{formatDays(range.from, range.to, language)}</span>
      </Button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={popovers.end}
        role="group"
        aria-label={text('insights.range')}
        onBeforeToggle={() => popover.current && button.current && placePopover(popover.current, button.current, 'end')}
      >
        <ul className={styles.presets}>
          {rangeDays.map((each) => (
            <li key={each}>
              <a href={`${path}?days=${each}`} className={items.plain} {...(each === days && { 'aria-current': 'page' as const })}>
                {text('insights.lastDays', { count: each })}
              </a>
            </li>
          ))}
        </ul>
        <form method="get" action={path} className={styles.own}>
          <TextField type="date" name="from" label={text('insights.from')} defaultValue={range.from} min={earliest} required />
          <TextField type="date" name="to" label={text('insights.to')} defaultValue={range.to} min={earliest} required />
          <p className={styles.note}>{text('insights.utc')}</p>
          <Button type="submit" isWide>
            {text('insights.show')}
          </Button>
        </form>
      </div>
      <Button href={`${csvAddress}${queryOf(range)}`} download tone="outline" icon={downloadIcon}>
        {text('insights.csv')}
      </Button>
    </div>
  );
}
