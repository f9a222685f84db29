/** Pages that show a presentation. */
export const presentationTag = (oid: string) => `presentation:${oid}`;

/** Pages that list presentations: dropped when one is published, changed or curated, and with every announcement of counts. */
export const exploreTag = 'explore';

/** Pages that show the templates. */
export const templatesTag = 'templates';

/** Pages that show the staff picks. */
export const staffPicksTag = 'staff-picks';

/** The page that shows the likes and views of this presentation. */
export const countsTag = (oid: string) => `counts:${oid}`;
