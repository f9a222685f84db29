import { applyLate } from '#model/change/apply.ts';
import { crossAll } from '#model/change/cross.ts';
import { type Draft, openDraft } from '#model/change/draft/draft.ts';
import { open } from '#model/change/draft/test-drafts.ts';
import { type Change, Replica } from '#model/change/draft/replica.ts';
import type { Operation } from '#model/change/operation.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { select, type Selection } from '../selection/selection.ts';
import { type ChangeKind, History } from './history.ts';
import { readHistory } from './read-history.ts';

export const document = writePresentation(open().presentation);

/** Two people and their room. */
export function meet(): [Person, Person, Room] {
  const room = new Room(document, 2);
  const [one, other] = room.people;
  if (!one || !other) throw new Error('Nobody is here');
  return [one, other, room];
}

/** A server and people who edit one document, each with a history of their own. */
export class Room {
  readonly draft: Draft;
  readonly changes: Change[] = [];
  readonly people: Person[];

  constructor(document: unknown, count: number) {
    const open = () => openDraft(parsePresentation(document).presentation);
    this.draft = open();
    this.people = Array.from({ length: count }, (_, index) => new Person(this, `person ${index}`, open()));
  }

  /** Everything has been sent and received. */
  settle(): void {
    while (!this.people.every(({ replica }) => replica.isUpToDate && replica.number === this.changes.length))
      for (const person of this.people) {
        person.send();
        person.receive();
      }
  }
}

export class Person {
  readonly replica: Replica;
  history = new History();
  readonly #room: Room;
  #sent = 0;
  #time = 0;

  constructor(room: Room, name: string, draft: Draft) {
    this.#room = room;
    this.replica = new Replica(name, draft, 0);
  }

  get draft(): Draft {
    return this.replica.draft;
  }

  change(operations: readonly Operation[], kind: ChangeKind = 'change', selection: Selection = select(this.draft, [])): void {
    const outcome = this.replica.change(operations);
    this.history.record('refusal' in outcome ? [] : outcome.inverse, kind, (this.#time += 100), selection, selection);
  }

  /** What is selected then; undefined if there was nothing to take back. */
  undo(): Selection | undefined {
    const taken = this.history.undo(this.draft);
    if (taken) this.replica.change(taken.operations);
    return taken?.selection;
  }

  redo(): Selection | undefined {
    const taken = this.history.redo(this.draft);
    if (taken) this.replica.change(taken.operations);
    return taken?.selection;
  }

  reload(): void {
    const kept: unknown = JSON.parse(JSON.stringify(this.history.written('this', this.replica.number)));
    this.history = readHistory(kept, 'this').history;
  }

  send(): void {
    const batch = this.replica.batch();
    if (!batch || batch.number === this.#sent) return;
    this.#sent = batch.number;
    const { changes, draft } = this.#room;
    const since = changes.slice(batch.base).flatMap((change) => change.operations);
    const { applied } = applyLate(draft, crossAll(batch.operations, since, true).operations);
    changes.push({ number: changes.length + 1, client: batch.client, clientNumber: batch.number, operations: applied });
  }

  /** The next change, if there is one. */
  receive(): void {
    const next = this.#room.changes[this.replica.number];
    if (next) this.history.receive(this.replica.receive(next).operations, this.draft);
  }
}
