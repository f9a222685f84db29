import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { createBatchedOutput, createOutput } from './log-output.ts';

interface Options {
  /** Batches lines and writes them up to a second later: for a log with a line per request. */
  isBuffered?: boolean;
  /** By default, standard output. */
  destination?: DestinationStream | undefined;
}

/** Logs one JSON line per entry, with credentials redacted. */
export function createLog(level: string, { isBuffered = false, destination }: Options = {}): Logger {
  const options: LoggerOptions = {
    level,
    redact: {
      paths: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token', '*.cookie', '*.authorization'],
      censor: '…',
    },
    serializers: { err: describeError },
  };
  return pino(options, destination ?? (isBuffered ? createBatchedOutput() : createOutput()));
}

/** Type, message and stack. Omits queries and their values, which may contain user content. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  const message = error.message.split('\n', 1)[0]?.replace(/^Failed query:.*/, 'Failed query');
  const place = error.stack
    ?.split('\n')
    .slice(-8)
    .filter((line) => line.trim().startsWith('at '));
  return { type: error.name, message, code, place, ...(error.cause !== undefined && { cause: describeError(error.cause) }) };
}
