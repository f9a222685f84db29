import type { LookTools } from '#editor/tools/look/look-tools.ts';
import type { LookTheme } from '#editor/tools/look/themes/theme-list.ts';
import type { Paint, PaletteName } from '#model/presentation/paints.ts';
import { useId } from 'react';
import * as styles from './look.css.ts';

const [WIDTH, HEIGHT] = [128, 72];
/** Of the letters, in pixels per em; they are drawn at 500 units. */
const SIZE = 26;

interface ThemePictureProps {
  theme: LookTheme;
  letters: ReturnType<LookTools['lettersOf']>;
}

/** What things look like in a theme: its letters, a topic on a path, and the background. */
export function ThemePicture({ theme, letters }: ThemePictureProps) {
  const { palette, frame, background } = theme;
  const id = useId();
  const nameOf = (color: string) => palette[color as PaletteName];
  const scale = Math.min(SIZE / 500, 44 / letters.width);
  const stroke = frame.stroke?.paint.kind === 'color' ? nameOf(frame.stroke.paint.color) : undefined;
  const width = Math.min(2.5, Math.max(1, (frame.stroke?.width ?? 0) / 2));
  return (
    <svg className={styles.themePicture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Gradient id={id} paint={background} nameOf={nameOf} />
      <rect width={WIDTH} height={HEIGHT} fill={background.kind === 'color' ? nameOf(background.color) : `url(#${id})`} />
      <path d="M60 56C70 62 88 62 102 57" fill="none" stroke={palette.text} strokeWidth={1.6} strokeLinecap="round" strokeDasharray="0 4" />
      <circle cx={110} cy={56} r={8} fill={palette.surface} stroke={stroke ?? palette.muted} strokeWidth={1.2} />
      <circle cx={92} cy={32} r={19} fill={palette.accent1} />
      <circle
        cx={92}
        cy={32}
        r={19}
        fill="none"
        stroke={stroke === palette.accent1 ? palette.text : (stroke ?? 'none')}
        strokeOpacity={stroke === palette.accent1 ? 0.25 : 1}
        strokeWidth={width}
        strokeDasharray={frame.stroke && frame.stroke.dash.length > 0 ? '4 3' : undefined}
      />
      <path d={letters.d} fill={palette.text} transform={`translate(11 34) scale(${scale})`} />
      <rect x={11} y={43} width={40} height={3.4} rx={1.7} fill={palette.text} opacity={0.85} />
      <rect x={11} y={51} width={29} height={3.4} rx={1.7} fill={palette.muted} />
    </svg>
  );
}

function Gradient({ id, paint, nameOf }: { id: string; paint: Paint; nameOf: (color: string) => string }) {
  if (paint.kind === 'color') return null;
  const stops = paint.stops.map(({ offset, color }) => <stop key={offset} offset={offset} stopColor={nameOf(color)} />);
  if (paint.kind === 'radial')
    return (
      <radialGradient id={id} cx={paint.cx} cy={paint.cy} r={paint.radius}>
        {stops}
      </radialGradient>
    );
  const { x1, y1, x2, y2 } = paint;
  return (
    <linearGradient id={id} x1={x1} y1={y1} x2={x2} y2={y2}>
      {stops}
    </linearGradient>
  );
}
