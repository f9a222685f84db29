import type { BrokenRule } from '#contract/presentation/changes.ts';
import type { Unsent } from '#model/change/draft/replica.ts';
import type { Surroundings } from '../surroundings.ts';
import type { DraftApi } from '../wire/draft-api.ts';
import { sendLeftBehind, type Whose } from './left-behind.ts';
import { signLeft } from './left-signs.ts';
import { openUnsentStore } from './unsent-store.ts';

/** What a tab keeps in the browser until it is sent, and what others have left there. */
export function openKeeping(surroundings: Surroundings, api: DraftApi, whose: Whose) {
  const { oid, personId, client } = whose;
  const store = openUnsentStore(surroundings);
  return {
    async write(unsent: Unsent | null, isUrgent: boolean): Promise<void> {
      if (unsent) {
        signLeft(client, oid);
        await store.put({ ...unsent, oid, personId, keptAt: surroundings.now() }, isUrgent);
      } else {
        await store.delete(client);
        signLeft(client, undefined);
      }
    },
    sendLeft: (): Promise<readonly BrokenRule[]> => sendLeftBehind(store, api, whose, surroundings.now),
    close: () => store.close(),
  };
}

export type Keeping = ReturnType<typeof openKeeping>;
