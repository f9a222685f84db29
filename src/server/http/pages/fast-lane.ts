import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Lane, WholeAnswer } from '../lane.ts';
import { sharedCacheControl, type CachedBytes, type PageCache } from './page-cache.ts';
import { parseSimplePost, parseSimpleRequest, type SimpleRequest } from './simple-request.ts';

const FIRST_WORD = 60_000;
/** While we close: whoever neither reads nor answers for so long is gone. */
const LAST_WORD = 1000;
const POST = Buffer.from('POST ');

/**
 * Known pages are answered straight from the socket: a plain question is matched and its bytes are written, which costs
 * a third of what Node's HTTP does for it. So is what is posted to a lane beside the framework. Everything else on a
 * connection, from the first request that is not plain and known, is Node's own.
 */
export function openFastLane(server: Server, cache: PageCache, posts?: Lane): void {
  const own = new Set<Socket>();
  /** Those whose answer is still to come. */
  const waiting = new Set<Socket>();
  const listeners = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    own.add(socket);
    /** What came before the answer to what came before it. */
    let early: Buffer | undefined;
    const leave = () => {
      own.delete(socket);
      waiting.delete(socket);
      socket
        .off('data', onData)
        .off('error', leave)
        .off('close', leave)
        .off('end', onEnd)
        .off('timeout', onTimeout)
        .off('drain', goOn)
        .setTimeout(0);
    };
    const handOver = (chunk: Buffer) => {
      leave();
      socket.pause();
      for (const listener of listeners) listener.call(server, socket);
      socket.unshift(chunk);
      socket.resume();
    };
    // Whoever asks without reading the answers waits.
    const send = (bytes: Buffer) => void (socket.write(bytes) || socket.pause());
    const goOn = () => {
      if (waiting.has(socket) || socket.writableNeedDrain) return;
      socket.resume();
      if (early === undefined) return;
      const chunk = early;
      early = undefined;
      onData(chunk);
    };
    const reply = (answer: WholeAnswer) => {
      if (!waiting.delete(socket)) return;
      send(bytesOf(answer));
      if (socket.readableEnded) socket.end();
      else goOn();
    };
    /** Whether a lane has taken it. One request at a time: what comes before its answer waits. */
    const isPosted = (chunk: Buffer): boolean => {
      const post = posts && chunk.subarray(0, POST.length).equals(POST) ? parseSimplePost(chunk) : undefined;
      if (!posts || !post) return false;
      waiting.add(socket);
      const isTaken = posts.take(post, socket, reply);
      if (isTaken) socket.setTimeout(server.keepAliveTimeout);
      else waiting.delete(socket);
      return isTaken;
    };
    const onData = (chunk: Buffer) => {
      // It was sent before our end of the connection was seen: nobody will answer it here.
      if (socket.writableEnded) return void socket.destroy();
      if (waiting.has(socket)) {
        early = early ? Buffer.concat([early, chunk]) : chunk;
        return void socket.pause();
      }
      if (isPosted(chunk)) return;
      const request = parseSimpleRequest(chunk);
      const found = request && cache.find(request.url, request.asked);
      if (!found) return handOver(chunk);
      socket.setTimeout(server.keepAliveTimeout);
      send(answerTo(request, found));
    };
    const onEnd = () => void (waiting.has(socket) || socket.end());
    const onTimeout = () => void socket.destroy();
    socket.setNoDelay(true).setTimeout(FIRST_WORD);
    socket.on('data', onData).on('error', leave).on('close', leave).on('end', onEnd).on('timeout', onTimeout).on('drain', goOn);
  });

  const closeIdle = server.closeIdleConnections.bind(server);
  // Pages are written in the same turn as they are asked for: whoever does not wait for a lane is at rest.
  server.closeIdleConnections = () => {
    for (const socket of own) if (!waiting.has(socket) && !socket.writableEnded) socket.end().setTimeout(LAST_WORD);
    closeIdle();
  };
}

let second = 0;
let date = '';
const prepared = new WeakMap<CachedBytes, { second: number; whole: Buffer; head: Buffer }>();

function lookAtClock(): void {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) [second, date] = [now, new Date(now * 1000).toUTCString()];
}

const written = new WeakMap<WholeAnswer, { second: number; bytes: Buffer }>();

/** The most frequent answers are always the same ones. */
function bytesOf(answer: WholeAnswer): Buffer {
  lookAtClock();
  let ready = written.get(answer);
  if (ready?.second !== second) {
    const head = writeHead(`${answer.status} ${STATUS_CODES[answer.status] ?? ''}`, Object.entries(answer.headers));
    ready = { second, bytes: answer.body ? Buffer.concat([head, answer.body]) : head };
    written.set(answer, ready);
  }
  return ready.bytes;
}

function answerTo({ method, asked }: SimpleRequest, found: CachedBytes): Buffer {
  lookAtClock();
  if (asked['if-none-match'] === found.etag)
    return writeHead('304 Not Modified', [
      ['etag', found.etag],
      ['vary', found.vary],
      ['cache-control', sharedCacheControl],
    ]);
  let ready = prepared.get(found);
  if (ready?.second !== second) {
    const head = writeHead('200 OK', found.headers);
    ready = { second, head, whole: Buffer.concat([head, found.body]) };
    prepared.set(found, ready);
  }
  return method === 'HEAD' ? ready.head : ready.whole;
}

const writeHead = (status: string, headers: [string, string][]) =>
  Buffer.from(
    `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}Date: ${date}\r\nConnection: keep-alive\r\n\r\n`,
    'latin1',
  );
