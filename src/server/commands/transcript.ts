import { plainText, transcriptOf } from '#model/presentation/transcript/transcript.ts';
import type { Run } from './command.ts';
import { readPresentation } from './document-file.ts';

/** Prints all the text in a presentation, in reading order. */
export const transcript: Run = async ([name = '']) => {
  const { presentation } = await readPresentation(name);
  return plainText(transcriptOf(presentation));
};
