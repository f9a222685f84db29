import { ImportProblem } from '#convert/import/problems.ts';
import type { Progress, Spent, Told } from './guarded-messages.ts';

type Handle = (request: unknown, tell: (progress: Progress) => void) => Promise<unknown>;

/** Milliseconds between progress messages: more would not be noticed. */
const TELL_EVERY = 50;

/** Milliseconds without a request after which a process was started for a later one. */
const EARLY = 50;

/**
 * The other half of `run-guarded.ts`: answers the one request that this process was started for. One that has to wait for it uses the time
 * to `prepare`.
 */
export function answerGuard(handle: Handle, prepare: () => Promise<unknown> = async () => undefined): void {
  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches this process too; the parent kills it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  // If it fails, it fails again when it is needed, where that can be told.
  const waiting = setTimeout(() => void prepare().catch(() => undefined), EARLY);
  process.once('message', async (request: unknown) => {
    clearTimeout(waiting);
    const spent = countSpent();
    say(await handle(request, progressTeller()).then((result): Told => ({ kind: 'done', result, spent: spent() }), failureOf));
  });
}

/** Measures from now on: starting a process costs the same for every file. */
function countSpent(): () => Spent {
  const begun = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return {
      milliseconds: performance.now() - begun,
      cpuMilliseconds: (user + system) / 1000,
      peakBytes: process.resourceUsage().maxRSS * 1024,
    };
  };
}

const failureOf = (error: unknown): Told =>
  error instanceof ImportProblem
    ? { kind: 'refused', code: error.code, message: error.message.slice(0, 500) }
    : { kind: 'failed', message: String(error instanceof Error ? error.stack : error).slice(0, 2000) };

/** Drops repeated messages, which are no progress. */
function progressTeller(): (progress: Progress) => void {
  let last: Progress = { stage: 'checking', done: -1, total: -1 };
  let toldAt = -Infinity;
  return (progress) => {
    const { stage, done, total } = progress;
    const isSame = stage === last.stage && done === last.done && total === last.total;
    const now = performance.now();
    if (isSame || (stage === last.stage && now - toldAt < TELL_EVERY)) return;
    last = { stage, done, total };
    toldAt = now;
    say({ kind: 'progress', progress: last });
  };
}

/** The parent ends this process when it is done: a process that exited itself could be gone before its message arrived. */
const say = (told: Told) => process.send?.(told);
