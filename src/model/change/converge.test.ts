import { expect, test } from 'vitest';
import { parsePresentation } from '../presentation/parse.ts';
import { Chance, generateDocument } from '../presentation/test-documents.ts';
import { writePresentation } from '../presentation/write.ts';
import { applyAll, applyLate } from './apply.ts';
import { crossAll } from './cross.ts';
import { type Draft, openDraft } from './draft/draft.ts';
import type { Operation } from './operation.ts';
import { randomOperation } from './test-operations.ts';
import { isSame } from './text/text-change.ts';

/** The order of all batches: each as it was applied, and whose it is. */
interface Log {
  readonly entries: { client: number; operations: Operation[] }[];
  readonly draft: Draft;
}

function accept({ entries, draft }: Log, client: number, base: number, batch: readonly Operation[]): void {
  const since = entries.slice(base).flatMap(({ operations }) => operations);
  const { applied } = applyLate(draft, crossAll(batch, since, true).operations);
  entries.push({ client, operations: applied });
}

/** Somebody who sees their own changes at once, and sends one batch at a time. */
class Client {
  readonly draft: Draft;
  readonly #number: number;
  #version = 0;
  #sent: { base: number; operations: Operation[] } | undefined;
  #waiting: Operation[] = [];
  #inverse: Operation[] = [];

  constructor(number: number, draft: Draft) {
    this.#number = number;
    this.draft = draft;
  }

  change(operation: Operation): void {
    const { applied, inverse } = applyLate(this.draft, [operation]);
    this.#waiting.push(...applied);
    this.#inverse.unshift(...inverse);
  }

  send(log: Log): void {
    if (this.#sent || this.#waiting.length === 0) return;
    this.#sent = { base: this.#version, operations: this.#waiting };
    accept(log, this.#number, this.#version, this.#waiting);
    this.#waiting = [];
  }

  /** Goes back to what the server has confirmed, applies what is next in the log, and then its own again. */
  receive({ entries }: Log): void {
    const entry = entries[this.#version];
    if (!entry) return;
    this.#version++;
    const { client, operations } = entry;
    const undone = applyAll(this.draft, this.#inverse);
    if ('refusal' in undone) throw undone.refusal;
    const done = applyAll(this.draft, operations);
    if ('refusal' in done) throw done.refusal;
    if (client === this.#number) this.#sent = undefined;
    else {
      const sent = crossAll(this.#sent?.operations ?? [], operations, true);
      if (this.#sent) this.#sent.operations = sent.operations;
      this.#waiting = crossAll(this.#waiting, sent.others, true).operations;
    }
    this.#inverse = applyLate(this.draft, [...(this.#sent?.operations ?? []), ...this.#waiting]).inverse;
  }

  isUpToDate({ entries }: Log): boolean {
    return this.#version === entries.length && !this.#sent && this.#waiting.length === 0;
  }
}

test.each([1, 2, 3, 4, 5, 6])('five clients, each late in its own way, end with the same document: seed %i', (seed) => {
  const chance = new Chance(seed * 101);
  const open = () => openDraft(parsePresentation(generateDocument(seed * 7)).presentation);
  const log: Log = { entries: [], draft: open() };
  const clients = Array.from({ length: 5 }, (_, number) => new Client(number, open()));
  let number = 0;
  for (let turn = 0; turn < 600; turn++) {
    const client = chance.among(clients);
    const what = chance.up(4);
    if (what === 0) client.send(log);
    else if (what === 1) for (let count = chance.up(6); count > 0; count--) client.receive(log);
    else client.change(randomOperation(client.draft, chance, () => `new-${++number}`));
  }
  while (!clients.every((client) => client.isUpToDate(log)))
    for (const client of clients) {
      client.send(log);
      client.receive(log);
    }
  expect(log.entries.length).toBeGreaterThan(50);
  for (const { draft } of clients) expect(isSame(draft.presentation, log.draft.presentation)).toBe(true);
  const fold = open();
  for (const { operations } of log.entries) expect(applyAll(fold, operations)).not.toHaveProperty('refusal');
  expect(isSame(fold.presentation, log.draft.presentation)).toBe(true);
  const read = openDraft(parsePresentation(writePresentation(log.draft.presentation)).presentation);
  expect(isSame(read.presentation, log.draft.presentation)).toBe(true);
});
