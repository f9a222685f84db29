import pino, { type Logger } from 'pino';

interface Answered {
  /** Only for requests that the framework handles; also sent as x-request-id. */
  requestId?: string;
  /** Who was logged in. */
  personId?: string | undefined;
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
  // The same page is often asked for many times in a row.
  let last = { url: '', path: '""' };
  const flush = () => {
    stream.write(lines);
    lines = '';
  };
  return ({ requestId, personId, method, url, status, ms }) => {
    if (!log.isLevelEnabled('info')) return;
    if (url !== last.url) last = { url, path: JSON.stringify(pathOf(url)) };
    const id = requestId === undefined ? '' : `,"requestId":${JSON.stringify(requestId)}`;
    const person = personId === undefined ? '' : `,"personId":${JSON.stringify(personId)}`;
    if (lines === '') setImmediate(flush);
    lines += `{"level":${info},"time":${Date.now()}${id}${person},"method":"${method}","path":${last.path},"status":${status},"ms":${Math.round(ms)}${always}`;
  };
}

/** Whoever knows the id of a view link can open it. No other addresses contain one. */
const linkId = /(?<=\/(?:view|links)\/)[^/]+/g;
const escapedLetter = /%([2-7][0-9a-f])/gi;

/** Without the query, which may contain a token, and without ids of view links, however the address is spelled. */
function pathOf(url: string): string {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const plain = path.includes('%') ? path.replaceAll(escapedLetter, (_, code: string) => String.fromCodePoint(parseInt(code, 16))) : path;
  return plain.replaceAll(linkId, '…');
}
