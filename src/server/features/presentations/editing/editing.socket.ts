import { closeCodes, type SocketReply, SocketRequest } from '#contract/presentation/draft-socket.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askedByName, type ResolvePresentation } from '../../../http/input/asked-presentation.ts';
import { problemOf } from '../../../http/problem-answers.ts';
import { Problem } from '../../../http/problems.ts';
import { createRateCounter } from '../../../http/request/rate-limit.ts';
import { isFromHere } from '../../../http/request/same-origin.ts';
import type { Sessions } from '../../../http/visitor.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { speaksOurs } from './editing.routes.ts';
import { draftTopic, type Editing } from './editing.ts';

const MINUTE = 60_000;
const MESSAGES_A_MINUTE = 1200;
/** Messages of a socket that wait for their turn. A tab sends the next one when the last is answered. */
const MOST_WAITING = 4;
/** Sockets of one person. */
const MOST_SOCKETS = 30;
/** Bytes that a tab has not read yet. */
const MOST_UNREAD = 16 * 1024 * 1024;
/** Milliseconds after which somebody who may no longer edit gets no more changes. */
const RECHECK = 1000;
const PING = 30_000;

interface Parts {
  editing: Editing;
  bus: Pick<Bus, 'follow'>;
  sessions: Sessions;
  clock: Clock;
  /** Only for those who may edit it. */
  resolve: ResolvePresentation;
  origin: string;
  rateLimitFactor: number;
}

/** The draft of a presentation over a socket: batches go up, the changes of everybody come down. */
export function editingSocket(app: FastifyInstance, { editing, bus, sessions, clock, resolve, origin, rateLimitFactor }: Parts): void {
  const counter = createRateCounter(clock.now);
  const isTooMany = (personId: string) => counter.add(personId, MINUTE).count > MESSAGES_A_MINUTE * rateLimitFactor;
  const open = new Map<WebSocket, { personId: string; isAlive: boolean; look(): void; greet(): void }>();
  const pinging = setInterval(() => {
    for (const [socket, state] of open) {
      if (!state.isAlive) socket.terminate();
      state.isAlive = false;
      socket.ping();
      // Browsers do not tell pages of pings.
      state.greet();
      // Should a message of the bus have been lost.
      state.look();
    }
  }, PING).unref();
  app.addHook('onClose', async () => clearInterval(pinging));

  /** Who this is now, and whether they may edit it now. */
  const enter = async (request: FastifyRequest) => {
    request.session = await sessions.read(request.headers);
    if (!request.session) throw new Problem('signedOut');
    const presentation = await resolve(request, askedByName(request));
    if (!presentation) throw new Problem('notFound');
    return { id: presentation.id, personId: request.session.personId };
  };
  const mayOpen = async (request: FastifyRequest) => {
    // Browsers send cookies with a socket of any site.
    if (!isFromHere(request.headers, origin)) throw new Problem('wrongForm');
    const { personId } = await enter(request);
    if ([...open.values()].filter((other) => other.personId === personId).length >= MOST_SOCKETS) throw new Problem('tooMany');
  };

  app.get(draftRoutes.socket, { websocket: true, preHandler: mayOpen }, (socket, request) => {
    if (!speaksOurs(request.query)) return socket.close(closeCodes.outdated);
    const state = { personId: request.session?.personId ?? '', isAlive: true, look: () => void inTurn(null, look), greet: () => greet() };
    open.set(socket, state);
    request.log.info({ requestId: request.id, personId: state.personId }, 'socket opened');
    let turn: Promise<unknown> = Promise.resolve();
    let waiting = 0;
    let checkedAt = clock.now();
    let following: { id: number; after: number; isBehind: boolean; end: () => void } | undefined;

    const say = (reply: SocketReply) => {
      if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
      else socket.send(JSON.stringify(reply));
    };
    const greet = () => {
      if (following && socket.readyState === socket.OPEN) say({ kind: 'changes', number: following.after, changes: [], hasMore: false });
    };
    const stopFollowing = () => {
      following?.end();
      following = undefined;
    };
    const fail = (error: unknown, number: number | null) => {
      const { code, status } = problemOf(error, request);
      if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'a message failed');
      if (code === 'signedOut' || code === 'notFound' || code === 'tooMany') socket.close(closeCodes[code]);
      else say({ kind: 'problem', number, code });
    };
    /** One thing at a time. */
    const inTurn = (number: number | null, run: () => Promise<void>) => {
      turn = turn
        .then(async () => {
          if (socket.readyState === socket.OPEN) await run();
        })
        .catch((error: unknown) => fail(error, number));
      return turn;
    };
    const look = async () => {
      const mine = following;
      if (!mine) return;
      mine.isBehind = false;
      // The clock may have been set back.
      if (Math.abs(clock.now() - checkedAt) > RECHECK) {
        await enter(request);
        checkedAt = clock.now();
      }
      for (;;) {
        const found = await editing.changesAfter(mine.id, mine.after);
        if (!found) throw new Problem('notFound');
        const { isForgotten, ...changes } = found;
        if (isForgotten) {
          stopFollowing();
          return say({ kind: 'forgotten', number: found.number });
        }
        if (changes.changes.length > 0) say({ kind: 'changes', ...changes });
        mine.after = changes.changes.at(-1)?.number ?? mine.after;
        if (!changes.hasMore || following !== mine) return;
      }
    };
    const follow = (id: number, after: number) => {
      stopFollowing();
      const mine = { id, after, isBehind: false, end: () => undefined as void };
      following = mine;
      mine.end = bus.follow(draftTopic(id), (number) => {
        if (following !== mine || mine.isBehind || (number !== undefined && number <= mine.after)) return;
        mine.isBehind = true;
        void inTurn(null, look);
      });
    };
    const hear = async (message: SocketRequest) => {
      const { id, personId } = await enter(request);
      checkedAt = clock.now();
      if (message.kind === 'follow') return follow(id, message.after);
      const { batch } = message;
      const answer = await editing.accept(id, personId, batch);
      if (!answer) throw new Problem('notFound');
      say({ kind: 'answer', number: batch.number, answer });
      // The answer has brought these.
      if (following && batch.base <= following.after) following.after = Math.max(following.after, answer.changes.at(-1)?.number ?? 0);
    };

    socket.on('message', (data) => {
      if (socket.readyState !== socket.OPEN) return;
      waiting += 1;
      if (waiting > MOST_WAITING || isTooMany(state.personId)) {
        socket.close(closeCodes.tooMany);
        return socket.terminate();
      }
      const message = read(data);
      if (!message) return socket.close(closeCodes.malformed);
      const number = message.kind === 'batch' ? message.batch.number : null;
      void inTurn(number, () => hear(message)).finally(() => (waiting -= 1));
    });
    socket.on('pong', () => (state.isAlive = true));
    socket.on('close', () => {
      stopFollowing();
      open.delete(socket);
    });
  });
}

function read(data: { toString(): string }): SocketRequest | undefined {
  try {
    return SocketRequest.parse(JSON.parse(data.toString()));
  } catch {
    return undefined;
  }
}
