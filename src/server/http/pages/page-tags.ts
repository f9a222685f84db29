/** Pages that list presentations: dropped when something is published, changed or curated, and with every announcement of counts. */
export const exploreTag = 'explore';

/** Pages that show the templates. */
export const templatesTag = 'templates';

/** Pages that show what the staff has picked. */
export const staffPicksTag = 'staff-picks';

/** The page that shows how often this presentation was liked and watched. */
export const countsTag = (oid: string) => `counts:${oid}`;
