import { closeCodes, SocketRequest } from '#contract/presentation/draft-socket.ts';
import { applyAll, applyLate } from '#model/change/apply.ts';
import { crossAll } from '#model/change/cross.ts';
import { type Draft, openDraft } from '#model/change/draft/draft.ts';
import type { Batch, Change } from '#model/change/draft/replica.ts';
import { Refusal } from '#model/change/operation.ts';
import { readOperations } from '#model/change/read-operations.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import type { Socket, SocketEvents } from './link/connection.ts';
import type { DraftApi, Failure, Reached } from './wire/draft-api.ts';
import type { ReadAnswer, ReadChanges } from './wire/messages.ts';

type Verdict = { outcome: 'accepted'; at: number | null; dropped: [] } | { outcome: 'refused'; rule: Refusal['rule'] | 'forgotten-base' };

/** A server that decides about batches as the real one does, within a test. */
export class TestDraftServer {
  readonly draft: Draft;
  readonly changes: Change[] = [];
  /** All requests fail so, and sockets are not opened. */
  failure: Failure | undefined;
  hasSockets = true;
  /** There is no room for changes. */
  isFull = false;
  readonly #clients = new Map<string, { number: number; verdict: Verdict }>();
  readonly #sockets = new Set<{ events: SocketEvents; after: number | undefined }>();
  /** Changes up to this one are no longer known one by one. */
  #forgotten = 0;

  constructor(presentation: Presentation) {
    this.draft = openDraft(presentation);
  }

  get number(): number {
    return this.changes.length;
  }

  get socketCount(): number {
    return this.#sockets.size;
  }

  forget(): void {
    this.#forgotten = this.number;
  }

  cut(code = 1006): void {
    const cut = [...this.#sockets];
    this.#sockets.clear();
    for (const { events } of cut) events.close(code);
  }

  accept(batch: Batch): ReadAnswer {
    const last = this.#clients.get(batch.client);
    if (last && batch.number < last.number) return this.#answer({ outcome: 'accepted', at: null, dropped: [] }, batch.base);
    if (last?.number === batch.number) return this.#answer(last.verdict, batch.base);
    if (batch.number > (last?.number ?? 0) + 1) {
      const detail = String((last?.number ?? 0) + 1);
      return { outcome: 'refused', rule: 'missing-batch', detail, ...this.#after(batch.base) };
    }
    if (this.isFull) return { outcome: 'refused', rule: 'no-room', ...this.#after(batch.base) };
    const verdict = this.#judge(batch);
    this.#clients.set(batch.client, { number: batch.number, verdict });
    return this.#answer(verdict, batch.base);
  }

  #judge({ client, number: clientNumber, base, operations }: Batch): Verdict {
    if (base < this.#forgotten) return { outcome: 'refused', rule: 'forgotten-base' };
    const read = readOperations(operations);
    if (read instanceof Refusal) return { outcome: 'refused', rule: read.rule };
    const since = this.changes.slice(base).flatMap((change) => change.operations);
    const proposed = crossAll(read, since, true).operations;
    if (since.length === 0) {
      const done = applyAll(this.draft, proposed);
      if ('refusal' in done) return { outcome: 'refused', rule: done.refusal.rule };
      return this.#add({ client, clientNumber, operations: proposed });
    }
    return this.#add({ client, clientNumber, operations: applyLate(this.draft, proposed).applied });
  }

  #add(change: Omit<Change, 'number'>): Verdict {
    if (change.operations.length === 0) return { outcome: 'accepted', at: null, dropped: [] };
    const number = this.number + 1;
    this.changes.push({ number, ...change });
    return { outcome: 'accepted', at: number, dropped: [] };
  }

  #after(base: number): ReadChanges {
    if (base < this.#forgotten) return { number: this.number, changes: [], hasMore: true };
    const changes = this.changes.slice(base, base + 5);
    return { number: this.number, changes: structuredClone(changes), hasMore: base + changes.length < this.number };
  }

  #answer(verdict: Verdict, base: number): ReadAnswer {
    return { ...verdict, ...this.#after(base) };
  }

  #tellFollowers(): void {
    for (const follower of this.#sockets) {
      if (follower.after === undefined) continue;
      if (follower.after < this.#forgotten) {
        follower.after = undefined;
        follower.events.message(JSON.stringify({ kind: 'forgotten', number: this.number }));
        continue;
      }
      while (follower.after !== undefined && follower.after < this.number) {
        const found = this.#after(follower.after);
        follower.after = found.changes.at(-1)?.number ?? this.number;
        follower.events.message(JSON.stringify({ kind: 'changes', ...found }));
      }
    }
  }

  readonly api: DraftApi = {
    read: () =>
      this.#reach(() => {
        const draft = openDraft(this.draft.presentation);
        return { value: { draft, number: this.number } };
      }),
    changesAfter: (number) => this.#reach(() => (number < this.#forgotten ? { failure: 'forgotten' } : { value: this.#after(number) })),
    post: (batch) =>
      this.#reach(() => {
        const value = this.accept(batch);
        queueMicrotask(() => this.#tellFollowers());
        return { value };
      }),
  };

  async #reach<T>(run: () => Reached<T>): Promise<Reached<T>> {
    await Promise.resolve();
    return this.failure ? { failure: this.failure } : run();
  }

  /** What is said arrives a moment later, and not at all if the socket is cut before. */
  readonly openSocket = (events: SocketEvents): Socket => {
    const state = { events, after: undefined as number | undefined };
    const isOpen = () => this.#sockets.has(state);
    queueMicrotask(() => {
      if (this.failure || !this.hasSockets) return events.close(1006);
      this.#sockets.add(state);
      events.open();
    });
    return {
      close: () => void this.#sockets.delete(state),
      send: (data) =>
        queueMicrotask(() => {
          if (!isOpen()) return;
          const request = SocketRequest.safeParse(JSON.parse(data)).data;
          if (!request) return events.close(closeCodes.malformed);
          if (request.kind === 'follow') state.after = request.after;
          else {
            const { batch } = request;
            const answer = this.accept(batch as Batch);
            queueMicrotask(() => {
              if (isOpen()) events.message(JSON.stringify({ kind: 'answer', number: batch.number, answer }));
            });
          }
          queueMicrotask(() => this.#tellFollowers());
        }),
    };
  };
}
