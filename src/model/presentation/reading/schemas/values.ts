import * as z from 'zod/mini';
import type { Matrix } from '../../drawing.ts';
import { normalizePath } from '../path-data/normalize-path.ts';
import { limits } from '../reader.ts';

export const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));
export const coordinate = between(-1e9, 1e9);
export const size = between(1e-6, 1e9);
export const share = between(0, 1);
export const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
export const flag = z.boolean();

/** Line breaks are kept, as `\n`; other control characters do not belong in text. */
const cleanText = (text: string): string =>
  text.replace(/\r\n|(?![\n\t])[\p{Cc}\u2028\u2029]/gu, (found) => (/[\r\v\f\u0085\u2028\u2029]/.test(found) ? '\n' : ''));

export const text = (most: number = limits.runText) => z.pipe(z.string().check(z.maxLength(most)), z.transform(cleanText));

/** Years and other numbers are accepted as text. */
export const numberAsWord = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
export const word = z.pipe(z.transform(numberAsWord), text(1000));

/** Names every object inherits would be found where there is nothing. */
export const identifier = z.pipe(
  z.transform(numberAsWord),
  z.string().check(
    z.minLength(1),
    z.maxLength(200),
    z.regex(/^[^\p{Cc}\u2028\u2029]+$/u),
    z.refine((id) => !(id in Object.prototype)),
  ),
);

/** As `fractional-indexing` makes them. */
export const orderKey = z.string().check(z.maxLength(200), z.regex(/^[A-Za-z][\dA-Za-z]+$/));

/** Looks like BCP 47. */
export const language = z.string().check(z.regex(/^[a-z]{2,8}(-[a-z\d]{1,8}){0,8}$/i));

export const matrix = z.pipe(
  z.tuple([coordinate, coordinate, coordinate, coordinate, coordinate, coordinate]),
  z.transform((numbers): Matrix => numbers),
);

/** Any SVG path data, converted to absolute M, L, Q, C and Z. */
export const pathData = z.pipe(
  z.string(),
  z.transform((d, context) => {
    const path = normalizePath(d);
    if (path !== undefined) return path;
    context.issues.push({ code: 'custom', input: d, params: { code: 'invalid-path-data' } });
    return z.NEVER;
  }),
);
