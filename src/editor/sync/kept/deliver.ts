import type { BrokenRule } from '#contract/presentation/changes.ts';
import { type Change, Replica, type Unsent } from '#model/change/draft/replica.ts';
import type { DraftApi, Failure, Reached } from '../wire/draft-api.ts';
import type { ReadAnswer } from '../wire/messages.ts';

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

/** What an answer means for the batch, after all changes up to it. Returns what could not be done. */
export function settle(replica: Replica, number: number, answer: ReadAnswer): readonly BrokenRule[] {
  if (answer.outcome === 'accepted') return [...answer.dropped, ...replica.answered(number)];
  const { rule, detail } = answer;
  // The number of a batch that was judged is used up.
  if (isLost(answer)) return replica.takeBack(number + 1);
  if (rule === 'missing-batch') return replica.takeBack(Number(detail) || 1);
  return [{ rule, detail }, ...replica.answered(number)];
}

/** The batch was not looked at, because the changes since its base are not known: the draft has to be read again. */
export const isLost = (answer: ReadAnswer): boolean =>
  answer.outcome === 'refused' && (answer.rule === 'forgotten-base' || answer.rule === 'unknown-base');

/** Somebody else has logged in. */
export const isForeign = (answer: ReadAnswer): boolean => answer.outcome === 'refused' && answer.rule === 'foreign-client';

/** The storage of the owner has no room now. The batch was not judged: it has to be sent again as it is. */
export const isFull = (answer: ReadAnswer): boolean => answer.outcome === 'refused' && answer.rule === 'no-room';

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
