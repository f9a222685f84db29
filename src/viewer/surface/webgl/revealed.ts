import type { ObjectId, Presentation } from '#model/presentation/presentation.ts';

/** What some step reveals: it comes and goes, so it never is part of a tile. */
export const revealedIn = ({ path }: Presentation): ReadonlySet<ObjectId> => new Set(path.flatMap(({ reveal }) => reveal));
