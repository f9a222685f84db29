/** The sections in their order; the name of each is also its anchor. */
export const sectionIds = ['profile', 'picture', 'email', 'password', 'language', 'sessions', 'data', 'delete'] as const;
export type SectionId = (typeof sectionIds)[number];
