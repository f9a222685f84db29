import type { FastifyBaseLogger } from 'fastify';

interface Answered {
  /** Requests that the framework handles have one; it is sent as x-request-id. */
  requestId?: string;
  method: string;
  url: string;
  status: number;
  ms: number;
}

/** One line for each request, whichever way it was answered. */
export type AccessLog = (answered: Answered) => void;

const tooQuiet = new Set(['warn', 'error', 'fatal', 'silent']);

export function createAccessLog(log: FastifyBaseLogger): AccessLog {
  return ({ url, ms, ...rest }) => {
    if (tooQuiet.has(log.level)) return;
    const query = url.indexOf('?');
    // Without the query, which may carry a token.
    log.info({ ...rest, path: query < 0 ? url : url.slice(0, query), ms: Math.round(ms) }, 'answered');
  };
}
