import { arrangements, type Arrangement } from '#model/arrangement/arrangement.ts';
import type { Documents } from '../../../platform/documents/documents.ts';
import { DocumentProblem } from '../../../platform/documents/problems.ts';
import type { PresentationsStore } from '../presentations.store.ts';
import type { Presentations } from '../presentations.ts';

const MOST_KEPT = 200;
const MOST_TRIES = 3;

interface Parts {
  documents: Pick<Documents, 'run'>;
  store: Pick<PresentationsStore, 'findLatest'>;
  presentations: Pick<Presentations, 'saveArranged'>;
}

export interface Choices {
  offers: readonly Arrangement[];
  /** The first ones, numbered from 1 among all steps. */
  stops: readonly { stop: number; title: string }[];
  stopCount: number;
  language: string;
}

const nothingToChoose: Choices = { offers: [], stops: [], stopCount: 0, language: '' };

/** Rearranges the stops of a presentation on its canvas, as a new version. */
export function createRearrange({ documents, store, presentations }: Parts) {
  // A document never changes under its key.
  const kept = new Map<string, Promise<Choices>>();
  const choose = async (documentKey: string, by: string): Promise<Choices> => {
    try {
      const { answer } = await documents.run('choose', {}, { document: { key: documentKey }, by });
      const { canArrange, stops, stopCount, language } = answer;
      return { offers: canArrange ? arrangements : [], stops, stopCount, language };
    } catch (error) {
      // Everything else on the page can still be changed. When we are only busy, it is not told that there is nothing to choose from.
      if (error instanceof DocumentProblem && error.kind !== 'busy') return nothingToChoose;
      throw error;
    }
  };
  return {
    /** What the owner can choose from: arrangements, none if it cannot be arranged, and stops. */
    choicesOf(documentKey: string, by: string): Promise<Choices> {
      const known = kept.get(documentKey) ?? choose(documentKey, by);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(documentKey, known);
      known.catch(() => kept.delete(documentKey));
      return known;
    },
    /** Always based on the version that is the latest when it is saved. */
    async rearrange(oid: string, arrangement: Arrangement, by: string): Promise<'arranged' | 'refused'> {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const found = await store.findLatest(oid);
        if (!found) return 'refused';
        const { answer, made } = await documents.run('arrange', { arrangement }, { document: { key: found.documentKey }, by });
        if (!answer || !made) return 'refused';
        const draft = { ...answer, title: '', description: '', made };
        const { outcome } = await presentations.saveArranged(found.ownerId, draft, found).finally(() => made.remove());
        if (outcome !== 'outdated') return outcome === 'saved' ? 'arranged' : 'refused';
      }
      return 'refused';
    },
  };
}

export type Rearrange = ReturnType<typeof createRearrange>['rearrange'];
