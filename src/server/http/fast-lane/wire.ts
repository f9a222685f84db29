import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

export interface Wire {
  /** Looks like a connection to Node's HTTP; carries one request. */
  stream: Duplex;
  /** Takes the socket back after Node has answered. */
  release(): void;
}

/** Connects Node's HTTP to a socket for one request, without giving up the socket. */
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
    // Node ends connections that are not kept alive.
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
  // Properties that handlers and the framework read from a connection.
  for (const property of ['remoteAddress', 'remotePort', 'remoteFamily', 'localAddress', 'localPort'] as const)
    Object.defineProperty(stream, property, { get: () => socket[property] });
  stream.on('error', () => undefined);
  // As on any connection, Node sees when the client ends or closes its side.
  const onEnded = () => void stream.push(null);
  const onClosed = () => void stream.destroy();
  socket.once('end', onEnded).once('close', onClosed);
  return {
    stream,
    release() {
      // If Node has ended the stream, the socket closes with it and is not taken back.
      if (isReleased || stream.writableEnded || stream.destroyed) return;
      isReleased = true;
      stream.destroy();
      onReleased();
    },
  };
}
