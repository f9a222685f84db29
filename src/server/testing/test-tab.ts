import type { BatchAnswer, Changes, DraftAnswer } from '#contract/presentation/changes.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { openDraft } from '#model/change/draft/draft.ts';
import { type Batch, Replica } from '#model/change/draft/replica.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { callApi } from './test-member.ts';
import type { TestVisitor } from './test-visitor.ts';

/** Somebody's editor in a tab, connected to one server. */
export class TestTab {
  readonly replica: Replica;
  readonly #visitor: TestVisitor;
  readonly #path: string;

  private constructor(visitor: TestVisitor, oid: string, replica: Replica) {
    this.#visitor = visitor;
    this.#path = draftRoutes.changes.replace(':oid', oid);
    this.replica = replica;
  }

  static async open(visitor: TestVisitor, oid: string, client: string): Promise<TestTab> {
    const { text } = await visitor.get(draftRoutes.draft.replace(':oid', oid), { accept: 'application/json' });
    const { document, documentNumber, changes } = JSON.parse(text) as DraftAnswer;
    const replica = new Replica(client, openDraft(parsePresentation(document).presentation), documentNumber);
    for (const change of changes) replica.receive(change);
    const tab = new TestTab(visitor, oid, replica);
    await tab.catchUp();
    return tab;
  }

  async post(batch: Batch): Promise<BatchAnswer> {
    const { status, text } = await callApi(this.#visitor, 'POST', this.#path, batch);
    const body = JSON.parse(text) as BatchAnswer & { answer?: BatchAnswer };
    if (status !== 200 && !body.answer) throw new Error(`Answered with ${status}: ${text.slice(0, 200)}`);
    return body.answer ?? body;
  }

  /** What it has to send, if anything. */
  async send(): Promise<void> {
    const batch = this.replica.batch();
    if (batch) this.hear(await this.post(batch), batch.number);
  }

  hear(answer: Changes, answered?: number): void {
    for (const change of answer.changes) this.replica.receive(change);
    if (answered !== undefined && !answer.hasMore) this.replica.answered(answered);
  }

  async catchUp(): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const { text } = await this.#visitor.get(`${this.#path}?after=${this.replica.number}`, { accept: 'application/json' });
      const changes = JSON.parse(text) as Changes;
      this.hear(changes);
      ({ hasMore } = changes);
    }
  }
}
