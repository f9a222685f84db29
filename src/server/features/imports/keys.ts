import { z } from 'zod';

const Named = z.object({ id: z.string().regex(/^[a-z0-9]{1,100}$/) });

/** The id in an address; undefined if it cannot be one of ours. */
export const idOf = (params: unknown): string | undefined => Named.safeParse(params).data?.id;

/** Where everything of one upload is stored until its import has ended. */
export const folderOf = (id: string) => `uploads/${id}/`;

/** Named by offset and size, so sending the same bytes again writes the same object. */
export const pieceKey = (id: string, offset: number, size: number) => `${folderOf(id)}${offset}-${size}`;

/** What one attempt is about to create. Stored before anything it refers to, so that clean-up knows what may be left. */
export const draftKey = ({ id, claim }: { id: string; claim: string }) => `${folderOf(id)}draft-${claim}.json`;

export const claimOfDraft = (key: string): string | undefined => /\/draft-([a-z0-9-]+)\.json$/.exec(key)?.[1];
