import type { Draft } from '#model/change/draft/draft.ts';
import type { Fields, Operation } from '#model/change/operation.ts';
import { type Color, type Paint, paletteNames } from '#model/presentation/paints.ts';
import type { Frame, SceneObject, Theme } from '#model/presentation/presentation.ts';
import { styleClasses, type StyleClass, type TextStyle } from '#model/presentation/texts.ts';
import type { LookTheme } from './theme-list.ts';
import type { Palette } from './palettes.ts';

/** Palette, fonts, text styles, background and frames at once. Sizes stay as they are. */
export function themeOperations({ presentation, entries }: Draft, theme: LookTheme): Operation[] {
  const fields: Fields = {
    ...paletteFields(theme.palette),
    'fonts/heading': theme.lettering.heading,
    'fonts/body': theme.lettering.body,
    ...Object.fromEntries(styleClasses.flatMap((name) => styleFields(name, styleOf(name, theme)))),
  };
  const frames = [...entries.values()].flatMap(({ object, layer }) => (layer === undefined ? frameOperation(object, theme) : []));
  const isFilled = JSON.stringify(presentation.theme.background.fill) === JSON.stringify(theme.background);
  return [{ kind: 'theme', fields }, ...(isFilled ? [] : [{ kind: 'background', fill: theme.background } as const]), ...frames];
}

/** Another palette. A background that names no colour of the palette would not follow, so it becomes plain. */
export function paletteOperations({ presentation }: Draft, palette: Palette): Operation[] {
  const { fill } = presentation.theme.background;
  const follows = coloursOf(fill).every(isNamed);
  return [
    { kind: 'theme', fields: paletteFields(palette) },
    ...(follows ? [] : [{ kind: 'background', fill: { kind: 'color', color: 'background' } } as const]),
  ];
}

const paletteFields = (palette: Palette): Fields => Object.fromEntries(paletteNames.map((name) => [`palette/${name}`, palette[name]]));

/** What a theme says about a text style; the size is not among it. */
type StyleShare = Pick<TextStyle, 'family' | 'weight' | 'isItalic' | 'color' | 'lineHeight' | 'letterSpacing'>;

function styleOf(name: StyleClass, { lettering }: LookTheme): StyleShare {
  const { weight, bodyWeight = 400, letterSpacing = 0, lineHeight = 1.12 } = lettering;
  const isHeading = name === 'title' || name === 'subtitle';
  if (isHeading) return { family: 'heading', weight, isItalic: false, color: 'text', lineHeight, letterSpacing };
  const isSmall = name === 'body_2';
  return {
    family: 'body',
    weight: name === 'subtitle_2' ? Math.max(600, bodyWeight) : bodyWeight,
    isItalic: false,
    color: isSmall ? 'muted' : 'text',
    lineHeight: name === 'subtitle_2' ? 1.3 : 1.42,
    letterSpacing: 0,
  };
}

const styleFields = (name: StyleClass, style: StyleShare): [string, unknown][] =>
  Object.entries(style).map(([field, value]) => [`textStyles/${name}/${field}`, value]);

/** Topics that somebody has coloured, and invisible ones, keep their frames. */
function frameOperation(object: SceneObject, { frame: wanted }: LookTheme): Operation[] {
  const frame = object.kind === 'topic' || object.kind === 'frame' ? object.frame : undefined;
  if (!frame || !isOfPalette(frame)) return [];
  const fields: Record<string, unknown> = {};
  if (frame.fill) fields['frame/fill'] = wanted.fill;
  if (frame.stroke || (frame.fill && wanted.stroke)) fields['frame/stroke'] = wanted.stroke ?? null;
  return Object.keys(fields).length > 0 ? [{ kind: 'set', id: object.id, fields }] : [];
}

const isOfPalette = ({ shape, fill, stroke }: Frame): boolean =>
  shape !== 'invisible' && [...coloursOf(fill), ...coloursOf(stroke?.paint)].every(isNamed);

const coloursOf = (paint: Paint | undefined): Color[] =>
  paint === undefined ? [] : paint.kind === 'color' ? [paint.color] : paint.stops.map(({ color }) => color);

const isNamed = (color: Color): boolean => !color.startsWith('#');

export const hasPalette = (theme: Theme, palette: Palette): boolean =>
  paletteNames.every((name) => theme.palette[name].toLowerCase() === palette[name].toLowerCase());

/** Whether a presentation has this theme, and nobody has changed its colours or fonts since. */
export const hasTheme = (theme: Theme, { palette, lettering, background }: LookTheme): boolean =>
  hasPalette(theme, palette) &&
  theme.fonts.heading === lettering.heading &&
  theme.fonts.body === lettering.body &&
  JSON.stringify(theme.background.fill) === JSON.stringify(background);
