/** A moderator's verdict on a presentation: shown first, worth finding, or kept out of every list and search. */
export const curationTags = ['staff-pick', 'recommended', 'unsuitable'] as const;
export type CurationTag = (typeof curationTags)[number];

/** Moderator tools send `tag` to the page, which replies with `tagStatus`; both are CustomEvents on `window`. */
export const curationEvents = { tag: 'lectern:curation-tag', tagStatus: 'lectern:curation-tag-status' } as const;
