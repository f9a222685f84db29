import { plainText, transcriptOf } from '#model/presentation/transcript/transcript.ts';
import type { Run } from './command.ts';
import { readPresentation } from './document-file.ts';

/** Everything that can be read in a presentation, in the order in which it is told. */
export const transcript: Run = async ([name = '']) => {
  const { presentation } = await readPresentation(name);
  return plainText(transcriptOf(presentation));
};
