const [SOONEST, LATEST] = [2, 30];

/** Seconds until a page that is not ready reloads, with or without scripts. Grows with the time it has already taken. */
export const askAgainAfter = (modifiedAt: Date, now: Date): number =>
  Math.min(LATEST, Math.max(SOONEST, Math.floor((now.getTime() - modifiedAt.getTime()) / 5000)));
