import { z } from 'zod';
import type { Asset, Step } from '../../presentation.ts';
import { isRecord } from '../reader.ts';
import { between, identifier, language, orderKey, size, text } from './values.ts';

/** The document's own metadata. */
export const head = z.looseObject({
  title: text(1000).default(''),
  description: text(20_000).default(''),
  language: language.default('en'),
});

const identifiers = z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(identifier).max(10_000));

export const stepFields = {
  id: identifier.default(''),
  order: orderKey.optional(),
  title: text(1000).default(''),
  to: identifier.optional(),
  reveal: identifiers.default([]),
  hide: identifiers.optional(),
  duration: between(0, 60_000).optional(),
  hold: between(0, 3_600_000).optional(),
  notes: text().default(''),
  caption: text().optional(),
};

export const step: z.ZodType<Step> = z.preprocess(
  (value) => (typeof value === 'string' || typeof value === 'number' ? { to: value } : value),
  z.looseObject(stepFields),
);

const picture = /^data:image\/(?:png|jpeg|webp|gif);base64,[\da-z+/]+={0,2}$/i;
/** A path without upward steps or hidden files, however they are encoded, and without a host, a drive or a query. */
const path = /^\/?(?!\/)(?!(?:.*\/)?\.)(?!.*\/\/)(?!.*%(?:2e|2f|5c))[^\p{Cc}\u2028\u2029\\:?#<>"|*]+$/isu;

export const isSafeSource = (source: string): boolean =>
  source.startsWith('data:') ? source.length <= 20_000_000 && picture.test(source) : source.length <= 1000 && path.test(source);

/** Infers the kind from the file name if none is given. */
function asAsset(value: unknown): unknown {
  const asset = typeof value === 'string' ? { source: value } : value;
  if (!isRecord(asset)) return asset;
  return { kind: /\.(?:mp4|webm|mov|m4v|ogv)$/i.test(String(asset['source'])) ? 'video' : 'image', ...asset };
}

export const asset: z.ZodType<Asset> = z.preprocess(
  asAsset,
  z.looseObject({
    kind: z.enum(['image', 'video']),
    source: z
      .string()
      .transform((source) => source.replace(/^(?:\.\/)+/, ''))
      .refine(isSafeSource, { params: { code: 'unsafe-source' } }),
    width: size.default(1600),
    height: size.default(900),
    alt: text(10_000).optional(),
    credit: text(10_000).optional(),
  }),
);
