import type { BackdropKind } from '#editor/objects/backdrop-layers.ts';
import type { Palette } from '#editor/tools/look/themes/palettes.ts';
import { useId } from 'react';
import * as styles from './look.css.ts';

const [WIDTH, HEIGHT] = [48, 32];
const places = [
  [6, 7, 0.8],
  [15, 20, 0.5],
  [22, 6, 0.5],
  [31, 13, 1],
  [40, 6, 0.6],
  [43, 22, 0.8],
  [9, 27, 0.5],
  [26, 26, 0.7],
  [36, 28, 0.4],
] as const;

/** A small sample of a backdrop, in the colours of the presentation. */
export function BackdropPicture({ kind, palette }: { kind: BackdropKind; palette: Palette }) {
  const id = useId();
  return (
    <svg className={styles.backdropPicture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <linearGradient id={id} x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor={kind === 'gradient' ? palette.surface : palette.background} />
        <stop offset={1} stopColor={palette.background} />
      </linearGradient>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
      {kind === 'gradient' && (
        <>
          <circle cx={12} cy={8} r={15} fill={palette.accent1} opacity={0.22} />
          <circle cx={38} cy={26} r={15} fill={palette.accent2} opacity={0.2} />
        </>
      )}
      {kind === 'dots' && (
        <path
          d="M5 5H48M5 12H48M5 19H48M5 26H48"
          stroke={palette.text}
          strokeWidth={2}
          strokeLinecap="round"
          strokeDasharray="0 7"
          opacity={0.35}
        />
      )}
      {kind === 'stars' && places.map(([x, y, r]) => <circle key={x} cx={x} cy={y} r={r * 1.3} fill={palette.text} opacity={r} />)}
      {kind === 'paper' && (
        <path
          d={places.map(([x, y, r], place) => `M${x} ${y}q${3 * r} ${place % 2 === 0 ? -2 : 2} 4 ${place % 3}`).join('')}
          fill="none"
          stroke={palette.text}
          strokeWidth={0.8}
          strokeLinecap="round"
          opacity={0.4}
        />
      )}
    </svg>
  );
}
