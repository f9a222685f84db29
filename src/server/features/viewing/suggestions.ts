import { presentationPath } from '#contract/presentation/presentation-address.ts';
import type { Suggestion } from '#contract/viewer.ts';
import type { Found, ShownOwner } from './display-data.ts';

const SUGGESTIONS = 4;

interface Parts {
  listRelated(
    presentation: Found,
    count: number,
  ): Promise<Pick<Found, 'oid' | 'ownerId' | 'title' | 'schemaVersion' | 'slug' | 'contentHash'>[]>;
  findOwner(id: string): Promise<ShownOwner | undefined>;
  thumbnail(contentHash: string): Promise<string | null>;
  presentationTag(oid: string): string;
}

export type Suggest = ReturnType<typeof createSuggestions>;

/** Suggests other presentations, and returns the page tags of everything it shows. */
export function createSuggestions({ listRelated, findOwner, thumbnail, presentationTag }: Parts) {
  return async (presentation: Found): Promise<{ suggestions: Suggestion[]; tags: string[] }> => {
    const related = await listRelated(presentation, SUGGESTIONS);
    const shown = await Promise.all(
      related.map(async ({ oid, title, schemaVersion, slug, ownerId, contentHash }) => {
        const [owner, picture] = await Promise.all([findOwner(ownerId), thumbnail(contentHash)]);
        if (!owner) return [];
        const suggestion = {
          title,
          owner: owner.publicDisplayName,
          address: presentationPath({ oid, title, schemaVersion, slug }),
          thumbnail: picture,
        };
        return [{ suggestion, tags: [presentationTag(oid), owner.pageTag] }];
      }),
    );
    const found = shown.flat();
    return { suggestions: found.map(({ suggestion }) => suggestion), tags: found.flatMap(({ tags }) => tags) };
  };
}
