import type { Presentation } from '#model/presentation/presentation.ts';
import type { TranscriptText } from '#model/presentation/transcript/transcript.ts';
import type { StopTexts } from './stop-texts.ts';

export const linesOf = (texts: readonly TranscriptText[]): string[] =>
  texts.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));

/** The caption of a step: its own, or what it reveals, or the text at its stop without the title, which is visible anyway. */
export function captionOf({ path }: Presentation, texts: StopTexts, step: number): string {
  const { caption = '', to, title = '' } = path[step] ?? {};
  if (caption.trim() !== '') return caption.trim();
  const own = to === undefined ? texts.revealedBy(step) : texts.at(step);
  return linesOf(own)
    .filter((line) => line !== title)
    .map((line) => (/[\p{L}\p{N}]$/u.test(line) ? `${line}.` : line))
    .join(' ');
}
