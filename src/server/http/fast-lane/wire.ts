import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

export interface Wire {
  /** A connection, as far as Node's HTTP can tell. It carries one request. */
  stream: Duplex;
  /** Node has answered: takes the socket back. */
  release(): void;
}

/** Connects Node's HTTP to a socket for one request, without giving the socket away. */
export function openWire(socket: Socket, onReleased: () => void): Wire {
  let isReleased = false;
  const stream = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => void socket.write(chunk, done),
    writev(chunks, done) {
      socket.cork();
      for (const { chunk } of chunks.slice(0, -1)) socket.write(chunk as Buffer);
      socket.write((chunks.at(-1)?.chunk ?? '') as Buffer, done);
      socket.uncork();
    },
    // Node ends a connection that is not to be kept alive.
    final(done) {
      if (!isReleased) socket.end();
      done();
    },
    destroy(error, done) {
      socket.off('end', onEnded).off('close', onClosed);
      if (!isReleased) socket.destroy();
      done(error);
    },
  });
  // What handlers and the framework ask of a connection.
  for (const property of ['remoteAddress', 'remotePort', 'remoteFamily', 'localAddress', 'localPort'] as const)
    Object.defineProperty(stream, property, { get: () => socket[property] });
  stream.on('error', () => undefined);
  // As on any connection, Node gives up on a client that has ended its side.
  const onEnded = () => void stream.push(null);
  const onClosed = () => void stream.destroy();
  socket.once('end', onEnded).once('close', onClosed);
  return {
    stream,
    release() {
      // Ended by Node: the client is to go, too.
      if (isReleased || stream.writableEnded || stream.destroyed) return;
      isReleased = true;
      stream.destroy();
      onReleased();
    },
  };
}
