import { closeCodes, largestMessage, type SocketRequest } from '#contract/presentation/draft-socket.ts';
import type { Batch } from '#model/change/draft/replica.ts';
import type { Surroundings } from '../surroundings.ts';
import { bytesOf, type DraftApi, type Failure, rejectionOf } from '../wire/draft-api.ts';
import { type LinkState, ReadReply } from '../wire/link-messages.ts';
import type { ReadAnswer, ReadChanges } from '../wire/messages.ts';
import { createBackoff } from './backoff.ts';

/** Milliseconds without a word, after which a socket is taken for dead. The server says something every 30 seconds. */
const SILENCE = 75_000;
/** Milliseconds until a batch should be answered. */
const PATIENCE = 20_000;
/** Milliseconds between two looks where sockets do not get through, and looks until a socket is tried again. */
const LOOK = 3000;
const LOOKS = 20;
/** Sockets that did not open although the server answers. */
const MOST_BLOCKED = 2;
/** Of the WebSocket protocol. */
const MESSAGE_TOO_BIG = 1009;

export interface SocketEvents {
  open(): void;
  message(data: unknown): void;
  close(code: number): void;
}

export interface Socket {
  send(data: string): void;
  /** Nothing more is heard of it. */
  close(): void;
}

export interface LinkEvents {
  state(state: LinkState): void;
  changes(changes: ReadChanges): void;
  answer(client: string, number: number, answer: ReadAnswer): void;
  /** The changes since are no longer known one by one. */
  forgotten(): void;
}

export interface Connection {
  readonly state: LinkState;
  /** Sent when its turn comes, again and again until it is answered. A client has one at a time. */
  send(batch: Batch): void;
  /** Asks for the changes after the last one that is known. */
  follow(): void;
  /** Tries now what it would try later. */
  wake(): void;
  /** There is no network. */
  sleep(): void;
  close(): void;
}

interface Parts {
  api: Pick<DraftApi, 'changesAfter' | 'post'>;
  openSocket: (events: SocketEvents) => Socket;
  surroundings: Surroundings;
  /** The last change that is known here. */
  known: () => number;
  events: LinkEvents;
}

