import { readFile, writeFile } from 'node:fs/promises';
import { carryOut } from './carry-out.ts';
import { workOnDocuments } from './work-on-documents.ts';

workOnDocuments(async ({ task, document, output }, namePicture) => {
  const outcome = await carryOut(task, await readFile(document), namePicture);
  if (outcome.output) await writeFile(output, outcome.output);
  return outcome.answer;
});
