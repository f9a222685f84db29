const [SOONEST, LATEST] = [2, 30];

/** Seconds after which a page that is not ready asks again, with or without scripts: the longer it has taken, the longer it may take. */
export const askAgainAfter = (modifiedAt: Date, now: Date): number =>
  Math.min(LATEST, Math.max(SOONEST, Math.floor((now.getTime() - modifiedAt.getTime()) / 5000)));
