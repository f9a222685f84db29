import pino, { type Logger } from 'pino';

interface Answered {
  /** Only for requests that the framework handles; also sent as x-request-id. */
  requestId?: string;
  method: string;
  url: string;
  status: number;
  ms: number;
}

interface Inside {
  [pino.symbols.streamSym]: { write(line: string): unknown };
  /** Process id and host name, as they go into each line. */
  [pino.symbols.chindingsSym]: string;
}

/** Writes one line per request, however it was answered. */
export type AccessLog = (answered: Answered) => void;

/**
 * Writes the line itself, past the logger's redaction and serializers: they would double the cost of a cached page, and there is
 * nothing to redact here.
 */
export function createAccessLog(log: Logger): AccessLog {
  const { [pino.symbols.streamSym]: stream, [pino.symbols.chindingsSym]: bindings } = log as Logger & Inside;
  const always = `${bindings},"msg":"answered"}\n`;
  const { info } = pino.levels.values;
  // Written together once a turn: the stream measures everything it holds back again with each write.
  let lines = '';
  const flush = () => {
    stream.write(lines);
    lines = '';
  };
  return ({ requestId, method, url, status, ms }) => {
    if (!log.isLevelEnabled('info')) return;
    const query = url.indexOf('?');
    // Omits the query, which may contain a token.
    const path = query < 0 ? url : url.slice(0, query);
    const id = requestId === undefined ? '' : `,"requestId":${JSON.stringify(requestId)}`;
    if (lines === '') setImmediate(flush);
    lines += `{"level":${info},"time":${Date.now()}${id},"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${Math.round(ms)}${always}`;
  };
}
