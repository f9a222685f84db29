import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Made, Order } from '../order.ts';
import { PictureFailure } from './problems.ts';
import { readImages, type ReadImage } from '../images/read-images.ts';
import type { Answer, Opened, Question, Reply, Request } from './studio-messages.ts';

const program = fileURLToPath(new URL('./studio-process.ts', import.meta.url));
/** Milliseconds: for one thing to be made, for all things of one document, and without work until the process is let go. */
const TIME_FOR_ONE = 30_000;
const TIME_FOR_ALL = 10 * 60_000;
const IDLE = 60_000;

export interface Sitting {
  stepCount: number;
  /** Pictures that the document names and that could not be had. */
  missing: readonly string[];
  /**
   * Makes something of the presentation that is open, within so many milliseconds and what is left for all of it; rejects with a
   * PictureFailure.
   */
  make(order: Order, time?: number): Promise<Made[]>;
}

export interface Studio {
  /** Opens a document for as long as `use` runs. One after the other: each waits for its turn. */
  open<Result>(document: Uint8Array, read: ReadImage, use: (sitting: Sitting) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Painting in a process of its own: it takes no time from requests, and if a document keeps it busy, eats its memory or brings it down,
 * it is killed and the next document gets a new one. A thread could not be stopped while it is inside Skia.
 */
export function openStudio({ timeForOne = TIME_FOR_ONE, start = startStudioProcess } = {}): Studio {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let questions = 0;

  const kill = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const ask = async (process: ChildProcess, request: Request, time: number): Promise<Answer> => {
    const number = (questions += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    // Whatever rejects it may come before anybody waits.
    promise.catch(() => undefined);
    const onExit = () => reject(new PictureFailure('crashed', 'The process that paints came to an end'));
    const timer = setTimeout(() => reject(new PictureFailure('tooSlow', `Not done after ${Math.round(time / 1000)} s`)), time);
    const onReply = (reply: Reply) => reply.number === number && resolve(reply.answer);
    process.on('message', onReply).once('exit', onExit);
    try {
      // Out of file descriptors, a process is had that was never started: it cannot be sent anything.
      if ('send' in process) process.send({ number, request } satisfies Question, (error) => error && onExit());
      else onExit();
      const answer = await promise;
      // The document is to blame if it cannot be read or painted, but not if its images could not be handed over.
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
      // It would be made of whatever is open by now.
      if (isOver) throw new PictureFailure('crashed', 'The document is no longer open');
      unanswered += 1;
      try {
        const made = await ask(mine, { kind: 'make', order }, left(time));
        if (made.kind !== 'made') throw new PictureFailure('crashed', 'Nothing was made');
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
          // Whoever asked may have left.
          making.catch(() => undefined);
          return making;
        },
      });
    } finally {
      isOver = true;
      // What nobody waits for any more would still be made, and make the next document wait.
      if (unanswered > 0 && child === mine) kill();
    }
  };

  return {
    open(document, read, use, signal) {
      const result = turn.then(() => sit(document, read, use, signal));
      turn = result
        .catch(() => undefined)
        .then(() => {
          idle = setTimeout(kill, IDLE).unref();
        });
      return result;
    },
    async close() {
      clearTimeout(idle);
      kill();
    },
  };
}

async function readInTime(sources: Opened['sources'], read: ReadImage, time: number, signal?: AbortSignal) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new PictureFailure('tooSlow', 'The images of the document were not to be had in time')), time);
  try {
    return await readImages(sources, read, signal ? AbortSignal.any([signal, stop.signal]) : stop.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Whoever wants to end it has to have it. */
export function startStudioProcess(): ChildProcess {
  const started = fork(program, [], {
    serialization: 'advanced',
    // What is short-lived is cleared away sooner: a long PDF takes 80 MB less, and no more time.
    execArgv: ['--max-old-space-size=1024', '--max-semi-space-size=8'],
    // None of our secrets in a process that reads what strangers made; none of the machine's fonts, so that every machine paints the same.
    env: { PATH: process.env['PATH'], SYSTEMROOT: process.env['SYSTEMROOT'], DISABLE_SYSTEM_FONTS_LOAD: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A process that could not be started is one that came to its end.
  started.on('error', () => started.emit('exit', null, null));
  try {
    // Whoever waits for a page comes first.
    if (started.pid) setPriority(started.pid, 10);
  } catch {
    // Where that is not allowed, it paints as eagerly as we answer.
  }
  return started;
}
