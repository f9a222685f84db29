import type { Socket, SocketEvents } from './connection.ts';
import type { Channel } from './shared-link.ts';

export function openBrowserSocket(address: string, events: SocketEvents): Socket {
  const socket = new WebSocket(address);
  const heard = new AbortController();
  const { signal } = heard;
  socket.addEventListener('open', () => events.open(), { signal });
  socket.addEventListener('message', ({ data }) => events.message(data), { signal });
  socket.addEventListener('close', ({ code }) => events.close(code), { signal });
  return {
    send: (data) => socket.send(data),
    close() {
      heard.abort();
      socket.close();
    },
  };
}

export function openBrowserChannel(name: string, hear: (message: unknown) => void): Channel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => hear(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is only for pages of its own origin
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** Where there are no locks, nobody knows who has the connection: every tab has its own. */
export const noChannel: Channel = { tell: () => undefined, close: () => undefined };
