import { z } from 'zod';
import { defaultTheme } from '../../default-theme.ts';
import { paletteNames } from '../../paints.ts';
import { styleClasses } from '../../texts.ts';
import type { BackgroundLayer } from '../../presentation.ts';
import { hexColor, paint } from './paints.ts';
import { styleLike } from './texts.ts';
import { between, identifier, orderKey, text } from './values.ts';

const { palette, fonts } = defaultTheme;
const family = text(100);

const each = <N extends string, S>(names: readonly N[], schema: (name: N) => S): Record<N, S> =>
  Object.fromEntries(names.map((name) => [name, schema(name)])) as Record<N, S>;

/** Missing values come from the default theme. Layers come out empty: their objects are read one by one. */
export const completedTheme = z.looseObject({
  palette: z.looseObject(each(paletteNames, (name) => hexColor.default(palette[name]))).prefault({}),
  fonts: z
    .looseObject({ heading: family.default(fonts.heading), body: family.default(fonts.body), code: family.default(fonts.code) })
    .prefault({}),
  textStyles: z.looseObject(each(styleClasses, (name) => styleLike(defaultTheme.textStyles[name]).prefault({}))).prefault({}),
  background: z
    .looseObject({
      fill: paint.default(defaultTheme.background.fill),
      layers: z
        .array(z.unknown())
        .default([])
        .transform((): BackgroundLayer[] => []),
    })
    .prefault({}),
});

export const MOST_LAYERS = 20;

const zoom = between(1e-9, 1e9).optional();

export const layer = z.looseObject({
  id: identifier.default(''),
  order: orderKey.optional(),
  depth: between(0, 1).default(0.5),
  appearsAt: zoom,
  disappearsAt: zoom,
});
