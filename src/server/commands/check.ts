import { parsePresentation } from '#model/presentation/parse.ts';
import { describeProblem } from '#model/presentation/problem.ts';
import type { Run } from './command.ts';
import { readDocument } from './document-file.ts';

/** Lists every problem and where it is. Errors make the command fail; warnings do not. */
export const check: Run = async ([name = '']) => {
  const { document } = await readDocument(name);
  const { problems } = parsePresentation(document);
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
  return problems.map(describeProblem).join('\n') || 'No problems.';
};
