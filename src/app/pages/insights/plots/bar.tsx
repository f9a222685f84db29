import { bars, track } from './bar.css.ts';

export interface BarProps {
  /** From 0 to 1. */
  share: number;
  /** `thin` below a list entry; `thick` in its own row, with a track behind it. */
  shape?: 'thin' | 'thick';
  tone?: keyof typeof bars;
}

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100}%`;

/** A share of a whole. Purely visual, because the number is beside it as text. */
export function Bar({ share, shape = 'thin', tone = 'plain' }: BarProps) {
  const [height, round] = shape === 'thin' ? [3, 1.5] : [20, 5];
  return (
    <svg width="100%" height={height} aria-hidden="true">
      {shape === 'thick' && <rect width="100%" height={height} rx={round} className={track} />}
      {share > 0 && <rect width={percent(share)} height={height} rx={round} className={bars[tone]} />}
    </svg>
  );
}
