import type { IncomingHttpHeaders } from 'node:http';
import type { WholeAnswer } from '../../../http/lane.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { StoredEvent } from '../../../platform/events/event-sink.ts';
import { parseEvent, type Sender } from '../events/parse-event.ts';
import type { CountryOf } from '../visitors/countries.ts';
import type { KnownVisitors } from '../visitors/known-visitors.ts';
import type { Limiter } from '../visitors/limiter.ts';
import { readAgent } from '../visitors/read-agent.ts';
import type { Batcher } from './batcher.ts';
import type { IngestCounts, RefusedReason } from './ingest-counts.ts';
import type { ExplainProblem, LaneProblem } from './lane-answers.ts';

/** Of a view link that asks who comes: the visit that this visitor's pass stands for; none at once where there is no pass. */
export type VisitOf = (cookies: string, linkId: string) => Promise<number | null> | null;

export type Reply = (answer: WholeAnswer) => void;

interface Parts {
  batcher: Batcher;
  counts: IngestCounts;
  limiter: Limiter;
  clock: Pick<Clock, 'now'>;
  countryOf: CountryOf;
  visitors: KnownVisitors;
  visitOf: VisitOf;
  explain: ExplainProblem;
  publicOrigin: string;
  /** Origin of the log host; empty: our own. */
  logHost: string;
}

const MOST_EVENTS = 50;
/** Requests that wait to hear who sent them. */
const MOST_ASKING = 1000;

const problems: Record<RefusedReason, LaneProblem> = {
  'too-large': 'tooLarge',
  'not-json': 'badRequest',
  'wrong-type': 'wrongType',
  'wrong-method': 'methodNotAllowed',
  'cross-site': 'wrongForm',
  'too-many': 'tooMany',
  truncated: 'badRequest',
};
const contentTypes = /^(?:text\/plain|application\/json)\s*(?:;|$)/i;

/** What becomes of a request that tells of events, however its bytes have come. */
export function createReception({ batcher, counts, limiter, clock, countryOf, visitors, visitOf, explain, publicOrigin, logHost }: Parts) {
  let asking = 0;
  const isElsewhere = logHost !== '' && logHost !== publicOrigin;
  const cors: Record<string, string> = isElsewhere ? { 'access-control-allow-origin': publicOrigin, 'access-control-allow-credentials': 'true', vary: 'Origin' } : {};
  const done: WholeAnswer = { status: 204, headers: { 'cache-control': 'no-store', ...cors }, body: undefined };
  const preflight: WholeAnswer = { ...done, headers: { ...cors, 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type', 'access-control-max-age': '7200' } };

  const refuse = (headers: IncomingHttpHeaders, reason: RefusedReason, more?: Record<string, string>): WholeAnswer => {
    counts.refuse(reason);
    return explain(problems[reason], headers, { ...cors, ...more });
  };
  const turnAway = (headers: IncomingHttpHeaders): WholeAnswer => {
    counts.count('overloaded', '');
    return explain('away', headers, { ...cors, 'retry-after': '1' });
  };

  const store = (headers: IncomingHttpHeaders, events: StoredEvent[], bytes: number, reply: Reply): void => {
    const isTaken = batcher.add({ events, bytes, settle: (isStored) => reply(isStored ? done : turnAway(headers)) });
    if (!isTaken) reply(turnAway(headers));
  };

  /** Who is logged in, or came through a link that asks, is named in the cookies; what they say has to be looked up. */
  const identify = async (headers: IncomingHttpHeaders, events: StoredEvent[], bytes: number, reply: Reply): Promise<void> => {
    const { cookie = '' } = headers;
    asking += 1;
    try {
      const personId = await visitors.personOf(headers);
      for (const event of events) {
        event.personId = personId;
        if (event.linkId !== null) event.visitId = await visitOf(cookie, event.linkId);
      }
      store(headers, events, bytes, reply);
    } catch {
      reply(turnAway(headers));
    } finally {
      asking -= 1;
    }
  };
  const isAnybody = (headers: IncomingHttpHeaders, events: StoredEvent[]): boolean => {
    const { cookie } = headers;
    return cookie === undefined || (visitors.personOf(headers) === null && events.every(({ linkId }) => linkId === null || visitOf(cookie, linkId) === null));
  };

  return {
    refuse,
    turnAway,
    /** By its head alone: undefined, and its body is to come; else this is the answer. */
    admit(method: string | undefined, headers: IncomingHttpHeaders, address: string): WholeAnswer | undefined {
      if (!isFromHere(headers, publicOrigin)) return refuse(headers, 'cross-site');
      if (method === 'OPTIONS' && isElsewhere) return preflight;
      if (method !== 'POST') return refuse(headers, 'wrong-method', { allow: 'POST' });
      const wait = limiter.take(address);
      if (wait !== undefined) return refuse(headers, 'too-many', { 'retry-after': String(wait) });
      const isReadable = contentTypes.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined;
      return isReadable ? undefined : refuse(headers, 'wrong-type');
    },

    /** A whole body. It is answered when what is in it is on disk. */
    take(headers: IncomingHttpHeaders, address: string, body: Buffer, reply: Reply): void {
      const list = parseList(body);
      if (!list) return reply(refuse(headers, 'not-json'));
      if (list.length > 1) limiter.take(address, list.length - 1);
      const { isBot, device, browser, os } = readAgent(headers['user-agent']);
      const sender: Sender = { now: clock.now(), isBot, country: countryOf(address), device, browser, os };
      const events: StoredEvent[] = [];
      let malformed = 0;
      for (const raw of list) {
        const event = parseEvent(raw, sender);
        if (typeof event === 'object') events.push(event);
        else {
          counts.keepApart(event, raw);
          if (event === 'malformed') malformed += 1;
        }
      }
      if (malformed === list.length) return reply(explain('badRequest', headers, cors));
      if (events.length === 0) return reply(done);
      if (isAnybody(headers, events)) return store(headers, events, body.length, reply);
      if (asking >= MOST_ASKING) return reply(turnAway(headers));
      void identify(headers, events, body.length, reply);
    },
  };
}

export type Reception = ReturnType<typeof createReception>;

/** Browsers tell where a request comes from; whoever tells nothing is no page of another site. */
function isFromHere({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders, publicOrigin: string): boolean {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return origin === publicOrigin || (host !== undefined && (origin === `https://${host}` || origin === `http://${host}`));
}

function parseList(body: Buffer): unknown[] | undefined {
  try {
    const read: unknown = JSON.parse(body.toString());
    return Array.isArray(read) && read.length > 0 && read.length <= MOST_EVENTS ? read : undefined;
  } catch {
    return undefined;
  }
}
