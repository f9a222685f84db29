import type { Privacy } from '#contract/presentation/presentation-address.ts';
import type { Change, LikesStore } from './likes.store.ts';

interface Parts {
  store: LikesStore;
  /** Of presentations that everybody who is logged in may like. */
  openPrivacies: readonly Privacy[];
  /** Called when the count shown on pages has changed. */
  onCounted(oid: string): void;
}

export function createLikes({ store, openPrivacies, onCounted }: Parts) {
  const told = (change: Change | undefined): boolean => {
    if (change?.isChanged) onCounted(change.oid);
    return change !== undefined;
  };
  return {
    /** Idempotent. False if the presentation or the person no longer exists. */
    like: async (presentationId: number, personId: string): Promise<boolean> => told(await store.add(presentationId, personId)),
    unlike: async (presentationId: number, personId: string): Promise<boolean> => told(await store.remove(presentationId, personId)),
    /** The same in one statement, if the presentation is open to everybody; else false, and nothing has changed. */
    likeOpen: async (oid: string, personId: string): Promise<boolean> => told(await store.addOpen(oid, personId, openPrivacies)),
    unlikeOpen: async (oid: string, personId: string): Promise<boolean> => told(await store.removeOpen(oid, personId, openPrivacies)),
    hasLiked: store.has,
    countsOf: store.countsOf,
    listOf: store.listOf,
    /** Runs in the transaction that removes a person: their likes leave the counts with it. */
    leave: store.announceLikedBy,
  };
}

export type Likes = ReturnType<typeof createLikes>;
