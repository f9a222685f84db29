import type { IncomingHttpHeaders } from 'node:http';
import type { WholeAnswer } from '../../../http/fast-lane/lane.ts';
import { networkOf, type RateCounter } from '../../../http/request/rate-limit.ts';
import { isFromHere, isNameless } from '../../../http/request/same-origin.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { StoredEvent } from '../../../platform/events/event-sink.ts';
import { parseEvent, type Sender } from '../events/parse-event.ts';
import type { CountryOf } from '../visitors/countries.ts';
import type { KnownVisitors } from '../visitors/known-visitors.ts';
import { readAgent } from '../visitors/read-agent.ts';
import type { Batcher } from '../writing/batcher.ts';
import type { IngestCounts, RefusedReason } from './ingest-counts.ts';
import type { ExplainProblem, LaneProblem } from './lane-answers.ts';

/** The visit that the visitor's pass for a view link stands for; undefined if the link is not one of the presentation's. */
export type VisitOf = (cookies: string, linkId: string, presentationOid: string | null) => Promise<{ visitId: number | null } | undefined>;

export type Reply = (answer: WholeAnswer) => void;

interface Parts {
  batcher: Batcher;
  counts: IngestCounts;
  counter: RateCounter;
  /** Events per network. */
  mostPerMinute: number;
  clock: Pick<Clock, 'now'>;
  countryOf: CountryOf;
  visitors: KnownVisitors;
  visitOf: VisitOf;
  explain: ExplainProblem;
  report(problem: string, error: unknown): void;
  publicOrigin: string;
  /** Origin of the log host; empty if it is this site. */
  logHost: string;
}

const MINUTE = 60_000;
const MOST_EVENTS = 50;
/** Requests waiting for their sender to be looked up. */
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
/** Fixed, so that it can be sent whatever has failed. */
const failed: WholeAnswer = {
  status: 503,
  headers: { 'cache-control': 'no-store', 'content-length': '0', 'retry-after': '1' },
  body: undefined,
};

/** Handles requests with events, whichever way their bytes arrived. */
export function createReception({
  batcher,
  counts,
  counter,
  mostPerMinute,
  clock,
  countryOf,
  visitors,
  visitOf,
  explain,
  report,
  publicOrigin,
  logHost,
}: Parts) {
  let asking = 0;
  const isElsewhere = logHost !== '' && logHost !== publicOrigin;
  const [own, nameless] = [answersTo(isElsewhere ? publicOrigin : undefined), answersTo('null')];
  const answersFor = (headers: IncomingHttpHeaders) => (isNameless(headers) ? nameless : own);

  const refuse = (headers: IncomingHttpHeaders, reason: RefusedReason, more?: Record<string, string>): WholeAnswer => {
    counts.refuse(reason);
    return explain(problems[reason], headers, { ...answersFor(headers).cors, ...more });
  };
  const turnAway = (headers: IncomingHttpHeaders): WholeAnswer => {
    counts.count('overloaded', '');
    return explain('away', headers, { ...answersFor(headers).cors, 'retry-after': '1' });
  };
  const fail = (error: unknown): WholeAnswer => {
    counts.count('overloaded', 'failure');
    report('a request with events could not be handled', error);
    return failed;
  };

  const store = (headers: IncomingHttpHeaders, events: StoredEvent[], bytes: number, reply: Reply): void => {
    const isTaken = batcher.add({ events, bytes, settle: (isStored) => reply(isStored ? answersFor(headers).done : turnAway(headers)) });
    if (!isTaken) reply(turnAway(headers));
  };

  /** Looks up who is logged in, who identified themselves at a view link, and whether the link leads to the watched presentation. */
  const identify = async (person: Promise<string | null> | null, cookies: string, events: StoredEvent[]): Promise<void> => {
    asking += 1;
    try {
      const personId = await person;
      for (const event of events) {
        event.personId = personId;
        const { linkId } = event;
        if (linkId === null) continue;
        const visit = await visitOf(cookies, linkId, event.presentationOid);
        event.linkId = visit ? linkId : null;
        event.visitId = visit?.visitId ?? null;
      }
    } finally {
      asking -= 1;
    }
  };

  const receive = (headers: IncomingHttpHeaders, address: string, body: Buffer, reply: Reply): void => {
    const list = parseList(body);
    if (!list) return reply(refuse(headers, 'not-json'));
    const isOfNobody = isNameless(headers);
    if (isOfNobody && !list.every(isEmbeds)) return reply(refuse(headers, 'cross-site'));
    if (list.length > 1) counter.add(networkOf(address), MINUTE, list.length - 1);
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
    if (malformed === list.length) return reply(explain('badRequest', headers, answersFor(headers).cors));
    if (events.length === 0) return reply(answersFor(headers).done);
    const person = isOfNobody ? null : visitors.personOf(headers);
    if (person === null && events.every(({ linkId }) => linkId === null)) return store(headers, events, body.length, reply);
    if (asking >= MOST_ASKING) return reply(turnAway(headers));
    identify(person, (!isOfNobody && headers.cookie) || '', events)
      .then(
        () => store(headers, events, body.length, reply),
        () => reply(turnAway(headers)),
      )
      .catch((error: unknown) => reply(fail(error)));
  };

  return {
    refuse,
    turnAway,
    /** Decides by the headers alone. Returns the answer to a request that needs no body; undefined: go on and read the body. */
    admit(method: string | undefined, headers: IncomingHttpHeaders, address: string): WholeAnswer | undefined {
      try {
        const isOfNobody = isNameless(headers);
        const isWelcome = isOfNobody ? method === 'POST' || method === 'OPTIONS' : isFromHere(headers, publicOrigin);
        if (!isWelcome) return refuse(headers, 'cross-site');
        if (method === 'OPTIONS' && (isElsewhere || isOfNobody)) return answersFor(headers).preflight;
        if (method !== 'POST') return refuse(headers, 'wrong-method', { allow: 'POST' });
        const { count, wait } = counter.add(networkOf(address), MINUTE);
        if (count > mostPerMinute) return refuse(headers, 'too-many', { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) });
        const isReadable = contentTypes.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined;
        return isReadable ? undefined : refuse(headers, 'wrong-type');
      } catch (error) {
        return fail(error);
      }
    },

    /** Handles a complete body. Replies once its events are on disk. */
    take(headers: IncomingHttpHeaders, address: string, body: Buffer, reply: Reply): void {
      try {
        receive(headers, address, body, reply);
      } catch (error) {
        reply(fail(error));
      }
    },
  };
}

export type Reception = ReturnType<typeof createReception>;

/** The constant answers; with an origin, pages of that origin may read them. */
function answersTo(origin: string | undefined) {
  const cors: Record<string, string> =
    origin === undefined ? {} : { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'Origin' };
  const done: WholeAnswer = { status: 204, headers: { 'cache-control': 'no-store', ...cors }, body: undefined };
  const preflight: WholeAnswer = {
    ...done,
    headers: {
      ...cors,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '7200',
    },
  };
  return { cors, done, preflight };
}

const isEmbeds = (raw: unknown): boolean => (raw as { core?: { event_source?: unknown } | null } | null)?.core?.event_source === 'embed';

function parseList(body: Buffer): unknown[] | undefined {
  try {
    const read: unknown = JSON.parse(body.toString());
    return Array.isArray(read) && read.length > 0 && read.length <= MOST_EVENTS ? read : undefined;
  } catch {
    return undefined;
  }
}
