import { json } from 'node:stream/consumers';
import { arrange, canArrange } from '#model/arrangement/arrange.ts';
import { arrangements, type Arrangement } from '#model/arrangement/arrangement.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { writePresentation } from '#model/presentation/write.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Presentations } from '../presentations.ts';

interface Parts {
  storage: Storage;
  presentations: Pick<Presentations, 'saveArranged'>;
}

interface Arranged {
  oid: string;
  ownerId: string;
  documentKey: string;
}

export interface Choices {
  offers: readonly Arrangement[];
  stops: { stop: number; title: string }[];
  language: string;
}

/** Puts the stops of a presentation elsewhere on its canvas, as a new version. */
export function createRearrange({ storage, presentations }: Parts) {
  const read = async (documentKey: string) => {
    const stored = await storage.get(documentKey);
    return stored && parsePresentation(await json(stored.body)).presentation;
  };
  return {
    /** What its owner can choose from: ways to arrange it, none if there is nothing to arrange, and stops, counted from 1 among all steps. */
    async choicesOf(documentKey: string): Promise<Choices> {
      const presentation = await read(documentKey);
      if (!presentation) return { offers: [], stops: [], language: '' };
      const stops = presentation.path.flatMap(({ to, title }, index) => (to === undefined ? [] : [{ stop: index + 1, title }]));
      return { offers: canArrange(presentation) ? arrangements : [], stops, language: presentation.language };
    },
    async rearrange({ oid, ownerId, documentKey }: Arranged, arrangement: Arrangement): Promise<'arranged' | 'refused'> {
      const presentation = await read(documentKey);
      if (!presentation || !canArrange(presentation)) return 'refused';
      const { outcome } = await presentations.saveArranged(ownerId, writePresentation(arrange(presentation, arrangement)), oid);
      return outcome === 'saved' ? 'arranged' : 'refused';
    },
  };
}

export type Rearrange = ReturnType<typeof createRearrange>['rearrange'];
