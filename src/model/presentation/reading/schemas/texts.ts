import { z } from 'zod';
import type { Link } from '../../link.ts';
import type { Paragraph, Run, TextStyle } from '../../texts.ts';
import { isRecord } from '../reader.ts';
import { color } from './paints.ts';
import { between, coordinate, count, flag, identifier, language, size, text } from './values.ts';

/** Nothing executable, and no way to reach another host through a path on ours. */
const isSafe = (href: string): boolean => href.length <= 4096 && /^(?:https?:\/\/[^/]|mailto:.|tel:.|\/(?!\/))[^\p{Cc}\s\\]*$/iu.test(href);

const href = z
  .string()
  .transform((href) => href.trim().replaceAll(' ', '%20'))
  .refine(isSafe, { params: { code: 'unsafe-link' } });

export const link: z.ZodType<Link> = z.preprocess(
  (value) => (typeof value === 'string' ? { kind: 'address', href: value } : value),
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

export const partialStyle: z.ZodType<Partial<TextStyle>> = z.looseObject({
  family: family.exactOptional(),
  size: fontSize.exactOptional(),
  weight: weight.exactOptional(),
  isItalic: flag.exactOptional(),
  color: color.exactOptional(),
  lineHeight: lineHeight.exactOptional(),
  letterSpacing: letterSpacing.exactOptional(),
});

export const styleLike = (usual: TextStyle): z.ZodType<TextStyle> =>
  z.looseObject({
    family: family.default(usual.family),
    size: fontSize.default(usual.size),
    weight: weight.default(usual.weight),
    isItalic: flag.default(usual.isItalic),
    color: color.default(usual.color),
    lineHeight: lineHeight.default(usual.lineHeight),
    letterSpacing: letterSpacing.default(usual.letterSpacing),
  });

export const letterFields = {
  family: family.optional(),
  size: fontSize.optional(),
  weight: weight.optional(),
  isItalic: flag.optional(),
  color: color.optional(),
  letterSpacing: letterSpacing.optional(),
  isUnderlined: flag.optional(),
  isStruck: flag.optional(),
  position: z.enum(['super', 'sub']).optional(),
  link: link.optional(),
};
const run: z.ZodType<Run> = z.preprocess(
  (value) => (typeof value === 'string' ? { text: value } : value),
  z.looseObject({ text: text(), ...letterFields }),
);

export const direction = z.enum(['auto', 'ltr', 'rtl']);

export const paragraphFields = {
  align: z.enum(['start', 'center', 'end', 'justify']).default('start'),
  listType: z.enum(['BULLET', 'NUMBER']).optional(),
  level: count(8).default(0),
  start: count(1e6).optional(),
  language: language.optional(),
  direction: direction.optional(),
  lineHeight: lineHeight.optional(),
  spaceBefore: between(0, 100).optional(),
  spaceAfter: between(0, 100).optional(),
  marker: text(100).optional(),
  markerColor: color.optional(),
  markerFamily: family.optional(),
  markerSize: between(0.1, 10).optional(),
  inset: coordinate.optional(),
  hang: coordinate.optional(),
  tabs: z.array(size).max(100).optional(),
  tabAligns: z
    .array(z.enum(['start', 'center', 'end']))
    .max(100)
    .optional(),
};
const paragraph: z.ZodType<Paragraph> = z.preprocess(
  (value) => (typeof value === 'string' || typeof value === 'number' ? { runs: [String(value)] } : value),
  z.looseObject({
    id: identifier.optional(),
    runs: z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(run).max(10_000)),
    ...paragraphFields,
  }),
);

function asParagraphs(value: unknown): unknown {
  if (typeof value === 'string') return value.split(/\r\n?|\n/, 10_000);
  return typeof value === 'number' || (isRecord(value) && 'runs' in value) ? [value] : value;
}

export const paragraphs = z.preprocess(asParagraphs, z.array(paragraph).max(10_000));
