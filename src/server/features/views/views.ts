import type { ViewsStore } from './views.store.ts';

interface Parts {
  store: ViewsStore;
  /** A number that pages show is another one now. */
  onCounted(oid: string): void;
}

export function createViews({ store, onCounted }: Parts) {
  return {
    /** Somebody has begun to watch. False if it has just gone. */
    async countView(presentationId: number): Promise<boolean> {
      const oid = await store.add(presentationId);
      if (oid !== undefined) onCounted(oid);
      return oid !== undefined;
    },
  };
}

export type Views = ReturnType<typeof createViews>;
