import type { PresentationsStore } from './presentations.store.ts';

interface Rights {
  view: boolean;
  edit: boolean;
  comment: boolean;
}

/** What somebody may do with a presentation, whatever its privacy and besides its view links. */
export function createPolicy({ findRight }: Pick<PresentationsStore, 'findRight'>) {
  return {
    async rightsOf(presentationId: number, ownerId: string, personId: string | undefined): Promise<Rights> {
      if (personId === undefined) return { view: false, edit: false, comment: false };
      const level = personId === ownerId ? 'edit' : await findRight(presentationId, personId);
      return { view: level !== undefined, edit: level === 'edit', comment: level === 'edit' || level === 'comment' };
    },
  };
}

export type Policy = ReturnType<typeof createPolicy>;
