import { applyAll, applyLate, type Outcome } from '../apply.ts';
import { crossAll } from '../cross.ts';
import type { Operation, Refusal } from '../operation.ts';
import { isSame } from '../text/text-change.ts';
import type { Draft } from './draft.ts';

/** In one batch. A batch that is much larger would hold up everybody else. */
const MOST_OPERATIONS = 1000;
const MOST_LETTERS = 500_000;

/** A change in the order of all, and whose it was. */
export interface Change {
  readonly number: number;
  readonly client: string;
  readonly clientNumber: number;
  readonly operations: readonly Operation[];
}

/** What a client has done since it sent the last one. */
export interface Batch {
  readonly client: string;
  readonly number: number;
  readonly base: number;
  readonly operations: readonly Operation[];
}

/** What the server has not answered yet, to be kept and resumed. */
export interface Unsent {
  readonly client: string;
  /** How many batches the client has made so far. */
  readonly batches: number;
  readonly sent: Omit<Batch, 'client'> | null;
  /** The last change that those in `waiting` were made or crossed after. */
  readonly base: number;
  /** To be done after those in `sent`. */
  readonly waiting: readonly Operation[];
}

interface Received {
  /**
   * Those of others, as they are for the draft as it was here: it is as if they had been applied to it, unless one side changes what the
   * other has removed.
   */
  readonly operations: readonly Operation[];
  /** Why own operations that were not sent yet cannot be done any more. */
  readonly dropped: readonly Refusal[];
}

/** A draft as somebody's tab has it: their own changes at once, those of others in the order of the server. */
export class Replica {
  readonly client: string;
  #draft: Draft;
  #number: number;
  #batches = 0;
  #sent: Batch | undefined;
  /** What was sent, as it is after the changes since. */
  #pending: readonly Operation[] = [];
  #waiting: readonly Operation[] = [];
  /** Take back what is pending, and before that what is waiting. */
  #undoPending: readonly Operation[] = [];
  #undoWaiting: readonly Operation[] = [];

  /** `number`: of the last change that is in the draft. */
  constructor(client: string, draft: Draft, number: number) {
    this.client = client;
    this.#draft = draft;
    this.#number = number;
  }

