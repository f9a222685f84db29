import type { Theme } from '#model/presentation/presentation.ts';
import { families } from '#model/text/families.ts';
import { type Markup, tag } from '../package/markup.ts';

/** Typefaces that office programs have, with the same widths as our families. */
const twins: Readonly<Record<string, string>> = {
  Arimo: 'Arial',
  Carlito: 'Calibri',
  Tinos: 'Times New Roman',
  Cousine: 'Courier New',
  Caladea: 'Cambria',
  Gelasio: 'Georgia',
};
const LIGHT = 300;
const BOLD = 600;

export const typefaceNamed = (family: string): string => twins[family] ?? family;

/** Whether letters of this weight are written as bold. */
export const isBold = (weight: number): boolean => weight >= BOLD;

/** `family` may be a role: the theme's own typeface for headings or for other text. */
export function typefaceOf(family: string, weight: number, { fonts }: Theme): string {
  const isRole = family === 'heading' || family === 'body' || family === 'code';
  const name = isRole ? fonts[family] : families.some((each) => each.name === family) ? family : fonts.body;
  if (weight <= LIGHT) return `${typefaceNamed(name)} Light`;
  if (family === 'heading') return '+mj-lt';
  return family === 'body' ? '+mn-lt' : typefaceNamed(name);
}

/** The same typeface for all scripts: programs look for letters that it lacks elsewhere. */
export const typefaceMarkup = (typeface: string): Markup[] =>
  (['latin', 'ea', 'cs'] as const).map((script) =>
    tag(`a:${script}`, {
      typeface: typeface.startsWith('+') ? typeface.replace('-lt', `-${script === 'latin' ? 'lt' : script}`) : typeface,
    }),
  );
