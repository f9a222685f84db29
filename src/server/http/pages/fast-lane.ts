import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { sharedCacheControl, type CachedBytes, type PageCache } from './page-cache.ts';
import { parseSimpleRequest, type SimpleRequest } from './simple-request.ts';

const FIRST_WORD = 60_000;

/**
 * Known pages are answered straight from the socket: a plain question is matched and its bytes are written, which costs
 * a third of what Node's HTTP does for it. Everything else on a connection, from the first request that is not plain and
 * known, is Node's own.
 */
export function openFastLane(server: Server, cache: PageCache): void {
  const own = new Set<Socket>();
  const listeners = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    own.add(socket);
    const leave = () => {
      own.delete(socket);
      socket.off('data', onData).off('error', leave).off('close', leave).off('end', onEnd).off('timeout', onTimeout).off('drain', onDrain).setTimeout(0);
    };
    const handOver = (chunk: Buffer) => {
      leave();
      socket.pause();
      for (const listener of listeners) listener.call(server, socket);
      socket.unshift(chunk);
      socket.resume();
    };
    const onData = (chunk: Buffer) => {
      const request = parseSimpleRequest(chunk);
      const found = request && cache.find(request.url, request.asked);
      if (!found) return handOver(chunk);
      socket.setTimeout(server.keepAliveTimeout);
      // Whoever asks without reading the answers waits.
      if (!socket.write(answerTo(request, found))) socket.pause();
    };
    const onEnd = () => void socket.end();
    const onDrain = () => void socket.resume();
    const onTimeout = () => void socket.destroy();
    socket.setNoDelay(true).setTimeout(FIRST_WORD);
    socket.on('data', onData).on('error', leave).on('close', leave).on('end', onEnd).on('timeout', onTimeout).on('drain', onDrain);
  });

  const closeIdle = server.closeIdleConnections.bind(server);
  // A connection here is at rest whenever we look: each answer is written in the same turn as its question is read.
  server.closeIdleConnections = () => {
    for (const socket of own) socket.end();
    closeIdle();
  };
}

let second = 0;
let date = '';
const prepared = new WeakMap<CachedBytes, { second: number; whole: Buffer; head: Buffer }>();

function answerTo({ method, asked }: SimpleRequest, found: CachedBytes): Buffer {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) [second, date] = [now, new Date(now * 1000).toUTCString()];
  if (asked['if-none-match'] === found.etag) return writeHead('304 Not Modified', [['etag', found.etag], ['vary', found.vary], ['cache-control', sharedCacheControl]]);
  let ready = prepared.get(found);
  if (ready?.second !== second) {
    const head = writeHead('200 OK', found.headers);
    ready = { second, head, whole: Buffer.concat([head, found.body]) };
    prepared.set(found, ready);
  }
  return method === 'HEAD' ? ready.head : ready.whole;
}

const writeHead = (status: string, headers: [string, string][]) =>
  Buffer.from(`HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}Date: ${date}\r\nConnection: keep-alive\r\n\r\n`, 'latin1');
