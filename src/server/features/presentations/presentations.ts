import { createHash, randomInt } from 'node:crypto';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Problem } from '#model/presentation/problem.ts';
import { writePresentation } from '#model/presentation/write.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { canonicalJson } from './canonical-json.ts';
import { presentationChanged } from './presentation-changed.ts';
import type { PresentationsStore, Written } from './presentations.store.ts';

interface Parts {
  store: PresentationsStore;
  storage: Storage;
  queue: Queue;
}

export type Saved =
  | { outcome: 'saved'; oid: string; version: number; contentHash: string; problems: Problem[] }
  /** It is no presentation at all. */
  | { outcome: 'refused'; problems: Problem[] }
  /** There is none of this name that this person may change. */
  | { outcome: 'unknown' };

export function createPresentations({ store, storage, queue }: Parts) {
  return {
    /**
     * A new presentation, or a new version of the one named. Whatever can be read of it is kept; what could not is told. Once this has
     * resolved, the document is durable and everything that is made of it will be made.
     */
    async saveDocument(ownerId: string, document: unknown, oid?: string): Promise<Saved> {
      const { presentation, problems } = parsePresentation(document);
      if (problems.some(({ code }) => code === 'not-a-document')) return { outcome: 'refused', problems };
      const text = canonicalJson(writePresentation(presentation));
      const contentHash = createHash('sha256').update(text).digest('hex');
      const { title, description, schemaVersion } = presentation;
      const written: Written = { title, description, schemaVersion, contentHash, documentKey: `presentation/documents/${contentHash}.json` };
      // First the document: a row never names one that is not there.
      if (!(await storage.stat(written.documentKey))) await storage.put(written.documentKey, Buffer.from(text), { type: 'application/json' });
      return store.inTransaction(async (orm, client) => {
        const name = oid ?? makeOid();
        const version = oid === undefined ? await store.add(orm, name, ownerId, written) : await store.addVersion(orm, name, ownerId, written);
        if (version === undefined) return { outcome: 'unknown' };
        await queue.publish(presentationChanged, { oid: name, version, contentHash, documentKey: written.documentKey }, { client, singletonKey: `${name} ${contentHash}` });
        return { outcome: 'saved', oid: name, version, contentHash, problems };
      });
    },
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const makeOid = () => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
