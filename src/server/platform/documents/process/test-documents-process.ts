import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { carryOut } from './carry-out.ts';
import { workOnDocuments } from './work-on-documents.ts';

const Titled = z.object({ title: z.string() });

// Like documents-process.ts, but a document can say in its title what goes wrong.
workOnDocuments(async ({ task, document, output }, namePicture) => {
  const bytes = await readFile(document);
  const { title } = Titled.parse(JSON.parse(bytes.toString()));
  if (title === 'Endless') for (;;);
  if (title === 'Silent') await new Promise(() => setInterval(() => undefined, 1000));
  if (title === 'Crash') process.kill(process.pid, 'SIGKILL');
  if (title === 'Hungry')
    for (const kept: unknown[] = []; ; kept.push(Array.from({ length: 1e5 }, (_none, place) => ({ place })))) kept.at(-1);
  if (title === 'Liar') process.send?.({ kind: 'done', number: 'one' });
  if (title === 'Wrong answer') return { canArrange: 'perhaps' };
  const outcome = await carryOut(task, bytes, namePicture);
  if (outcome.output) await writeFile(output, outcome.output);
  return outcome.answer;
});
