import type { BrokenRule } from '#contract/presentation/changes.ts';
import { type Change, Replica, type Unsent } from '#model/change/draft/replica.ts';
import type { DraftApi, Failure, Reached } from '../wire/draft-api.ts';
import type { ReadAnswer } from '../wire/messages.ts';
import { isForeign, isFull, isLost, settle } from './answers.ts';

interface Parts {
  api: DraftApi;
  /** Before it is sent. */
  keep: (unsent: Unsent) => Promise<void>;
}

/**
 * Sends what a tab has left behind, under its name and numbers: whatever of it has arrived already counts once. Returns what could not be
 * done any more.
 */
export async function deliver(left: Unsent, { api, keep }: Parts): Promise<Reached<readonly BrokenRule[]>> {
  const resumed = await resume(left, api);
  if ('failure' in resumed) return resumed;
  const { replica, broken } = resumed.value;
  for (let batch = replica.batch(); batch; batch = replica.batch()) {
    await keep(replica.unsent());
    const answer = await api.post(batch);
    if ('failure' in answer) return answer;
    if (isForeign(answer.value)) return { failure: 'signed-out' };
    if (isFull(answer.value)) return { failure: 'full' };
    const failure = isLost(answer.value) ? 'forgotten' : await catchUp(replica, answer.value, api);
    if (failure && failure !== 'forgotten') return { failure };
    broken.push(...settle(replica, batch.number, answer.value));
    if (!failure) continue;
    const read = await api.read();
    if ('failure' in read) return read;
    broken.push(...replica.reopen(read.value.draft, read.value.number));
  }
  return { value: broken };
}

type Resumed = Reached<{ replica: Replica; broken: BrokenRule[] }>;

async function resume(left: Unsent, api: DraftApi): Promise<Resumed> {
  const read = await api.read();
  if ('failure' in read) return read;
  const { draft, number } = read.value;
  const changes: Change[] = [];
  for (let base = left.sent?.base ?? left.base; base < number;) {
    const found = await api.changesAfter(base);
    if ('failure' in found) return found.failure === 'forgotten' ? restart(left, api) : found;
    changes.push(...found.value.changes.filter((change) => change.number <= number));
    base = found.value.changes.at(-1)?.number ?? number;
  }
  const { replica, dropped } = Replica.resume(left, draft, number, changes);
  return { value: { replica, broken: [...dropped] } };
}

/** The changes since are not known: finds out what became of the batch that was sent, then begins with the draft as it is. */
async function restart({ client, sent, ...left }: Unsent, api: DraftApi): Promise<Resumed> {
  const answer = sent ? await api.post({ client, ...sent }) : undefined;
  if (answer && 'failure' in answer) return answer;
  if (answer && isForeign(answer.value)) return { failure: 'signed-out' };
  if (answer && isFull(answer.value)) return { failure: 'full' };
  const read = await api.read();
  if ('failure' in read) return read;
  const { draft, number } = read.value;
  const { replica, dropped } = Replica.resume({ client, sent, ...left, base: number }, draft, number, []);
  const broken = sent && answer ? settle(replica, sent.number, answer.value) : [];
  return { value: { replica, broken: [...dropped, ...broken] } };
}

async function catchUp(replica: Replica, answer: ReadAnswer, api: DraftApi): Promise<Failure | undefined> {
  for (const change of answer.changes) if (change.number <= replica.number + 1) replica.receive(change);
  while (replica.number < answer.number) {
    const found = await api.changesAfter(replica.number);
    if ('failure' in found) return found.failure;
    for (const change of found.value.changes) replica.receive(change);
  }
  return undefined;
}
