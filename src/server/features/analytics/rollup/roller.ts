import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { dayOf } from '../../../platform/events/day.ts';
import type { EventSink, StoredEvent } from '../../../platform/events/event-sink.ts';
import { contributionsOf, createSums, eventContributions, isPersons, SITE } from './contributions.ts';
import { findPosition, prepareRollup, rollupRound, type RollupRound } from './rollup.store.ts';
import { joinViews, viewKey, viewOf, type View, type Watched } from './view.ts';

/** Sums are written once per round: the more events in it, the cheaper each one. */
const MOST = 10_000;
const EVERY = 1000;
/** While no events arrive, the "counted up to" time is updated this often. */
const IDLE_EVERY = 10_000;

interface Parts {
  sink: Pick<EventSink, 'kind' | 'lag' | 'mark' | 'readAfter'>;
  database: Pick<Database, 'pool'>;
  clock: Clock;
  /** Called when the number of views shown on pages has changed. */
  onCounted(oid: string): void;
  onProblem(error: unknown): void;
}

/** Keeps views and sums in step with the events. Any number may run, but only one counts at a time. */
export function createRoller({ sink, database: { pool }, clock, onCounted, onProblem }: Parts) {
  let isPrepared = false;
  /** The mark when everything readable had been counted, and the time. */
  let known = { mark: '', at: Number.NEGATIVE_INFINITY };

  /** Counts pending events; true if there may be more. A failed round leaves no trace. */
  async function rollOnce(): Promise<boolean> {
    if (!isPrepared) await prepareRollup(pool, sink.kind);
    isPrepared = true;
    const { hasMore, counted } = await inTransaction(pool, async (client) => {
      const round = rollupRound(client, sink.kind);
      const held = await round.hold();
      if (!held) return { hasMore: false, counted: [] };
      const before = clock.now() - sink.lag;
      const { events, position } = await sink.readAfter(held.position, MOST);
      const last = events.at(-1);
      const isAll = events.length < MOST;
      // A full round has counted up to its last event; any other up to the moment it started reading.
      if (position !== held.position || (isAll && before - held.upTo >= IDLE_EVERY))
        await round.moveTo(position, isAll || !last ? before : last.receivedAt.getTime());
      return { hasMore: !isAll, counted: last ? await countEvents(round, events) : [] };
    });
    counted.forEach(onCounted);
    return hasMore;
  }

  /** Without a transaction while there is nothing new, except to update the "counted up to" time: each one would change the mark. */
  async function rollIfNeeded(): Promise<boolean> {
    const [mark, at] = [await sink.mark(), clock.now()];
    if (at - known.at < IDLE_EVERY + EVERY) {
      if (mark === known.mark) return false;
      const position = await findPosition(pool, sink.kind);
      const isNew = position === undefined || (await sink.readAfter(position, 1)).events.length > 0;
      if (!isNew) {
        known.mark = mark;
        return false;
      }
    }
    const hasMore = await rollOnce();
    if (!hasMore) known = { mark, at };
    return hasMore;
  }

  return {
    rollOnce,
    /** Runs until the signal; a round in progress is finished. */
    async run(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        const hasMore = await rollIfNeeded().catch((error: unknown) => void onProblem(error));
        if (!hasMore) await clock.sleep(EVERY, signal).catch(() => undefined);
      }
    },
  };
}

/** Returns the oids of presentations whose number of views has changed. */
async function countEvents(round: RollupRound, events: readonly StoredEvent[]): Promise<string[]> {
  const found = await round.findPresentations(
    [...new Set(events.flatMap(({ presentationOid }) => presentationOid ?? []))],
    [...new Set(events.flatMap(({ linkId }) => linkId ?? []))],
  );
  const folded = foldEvents(events, found);
  const known = await round.loadViews([...folded.views.values()]);
  // Locked only once everything is computed, so deleting a presentation waits no longer than the writes take.
  const presentations = await round.holdPresentations(found);
  const { sums, views } = presentations.size === found.size ? folded : foldEvents(events, presentations);
  const changes = new Map<number, number>();
  const joined = [...views].map(([key, view]) => {
    const old = known.get(key);
    const now = old ? joinViews(old, view) : view;
    const day = dayOf(view.hour);
    if (old) sums.add(view.presentationId, day, contributionsOf(old), -1);
    sums.add(view.presentationId, day, contributionsOf(now));
    const change = Number(isPersons(now)) - Number(old !== undefined && isPersons(old));
    if (change !== 0) changes.set(view.presentationId, (changes.get(view.presentationId) ?? 0) + change);
    return now;
  });
  await round.addViews(changes);
  await round.saveViews(joined);
  await round.addSums(sums.list());
  return [...presentations].filter(([, { id }]) => changes.has(id)).map(([oid]) => oid);
}

/** What events add to the sums directly, and the views, or parts of views, they make up. */
export function foldEvents(
  events: readonly StoredEvent[],
  presentations: ReadonlyMap<string, Watched>,
  { sums, views } = { sums: createSums(), views: new Map<string, View>() },
) {
  for (const event of events) {
    const presentation = event.presentationOid === null ? undefined : presentations.get(event.presentationOid);
    sums.add(presentation?.id ?? SITE, event.day, eventContributions(event));
    // Server events do not happen on a page being watched.
    if (!presentation || event.source === 'server') continue;
    const part = viewOf(event, presentation);
    const key = viewKey(part);
    const view = views.get(key);
    views.set(key, view ? joinViews(view, part) : part);
  }
  return { sums, views };
}
