import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Made, Order } from '../order.ts';
import { PictureFailure } from './problems.ts';
import { readImages, type ReadImage } from '../images/read-images.ts';
import type { Answer, Opened, Request } from './studio-messages.ts';

const program = fileURLToPath(new URL('./studio-process.ts', import.meta.url));
/** Milliseconds: for one thing to be made, for all things of one document, and without work until the process is let go. */
const TIME_FOR_ONE = 30_000;
const TIME_FOR_ALL = 10 * 60_000;
const IDLE = 60_000;

export interface Sitting {
  stepCount: number;
  /** Pictures that the document names and that could not be had. */
  missing: readonly string[];
  /** Makes something of the presentation that is open, within so many milliseconds; rejects with a PictureFailure. */
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
export function openStudio({ timeForOne = TIME_FOR_ONE, start = startProcess } = {}): Studio {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const kill = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const ask = async (process: ChildProcess, request: Request, time: number): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    // Whatever rejects it may come before anybody waits.
    promise.catch(() => undefined);
    const onExit = () => reject(new PictureFailure('crashed', 'The process that paints came to an end'));
    const timer = setTimeout(() => reject(new PictureFailure('tooSlow', `Not done after ${Math.round(time / 1000)} s`)), time);
    process.once('message', resolve).once('exit', onExit);
    try {
      // Out of file descriptors, a process is had that was never started: it cannot be sent anything.
      if ('send' in process) process.send(request, (error) => error && onExit());
      else onExit();
      const answer = await promise;
      if (answer.kind === 'failed') throw new PictureFailure('failed', answer.reason);
      return answer;
    } catch (error) {
      if (child === process && !(error instanceof PictureFailure && error.kind === 'failed')) kill();
      throw error;
    } finally {
      clearTimeout(timer);
      process.off('message', resolve).off('exit', onExit);
    }
  };

  const sit = async <Result>(document: Uint8Array, read: ReadImage, use: (sitting: Sitting) => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    clearTimeout(idle);
    signal?.throwIfAborted();
    if (!child?.connected) child = start();
    const mine = child;
    const deadline = performance.now() + TIME_FOR_ALL;
    const left = (time = timeForOne) => Math.max(0, Math.min(time, deadline - performance.now()));
    const answer = await ask(mine, { kind: 'open', document }, left());
    if (answer.kind !== 'opened') throw new PictureFailure('failed', 'The document was not opened');
    const { stepCount, sources } = answer.opened;
    const images = await readInTime(sources, read, left(TIME_FOR_ALL), signal);
    await ask(mine, { kind: 'images', images }, left());
    return use({
      stepCount,
      missing: [...sources.keys()].filter((id) => !images.has(id)),
      async make(order, time) {
        const made = await ask(mine, { kind: 'make', order }, left(time));
        return made.kind === 'made' ? made.made : [];
      },
    });
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

function startProcess(): ChildProcess {
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
