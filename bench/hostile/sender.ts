import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { chanceOf } from '../../src/server/features/analytics/rollup/test-traffic.ts';
import { nextRequest, type Hostile } from './requests.ts';

export interface Task {
  origin: string;
  seed: number;
  requests: number;
  connections: number;
}

export interface Sent {
  requests: number;
  /** Answers by status; 0 for a connection that was closed without one. */
  statuses: Record<number, number>;
  /** Requests that were answered with 5xx, or not at all within the time limit. */
  offenders: string[];
}

const PATIENCE = 30_000;
const MOST_OFFENDERS = 40;

const { origin, seed, requests, connections } = workerData as Task;
const { hostname, port } = new URL(origin);
const sent: Sent = { requests: 0, statuses: {}, offenders: [] };

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = () => parentPort?.postMessage(sent);

/** Sends one request after another, on a new connection whenever the server has closed the last. */
async function attack(own: number): Promise<void> {
  const random = chanceOf(seed * 1000 + own);
  let socket: Socket | undefined;
  while (sent.requests < requests) {
    sent.requests++;
    const request = nextRequest(random, origin);
    if (!socket || socket.destroyed || request.isRaw) {
      socket?.destroy();
      socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
    }
    const status = await ask(socket, request);
    sent.statuses[status] = (sent.statuses[status] ?? 0) + 1;
    if (((status >= 500 && status !== 501) || status < 0) && sent.offenders.length < MOST_OFFENDERS)
      sent.offenders.push(`${status}: ${request.summary}`);
    if (request.isRaw || status <= 0) socket.destroy();
    if (sent.requests % 1000 === 0) tell();
  }
  socket?.destroy();
}

/** The status of the answer; 0 if there was none, -1 if the server neither answers nor closes. */
function ask(socket: Socket, { bytes, isRaw }: Hostile): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  let heard = Buffer.alloc(0);
  const isHead = bytes.subarray(0, 5).toString() === 'HEAD ';
  const hear = (part: Buffer) => {
    heard = Buffer.concat([heard, part]);
    const end = heard.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = heard.toString('latin1', 0, end).toLowerCase();
    const status = Number(head.slice(9, 12));
    const body = heard.subarray(end + 4);
    const length = /\ncontent-length: (\d+)/.exec(head)?.[1];
    const isWhole =
      isHead ||
      status === 204 ||
      status === 304 ||
      (length === undefined ? head.includes('chunked') && body.subarray(-5).toString() === '0\r\n\r\n' : body.length >= Number(length));
    if (isWhole) finish(status);
    if (isWhole && head.includes('connection: close')) socket.destroy();
  };
  const close = () => finish(heard.length > 12 ? Number(heard.toString('latin1', 9, 12)) : 0);
  // A raw request may be incomplete on purpose: then the server rightly waits for the rest.
  const timer = setTimeout(() => finish(isRaw ? 0 : -1), isRaw ? 200 : PATIENCE);
  const finish = (status: number) => {
    clearTimeout(timer);
    socket.off('data', hear).off('close', close);
    resolve(status);
  };
  socket.on('data', hear).on('close', close);
  socket.write(bytes);
  return promise;
}

await Promise.all(Array.from({ length: connections }, (_, own) => attack(own)));
tell();
