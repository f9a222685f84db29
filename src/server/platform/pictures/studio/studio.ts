import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startConfined } from '../../confinement/start-confined.ts';
import type { Made, Order } from '../order.ts';
import { PictureFailure } from './problems.ts';
import { readImages, type ReadImage } from '../images/read-images.ts';
import type { Answer, Opened, Question, Reply, Request } from './studio-messages.ts';

const MB = 1024 * 1024;
const studioProgram = fileURLToPath(new URL('./studio-process.ts', import.meta.url));
/** Milliseconds: for one order, for all orders of a document, and without work until the process is ended. */
const TIME_FOR_ONE = 30_000;
const TIME_FOR_ALL = 10 * 60_000;
const IDLE = 60_000;

export interface Sitting {
  stepCount: number;
  /** Pictures in the document that could not be read. */
  missing: readonly string[];
  /** Carries out an order within `time` milliseconds and the time left for the document; rejects with a PictureFailure. */
  make(order: Order, time?: number): Promise<Made[]>;
}

export interface Studio {
  /** Opens a document while `use` runs. Documents are opened one at a time: each waits for its turn. */
  open<Result>(document: Uint8Array, read: ReadImage, use: (sitting: Sitting) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  close(): Promise<void>;
}

interface OwnStudio extends Studio {
  /** A document is on its way: starts the process for it, unless it is running. */
  prepare(): void;
  /** Resolves when no document is open or waiting. */
  whenFree(): Promise<void>;
}

/**
 * Paints in a separate process: it takes no time from requests, and if a document blocks it, uses up its memory or crashes it, the process
 * is killed and the next document gets a new one. A thread could not be stopped while it is inside Skia.
 */
export function openStudio({ timeForOne = TIME_FOR_ONE, start = () => startStudioProcess() } = {}): OwnStudio {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let visitors = 0;
  let questions = 0;

  const kill = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const ask = async (process: ChildProcess, request: Request, time: number): Promise<Answer> => {
    const number = (questions += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    // It may be rejected before it is awaited.
    promise.catch(() => undefined);
    const onExit = () => reject(new PictureFailure('crashed', 'The painting process ended unexpectedly'));
    const timer = setTimeout(() => reject(new PictureFailure('tooSlow', `Not done after ${Math.round(time / 1000)} s`)), time);
    const onReply = (reply: Reply) => reply.number === number && resolve(reply.answer);
    process.on('message', onReply).once('exit', onExit);
    try {
      // Without free file descriptors, `fork` returns a process that never started and has no `send`.
      if ('send' in process) process.send({ number, request } satisfies Question, (error) => error && onExit());
      else onExit();
      const answer = await promise;
      // The document is at fault if it cannot be read or painted, but not if its images could not be transferred.
      if (answer.kind === 'failed') throw new PictureFailure(request.kind === 'images' ? 'crashed' : 'failed', answer.reason);
      return answer;
    } catch (error) {
      if (child === process && !(error instanceof PictureFailure && error.kind === 'failed')) kill();
      throw error;
    } finally {
      clearTimeout(timer);
      process.off('message', onReply).off('exit', onExit);
    }
  };

  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(kill, IDLE).unref();
  };

  const sit = async <Result>(
    document: Uint8Array,
    read: ReadImage,
    use: (sitting: Sitting) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    clearTimeout(idle);
    signal?.throwIfAborted();
    if (!child?.connected) child = start();
    const mine = child;
    const deadline = performance.now() + TIME_FOR_ALL;
    const left = (time = timeForOne) => Math.max(0, Math.min(time, deadline - performance.now()));
    const answer = await ask(mine, { kind: 'open', document }, left());
    if (answer.kind !== 'opened') throw new PictureFailure('crashed', 'The document was not opened');
    const { stepCount, sources } = answer.opened;
    const images = await readInTime(sources, read, left(TIME_FOR_ALL), signal);
    await ask(mine, { kind: 'images', images }, left());
    let isOver = false;
    let unanswered = 0;
    const make = async (order: Order, time?: number): Promise<Made[]> => {
      // It would be made from whichever document is open by now.
      if (isOver) throw new PictureFailure('crashed', 'The document is no longer open');
      unanswered += 1;
      try {
        const made = await ask(mine, { kind: 'make', order }, left(time));
        if (made.kind !== 'made') throw new PictureFailure('crashed', 'The order was not carried out');
        return made.made;
      } finally {
        unanswered -= 1;
      }
    };
    try {
      return await use({
        stepCount,
        missing: [...sources.keys()].filter((id) => !images.has(id)),
        make(order, time) {
          const making = make(order, time);
          // The caller may not be waiting any more.
          making.catch(() => undefined);
          return making;
        },
      });
    } finally {
      isOver = true;
      // An abandoned order would still be carried out, and delay the next document.
      if (unanswered > 0 && child === mine) kill();
    }
  };

  return {
    open(document, read, use, signal) {
      visitors += 1;
      const result = turn.then(() => sit(document, read, use, signal));
      turn = result
        .catch(() => undefined)
        .then(() => {
          visitors -= 1;
          rest();
        });
      return result;
    },
    async whenFree() {
      for (let last; last !== turn;) await (last = turn);
    },
    prepare() {
      if (visitors > 0) return;
      if (!child?.connected) child = start();
      rest();
    },
    async close() {
      clearTimeout(idle);
      kill();
    },
  };
}

async function readInTime(sources: Opened['sources'], read: ReadImage, time: number, signal?: AbortSignal) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new PictureFailure('tooSlow', 'The images of the document could not be read in time')), time);
  try {
    return await readImages(sources, read, signal ? AbortSignal.any([signal, stop.signal]) : stop.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Paints with `own` only while `other` has nothing to do. */
export const givingWay = (own: Studio, other: Pick<OwnStudio, 'whenFree'>): Studio => ({
  ...own,
  open: (document, read, use, signal) =>
    own.open(
      document,
      read,
      (sitting) =>
        use({
          ...sitting,
          async make(order, time) {
            await other.whenFree();
            return sitting.make(order, time);
          },
        }),
      signal,
    ),
});

/** The caller has to end the process. */
export const startStudioProcess = (program = studioProgram): ChildProcess =>
  startConfined({ program, heap: 1024 * MB, serialization: 'advanced' });
