import type { Color } from '#model/presentation/paints.ts';
import { namedColors } from '../../svg/values/named-colors.ts';
import { attributeOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import { changeColor, fromHsl, fromLinear, type Mixture } from './color-changes.ts';

/** Theme colours as a slide sees them: `accent1`, `bg1`, `dk2`… */
type SchemeColors = (name: string) => Color | undefined;

const black: Mixture = { red: 0, green: 0, blue: 0, alpha: 1 };

/** The first colour among the children of an element, with its changes applied. */
export function colorIn(holder: XmlElement | undefined, scheme: SchemeColors, placeholder?: Color): Color | undefined {
  for (const child of holder?.children ?? []) {
    const mixture = mixtureOf(child, scheme, placeholder);
    if (mixture) return printColor(child.children.length > 0 ? changeColor(mixture, child.children) : mixture);
  }
  return undefined;
}

function mixtureOf(element: XmlElement, scheme: SchemeColors, placeholder: Color | undefined): Mixture | undefined {
  const value = attributeOf(element, 'val') ?? '';
  switch (element.name) {
    case 'a:srgbClr':
      return parseColor(value) ?? black;
    case 'a:schemeClr': {
      const color = value === 'phClr' ? placeholder : scheme(value);
      return (color === undefined ? undefined : parseColor(color)) ?? black;
    }
    case 'a:sysClr':
      return (
        parseColor(attributeOf(element, 'lastClr') ?? '') ??
        (/^(window|menu|infoBk|3dLight|btnHighlight|highlightText|captionText)$/i.test(value)
          ? { red: 1, green: 1, blue: 1, alpha: 1 }
          : black)
      );
    case 'a:prstClr':
      return (
        parseColor(
          namedColors.get(
            value
              .replace(/^dk/, 'dark')
              .replace(/^lt/, 'light')
              .replace(/^med(?!ium)/, 'medium')
              .toLowerCase(),
          ) ?? '',
        ) ?? black
      );
    case 'a:scrgbClr': {
      const [red = 0, green = 0, blue = 0] = ['r', 'g', 'b'].map((name) =>
        fromLinear(Math.min(1, Math.max(0, (numberOf(element, name) ?? 0) / 100_000))),
      );
      return { red, green, blue, alpha: 1 };
    }
    case 'a:hslClr': {
      const [hue, saturation, luminance] = [
        (numberOf(element, 'hue') ?? 0) / 21_600_000,
        (numberOf(element, 'sat') ?? 0) / 100_000,
        (numberOf(element, 'lum') ?? 0) / 100_000,
      ];
      return fromHsl(
        { hue: ((hue % 1) + 1) % 1, saturation: Math.min(1, Math.max(0, saturation)), luminance: Math.min(1, Math.max(0, luminance)) },
        1,
      );
    }
    default:
      return undefined;
  }
}

/** Parses `rrggbb` or `rrggbbaa`, with or without `#`. */
export function parseColor(text: string): Mixture | undefined {
  const found = /^#?([\da-f]{6})([\da-f]{2})?$/i.exec(text);
  if (!found) return undefined;
  const number = Number.parseInt(found[1] ?? '', 16);
  return {
    red: (number >> 16) / 255,
    green: ((number >> 8) & 255) / 255,
    blue: (number & 255) / 255,
    alpha: found[2] ? Number.parseInt(found[2], 16) / 255 : 1,
  };
}

export function printColor({ red, green, blue, alpha }: Mixture): Color {
  const byte = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${byte(red)}${byte(green)}${byte(blue)}${alpha < 0.998 ? byte(alpha) : ''}`;
}
