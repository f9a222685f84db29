import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { ImportProblem } from '#convert/import/problems.ts';
import { startConfined } from '../../confinement/start-confined.ts';
import { type Progress, type Spent, Told } from './guarded-messages.ts';
import { ImporterFailure } from '../problems.ts';
import { watchProcess } from './watch-process.ts';

const MB = 1024 * 1024;
const LONGEST_LAST_WORDS = 2000;

/** What a process may use before it is killed. */
export interface Limits {
  /** Bytes: the JavaScript heap, and all resident memory. */
  heap: number;
  memory: number;
  /** Milliseconds: without progress, and in total. The former excludes time in which a busy machine did not run the process. */
  silence: number;
  time: number;
}

interface Guarded {
  /** One of our files that calls `answerGuard`. */
  program: string;
  /** Apart from our sources, it can read only these files and folders, and write only to the folder, if any. */
  reads: readonly string[];
  folder?: string;
  limits: Limits;
  /** A user is waiting for this and nothing else. */
  isUrgent?: boolean | undefined;
}

interface Run {
  request: object;
  limits: Limits;
  onProgress?: ((progress: Progress) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** A process that has not been asked for anything yet. */
export interface Started {
  child: ChildProcess;
  /** The end of what it has written about itself. */
  lastWords(): string;
}

/** The caller has to run something in it, or end it. */
export function startGuarded({ program, reads, folder, limits, isUrgent = false }: Guarded): Started {
  const child = startConfined({ program, heap: limits.heap, reads, writes: folder, isUrgent, stderr: 'pipe' });
  return { child, lastWords: hear(child) };
}

/**
 * Runs one of our programs on an untrusted file, in a process that can be killed: it has no secrets, no network, no other programs, and
 * limited time and memory. Rejects with an ImportProblem if the file is at fault, with an ImporterFailure if the cause is not known, and
 * with the signal's reason if it is aborted. When this settles, the process is gone.
 */
export async function runGuarded(guarded: Guarded & Run): Promise<{ result: unknown; spent: Spent }> {
  guarded.signal?.throwIfAborted();
  return runIn(startGuarded(guarded), guarded);
}

/** The same, in a process that was started before. */
export async function runIn(
  { child, lastWords }: Started,
  { request, limits, onProgress, signal }: Run,
): Promise<{ result: unknown; spent: Spent }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ result: unknown; spent: Spent }>();
  const tooSlow = () => reject(new ImportProblem('too-slow', 'Importing took too long'));
  const timer = setTimeout(tooSlow, limits.time);
  const stop = () => reject(signal?.reason);
  signal?.addEventListener('abort', stop);
  const tooMuch = () => reject(new ImportProblem('too-much-memory', `Importing took more than ${Math.round(limits.memory / MB)} MB`));
  const watch = watchProcess({ pid: child.pid, memory: limits.memory, silence: limits.silence, onTooMuch: tooMuch, onSilent: tooSlow });

  child.on('message', (message) => {
    const { data: told } = Told.safeParse(message);
    if (!told) return reject(new ImporterFailure('crashed', 'The process sent an invalid message'));
    if (told.kind === 'refused') return reject(new ImportProblem(told.code, told.message));
    if (told.kind === 'failed') return reject(new ImporterFailure('failed', told.message));
    if (told.kind === 'done') return resolve(told);
    watch.progressed();
    onProgress?.(told.progress);
  });
  child.once('exit', (code, killedBy) => {
    // V8 aborts when its heap is full.
    if (/heap|out of memory/i.test(lastWords())) reject(new ImportProblem('too-much-memory', 'The heap of the process was full'));
    else reject(new ImporterFailure('crashed', `The process ended unexpectedly (${killedBy ?? code}): ${lastWords()}`));
  });
  try {
    // Without free file descriptors, `fork` returns a process that never started and has no `send`.
    if (signal?.aborted) stop();
    else if ('send' in child) child.send(request, () => undefined);
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    watch.end();
    await kill(child);
  }
}

function hear({ stderr }: ChildProcess): () => string {
  let words = '';
  stderr?.on('data', (part: Buffer) => {
    words = (words + part.toString()).slice(-LONGEST_LAST_WORDS);
  });
  return () => words.trim();
}

/** Waits for the end of the process, so its files and memory are free. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
