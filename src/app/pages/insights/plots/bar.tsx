import { bars, track } from './bar.css.ts';

export interface BarProps {
  /** From 0 to 1. */
  share: number;
  /** `thin` under a line of a list, `thick` in a row of its own, with the whole behind it. */
  shape?: 'thin' | 'thick';
  tone?: keyof typeof bars;
}

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100}%`;

/** A share of a whole. The number stands beside it as text, so this is for the eye alone. */
export function Bar({ share, shape = 'thin', tone = 'plain' }: BarProps) {
  const [height, round] = shape === 'thin' ? [3, 1.5] : [20, 5];
  return (
    <svg width="100%" height={height} aria-hidden="true">
      {shape === 'thick' && <rect width="100%" height={height} rx={round} className={track} />}
      {share > 0 && <rect width={percent(share)} height={height} rx={round} className={bars[tone]} />}
    </svg>
  );
}
