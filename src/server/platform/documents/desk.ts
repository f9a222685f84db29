import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startConfined } from '../confinement/start-confined.ts';
import { watchProcess } from '../imports/guard/watch-process.ts';
import type { Limits } from '../imports/guard/run-guarded.ts';
import { DocumentProblem } from './problems.ts';
import { Reply, type Told } from './desk-messages.ts';

/** Milliseconds without work until the process is ended: starting one takes as long as working on an ordinary document ten times. */
const IDLE = 10 * 60_000;

interface Parts {
  program: string;
  /** The only folder its process can write to. */
  folder: string;
  limits: Limits;
  /** A process is started, which knows nothing of earlier tasks. */
  onStarted?: () => void;
}

/** Answers what the process asks while it works. */
type Tell = (question: string) => Promise<string | undefined>;

export type Desk = ReturnType<typeof createDesk>;

/**
 * Does one task at a time, in a confined process that is kept for the next one. One that takes too long or too much memory, or dies, is
 * replaced.
 */
export function createDesk({ program, folder, limits, onStarted }: Parts) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let tasks = 0;
  let isWorking = false;
  let isClosed = false;

  const start = () => {
    if (child?.connected) return child;
    onStarted?.();
    return (child = startConfined({ program, heap: limits.heap, writes: folder, isUrgent: true }));
  };
  const rest = () => {
    idle = setTimeout(() => void end(), IDLE).unref();
  };
  const end = async () => {
    clearTimeout(idle);
    const ending = child;
    child = undefined;
    if (ending?.pid === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const exit = once(ending, 'exit');
    ending.kill('SIGKILL');
    await exit;
  };

  const carryOut = async (task: unknown, answerTo: Tell): Promise<unknown> => {
    if (isClosed) throw new DocumentProblem('busy', 'The server is stopping');
    const mine = start();
    const number = (tasks += 1);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const refuse = (kind: DocumentProblem['kind'], message: string) => reject(new DocumentProblem(kind, message));
    // Without free file descriptors, `fork` returns a process that never started and has no `send`.
    const tell = (told: Told) =>
      'send' in mine ? mine.send(told, (error) => error && refuse('busy', error.message)) : refuse('busy', 'none');
    const timer = setTimeout(() => refuse('busy', `Not done after ${Math.round(limits.time / 1000)} s`), limits.time);
    const watch = watchProcess({
      pid: mine.pid,
      memory: limits.memory,
      silence: limits.silence,
      onTooMuch: () => refuse('tooLarge', 'It takes too much memory'),
      onSilent: () => refuse('tooLarge', 'It takes too much time'),
    });
    const answer = async (question: string) => {
      const found = await answerTo(question);
      watch.progressed();
      tell({ kind: 'answer', answer: found ?? null });
    };
    const onReply = (message: unknown) => {
      const { data: reply } = Reply.safeParse(message);
      if (!reply) return refuse('busy', 'The process sent an invalid message');
      if (reply.number !== number) return;
      if (reply.kind === 'question') return void answer(reply.question).catch(reject);
      if (reply.kind === 'done') return resolve(reply.answer);
      if (reply.isFull) return reject(Object.assign(new Error(reply.message), { code: 'ENOSPC' }));
      refuse('failed', reply.message);
    };
    // V8 aborts when its heap is full.
    const onExit = (code: number | null, signal: string | null) =>
      signal === 'SIGABRT' || code === 134 ? refuse('tooLarge', 'Its heap was full') : refuse('busy', `It ended (${signal ?? code})`);
    mine.on('message', onReply).once('exit', onExit);
    try {
      tell({ kind: 'work', number, task });
      return await promise;
    } finally {
      clearTimeout(timer);
      watch.end();
      mine.off('message', onReply).off('exit', onExit);
    }
  };

  return {
    folder,
    /** Files that a task names are in the folder. Rejects with a DocumentProblem. */
    async work(task: unknown, answerTo: Tell = async () => undefined): Promise<unknown> {
      clearTimeout(idle);
      isWorking = true;
      try {
        return await carryOut(task, answerTo);
      } catch (error) {
        // Unless it has answered, it may still be at it, and nobody waits for that.
        if (!(error instanceof DocumentProblem) || error.kind !== 'failed') await end();
        throw error;
      } finally {
        isWorking = false;
        if (child) rest();
      }
    },
    /** Starts the process, so that the next task does not wait for it. The folder has to be there. */
    prepare() {
      if (isWorking || isClosed) return;
      clearTimeout(idle);
      start();
      rest();
    },
    async close() {
      isClosed = true;
      await end();
    },
  };
}
