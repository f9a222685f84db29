import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ImportProblem } from '#convert/import/problems.ts';
import { type Progress, type Spent, Told } from './guarded-messages.ts';
import { ImporterFailure } from '../problems.ts';
import { watchProcess } from './watch-process.ts';

const MB = 1024 * 1024;
const LONGEST_LAST_WORDS = 2000;

/** What a process may take before it is killed. */
export interface Limits {
  /** Bytes: of JavaScript's own, and of all that it holds in memory. */
  heap: number;
  memory: number;
  /** Milliseconds: without progress, and in all. The first does not count what the machine had no time for. */
  silence: number;
  time: number;
}

interface Guarded {
  /** A file of ours that calls `answerGuard`. */
  program: string;
  request: object;
  /** Besides our own sources, it sees nothing but these files and folders, and writes nowhere but in the folder. */
  reads: readonly string[];
  folder: string;
  limits: Limits;
  onProgress?: ((progress: Progress) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Somebody sits there and waits for nothing else. */
  isUrgent?: boolean | undefined;
}

/**
 * Runs a program of ours that reads what strangers made, in a process that can be killed: it has none of our secrets, no network, no
 * other programs, and no more time and memory than it is given. Rejects with an ImportProblem if the file is to blame, with an
 * ImporterFailure if that is not known, and with the signal's reason if nobody wants it any more. When this settles, the process is gone.
 */
export async function runGuarded({
  program,
  request,
  reads,
  folder,
  limits,
  onProgress,
  signal,
  isUrgent = false,
}: Guarded): Promise<{ result: unknown; spent: Spent }> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<{ result: unknown; spent: Spent }>();
  const child = startProcess({ program, reads, folder, heap: limits.heap });
  if (!isUrgent) stepBack(child);
  const lastWords = hear(child);
  const tooSlow = () => reject(new ImportProblem('too-slow', 'It took too long'));
  const timer = setTimeout(tooSlow, limits.time);
  const stop = () => reject(signal?.reason);
  signal?.addEventListener('abort', stop);
  const tooMuch = () => reject(new ImportProblem('too-much-memory', `It took more than ${Math.round(limits.memory / MB)} MB`));
  const watch = watchProcess({ pid: child.pid, memory: limits.memory, silence: limits.silence, onTooMuch: tooMuch, onSilent: tooSlow });

  child.on('message', (message) => {
    const { data: told } = Told.safeParse(message);
    if (!told) return reject(new ImporterFailure('crashed', 'It said something that means nothing'));
    if (told.kind === 'refused') return reject(new ImportProblem(told.code, told.message));
    if (told.kind === 'failed') return reject(new ImporterFailure('failed', told.message));
    if (told.kind === 'done') return resolve(told);
    watch.progressed();
    onProgress?.(told.progress);
  });
  child.once('exit', (code, killedBy) => {
    // V8 aborts when its heap is full.
    if (/heap|out of memory/i.test(lastWords())) reject(new ImportProblem('too-much-memory', 'Its heap was full'));
    else reject(new ImporterFailure('crashed', `The process came to an end (${killedBy ?? code}): ${lastWords()}`));
  });
  try {
    // Out of file descriptors, a process is had that was never started: it cannot be sent anything.
    if ('send' in child) child.send(request, () => undefined);
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    watch.end();
    await kill(child);
  }
}

function startProcess({
  program,
  reads,
  folder,
  heap,
}: {
  program: string;
  reads: readonly string[];
  folder: string;
  heap: number;
}): ChildProcess {
  const child = fork(program, [], {
    execArgv: [
      `--max-old-space-size=${Math.round(heap / MB)}`,
      '--max-semi-space-size=8',
      '--permission',
      // Pictures and letters are read by native code, and a thread of its own ends it when we are gone.
      '--allow-addons',
      '--allow-worker',
      '--disable-warning=PERM0001',
      '--disable-warning=PERM0006',
      ...[...ownFiles(), folder, ...reads].map((path) => `--allow-fs-read=${path}`),
      `--allow-fs-write=${folder}`,
    ],
    // None of our secrets in a process that reads what strangers made; none of the machine's fonts, so that every machine measures the
    // same.
    env: { PATH: process.env['PATH'], SYSTEMROOT: process.env['SYSTEMROOT'], DISABLE_SYSTEM_FONTS_LOAD: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // A process that could not be started is one that came to its end.
  child.on('error', () => child.emit('exit', null, null));
  return child;
}

/** Whoever waits for a page comes first. */
function stepBack({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, 10);
  } catch {
    // Where that is not allowed, it reads as eagerly as we answer.
  }
}

/** Not the whole project: the data of an installation may lie in it. */
const ownFiles = () =>
  ['src', 'node_modules', 'package.json'].flatMap((name) => {
    const path = fileURLToPath(new URL(`../../../../../${name}`, import.meta.url));
    return [...new Set([path, realpathSync(path)])];
  });

function hear({ stderr }: ChildProcess): () => string {
  let words = '';
  stderr?.on('data', (part: Buffer) => {
    words = (words + part.toString()).slice(-LONGEST_LAST_WORDS);
  });
  return () => words.trim();
}

/** What it has open is free when it is gone. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
