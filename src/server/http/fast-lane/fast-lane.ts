import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AccessLog } from '../request/access-log.ts';
import type { Lane, WholeAnswer } from './lane.ts';
import { sharedCacheControl, type CachedBytes, type PageCache } from '../pages/page-cache.ts';
import { openWire, type Wire } from './wire.ts';
import { createRequestParser, isWholeRequest, parseSimplePost, type SimpleRequest } from './simple-request.ts';

/** Milliseconds in which a new connection must send its first data. */
const FIRST_WORD = 60_000;
/** Milliseconds after which, while closing, an unresponsive client is considered gone. */
const LAST_WORD = 1000;
/** The first byte of POST; PUT and PATCH are left to Node by the parser. */
const P = 0x50;

interface Parts {
  server: Server;
  cache: PageCache;
  /** Answers some POST requests. */
  posts: Lane | undefined;
  accessLog: AccessLog;
}

/**
 * Answers cached pages, and POSTs that a lane takes, directly on the socket, at a third of the cost of Node's HTTP
 * (docs/decisions/0004). Any other request that is plain and complete goes to Node's HTTP on a separate wire, and the connection stays
 * here. At the first request that is not, the connection goes to Node for good.
 */
export function openFastLane({ server, cache, posts, accessLog }: Parts): void {
  const own = new Set<Socket>();
  /** Sockets waiting for a response. */
  const waiting = new Set<Socket>();
  const wires = new WeakMap<object, Wire>();
  const listeners = server.listeners('connection') as ((this: Server, socket: Duplex) => void)[];
  const giveToNode = (stream: Duplex) => {
    for (const listener of listeners) listener.call(server, stream);
  };
  server.prependListener('request', ({ socket }, response) => {
    response.once('finish', () => wires.get(socket)?.release());
  });

  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    own.add(socket);
    const parseRequest = createRequestParser();
    /** Data that arrived while an earlier request was waiting for its response. */
    let early: Buffer | undefined;
    let patience = FIRST_WORD;
    // Traffic restarts the timer; setting it anew costs as much as finding the page.
    const waitFor = (milliseconds: number) => void (milliseconds === patience || socket.setTimeout((patience = milliseconds)));
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
      giveToNode(socket);
      socket.unshift(chunk);
      socket.resume();
    };
    // Backpressure: stop reading from a client that does not read its responses.
    const send = (bytes: Buffer) => void (socket.write(bytes) || socket.pause());
    const goOn = () => {
      if (waiting.has(socket) || socket.writableNeedDrain) return;
      socket.resume();
      if (early === undefined) return;
      const chunk = early;
      early = undefined;
      onData(chunk);
    };
    const finish = () => {
      if (socket.readableEnded) socket.end();
      else goOn();
    };
    /** Whether a lane took the request. One at a time: later data waits until the response is sent. */
    const isPosted = (chunk: Buffer): boolean => {
      const post = posts && chunk[0] === P ? parseSimplePost(chunk) : undefined;
      if (!posts || !post) return false;
      const since = performance.now();
      waiting.add(socket);
      const isTaken = posts.take(post, socket, (answer) => {
        if (!waiting.delete(socket)) return;
        send(bytesOf(answer));
        accessLog({ method: 'POST', url: post.url, status: answer.status, ms: performance.now() - since });
        finish();
      });
      if (isTaken) waitFor(server.keepAliveTimeout);
      else waiting.delete(socket);
      return isTaken;
    };
    /** Lets Node answer this one request; Node's handler writes the access log line. */
    const askNode = (chunk: Buffer) => {
      waiting.add(socket);
      waitFor(0);
      const wire = openWire(socket, () => {
        if (!waiting.delete(socket) || socket.destroyed) return;
        waitFor(server.keepAliveTimeout);
        finish();
      });
      wires.set(wire.stream, wire);
      giveToNode(wire.stream);
      wire.stream.push(chunk);
    };
    const onData = (chunk: Buffer) => {
      // Sent before the client saw that we ended the connection, so it gets no response here.
      if (socket.writableEnded) return void socket.destroy();
      if (waiting.has(socket)) {
        early = early ? Buffer.concat([early, chunk]) : chunk;
        return void socket.pause();
      }
      if (isPosted(chunk)) return;
      const request = parseRequest(chunk);
      if (!request) return isWholeRequest(chunk) ? askNode(chunk) : handOver(chunk);
      const since = performance.now();
      const found = cache.find(request.url, request.asked);
      if (!found) return askNode(chunk);
      waitFor(server.keepAliveTimeout);
      const { status, bytes } = answerTo(request, found);
      send(bytes);
      accessLog({ method: request.method, url: request.url, status, ms: performance.now() - since });
    };
    const onEnd = () => void (waiting.has(socket) || socket.end());
    const onTimeout = () => void socket.destroy();
    socket.setNoDelay(true).setTimeout(FIRST_WORD);
    socket.on('data', onData).on('error', leave).on('close', leave).on('end', onEnd).on('timeout', onTimeout).on('drain', goOn);
  });

  const closeIdle = server.closeIdleConnections.bind(server);
  // Pages are written as soon as they are requested, so a socket that is not waiting is idle.
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

/** The most frequent responses are always the same objects, so their bytes are cached for a second. */
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

function answerTo({ method, asked }: SimpleRequest, found: CachedBytes): { status: number; bytes: Buffer } {
  lookAtClock();
  if (asked['if-none-match'] === found.etag)
    return {
      status: 304,
      bytes: writeHead('304 Not Modified', [
        ['etag', found.etag],
        ['vary', found.vary],
        ['cache-control', sharedCacheControl],
      ]),
    };
  let ready = prepared.get(found);
  if (ready?.second !== second) {
    const head = writeHead('200 OK', found.headers);
    ready = { second, head, whole: Buffer.concat([head, found.body]) };
    prepared.set(found, ready);
  }
  return { status: 200, bytes: method === 'HEAD' ? ready.head : ready.whole };
}

const writeHead = (status: string, headers: [string, string][]) =>
  Buffer.from(
    `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}Date: ${date}\r\nConnection: keep-alive\r\n\r\n`,
    'latin1',
  );
