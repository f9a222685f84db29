import { type Properties, wordIn } from './slide-source.ts';

/**
 * Reveal decks may define their slide separators by regular expression. Only patterns that amount to literal text and line breaks are
 * supported; a stranger's pattern is never run.
 */
export function withUsualSeparators(text: string, properties: Properties): string {
  const slide = literalOf(wordIn(properties, 'separator'));
  const below = literalOf(wordIn(properties, 'verticalseparator'));
  // Longest first, as one may be part of the other.
  const marks = [...(slide ? [{ mark: slide, line: '---' }] : []), ...(below ? [{ mark: below, line: '----' }] : [])].sort(
    (one, other) => other.mark.length - one.mark.length,
  );
  return marks.reduce((rest, { mark, line }) => rest.split(mark).join(`\n\n${line}\n\n`), text);
}

function literalOf(pattern: string | undefined): string | undefined {
  if (!pattern || pattern.length > 100) return undefined;
  const plain = pattern
    .replaceAll(/^\^|\$$/g, '')
    .replaceAll(/\\r\?|\r\??/g, '')
    .replaceAll('\\n', '\n')
    .replaceAll(/\\([-<>!/])/g, '$1');
  return plain !== '' && !/[\\.*+?()[\]{}|^$]/.test(plain) && !/^\n?-{2,4}\n?$/.test(plain) ? plain : undefined;
}
