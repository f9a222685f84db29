import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type Slowness = 'head' | 'body';

const heads: Record<Slowness, string> = {
  head: '',
  body: 'POST /signup/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n',
};

/** Sends a byte per second until the server closes the connection. Resolves with the seconds that took. */
export async function sendSlowly(port: number, slowness: Slowness, patience: number): Promise<number> {
  const socket = connect(port, 'localhost');
  const closed = new AbortController();
  socket.on('error', () => undefined).on('data', () => undefined);
  socket.once('close', () => closed.abort());
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  socket.write(heads[slowness]);
  const line = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'y'.repeat(5000)}`;
  for (let sent = 0; !closed.signal.aborted && seconds() < patience; sent++) {
    socket.write(slowness === 'head' ? (line[sent] ?? 'y') : 'y');
    await delay(1000, undefined, { signal: closed.signal }).catch(() => undefined);
  }
  socket.destroy();
  return seconds();
}
