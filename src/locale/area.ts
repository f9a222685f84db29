import type { Language } from './language.ts';

/** One area of the interface: the same keys in every language. */
export type Area<Key extends string> = Record<Language, Readonly<Record<Key, string>>>;
