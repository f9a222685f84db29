/** The sections in order; each name is also its anchor. */
export const sectionIds = [
  'profile',
  'picture',
  'email',
  'password',
  'security',
  'language',
  'sessions',
  'activity',
  'data',
  'delete',
] as const;
export type SectionId = (typeof sectionIds)[number];
