import type { Unsent } from '#model/change/draft/replica.ts';
import type { History } from './history.ts';

/** A history as a tab leaves it, with what it has not sent: another tab, or this one after a reload, sends that under its name. */
export const leftHistory = (history: History, of: string, number: number, { client, sent, waiting }: Unsent): unknown => ({
  history: history.written(of, number),
  client,
  sent: sent && { base: sent.base, operations: sent.operations },
  waiting,
});
