import { once } from 'node:events';
import { connect } from 'node:net';
import { likePath } from '#contract/presentation/presentation-address.ts';
import type { Fan, Liked } from './fans.ts';

export interface LikeConnection {
  change(isLiked: boolean, fan: Fan, presentation: Liked): Promise<void>;
  close(): void;
}

/** A keep-alive connection. Hand-written, so that sending takes hardly any CPU time from the processes that answer. */
export async function openLikeConnection(origin: string): Promise<LikeConnection> {
  const { host, hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let answered: { resolve(head: string): void; reject(error: Error): void } | undefined;
  let received = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    received += part;
    // A successful response has no body, so its head is all there is.
    if (!received.includes('\r\n\r\n')) return;
    const head = received;
    received = '';
    answered?.resolve(head);
  });
  const fail = (error?: Error) => answered?.reject(error ?? new Error('The connection was closed'));
  socket.on('error', fail).on('close', () => fail());
  return {
    async change(isLiked, { cookie, token }, presentation) {
      const answer = new Promise<string>((resolve, reject) => (answered = { resolve, reject }));
      socket.write(
        `${isLiked ? 'PUT' : 'DELETE'} ${likePath(presentation)} HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\nCookie: ${cookie}\r\nX-XSRF-TOKEN: ${token}\r\nOrigin: ${origin}\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 0\r\n\r\n`,
      );
      const head = await answer;
      if (!head.startsWith('HTTP/1.1 204')) throw new Error(`Unexpected answer to a like: ${head}`);
    },
    close: () => void socket.destroy(),
  };
}
