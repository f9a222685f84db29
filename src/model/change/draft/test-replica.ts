import { applyAll, applyLate } from '../apply.ts';
import { crossAll } from '../cross.ts';
import type { Operation } from '../operation.ts';
import type { Draft } from './draft.ts';

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

/** A draft as somebody's tab has it: their own changes at once, those of others in the order of the server. */
export class Replica {
  readonly client: string;
  readonly draft: Draft;
  #number: number;
  #batches = 0;
  #sent: Batch | undefined;
  /** What was sent, as it is after the changes since. */
  #pending: readonly Operation[] = [];
  #waiting: readonly Operation[] = [];
  #inverse: readonly Operation[] = [];

  /** `number`: of the last change that is in the draft. */
  constructor(client: string, draft: Draft, number: number) {
    this.client = client;
    this.draft = draft;
    this.#number = number;
  }

  get number(): number {
    return this.#number;
  }

  get isUpToDate(): boolean {
    return !this.#sent && this.#waiting.length === 0;
  }

  change(operation: Operation): void {
    const { applied, inverse } = applyLate(this.draft, [operation]);
    this.#waiting = [...this.#waiting, ...applied];
    this.#inverse = [...inverse, ...this.#inverse];
  }

  /** The batch to send, the same until it is answered. */
  batch(): Batch | undefined {
    if (!this.#sent && this.#waiting.length > 0) {
      this.#batches += 1;
      this.#sent = { client: this.client, number: this.#batches, base: this.#number, operations: this.#waiting };
      [this.#pending, this.#waiting] = [this.#waiting, []];
    }
    return this.#sent;
  }

  /** The batch is answered: what became of it is among the changes that were received. */
  answered(number: number): void {
    if (this.#sent?.number !== number) return;
    this.#rewind();
    this.#sent = undefined;
    this.#pending = [];
    this.#replay();
  }

  /** In order; one that is known already changes nothing. */
  receive({ number, client, clientNumber, operations }: Change): void {
    if (number <= this.#number) return;
    if (number !== this.#number + 1) throw new Error(`${number} after ${this.#number}`);
    this.#number = number;
    this.#rewind();
    const done = applyAll(this.draft, operations);
    if ('refusal' in done) throw done.refusal;
    if (client === this.client && clientNumber === this.#sent?.number) {
      this.#sent = undefined;
      this.#pending = [];
    } else {
      const sent = crossAll(this.#pending, operations, true);
      this.#pending = sent.operations;
      this.#waiting = crossAll(this.#waiting, sent.others, true).operations;
    }
    this.#replay();
  }

  #rewind(): void {
    const undone = applyAll(this.draft, this.#inverse);
    if ('refusal' in undone) throw undone.refusal;
  }

  #replay(): void {
    this.#inverse = applyLate(this.draft, [...this.#pending, ...this.#waiting]).inverse;
  }
}
