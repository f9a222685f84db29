import { useFrame } from '#app/client/frame.tsx';
import { formatTick } from '#locale/number.ts';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { ticksUpTo } from './axis.ts';
import { areaPath, FRAME, linePath, movedBy, nearestTo, PLANE, shareAt } from './geometry.ts';
import * as styles from './time-plot.css.ts';

const { head: HEAD, height: HEIGHT, foot: FOOT } = FRAME;

/** The description of one point on the plot. */
export interface Told {
  title: string;
  value: string;
  beside: string;
}

export interface TimePlotProps {
  label: string;
  /** The text alternative. */
  summary: string;
  values: readonly number[];
  /** The values of a dashed line behind the first one; empty for none. */
  beside: readonly number[];
  ticks: readonly { at: number; label: string }[];
  tell: (at: number) => Told;
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** Numbers over time. Rendered by the server; with scripts, the pointer or the arrow keys move along it. */
export function TimePlot({ label, summary, values, beside, ticks, tell }: TimePlotProps) {
  const { language } = useFrame();
  const shade = useId();
  const isHydrated = useHydrated();
  const [pointed, setPointed] = useState<number | null>(null);
  const levels = ticksUpTo(Math.max(0, ...values, ...beside));
  const top = levels.at(-1) ?? 1;
  const heightOf = (value: number) => HEAD + HEIGHT * (1 - value / top);
  const at = pointed === null ? null : Math.min(pointed, values.length - 1);
  const isThinned = ticks.length > 4;
  return (
    <div className={styles.plot}>
      {/* HTML instead of SVG, so that the column fits the longest label. Evenly spaced. */}
      <div className={styles.levels} aria-hidden="true">
        {levels.toReversed().map((level) => (
          <span key={level} suppressHydrationWarning>
            {formatTick(level, language)}
          </span>
        ))}
      </div>
      <div className={styles.field}>
        <svg className={styles.drawing} width="100%" height={HEAD + HEIGHT + FOOT} role="img" aria-label={summary}>
          <linearGradient id={shade} x1="0" x2="0" y1="0" y2="1">
            <stop className={styles.shadeTop} offset="0" />
            <stop className={styles.shadeEnd} offset="1" />
          </linearGradient>
          {levels.map((level) => (
            <line key={level} x1="0" x2="100%" y1={heightOf(level)} y2={heightOf(level)} className={styles.grid} />
          ))}
          {ticks.map((tick, place) => (
            <text
              key={tick.at}
              x={percent(shareAt(tick.at, values.length))}
              y={HEAD + HEIGHT + 22}
              textAnchor={tick.at === values.length - 1 && tick.at > 0 ? 'end' : 'middle'}
              className={classNames(styles.tick, isThinned && place % 2 === 1 && styles.spare)}
              suppressHydrationWarning
            >
              {tick.label}
            </text>
          ))}
          <svg
            y={HEAD}
            width="100%"
            height={HEIGHT}
            viewBox={`0 0 ${PLANE.width} ${PLANE.height}`}
            preserveAspectRatio="none"
            overflow="visible"
          >
            <path d={areaPath(values, top)} fill={`url(#${shade})`} />
            {beside.length > 0 && <path d={linePath(beside, top)} className={styles.besideLine} />}
            <path d={linePath(values, top)} className={styles.line} />
          </svg>
          {at !== null && <Pointed share={shareAt(at, values.length)} y={heightOf(values[at] ?? 0)} />}
        </svg>
        {isHydrated && values.length > 0 && <Walker label={label} at={at} count={values.length} tell={tell} onPoint={setPointed} />}
        {at !== null && <Tip share={shareAt(at, values.length)} y={heightOf(values[at] ?? 0)} told={tell(at)} />}
      </div>
    </div>
  );
}

function Pointed({ share, y }: { share: number; y: number }) {
  return (
    <>
      <line x1={percent(share)} x2={percent(share)} y1={HEAD} y2={HEAD + HEIGHT} className={styles.plumb} />
      <circle cx={percent(share)} cy={y} r="5" className={styles.dot} />
    </>
  );
}

interface WalkerProps {
  label: string;
  at: number | null;
  count: number;
  tell: TimePlotProps['tell'];
  onPoint: (at: number | null) => void;
}

/** A slider over the drawing, so that screen readers announce each point. */
function Walker({ label, at, count, tell, onPoint }: WalkerProps) {
  const last = count - 1;
  const { title, value, beside } = tell(at ?? last);
  function point(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) onPoint(nearestTo((event.clientX - left) / width, count));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return onPoint(null);
    const next = movedBy(event.key, at ?? last, count);
    if (next === undefined) return;
    event.preventDefault();
    onPoint(next);
  }
  return (
    <div
      className={styles.walker}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? last}
      aria-valuetext={[title, value, beside].filter(Boolean).join(', ')}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint(at ?? last)}
      onBlur={() => onPoint(null)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(null)}
    />
  );
}

function Tip({ share, y, told: { title, value, beside } }: { share: number; y: number; told: Told }) {
  const isLate = share > 0.5;
  return (
    <div
      className={isLate ? styles.tipBefore : styles.tipAfter}
      style={{ insetInlineStart: percent(share), insetBlockStart: Math.min(y, HEAD + HEIGHT - 40) }}
      aria-hidden="true"
    >
      <span>{title}</span>
      <strong className={styles.tipValue}>{value}</strong>
      {beside && <span className={styles.tipBeside}>{beside}</span>}
    </div>
  );
}
