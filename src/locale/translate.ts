import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { areas, type AreaName, type TextKey } from './catalogue.ts';
import { formatMessage, type TextValues } from './format-message.ts';
import type { Language } from './language.ts';

export type Translate = (key: TextKey, values?: TextValues) => string;
export type CompiledTexts = Record<string, CompiledMessage>;

const compiled = new Map<string, CompiledTexts>();

/** Compiled once for each area and language, on first use. */
function compileArea(name: AreaName, language: Language): CompiledTexts {
  const id = `${name} ${language}`;
  let texts = compiled.get(id);
  if (!texts) {
    const entries = Object.entries<string>(areas[name][language]);
    texts = Object.fromEntries(entries.map(([key, message]) => [key, compileMessageOrThrow(message)]));
    compiled.set(id, texts);
  }
  return texts;
}

export function compileTexts(names: readonly AreaName[], language: Language): CompiledTexts {
  return Object.assign({}, ...names.map((name) => compileArea(name, language)));
}

const translators = new Map<Language, Translate>();

/** The whole catalogue in one language, for the server: mails, problems, page titles. */
export function translatorOf(language: Language): Translate {
  let translate = translators.get(language);
  if (!translate) {
    const names = Object.keys(areas) as AreaName[];
    const texts = compileTexts(names, language);
    translate = (key, values = {}) => formatMessage(texts[key] ?? key, values, language);
    translators.set(language, translate);
  }
  return translate;
}
