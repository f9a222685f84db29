import type { TranscriptText, TranscriptTopic } from '#model/presentation/transcript/transcript.ts';

const headingClasses: readonly string[] = ['title', 'subtitle'];

const isHeadingClass = ({ styleClasses }: TranscriptText) => styleClasses.some((name) => headingClasses.includes(name));

/** One line, and no point of a list. */
const lineOf = ({ paragraphs: [first, ...rest] }: TranscriptText): string =>
  first && !first.listType && rest.length === 0 ? first.text : '';

/**
 * What a topic is called, and what it says besides. A title that is written in its topic is said once; where there is none, the first line
 * may be it.
 */
export function headTopic({ title, texts }: TranscriptTopic): { heading: string; texts: TranscriptText[] } {
  const [first] = texts;
  const heading = title || (first && isHeadingClass(first) ? lineOf(first) : '');
  return { heading, texts: heading === '' ? texts : texts.filter((said) => lineOf(said) !== heading) };
}

/** A heading heads something: of titles that follow each other, and at the end of a topic, none does. */
export const isHeading = (said: TranscriptText, next: TranscriptText | undefined): boolean =>
  next !== undefined && isHeadingClass(said) && !isHeadingClass(next) && lineOf(said) !== '';
