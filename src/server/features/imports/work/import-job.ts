import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ImportProblem } from '#convert/import/problems.ts';
import type { PoolClient } from 'pg';
import type { Importer } from '../../../platform/imports/importer.ts';
import { ImporterFailure } from '../../../platform/imports/problems.ts';
import { PermanentFailure } from '../../../platform/queue/problems.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { importDeck, importLeft } from '../import-jobs.ts';
import type { Claim, Claimed, FailureCode } from '../imports.store.ts';
import { collectPieces } from './collect-pieces.ts';
import { giveSigns, SILENCE } from './give-signs.ts';
import { reviveImports } from './revive-imports.ts';
import { LostImport, NoRoom, saveDeck, type SavingParts } from './save-deck.ts';
import { makeWorkFolder, removeDeadFolders } from './work-folders.ts';

/** The first try, and two more. */
const MOST_FAILURES = 3;
/** More than machines ever die by themselves: then it is this file that kills them. */
const MOST_TRIES = 40;

interface Parts extends Omit<SavingParts, 'publishLeft'> {
  importer: Importer;
  /** On this machine; each import has a folder in it for as long as it runs. */
  workFolder: string;
  silence?: number;
}

/** The job may run twice for one import, even at a time: one claims it, and the other finds nothing to do. */
export async function workOnImports(queue: Queue, parts: Parts): Promise<void> {
  const { store, clock, silence = SILENCE } = parts;
  const publishLeft = (client: PoolClient, importId: string) => queue.publish(importLeft, { importId }, { client, singletonKey: importId });
  await queue.work(importDeck, async ({ importId }, { signal }) => {
    const claim: Claim = { id: importId, claim: randomUUID() };
    const claimed = await store.claim(claim, clock.now() - silence, clock.now());
    if (!claimed) return;
    if (claimed.tries > MOST_TRIES) return void (await store.fail(claim, 'crash', clock.now(), publishLeft));
    await importOne(claim, claimed, { ...parts, publishLeft }, signal);
    // Whoever ended it before this one noticed may have cleaned up too soon.
    if (await store.isEnded(importId)) await queue.publish(importLeft, { importId }, { singletonKey: importId });
  });
  await removeDeadFolders(parts.workFolder, clock);
  // What was under way when the last worker was killed does not wait for somebody to ask.
  await reviveImports({ store, queue, clock, silence });
}

async function importOne(claim: Claim, claimed: Claimed, parts: Parts & SavingParts, stopped: AbortSignal): Promise<void> {
  const { store, storage, clock, importer, workFolder, publishLeft, silence = SILENCE } = parts;
  const { fileName: name, wishes, pieces } = claimed;
  const signs = giveSigns(claim, { store, clock, every: silence / 4 });
  const signal = AbortSignal.any([stopped, signs.lost]);
  let folder: string | undefined;
  try {
    folder = await makeWorkFolder(workFolder);
    const file = join(folder, 'file');
    if (!pieces || !(await collectPieces(storage, claim.id, pieces, file, signal)))
      throw new ImporterFailure('failed', 'Pieces of the file are gone');
    const options = { arrangement: wishes.arrangement, includesHidden: wishes.includesHidden };
    const onProgress = ({ stage, done, total }: { stage: string; done: number; total: number }) => {
      if (stage === 'checking' || stage === 'reading' || stage === 'pictures') signs.onProgress({ state: stage, done, total });
    };
    const deck = await importer.run({ file, name, options, workFolder: join(folder, 'made') }, { signal, onProgress });
    await signs.enter('saving');
    await saveDeck(claim, claimed, deck, signal, parts);
  } catch (error) {
    if (signs.lost.aborted || error instanceof LostImport) return;
    if (stopped.aborted) await store.release(claim);
    else if (error instanceof ImportProblem)
      return void (await store.fail(claim, error.code satisfies FailureCode, clock.now(), publishLeft));
    else if (error instanceof NoRoom) return void (await store.fail(claim, 'no-room', clock.now(), publishLeft));
    else await stumble(error, claim, parts);
    throw error;
  } finally {
    await signs.end();
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

/** What the machine is to blame for is tried again; what would be wrong again is not. */
async function stumble(error: unknown, claim: Claim, { store, clock, publishLeft }: SavingParts): Promise<void> {
  const isHopeless = error instanceof ImporterFailure && error.kind === 'failed';
  await store.stumble(claim, isHopeless ? 1 : MOST_FAILURES, clock.now(), publishLeft);
  if (isHopeless) throw new PermanentFailure(`A file could not be imported: ${error.message}`, { cause: error });
}
