import type { Clock } from '../../platform/clock/clock.ts';
import { createPasses, passCookie } from './pass.ts';
import type { FoundLink, ViewLinksStore } from './view-links.store.ts';

interface Parts {
  store: Pick<ViewLinksStore, 'find'>;
  clock: Pick<Clock, 'now'>;
  /** The key that signs the passes. */
  passKey: string;
}

const KEPT = 60_000;
const MOST_REMEMBERED = 2000;

/** Finds the visit through which someone came. Looks a link up once a minute, not for every event. */
export function createVisitOf({ store, clock, passKey }: Parts) {
  const passes = createPasses(passKey);
  const remembered = new Map<string, { until: number; link: Promise<FoundLink | undefined> }>();
  const find = (linkId: string): Promise<FoundLink | undefined> => {
    const now = clock.now();
    const known = remembered.get(linkId);
    if (known && known.until > now) return known.link;
    const link = store.find(linkId);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(linkId, { until: now + KEPT, link });
    link.catch(() => remembered.delete(linkId));
    return link;
  };

  /**
   * Undefined: not a link of this presentation. No visit: no pass in the cookie header, or the link does not ask who the visitor is.
   */
  return async (cookies: string, linkId: string, presentationOid: string | null): Promise<{ visitId: number | null } | undefined> => {
    const link = await find(linkId);
    if (!link || link.oid !== presentationOid) return undefined;
    return { visitId: (link.asksIdentity && passes.read(link, findPass(cookies, linkId))) || null };
  };
}

/** A pass has no character that cookies encode. */
const asIssued = /^[\w.-]{1,80}$/;

function findPass(cookies: string, linkId: string): string | undefined {
  const name = `${passCookie(linkId)}=`;
  const given = cookies.includes(name)
    ? cookies
        .split(/;\s*/)
        .find((part) => part.startsWith(name))
        ?.slice(name.length)
    : undefined;
  return given !== undefined && asIssued.test(given) ? given : undefined;
}
