import { storableJson, storableText } from '../storable-text.ts';

/** One value of a column as an element of PostgreSQL's array literal. */
export type Element = string;

// One look tells most texts from those that need care: quotes, backslashes, NUL, and halves of characters, alone or not.
const special = /["\\\0\uD800-\uDFFF]/;
const escaped = (text: string): string => (text.includes('\\') ? text.replaceAll('\\', '\\\\') : text).replaceAll('"', '\\"');

export const textElement = (text: string): Element => (special.test(text) ? `"${escaped(storableText(text))}"` : `"${text}"`);
export const jsonElement = (value: unknown): Element => `"${escaped(storableJson(value))}"`;

export const orNull = <Value>(value: Value | null, write: (value: Value) => Element): Element => (value === null ? 'null' : write(value));
