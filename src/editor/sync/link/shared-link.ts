import type { Batch } from '#model/change/draft/replica.ts';
import type { Surroundings } from '../surroundings.ts';
import type { DraftApi } from '../wire/draft-api.ts';
import { type LinkState, TabMessage } from '../wire/link-messages.ts';
import type { Connection, LinkEvents } from './connection.ts';

/** Milliseconds until the tab with the connection should have passed on an answer. The browser may have suspended it. */
const PATIENCE = 30_000;

export interface Channel {
  tell(message: TabMessage): void;
  close(): void;
}

export interface Link extends Connection {
  /** Tells the others that this tab may leave something unsent. */
  sayBye(): void;
}

export interface SharedEvents extends LinkEvents {
  /** Another tab has the connection, or this one has it now: whatever is not answered has to be sent again. */
  taken(): void;
  /** Another tab has closed. */
  left(): void;
}

interface Parts {
  /** Resolves when this tab is the one to have the connection; never if it is closed before. */
  lead: (signal: AbortSignal) => Promise<unknown>;
  /** To the other tabs; a tab does not hear itself. */
  openChannel: (hear: (message: unknown) => void) => Channel;
  connect: (events: LinkEvents) => Connection;
  api: Pick<DraftApi, 'post'>;
  surroundings: Pick<Surroundings, 'after'>;
  events: SharedEvents;
}

/** The connection of a browser to a draft, as each of its tabs sees it: one of them has it, and passes on what the others say. */
export function shareLink({ lead, openChannel, connect, api, surroundings: { after }, events }: Parts): Link {
  const closing = new AbortController();
  let connection: Connection | undefined;
  let heard: LinkState = 'connecting';
  /** What the tab with the connection was given. */
  let given: Batch | undefined;
  let stopWaiting = () => undefined as void;

  /** Does here what is also told to the others. */
  const passOn = (message: TabMessage) => {
    tell(message);
    take(message);
  };
  const take = (message: TabMessage) => {
    switch (message.kind) {
      case 'state':
        heard = message.state;
        return events.state(heard);
      case 'changes':
        return events.changes(message.changes);
      case 'answer':
        if (given?.client === message.client && given.number === message.number) giveBack();
        return events.answer(message.client, message.number, message.answer);
      case 'forgotten':
        return events.forgotten();
      case 'taken':
        return events.taken();
      case 'bye':
        return events.left();
      case 'hello':
        return connection && tell({ kind: 'state', state: connection.state });
      case 'batch':
        return connection?.send(message.batch);
      case 'wake':
        return connection?.wake();
    }
  };
  const giveBack = () => {
    stopWaiting();
    given = undefined;
  };
  const give = (batch: Batch) => {
    tell({ kind: 'batch', batch: { ...batch, operations: [...batch.operations] } });
    stopWaiting();
    given = batch;
    stopWaiting = after(PATIENCE, () => void post(batch));
  };
  /** Whoever else sends it, too: it counts once. */
  const post = async (batch: Batch) => {
    const answer = await api.post(batch);
    if (given !== batch) return;
    if ('failure' in answer) give(batch);
    else take({ kind: 'answer', client: batch.client, number: batch.number, answer: answer.value });
  };
  const { tell, close } = openChannel((heard) => {
    const { data: message } = TabMessage.safeParse(heard);
    if (message) take(message);
  });
  tell({ kind: 'hello' });
  // Nobody says how the connection is: what is done here has to be sent all the same.
  const stopAsking = after(PATIENCE, () => {
    if (!connection && heard === 'connecting') take({ kind: 'state', state: 'live' });
  });
  void lead(closing.signal).then(
    () => {
      if (closing.signal.aborted) return;
      giveBack();
      connection = connect({
        state: (state) => passOn({ kind: 'state', state }),
        changes: (changes) => passOn({ kind: 'changes', changes }),
        answer: (client, number, answer) => passOn({ kind: 'answer', client, number, answer }),
        forgotten: () => passOn({ kind: 'forgotten' }),
      });
      passOn({ kind: 'state', state: connection.state });
      passOn({ kind: 'taken' });
    },
    () => undefined,
  );

  return {
    get state() {
      return heard;
    },
    send(batch: Batch) {
      if (connection) connection.send(batch);
      else give(batch);
    },
    follow: () => connection?.follow(),
    wake() {
      if (connection) connection.wake();
      else tell({ kind: 'wake' });
    },
    sleep: () => connection?.sleep(),
    sayBye: () => tell({ kind: 'bye' }),
    close() {
      closing.abort();
      stopAsking();
      giveBack();
      connection?.close();
      close();
    },
  };
}
