import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TestProxy {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A proxy to a server whose connection can be cut and restored. */
export async function proxyTo(target: string): Promise<TestProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const make = () =>
    createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()));
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
    async mend() {
      server = make().listen(own, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
