import { legend, legendBeside, legendItem, legendLine } from './time-plot.css.ts';

/** Explains the two lines. */
export function Legend({ now, beside }: { now: string; beside: string }) {
  return (
    <div className={legend} aria-hidden="true">
      <span className={legendItem}>
        <svg width="16" height="2" className={legendLine}>
          <line x1="0" x2="16" y1="1" y2="1" />
        </svg>
        {now}
      </span>
      <span className={legendItem}>
        <svg width="18" height="2" className={legendBeside}>
          <line x1="0" x2="18" y1="1" y2="1" />
        </svg>
        {beside}
      </span>
    </div>
  );
}
