import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TestProxy {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Forwards nothing until it thaws, but keeps every connection open, like a stopped server. */
  freeze(): void;
  thaw(): void;
}

/** A proxy to a server whose connection can be cut and restored. */
export async function proxyTo(target: string): Promise<TestProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const pipes = new Map<Socket, Socket>();
  let isFrozen = false;
  const make = () =>
    createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(one);
        if (!isFrozen) one.pipe(other);
        pipes.set(one, other);
        one.on('error', () => other.destroy()).on('close', () => (open.delete(one), pipes.delete(one), other.destroy()));
      }
    });
  let server = make().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(own);
  return {
    url: url.href,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    freeze() {
      isFrozen = true;
      for (const [one, other] of pipes) one.unpipe(other).pause();
    },
    thaw() {
      isFrozen = false;
      for (const [one, other] of pipes) one.pipe(other);
    },
    async mend() {
      server = make().listen(own, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
