import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ImportProblem } from '#convert/import/problems.ts';
import type { PoolClient } from 'pg';
import type { Importer } from '../../../platform/imports/importer.ts';
import { ImporterFailure } from '../../../platform/imports/problems.ts';
import { PermanentFailure } from '../../../platform/queue/problems.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { importDeck, importExpected, importLeft } from '../import-jobs.ts';
import type { Claim, Claimed, FailureCode } from '../imports.store.ts';
import { collectPieces } from './collect-pieces.ts';
import { giveSigns, SILENCE } from './give-signs.ts';
import { reviveImports } from './revive-imports.ts';
import { LostImport, NoRoom, saveDeck, type SavingParts } from './save-deck.ts';
import { makeWorkFolder, removeDeadFolders } from '../../../platform/confinement/work-folders.ts';

/** The first attempt and two retries. */
const MOST_FAILURES = 3;
/** More than machines fail by chance: beyond this, the file itself is to blame. */
const MOST_TRIES = 40;

interface Parts extends Omit<SavingParts, 'publishLeft'> {
  importer: Pick<Importer, 'run' | 'prepare'>;
  /** Starts the processes that what was read is handed to. */
  prepareNext(): void;
  /** A local folder; each import has a subfolder while it runs. */
  workFolder: string;
  silence?: number;
}

/** The job may run twice for one import, even at the same time: one claims it, the other finds nothing to do. */
export async function workOnImports(queue: Queue, parts: Parts): Promise<void> {
  const { store, clock, silence = SILENCE } = parts;
  const publishLeft = (client: PoolClient, importId: string) => queue.publish(importLeft, { importId }, { client, singletonKey: importId });
  await queue.work(importDeck, async ({ importId }, { signal }) => {
    const claim: Claim = { id: importId, claim: randomUUID() };
    const claimed = await store.claim(claim, clock.now() - silence, clock.now());
    if (!claimed) return;
    parts.prepareNext();
    if (claimed.tries > MOST_TRIES) return void (await store.fail(claim, 'crash', clock.now(), publishLeft));
    await importOne(claim, claimed, { ...parts, publishLeft }, signal);
    // If it was cancelled before this worker noticed, the clean-up may have run too early.
    if (await store.isEnded(importId)) await queue.publish(importLeft, { importId }, { singletonKey: importId });
  });
  await queue.work(importExpected, async () => {
    parts.importer.prepare();
    parts.prepareNext();
  });
  await removeDeadFolders(parts.workFolder, clock);
  // Imports in progress when the last worker was killed do not wait for a page to ask.
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
      throw new ImporterFailure('failed', 'Parts of the file are missing');
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

/** Failures of the machine are retried; those that would only recur are not. */
async function stumble(error: unknown, claim: Claim, { store, clock, publishLeft }: SavingParts): Promise<void> {
  const isHopeless = error instanceof ImporterFailure && error.kind === 'failed';
  await store.stumble(claim, isHopeless ? 1 : MOST_FAILURES, clock.now(), publishLeft);
  if (isHopeless) throw new PermanentFailure(`A file could not be imported: ${error.message}`, { cause: error });
}
