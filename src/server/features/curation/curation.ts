import type { CurationTag } from '#contract/presentation/curation.ts';
import { exploreTag, staffPicksTag, templatesTag } from '../../http/pages/page-tags.ts';
import type { Alongside, CurationStore } from './curation.store.ts';

interface Curated {
  id: number;
  oid: string;
}

interface Parts {
  store: CurationStore;
  presentationTag(oid: string): string;
}

export function createCuration({ store, presentationTag }: Parts) {
  const pagesOf = (oid: string) => [presentationTag(oid), staffPicksTag, templatesTag, exploreTag];
  return {
    tagOf: store.find,
    /** Replaces any previous tag. False if the presentation has just been deleted. */
    tag: ({ id, oid }: Curated, tag: CurationTag, moderatorId: string, alongside?: Alongside): Promise<boolean> =>
      store.set(id, tag, moderatorId, pagesOf(oid), alongside),
    untag: ({ id, oid }: Curated, alongside?: Alongside): Promise<void> => store.remove(id, pagesOf(oid), alongside),
  };
}

export type Curation = ReturnType<typeof createCuration>;
