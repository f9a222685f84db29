const DAY_MS = 86_400_000;

/** ISO 8601, in UTC. */
export const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => dayOf(Date.parse(day) + count * DAY_MS);
