import { readSvg } from '#convert/import/svg/read-svg.ts';
import { UnreadableSvg } from '#convert/import/svg/svg-problem.ts';
import { Failure, type Run } from './command.ts';
import { readBytes } from './document-file.ts';

/** A picture made of lines and areas, as an object to be put into a document. What could not be taken over is told beside it. */
export const drawing: Run = async ([name = '']) => {
  const svg = await readBytes(name);
  try {
    const { drawing: content, width, height, title, problems } = readSvg(svg);
    for (const problem of problems) console.error(`left out: ${problem}`);
    return JSON.stringify({ kind: 'drawing', width, height, ...(title === undefined ? {} : { alt: title }), drawing: content });
  } catch (error) {
    throw error instanceof UnreadableSvg ? new Failure(`This SVG cannot be read: ${error.reason}.`) : error;
  }
};
