import { readFile, writeFile } from 'node:fs/promises';
import { workAtDesk } from '../process/work-at-desk.ts';
import type { Answer, Order, Told } from './messages.ts';
import { holdDrafts } from './held-drafts.ts';

const drafts = holdDrafts();

async function carryOut({ draft, order }: Told): Promise<Answer<Order['kind']>> {
  switch (order.kind) {
    case 'open':
      drafts.open(draft, await readFile(order.document));
      return null;
    case 'follow':
      drafts.follow(draft, order.changes);
      return null;
    case 'propose':
      return drafts.propose(draft, order);
    case 'write': {
      const { document, schemaVersion } = drafts.write(draft);
      await writeFile(order.output, document);
      return { schemaVersion };
    }
    case 'close':
      drafts.close(draft);
      return null;
  }
}

workAtDesk((told) => carryOut(told as Told));
