import type { Change, LikesStore } from './likes.store.ts';

interface Parts {
  store: LikesStore;
  /** A number that pages show is another one now. */
  onCounted(oid: string): void;
}

export function createLikes({ store, onCounted }: Parts) {
  const told = (change: Change | undefined): boolean => {
    if (change?.isChanged) onCounted(change.oid);
    return change !== undefined;
  };
  return {
    /** Once or a hundred times is the same. False if there is nothing to like any more, or nobody. */
    like: async (presentationId: number, personId: string): Promise<boolean> => told(await store.add(presentationId, personId)),
    unlike: async (presentationId: number, personId: string): Promise<boolean> => told(await store.remove(presentationId, personId)),
    hasLiked: store.has,
    countsOf: store.countsOf,
    /** In the transaction that removes somebody: the numbers that their likes were in change with it. */
    leave: store.announceLikedBy,
  };
}

export type Likes = ReturnType<typeof createLikes>;
