import { sources, type Source } from '#contract/analytics/insights.ts';
import type { Translate } from '#locale/translate.ts';

/** Bidirectional control characters, which could make one host name look like another. */
const turningMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A name from outside, made safe to show. */
export const shownName = (name: string): string => name.replace(turningMarks, '�');

/** The name `Intl` has for a code; the code itself if it has none or the code is invalid. */
function displayName(code: string, type: 'region' | 'language', language: string): string {
  try {
    return new Intl.DisplayNames([language], { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

const capital = (words: string, language: string) => words.charAt(0).toLocaleUpperCase(language) + words.slice(1);

export const countryName = (code: string, language: string, text: Translate): string =>
  code === '' ? text('insights.unknown') : displayName(code, 'region', language);

export const languageName = (code: string, language: string, text: Translate): string =>
  code === '' ? text('insights.unknown') : capital(displayName(code, 'language', language), language);

const isSource = (name: string): name is Source => sources.some((source) => source === name);

/** The name of a source, or of a host that viewers come from. */
export const sourceName = (name: string, text: Translate): string =>
  isSource(name) ? text(`insights.source.${name}`) : shownName(name) || text('insights.unknown');
