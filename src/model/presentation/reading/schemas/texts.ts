import * as z from 'zod/mini';
import type { Link } from '../../link.ts';
import type { Paragraph, Run, TextStyle } from '../../texts.ts';
import { isRecord } from '../reader.ts';
import { color } from './paints.ts';
import { between, coordinate, count, flag, identifier, language, size, text } from './values.ts';

/** Nothing executable, and no way to reach another host through a path on ours. */
const isSafe = (href: string): boolean => href.length <= 4096 && /^(?:https?:\/\/[^/]|mailto:.|tel:.|\/(?!\/))[^\p{Cc}\s\\]*$/iu.test(href);

const href = z
  .pipe(
    z.string(),
    z.transform((href) => href.trim().replaceAll(' ', '%20')),
  )
  .check(z.refine(isSafe, { params: { code: 'unsafe-link' } }));

export const link: z.ZodMiniType<Link> = z.pipe(
  z.transform((value) => (typeof value === 'string' ? { kind: 'address', href: value } : value)),
  z.discriminatedUnion('kind', [
    z.looseObject({ kind: z.literal('address'), href }),
    z.looseObject({ kind: z.literal('object'), id: identifier }),
    z.looseObject({ kind: z.literal('step'), id: identifier }),
  ]),
);

export const fontSize = between(1e-3, 1e6);
const weight = between(100, 900);
const letterSpacing = between(-1, 10);
const lineHeight = between(0.1, 20);
const family = text(100);

export const partialStyle: z.ZodMiniType<Partial<TextStyle>> = z.looseObject({
  family: z.exactOptional(family),
  size: z.exactOptional(fontSize),
  weight: z.exactOptional(weight),
  isItalic: z.exactOptional(flag),
  color: z.exactOptional(color),
  lineHeight: z.exactOptional(lineHeight),
  letterSpacing: z.exactOptional(letterSpacing),
});

export const styleLike = (usual: TextStyle): z.ZodMiniType<TextStyle> =>
  z.looseObject({
    family: z._default(family, usual.family),
    size: z._default(fontSize, usual.size),
    weight: z._default(weight, usual.weight),
    isItalic: z._default(flag, usual.isItalic),
    color: z._default(color, usual.color),
    lineHeight: z._default(lineHeight, usual.lineHeight),
    letterSpacing: z._default(letterSpacing, usual.letterSpacing),
  });

export const letterFields = {
  family: z.optional(family),
  size: z.optional(fontSize),
  weight: z.optional(weight),
  isItalic: z.optional(flag),
  color: z.optional(color),
  letterSpacing: z.optional(letterSpacing),
  isUnderlined: z.optional(flag),
  isStruck: z.optional(flag),
  position: z.optional(z.enum(['super', 'sub'])),
  link: z.optional(link),
};
const run: z.ZodMiniType<Run> = z.pipe(
  z.transform((value) => (typeof value === 'string' ? { text: value } : value)),
  z.looseObject({ text: text(), ...letterFields }),
);

export const direction = z.enum(['auto', 'ltr', 'rtl']);

export const paragraphFields = {
  align: z._default(z.enum(['start', 'center', 'end', 'justify']), 'start'),
  listType: z.optional(z.enum(['BULLET', 'NUMBER'])),
  level: z._default(count(8), 0),
  start: z.optional(count(1e6)),
  language: z.optional(language),
  direction: z.optional(direction),
  lineHeight: z.optional(lineHeight),
  spaceBefore: z.optional(between(0, 100)),
  spaceAfter: z.optional(between(0, 100)),
  marker: z.optional(text(100)),
  markerColor: z.optional(color),
  markerFamily: z.optional(family),
  markerSize: z.optional(between(0.1, 10)),
  inset: z.optional(coordinate),
  hang: z.optional(coordinate),
  tabs: z.optional(z.array(size).check(z.maxLength(100))),
  tabAligns: z.optional(z.array(z.enum(['start', 'center', 'end'])).check(z.maxLength(100))),
};
const paragraph: z.ZodMiniType<Paragraph> = z.pipe(
  z.transform((value) => (typeof value === 'string' || typeof value === 'number' ? { runs: [String(value)] } : value)),
  z.looseObject({
    id: z.optional(identifier),
    runs: z.pipe(
      z.transform((value) => (typeof value === 'string' ? [value] : value)),
      z.array(run).check(z.maxLength(10_000)),
    ),
    ...paragraphFields,
  }),
);

function asParagraphs(value: unknown): unknown {
  if (typeof value === 'string') return value.split(/\r\n?|\n/, 10_000);
  return typeof value === 'number' || (isRecord(value) && 'runs' in value) ? [value] : value;
}

export const paragraphs = z.pipe(z.transform(asParagraphs), z.array(paragraph).check(z.maxLength(10_000)));
