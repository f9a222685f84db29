import type { Presentation } from '#model/presentation/presentation.ts';
import type { TranscriptParagraph } from '#model/presentation/transcript/transcript.ts';
import { captionOf } from '../captions/caption-of.ts';
import type { StopTexts } from '../captions/stop-texts.ts';

/** A line above the title must be short. */
const LONGEST_KICKER = 48;

/** A stop's text for portrait phones, where the canvas shows only its picture. With captions on, its caption replaces the written text. */
export function wordsOf(
  presentation: Presentation,
  texts: StopTexts,
  step: number,
  title: string,
  hasCaptions: boolean,
): { kicker: string; body: TranscriptParagraph[] } {
  const written = texts.writtenAt(step).filter(({ paragraphs }) => paragraphs.map(({ text }) => text).join(' ') !== title);
  const over = written.find(
    ({ styleClasses: [kind], paragraphs }) =>
      kind?.startsWith('subtitle') && paragraphs.length === 1 && (paragraphs[0]?.text.length ?? 0) <= LONGEST_KICKER,
  );
  const rest = written.filter((text) => text !== over).flatMap(({ paragraphs }) => paragraphs);
  const isSaid = rest.length === 0 || (hasCaptions && presentation.path[step]?.caption?.trim());
  const caption = isSaid ? captionOf(presentation, texts, step) : '';
  return {
    kicker: over?.paragraphs[0]?.text ?? '',
    body: caption && caption !== over?.paragraphs[0]?.text ? [{ text: caption, biggestFontSize: 0 }] : rest,
  };
}
