import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers a request that never became one for the framework, with the headers of any other answer, and closes the connection. */
export function answerRaw(socket: Duplex, status: number, headers: Record<string, string>): void {
  const body = `${status} ${STATUS_CODES[status] ?? ''}\n`;
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'));
}

const statuses: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node could not parse. */
export function answerUnreadable({ code = '' }: { code?: string }, socket: Duplex, headers: Record<string, string>): void {
  if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else answerRaw(socket, statuses[code] ?? 400, headers);
}
