import type { TranscriptText, TranscriptTopic } from '#model/presentation/transcript/transcript.ts';

const headingClasses: readonly string[] = ['title', 'subtitle'];

const isHeadingClass = ({ styleClasses }: TranscriptText) => styleClasses.some((name) => headingClasses.includes(name));

/** A single line that is not a list item. */
const lineOf = ({ paragraphs: [first, ...rest] }: TranscriptText): string =>
  first && !first.listType && rest.length === 0 ? first.text : '';

/** Splits a topic into heading and other texts. A title repeated in the topic appears once; without a title, the first line may be one. */
export function headTopic({ title, texts }: TranscriptTopic): { heading: string; texts: TranscriptText[] } {
  const [first] = texts;
  const heading = title || (first && isHeadingClass(first) ? lineOf(first) : '');
  return { heading, texts: heading === '' ? texts : texts.filter((said) => lineOf(said) !== heading) };
}

/** A heading needs text after it: a title before another title, or at the end of a topic, is not one. */
export const isHeading = (said: TranscriptText, next: TranscriptText | undefined): boolean =>
  next !== undefined && isHeadingClass(said) && !isHeadingClass(next) && lineOf(said) !== '';
