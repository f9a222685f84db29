import { readSvg } from '#convert/import/svg/read-svg.ts';
import { UnreadableSvg } from '#convert/import/svg/svg-problem.ts';
import { Failure, type Run } from './command.ts';
import { readBytes } from './document-file.ts';

/** Prints an SVG as an object for a document. Parts that could not be converted are reported on standard error. */
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
