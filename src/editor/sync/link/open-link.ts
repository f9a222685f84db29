import { draftProtocol } from '#contract/presentation/draft-socket.ts';
import { hasLocks, hold } from '../locks.ts';
import type { Surroundings } from '../surroundings.ts';
import { type DraftApi, socketAddress } from '../wire/draft-api.ts';
import { noChannel, openBrowserChannel, openBrowserSocket } from './browser-wires.ts';
import { openConnection } from './connection.ts';
import { type Link, type SharedEvents, shareLink } from './shared-link.ts';

interface Given {
  oid: string;
  personId: string;
  api: DraftApi;
  surroundings: Surroundings;
  /** The last change that is known. */
  known: () => number;
}

/** The connection of this browser to a draft. */
export function openLink({ oid, personId, api, surroundings, known }: Given, events: SharedEvents): Link {
  const name = `lectern-draft:${draftProtocol}:${personId}:${oid}`;
  return shareLink({
    lead: (signal) => hold(name, signal),
    openChannel: (hear) => (hasLocks ? openBrowserChannel(name, hear) : noChannel),
    connect: (own) =>
      openConnection({
        api,
        openSocket: (heard) => openBrowserSocket(socketAddress(oid, location), heard),
        surroundings,
        known,
        events: own,
      }),
    api,
    surroundings,
    events,
  });
}
