import type { Change, LikesStore } from './likes.store.ts';

interface Parts {
  store: LikesStore;
  /** Called when the count shown on pages has changed. */
  onCounted(oid: string): void;
}

export function createLikes({ store, onCounted }: Parts) {
  const told = (change: Change | undefined): boolean => {
    if (change?.isChanged) onCounted(change.oid);
    return change !== undefined;
  };
  return {
    /** Idempotent. False if the presentation or the person no longer exists. */
    like: async (presentationId: number, personId: string): Promise<boolean> => told(await store.add(presentationId, personId)),
    unlike: async (presentationId: number, personId: string): Promise<boolean> => told(await store.remove(presentationId, personId)),
    hasLiked: store.has,
    countsOf: store.countsOf,
    listOf: store.listOf,
    /** Runs in the transaction that removes a person: their likes leave the counts with it. */
    leave: store.announceLikedBy,
  };
}

export type Likes = ReturnType<typeof createLikes>;
