import type { FastifyBaseLogger } from 'fastify';

interface Answered {
  /** Only for requests that the framework handles; also sent as x-request-id. */
  requestId?: string;
  method: string;
  url: string;
  status: number;
  ms: number;
}

/** Writes one line per request, however it was answered. */
export type AccessLog = (answered: Answered) => void;

const tooQuiet = new Set(['warn', 'error', 'fatal', 'silent']);

export function createAccessLog(log: FastifyBaseLogger): AccessLog {
  return ({ url, ms, ...rest }) => {
    if (tooQuiet.has(log.level)) return;
    const query = url.indexOf('?');
    // Omits the query, which may contain a token.
    log.info({ ...rest, path: query < 0 ? url : url.slice(0, query), ms: Math.round(ms) }, 'answered');
  };
}
