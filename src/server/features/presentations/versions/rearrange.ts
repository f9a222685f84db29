import { arrange, canArrange } from '#model/arrangement/arrange.ts';
import { arrangements, type Arrangement } from '#model/arrangement/arrangement.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { readDocument } from '../../../platform/storage/read-document.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PresentationsStore } from '../presentations.store.ts';
import type { Presentations } from '../presentations.ts';

/** Bytes. Parsing a larger document would delay all other requests. */
const LARGEST = 8 * 1024 * 1024;
const MOST_KEPT = 200;
const MOST_TRIES = 3;

interface Parts {
  storage: Storage;
  store: Pick<PresentationsStore, 'findByOid'>;
  presentations: Pick<Presentations, 'saveArranged'>;
}

export interface Choices {
  offers: readonly Arrangement[];
  stops: { stop: number; title: string }[];
  language: string;
}

/** Rearranges the stops of a presentation on its canvas, as a new version. */
export function createRearrange({ storage, store, presentations }: Parts) {
  // A document never changes under its key.
  const kept = new Map<string, Promise<Choices>>();
  const read = async (documentKey: string) => {
    const stored = await readDocument(storage, documentKey, LARGEST);
    return stored.state === 'read' ? parsePresentation(stored.document).presentation : undefined;
  };
  const choose = async (documentKey: string): Promise<Choices> => {
    const presentation = await read(documentKey);
    if (!presentation) return { offers: [], stops: [], language: '' };
    const stops = presentation.path.flatMap(({ to, title }, index) => (to === undefined ? [] : [{ stop: index + 1, title }]));
    return { offers: canArrange(presentation) ? arrangements : [], stops, language: presentation.language };
  };
  return {
    /**
     * What the owner can choose from: arrangements, none if it cannot be arranged, and stops, numbered from 1 among all steps.
     */
    choicesOf(documentKey: string): Promise<Choices> {
      const known = kept.get(documentKey) ?? choose(documentKey);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(documentKey, known);
      known.catch(() => kept.delete(documentKey));
      return known;
    },
    /** Always based on the version that is the latest when it is saved. */
    async rearrange(oid: string, arrangement: Arrangement): Promise<'arranged' | 'refused'> {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const found = await store.findByOid(oid);
        const presentation = found && (await read(found.documentKey));
        if (!presentation || !canArrange(presentation)) return 'refused';
        const { outcome } = await presentations.saveArranged(found.ownerId, arrange(presentation, arrangement), found);
        if (outcome !== 'outdated') return outcome === 'saved' ? 'arranged' : 'refused';
      }
      return 'refused';
    },
  };
}

export type Rearrange = ReturnType<typeof createRearrange>['rearrange'];
