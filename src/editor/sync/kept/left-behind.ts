import type { BrokenRule } from '#contract/presentation/changes.ts';
import { clientLock, hasLocks, ifFree } from '../locks.ts';
import type { DraftApi } from '../wire/draft-api.ts';
import { deliver } from './deliver.ts';
import { signLeft } from './left-signs.ts';
import type { UnsentRecord } from './unsent-record.ts';
import type { UnsentStore } from './unsent-store.ts';

/** Milliseconds after which what a tab has kept is taken for left behind where there are no locks to tell. */
const DAY = 24 * 60 * 60_000;

export interface Whose {
  oid: string;
  personId: string;
  /** Of this tab. */
  client: string;
}

/** Sends what other tabs of the same person, closed or crashed, have left unsent. What cannot be sent now is left where it is. */
export async function sendLeftBehind(
  store: UnsentStore,
  api: DraftApi,
  { oid, personId, client }: Whose,
  now: () => number,
): Promise<readonly BrokenRule[]> {
  const broken: BrokenRule[] = [];
  const isTheirs = (record: UnsentRecord) => record.personId === personId && record.client !== client;
  const isOld = ({ keptAt }: UnsentRecord) => hasLocks || keptAt < now() - DAY;
  for (const { client: name } of (await store.listOf(oid)).filter((record) => isTheirs(record) && isOld(record)))
    await ifFree(clientLock(name), async () => {
      const left = await store.find(name);
      if (!left) return;
      const keep = (unsent: object) => store.put({ ...left, ...unsent }, false);
      const delivered = await deliver(left, { api, keep });
      if ('failure' in delivered) return;
      broken.push(...delivered.value);
      await store.delete(name);
      signLeft(name, undefined);
    });
  return broken;
}
