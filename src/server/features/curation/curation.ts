import type { CurationTag } from '#contract/presentation/curation.ts';
import { exploreTag, staffPicksTag, templatesTag } from '../../http/pages/page-tags.ts';
import type { CurationStore } from './curation.store.ts';

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
    tag: ({ id, oid }: Curated, tag: CurationTag, moderatorId: string): Promise<boolean> => store.set(id, tag, moderatorId, pagesOf(oid)),
    untag: ({ id, oid }: Curated): Promise<void> => store.remove(id, pagesOf(oid)),
  };
}

export type Curation = ReturnType<typeof createCuration>;