  /**
   * Goes on with what was kept, on a draft that was just read; `changes` are all from the kept base, or that of the batch that was sent,
   * up to the number of the draft.
   */
  static resume({ client, batches, sent, base, waiting }: Unsent, draft: Draft, number: number, changes: readonly Change[]) {
    const replica = new Replica(client, draft, number);
    replica.#batches = batches;
    if (sent) [replica.#sent, replica.#pending] = [{ client, ...sent }, sent.operations];
    replica.#waiting = waiting;
    for (const change of changes) replica.#crossOver(change, change.number > base);
    return { replica, dropped: replica.#replay() };
  }

  get draft(): Draft {
    return this.#draft;
  }

  get number(): number {
    return this.#number;
  }

  get isUpToDate(): boolean {
    return !this.#sent && this.#waiting.length === 0;
  }

  /** All of them or none. */
  change(operations: readonly Operation[]): Outcome {
    const outcome = applyAll(this.#draft, operations);
    if ('refusal' in outcome) return outcome;
    this.#waiting = appended(this.#waiting, operations);
    this.#undoWaiting = [...newIn(outcome.inverse, this.#undoWaiting), ...this.#undoWaiting];
    return outcome;
  }

  /** The batch to send, the same until it is answered. */
  batch(): Batch | undefined {
    if (!this.#sent && this.#waiting.length > 0) {
      this.#batches += 1;
      const count = countOfBatch(this.#waiting);
      const operations = this.#waiting.slice(0, count);
      this.#sent = { client: this.client, number: this.#batches, base: this.#number, operations };
      if (count < this.#waiting.length) this.#rewind();
      [this.#pending, this.#waiting] = [operations, this.#waiting.slice(count)];
      if (this.#waiting.length > 0) this.#replay();
      else [this.#undoPending, this.#undoWaiting] = [this.#undoWaiting, []];
    }
    return this.#sent;
  }

  get sent(): Batch | undefined {
    return this.#sent;
  }

  unsent(): Unsent {
    const { client: _client, ...sent } = this.#sent ?? { client: '' };
    return {
      client: this.client,
      batches: this.#batches,
      sent: 'operations' in sent ? sent : null,
      base: this.#number,
      waiting: this.#waiting,
    };
  }

  /** The batch is answered: what became of it, if anything, is among the changes that were received. */
  answered(number: number): readonly Refusal[] {
    if (this.#sent?.number !== number) return [];
    // What waits was made after operations that are not done.
    this.#waiting = crossAll(this.#waiting, this.#undoPending, true).operations;
    this.#rewind();
    this.#sent = undefined;
    this.#pending = [];
    return this.#replay();
  }

  /** The batch was not looked at. Its operations are sent again, in the batch with the number `next`. */
  takeBack(next: number): readonly Refusal[] {
    if (!this.#sent) return [];
    this.#rewind();
    this.#sent = undefined;
    this.#batches = next - 1;
    [this.#pending, this.#waiting] = [[], [...this.#pending, ...this.#waiting]];
    return this.#replay();
  }

  /** The changes in between are not known: does what still can be done on a draft that was just read. No batch may be under way. */
  reopen(draft: Draft, number: number): readonly Refusal[] {
    this.#draft = draft;
    this.#number = number;
    return this.#replay();
  }

  /** In order; one that is known already changes nothing. */
  receive(change: Change): Received {
    const { number, operations } = change;
    if (number <= this.#number) return { operations: [], dropped: [] };
    if (number !== this.#number + 1) throw new Error(`${number} after ${this.#number}`);
    this.#number = number;
    const isAsSent = this.#isOwn(change) && isSame(operations, this.#pending);
    if (isAsSent) {
      this.#undoPending = [];
      return { operations: this.#crossOver(change, true), dropped: [] };
    }
    this.#rewind();
    const done = applyAll(this.#draft, operations);
    if ('refusal' in done) throw done.refusal;
    const others = this.#crossOver(change, true);
    const dropped = this.#replay();
    return { operations: others, dropped };
  }

  #isOwn({ client, clientNumber }: Change): boolean {
    return client === this.client && clientNumber === this.#sent?.number;
  }

  /** Returns what it is for the draft as it is here: nothing if it is the batch that was sent. */
  #crossOver(change: Change, isNew: boolean): readonly Operation[] {
    if (this.#isOwn(change)) {
      this.#sent = undefined;
      this.#pending = [];
      return [];
    }
    const sent = crossAll(this.#pending, change.operations, true);
    this.#pending = sent.operations;
    if (!isNew) return [];
    const waiting = crossAll(this.#waiting, sent.others, true);
    this.#waiting = waiting.operations;
    return waiting.others;
  }

  #rewind(): void {
    const undone = applyAll(this.#draft, [...this.#undoWaiting, ...this.#undoPending]);
    if ('refusal' in undone) throw undone.refusal;
  }

  /** What waits and cannot be done any more is dropped: the server would refuse all that is sent with it. */
  #replay(): readonly Refusal[] {
    this.#undoPending = applyLate(this.#draft, this.#pending).inverse;
    const { applied, inverse, refusals } = applyLate(this.#draft, this.#waiting);
    this.#waiting = applied;
    this.#undoWaiting = inverse;
    return refusals;
  }
}

/** While something is dragged, only where it is last has to be sent: of several objects as well, and of lines that follow them. */
function appended(waiting: readonly Operation[], operations: readonly Operation[]): readonly Operation[] {
  const last = new Map<string, { names: string; place: number }>();
  for (let place = waiting.length - 1; place >= 0; place -= 1) {
    const set = plainSet(waiting[place]);
    if (!set) break;
    if (!last.has(set.of)) last.set(set.of, { names: set.names, place });
  }
  const next = [...waiting];
  for (const operation of operations) {
    const set = plainSet(operation);
    const found = set && last.get(set.of);
    if (found && found.names === set.names) {
      next[found.place] = operation;
      continue;
    }
    if (set) last.set(set.of, { names: set.names, place: next.length });
    else last.clear();
    next.push(operation);
  }
  return next;
}

/** Of what takes changes back, without what the earlier ones take back farther. */
function newIn(inverse: readonly Operation[], earlier: readonly Operation[]): readonly Operation[] {
  const known = new Set<string>();
  for (const operation of earlier) {
    const set = plainSet(operation);
    if (!set) break;
    known.add(set.of + set.names);
  }
  const sets = inverse.map(plainSet);
  return sets.every((set) => set !== undefined)
    ? inverse.filter((_, place) => !known.has(`${sets[place]?.of}${sets[place]?.names}`))
    : inverse;
}

/** What it sets, and of what, if its order among others of other objects does not matter. A list may name parts of the one before. */
function plainSet(operation: Operation | undefined): { of: string; names: string } | undefined {
  if (operation?.kind !== 'set') return undefined;
  const { id, part, fields } = operation;
  const names = Object.keys(fields);
  const isPlain = names.every((name) => name === 'points' || typeof fields[name] !== 'object' || fields[name] === null);
  return isPlain ? { of: JSON.stringify([id, part]), names: names.toSorted().join() } : undefined;
}

/** How many of the operations fit into a batch: at least one. */
function countOfBatch(operations: readonly Operation[]): number {
  let letters = 0;
  const tooMany = operations.findIndex((operation, place) => {
    letters += JSON.stringify(operation).length;
    return place > 0 && (place >= MOST_OPERATIONS || letters > MOST_LETTERS);
  });
  return tooMany === -1 ? operations.length : tooMany;
}
