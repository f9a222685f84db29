import * as z from 'zod/mini';
import type { Asset, Step } from '../../presentation.ts';
import { isRecord } from '../reader.ts';
import { between, identifier, language, orderKey, size, text } from './values.ts';

/** The document's own metadata. */
export const head = z.looseObject({
  title: z._default(text(1000), ''),
  description: z._default(text(20_000), ''),
  language: z._default(language, 'en'),
});

const identifiers = z.pipe(
  z.transform((value) => (typeof value === 'string' ? [value] : value)),
  z.array(identifier).check(z.maxLength(10_000)),
);

export const stepFields = {
  id: z._default(identifier, ''),
  order: z.optional(orderKey),
  title: z._default(text(1000), ''),
  to: z.optional(identifier),
  reveal: z._default(identifiers, []),
  hide: z.optional(identifiers),
  duration: z.optional(between(0, 60_000)),
  curve: z.optional(z.enum(['direct', 'high'])),
  hold: z.optional(between(0, 3_600_000)),
  isTimed: z.optional(z.boolean()),
  notes: z._default(text(), ''),
  caption: z.optional(text()),
};

export const step: z.ZodMiniType<Step> = z.pipe(
  z.transform((value) => (typeof value === 'string' || typeof value === 'number' ? { to: value } : value)),
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
  return { kind: /\.(?:mp4|webm|mov|m4v|ogv|mp3|m4a|aac|ogg|opus|wav)$/i.test(String(asset['source'])) ? 'video' : 'image', ...asset };
}

export const asset: z.ZodMiniType<Asset> = z.pipe(
  z.transform(asAsset),
  z.looseObject({
    kind: z.enum(['image', 'video']),
    source: z
      .pipe(
        z.string(),
        z.transform((source) => source.replace(/^(?:\.\/)+/, '')),
      )
      .check(z.refine(isSafeSource, { params: { code: 'unsafe-source' } })),
    width: z._default(size, 1600),
    height: z._default(size, 900),
    alt: z.optional(text(10_000)),
    credit: z.optional(text(10_000)),
  }),
);
