import { storableJson, storableText } from '../storable-text.ts';

/** A column's value as an element of a PostgreSQL array literal. */
export type Element = string;

// One test sorts out the few texts that need care: quotes, backslashes, NUL, and surrogates, paired or not.
const special = /["\\\0\uD800-\uDFFF]/;
const escaped = (text: string): string => (text.includes('\\') ? text.replaceAll('\\', '\\\\') : text).replaceAll('"', '\\"');

export const textElement = (text: string): Element => (special.test(text) ? `"${escaped(storableText(text))}"` : `"${text}"`);
export const jsonElement = (value: unknown): Element => `"${escaped(storableJson(value))}"`;

export const orNull = <Value>(value: Value | null, write: (value: Value) => Element): Element => (value === null ? 'null' : write(value));
