import { defaultTheme } from '#model/presentation/default-theme.ts';
import type { BackgroundLayer, Theme } from '#model/presentation/presentation.ts';
import type { Paint } from '#model/presentation/paints.ts';
import { familyFor } from '../fonts/family-for.ts';
import { colorFrom, type StyleSheet } from './style-sheet.ts';

/** The file's colours and fonts as a theme, so that later additions match. */
export function readTheme(sheet: StyleSheet, layers: BackgroundLayer[]): Theme {
  const { palette, fonts } = defaultTheme;
  const color = (selector: string, name: string) => colorFrom(sheet.look(selector).get(name));
  const start = color('Background', 'gradstart') ?? color('Background', 'gradend') ?? '#ffffff';
  const end = color('Background', 'gradend') ?? start;
  const text = color('ZLabel.body', 'color') ?? color('ZLabel.head', 'color') ?? (isDark(start) ? '#ffffff' : palette.text);
  const accent = (number: 1 | 2 | 3 | 4 | 5) =>
    color(`.poly${number}`, 'gradstartcolor') ?? color(`.line${number}`, 'color') ?? palette[`accent${number}`];
  const family = (name: string, otherwise: string) => {
    const font = sheet.font(name);
    return font ? familyFor(font.typeface.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')).family : otherwise;
  };
  const fill: Paint =
    start === end
      ? { kind: 'color', color: start }
      : {
          kind: 'radial',
          cx: 0.5,
          cy: 0.5,
          radius: 0.75,
          stops: [
            { offset: 0, color: start, opacity: 1 },
            { offset: 1, color: end, opacity: 1 },
          ],
        };
  return {
    ...defaultTheme,
    palette: {
      background: start,
      surface: mix(start, text, 0.04),
      text,
      muted: mix(text, start, 0.35),
      accent1: accent(1),
      accent2: accent(2),
      accent3: accent(3),
      accent4: accent(4),
      accent5: accent(5),
      accent6: color('ZLabel.strong', 'color') ?? palette.accent6,
    },
    fonts: { heading: family('head', fonts.heading), body: family('body', fonts.body), code: fonts.code },
    background: { fill, layers },
  };
}

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const isDark = (color: string): boolean => channels(color).reduce((sum, channel) => sum + channel, 0) < 384;

const mix = (one: string, other: string, share: number): string => {
  const others = channels(other);
  return `#${channels(one)
    .map((channel, index) =>
      Math.round(channel + ((others[index] ?? channel) - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
