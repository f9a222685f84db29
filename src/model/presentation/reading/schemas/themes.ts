import * as z from 'zod/mini';
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
  palette: z.prefault(z.looseObject(each(paletteNames, (name) => z._default(hexColor, palette[name]))), {}),
  fonts: z.prefault(
    z.looseObject({
      heading: z._default(family, fonts.heading),
      body: z._default(family, fonts.body),
      code: z._default(family, fonts.code),
    }),
    {},
  ),
  textStyles: z.prefault(z.looseObject(each(styleClasses, (name) => z.prefault(styleLike(defaultTheme.textStyles[name]), {}))), {}),
  background: z.prefault(
    z.looseObject({
      fill: z._default(paint, defaultTheme.background.fill),
      layers: z.pipe(
        z._default(z.array(z.unknown()), []),
        z.transform((): BackgroundLayer[] => []),
      ),
    }),
    {},
  ),
});

export const MOST_LAYERS = 20;

const zoom = z.optional(between(1e-9, 1e9));

export const layer = z.looseObject({
  id: z._default(identifier, ''),
  order: z.optional(orderKey),
  depth: z._default(between(0, 1), 0.5),
  appearsAt: zoom,
  disappearsAt: zoom,
});
