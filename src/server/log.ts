import pino, { type Logger } from 'pino';

/** One JSON line for each thing worth knowing. Whatever could let somebody in is never written. */
export function createLog(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token', '*.cookie', '*.authorization'],
      censor: '…',
    },
    serializers: { err: describeError },
  });
}

/** Type, message and place; queries and their values stay out, since they may hold what people wrote. */
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