/** The one connection of a browser to a draft: a socket, or plain requests where sockets do not get through. */
export function openConnection({ api, openSocket, surroundings: { after, random }, known, events }: Parts): Connection {
  const backoff = createBackoff(random);
  /** In the order in which they came. The first is the one that is sent. */
  const queue = new Map<string, Batch>();
  let state: LinkState = 'connecting';
  let socket: Socket | undefined;
  let isOpen = false;
  let asked: Batch | undefined;
  let isLooking = false;
  let isClosed = false;
  let blocked = 0;
  let looks = 0;
  /** Bytes that a socket takes. */
  let most = largestMessage;
  const none = () => undefined as void;
  const timers = { retry: none, silence: none, patience: none };

  const become = (next: LinkState) => {
    if (isClosed || state === next) return;
    state = next;
    events.state(next);
  };
  const set = (name: keyof typeof timers, milliseconds: number, run: () => void) => {
    timers[name]();
    timers[name] = after(milliseconds, run);
  };
  const say = (request: SocketRequest) => socket?.send(JSON.stringify(request));

  const drop = () => {
    for (const stop of Object.values(timers)) stop();
    socket?.close();
    [socket, isOpen, asked] = [undefined, false, undefined];
  };
  const retryLater = (next: LinkState, milliseconds = backoff.next()) => {
    drop();
    become(next);
    set('retry', milliseconds, connect);
  };
  /** Only somebody who looks at the page can know that it is worth another try. */
  const giveUp = (next: LinkState) => {
    drop();
    become(next);
  };
  const fail = (failure: Failure) => {
    if (failure === 'gone' || failure === 'outdated') giveUp(failure);
    else retryLater(failure === 'signed-out' ? 'signed-out' : 'offline');
  };

  const sendNext = () => {
    if (!isOpen || asked) return;
    [asked] = queue.values();
    if (!asked) return;
    const message = writeBatch(asked);
    if (bytesOf(message) > most) return void post(asked);
    socket?.send(message);
    set('patience', PATIENCE, () => retryLater('offline'));
  };
  /** What is too large for a socket. If the socket is lost meanwhile, it is sent again over the next one. */
  const post = async (batch: Batch) => {
    const answer = await api.post(batch);
    if (asked !== batch) return;
    if ('failure' in answer) return fail(answer.failure);
    asked = undefined;
    deliver(batch, answer.value);
    sendNext();
  };
  const deliver = (batch: Batch, answer: ReadAnswer) => {
    if (queue.get(batch.client)?.number === batch.number) queue.delete(batch.client);
    events.answer(batch.client, batch.number, answer);
  };
  const hear = (data: unknown) => {
    const reply = readReply(data);
    if (!reply) return retryLater('offline');
    set('silence', SILENCE, () => retryLater('offline'));
    if (reply.kind !== 'problem') {
      backoff.reset();
      become('live');
    }
    switch (reply.kind) {
      case 'changes':
        return events.changes(reply);
      case 'forgotten':
        return events.forgotten();
      case 'answer': {
        if (asked?.number !== reply.number) return;
        const batch = asked;
        asked = undefined;
        timers.patience();
        deliver(batch, reply.answer);
        return sendNext();
      }
      case 'problem':
        return retryLater('offline');
    }
  };
  const leave = (code: number) => {
    const wasOpen = isOpen;
    const unread = code === closeCodes.malformed ? asked : undefined;
    // Somebody in between may take less than the server.
    if (code === MESSAGE_TOO_BIG && asked) most = Math.min(most, bytesOf(writeBatch(asked)) - 1);
    drop();
    if (unread) deliver(unread, rejectionOf(unread, 'invalid-value'));
    if (code === closeCodes.signedOut) retryLater('signed-out');
    else if (code === closeCodes.notFound) giveUp('gone');
    else if (code === closeCodes.outdated) giveUp('outdated');
    else if (wasOpen) retryLater('offline');
    // A page does not learn why a socket is not opened.
    else void look();
  };

  const connect = () => {
    drop();
    if (isClosed) return;
    if (blocked >= MOST_BLOCKED && looks++ % LOOKS !== 0) return void look();
    socket = openSocket({
      open() {
        [isOpen, blocked] = [true, 0];
        follow();
        set('silence', SILENCE, () => retryLater('offline'));
        become('live');
        sendNext();
      },
      message: hear,
      close: leave,
    });
  };
  const follow = () => {
    if (isOpen) say({ kind: 'follow', after: known() });
  };

  /** The same over plain requests, once. */
  const look = async () => {
    if (isLooking || isClosed) return;
    isLooking = true;
    const failure = await lookAround();
    isLooking = false;
    if (isClosed || socket) return;
    if (failure) return fail(failure);
    blocked += 1;
    become('live');
    backoff.reset();
    set('retry', queue.size > 0 ? 0 : LOOK, connect);
  };
  const lookAround = async (): Promise<Failure | undefined> => {
    for (let isMore = true; isMore;) {
      const number = known();
      const found = await api.changesAfter(number);
      if ('failure' in found && found.failure !== 'forgotten') return found.failure;
      if ('failure' in found) events.forgotten();
      else events.changes(found.value);
      isMore = 'value' in found && found.value.hasMore && known() > number;
    }
    for (const batch of queue.values()) {
      const answer = await api.post(batch);
      if ('failure' in answer) return answer.failure;
      deliver(batch, answer.value);
    }
    return undefined;
  };

  connect();
  return {
    get state() {
      return state;
    },
    send(batch) {
      queue.set(batch.client, batch);
      if (isOpen) sendNext();
      else if (state === 'live' && !socket) connect();
    },
    follow,
    wake() {
      if (!socket && !isLooking) connect();
    },
    sleep() {
      if (state === 'live' || state === 'connecting') retryLater('offline');
    },
    close() {
      drop();
      isClosed = true;
    },
  };
}

const writeBatch = (batch: Batch) => JSON.stringify({ kind: 'batch', batch } satisfies SocketRequest);

function readReply(data: unknown) {
  try {
    return ReadReply.parse(JSON.parse(String(data)));
  } catch {
    return undefined;
  }
}
