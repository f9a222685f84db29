import type { Clock } from '../../platform/clock/clock.ts';
import { createPasses, passCookie } from './pass.ts';
import type { ViewLinksStore } from './view-links.store.ts';

interface Parts {
  store: Pick<ViewLinksStore, 'find'>;
  clock: Pick<Clock, 'now'>;
  /** The one that the passes are signed with. */
  passKey: string;
}

const KEPT = 60_000;
const MOST_REMEMBERED = 2000;

/** Which visit of a link a visitor's pass stands for, as long as the link asks who comes; asked once a minute and not with every event. */
export function createVisitOf({ store, clock, passKey }: Parts) {
  const passes = createPasses(passKey);
  const remembered = new Map<string, { until: number; visit: Promise<number | null> }>();
  const read = async (linkId: string, pass: string): Promise<number | null> => {
    const link = await store.find(linkId);
    return (link?.asksIdentity && passes.read(link, pass)) || null;
  };

  /** Null at once where there is no pass in the cookie header. */
  return (cookies: string, linkId: string): Promise<number | null> | null => {
    const pass = findPass(cookies, linkId);
    if (pass === undefined) return null;
    const key = `${linkId} ${pass}`;
    const now = clock.now();
    const known = remembered.get(key);
    if (known && known.until > now) return known.visit;
    const visit = read(linkId, pass);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, { until: now + KEPT, visit });
    visit.catch(() => remembered.delete(key));
    return visit;
  };
}

/** A pass has no letter that a cookie would write in another way. */
const asIssued = /^[\w.-]{1,80}$/;

function findPass(cookies: string, linkId: string): string | undefined {
  const name = `${passCookie(linkId)}=`;
  const given = cookies.includes(name) ? cookies.split(/;\s*/).find((part) => part.startsWith(name))?.slice(name.length) : undefined;
  return given !== undefined && asIssued.test(given) ? given : undefined;
}
