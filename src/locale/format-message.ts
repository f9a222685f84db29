import type { CompiledIcuChoices, CompiledMessage } from '@lingui/message-utils/compileMessage';

export type TextValues = Record<string, string | number>;

const rules = new Map<string, { plural: Intl.PluralRules; number: Intl.NumberFormat }>();

function rulesOf(language: string) {
  let known = rules.get(language);
  if (!known) rules.set(language, (known = { plural: new Intl.PluralRules(language), number: new Intl.NumberFormat(language) }));
  return known;
}

/** Formats a compiled message: arguments and plurals, which is all our texts use (the catalogue's test enforces it). */
export function formatMessage(message: CompiledMessage | string, values: TextValues, language: string, count?: string): string {
  if (typeof message === 'string') return message;
  let written = '';
  for (const token of message) {
    // Inside a plural, # stands for its number.
    if (typeof token === 'string') written += token === '#' && count !== undefined ? count : token;
    else {
      const [name, kind, cases] = token;
      const value = values[name] ?? '';
      written += kind === 'plural' ? chosen(cases as CompiledIcuChoices, Number(value), values, language) : value;
    }
  }
  return written;
}

function chosen(cases: CompiledIcuChoices, count: number, values: TextValues, language: string): string {
  const { plural, number } = rulesOf(language);
  const message = cases[count] ?? cases[plural.select(count)] ?? cases['other'] ?? [];
  return formatMessage(message, values, language, number.format(count));
}
