import type { Outcome } from '#model/change/apply.ts';
import type { Draft } from '#model/change/draft/draft.ts';
import { type Change, Replica, type Unsent } from '#model/change/draft/replica.ts';
import type { Operation } from '#model/change/operation.ts';
import { once } from '../tools/once.ts';
import type { Keeping } from './kept/keeping.ts';
import { mayBeLeft } from './kept/left-signs.ts';
import { lateLink } from './link/late-link.ts';
import { clientLock, hold } from './locks.ts';
import type { SessionEvent, Status } from './session-events.ts';
import { browserSurroundings, newClient } from './surroundings.ts';
import { syncDraft } from './synced-draft.ts';
import { createDraftApi, type Failure } from './wire/draft-api.ts';

export interface Session {
  /** The draft as it is now. Its presentation is never modified but replaced. */
  readonly draft: Draft;
  /** Of the last change by anybody that is in it, apart from those that are not sent. */
  readonly number: number;
  readonly status: Status;
  /** Does all of the operations at once, or none: then it says why. */
  change(operations: readonly Operation[]): Outcome;
  unsent(): Unsent;
  /** All changes after one; undefined if they cannot be had, or are no longer known one by one. */
  changesAfter(number: number): Promise<readonly Change[] | undefined>;
  subscribe(listener: (event: SessionEvent) => void): () => void;
  close(): Promise<void>;
}

/** The draft could not be opened. */
export class SessionFailure extends Error {
  readonly reason: Failure;

  constructor(reason: Failure) {
    super(`The draft could not be opened: ${reason}`);
    this.reason = reason;
  }
}

/** Opens the draft of a presentation in this tab. Changes are here at once, then kept in the browser, then sent. */
export async function openSession({ oid, personId }: { oid: string; personId: string }): Promise<Session> {
  const surroundings = browserSurroundings;
  const client = newClient();
  const api = createDraftApi(oid);
  const closing = new AbortController();
  await hold(clientLock(client), closing.signal);
  // Unless something may be left, it is loaded once the draft is there.
  let kept: Keeping | undefined;
  const keeping = once(async () => {
    const { openKeeping } = await import('./kept/keeping.ts');
    return (kept = openKeeping(surroundings, api, { oid, personId, client }));
  });
  const sendLeft = async () => {
    try {
      return await (await keeping()).sendLeft();
    } catch {
      return [];
    }
  };
  // First, so that it is in the draft.
  const left = mayBeLeft(oid) ? await sendLeft() : [];
  const read = await api.read();
  if ('failure' in read) {
    closing.abort();
    kept?.close();
    throw new SessionFailure(read.failure);
  }

  const listeners = new Set<(event: SessionEvent) => void>();
  const emit = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  const replica = new Replica(client, read.value.draft, read.value.number);
  const synced = syncDraft({
    replica,
    api,
    surroundings,
    emit,
    sendLeft,
    write: async (unsent, isUrgent) => (await keeping()).write(unsent, isUrgent),
    openLink: (events) =>
      lateLink(
        async () => {
          const { openLink } = await import('./link/open-link.ts');
          return (own) => openLink({ oid, personId, api, surroundings, known: () => replica.number }, own);
        },
        surroundings,
        events,
      ),
  });
  keeping().catch(() => undefined);
  if (left.length > 0) queueMicrotask(() => emit({ kind: 'dropped', rules: left }));

  const { signal } = closing;
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && synced.wake(), { signal });
  addEventListener('online', () => synced.wake(), { signal });
  addEventListener('offline', () => synced.sleep(), { signal });
  addEventListener(
    'pagehide',
    () => {
      void synced.flush();
      synced.sayBye();
    },
    { signal },
  );

  return {
    get draft() {
      return replica.draft;
    },
    get number() {
      return replica.number;
    },
    get status() {
      return synced.status();
    },
    change: (operations) => synced.change(operations),
    unsent: () => replica.unsent(),
    async changesAfter(number) {
      const changes: Change[] = [];
      for (let hasMore = true; hasMore;) {
        const page = await api.changesAfter(changes.at(-1)?.number ?? number);
        if ('failure' in page) return undefined;
        changes.push(...page.value.changes);
        ({ hasMore } = page.value);
      }
      return changes;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      await synced.flush();
      synced.close();
      closing.abort();
      kept?.close();
    },
  };
}
