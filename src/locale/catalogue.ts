import type { Language } from './language.ts';
import { site } from './texts/site/site.ts';
import { ui } from './texts/ui/ui.ts';

/** One area of the interface: the same keys in every language. */
export type Area<Key extends string> = Record<Language, Readonly<Record<Key, string>>>;

export const areas = { site, ui };

export type AreaName = keyof typeof areas;
export type TextKey = { [Name in AreaName]: keyof (typeof areas)[Name]['en'] }[AreaName];
