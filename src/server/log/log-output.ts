import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

const STDOUT = 1;
const BATCH = 8 * 1024;
// What waits for a reader who has stopped reading. More is dropped.
const LIMIT = 16 * 1024 * 1024;
// Tries, a tenth of a second apart, when the process exits and nobody makes room for the rest.
const LAST_TRIES = 10;

const ignore = () => undefined;

/** Standard output, where each line is written at once. A closed terminal or pipe costs only the log, not the process. */
export function createOutput(): DestinationStream {
  process.stdout.off('error', ignore).on('error', ignore);
  return { write: (line) => void process.stdout.write(line) };
}

/**
 * Standard output in batches, written beside the requests. pino's own destination for this repeats a failed write for ever when the process
 * exits: a server whose terminal was closed would not stop.
 */
export function createBatchedOutput(): DestinationStream {
  let waiting = '';
  let isWriting = false;
  const flush = () => {
    if (isWriting || !waiting) return;
    isWriting = true;
    const batch = Buffer.from(waiting);
    waiting = '';
    writeOut(batch, () => {
      isWriting = false;
      if (waiting.length >= BATCH) flush();
    });
  };
  process.stdout.off('error', ignore).on('error', ignore);
  setInterval(flush, 1000).unref();
  process.on('exit', () => writeOutNow(Buffer.from(waiting)));
  return {
    write(line) {
      if (waiting.length < LIMIT) waiting += line;
      if (waiting.length >= BATCH) flush();
    },
  };
}

function writeOut(batch: Buffer, done: () => void): void {
  write(STDOUT, batch, (error, length) => {
    if (error?.code === 'EAGAIN') setTimeout(() => writeOut(batch, done), 100);
    else if (!error && length < batch.length) writeOut(batch.subarray(length), done);
    else done();
  });
}

function writeOutNow(rest: Buffer): void {
  for (let tries = 0; rest.length > 0 && tries < LAST_TRIES;)
    try {
      rest = rest.subarray(writeSync(STDOUT, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      tries += 1;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
}
