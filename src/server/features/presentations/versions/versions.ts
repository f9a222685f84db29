import { DocumentProblem } from '../../../platform/documents/problems.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { presentationChanged } from '../presentation-changed.ts';
import type { PresentationsStore } from '../presentations.store.ts';
import type { Written } from './add-version.ts';
import type { VersionsStore } from './versions.store.ts';

const MOST_TRIES = 5;

interface Parts {
  presentations: Pick<PresentationsStore, 'findOwned' | 'holding' | 'isNamed' | 'addVersion'>;
  store: VersionsStore;
  queue: Queue;
  /** Makes a version of the changes to a presentation's draft that are in none. */
  settleDraft(presentationId: number): Promise<unknown>;
  /** Hears that a draft goes on from a version that was made in another way. */
  onDraftRenewed(presentationId: number, number: number): void;
}

/** What the owner does with versions. */
export function createVersions({ presentations, store, queue, settleDraft, onDraftRenewed }: Parts) {
  return {
    /** Makes a new version with the content of an earlier one. */
    async restore(ownerId: string, oid: string, number: number): Promise<'restored' | 'unknown'> {
      const earlier = await store.find(oid, number);
      const id = await presentations.findOwned(oid, ownerId);
      if (!earlier || id === undefined) return 'unknown';
      const { contentHash, documentKey } = earlier;
      const restored: Written = { ...earlier, title: '', description: '', madeBy: 'restore' };
      const restore = () =>
        presentations.holding(contentHash, 'shared', async (orm, client) => {
          if (!(await presentations.isNamed(contentHash, orm))) return 'unknown';
          const added = await presentations.addVersion(orm, oid, ownerId, restored);
          if (!added) return 'unknown';
          if (added === 'outdated') return 'outdated';
          await queue.publish(
            presentationChanged,
            { oid, version: added.version, contentHash, documentKey },
            { client, singletonKey: `${oid} ${contentHash}`, isUrgent: true },
          );
          return added;
        });
      // Somebody may go on editing meanwhile.
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        await settleDraft(id);
        const outcome = await restore();
        if (outcome === 'unknown') return outcome;
        if (outcome === 'outdated') continue;
        if (outcome.draftNumber !== undefined) onDraftRenewed(id, outcome.draftNumber);
        return 'restored';
      }
      throw new DocumentProblem('busy', 'It is being changed all the time');
    },
    /** Shows visitors everything up to now. Returns the number of the version; undefined if it is not this person's presentation. */
    async publish(ownerId: string, oid: string): Promise<number | undefined> {
      const id = await presentations.findOwned(oid, ownerId);
      if (id === undefined) return undefined;
      await settleDraft(id);
      // Most often its pictures are there. Without a key: a job that already waits may begin before this transaction commits.
      return store.publishLatest(oid, ownerId, (client, latest) =>
        queue.publish(presentationChanged, { oid, ...latest }, { client, isUrgent: true }),
      );
    },
  };
}

export type Versions = ReturnType<typeof createVersions>;
