import { z } from 'zod';

const Named = z.object({ id: z.string().regex(/^[a-z0-9]{1,100}$/) });

/** What somebody asks for by its address; undefined: nothing of ours is called so. */
export const idOf = (params: unknown): string | undefined => Named.safeParse(params).data?.id;

/** Everything of one upload lies under this, in storage, until its import has ended. */
export const folderOf = (id: string) => `uploads/${id}/`;

/** A piece is named for where it is in the file and how long it is: whoever sends the same bytes again writes the same object. */
export const pieceKey = (id: string, offset: number, size: number) => `${folderOf(id)}${offset}-${size}`;

/** What one try was about to make, put here before anything that it names: whoever cleans up knows what may be left. */
export const draftKey = ({ id, claim }: { id: string; claim: string }) => `${folderOf(id)}draft-${claim}.json`;

export const claimOfDraft = (key: string): string | undefined => /\/draft-([a-z0-9-]+)\.json$/.exec(key)?.[1];
