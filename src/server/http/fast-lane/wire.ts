import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

export interface Wire {
  /** Looks like a connection to Node's HTTP; carries one request. */
  stream: Duplex;
  /** Takes the socket back after Node has answered. */
  release(): void;
}

type Done = (error?: Error | null) => void;

/** Connects Node's HTTP to a socket for one request, without giving up the socket. */
class WireStream extends Duplex implements Wire {
  readonly #socket: Socket;
  readonly #onReleased: () => void;
  #isReleased = false;
  // As on any connection, Node sees when the client ends or closes its side.
  readonly #onEnded = () => void this.push(null);
  readonly #onClosed = () => void this.destroy();

  constructor(socket: Socket, onReleased: () => void) {
    super();
    this.#socket = socket;
    this.#onReleased = onReleased;
    this.on('error', () => undefined);
    socket.once('end', this.#onEnded).once('close', this.#onClosed);
  }

  get stream(): Duplex {
    return this;
  }

  // Properties that handlers and the framework read from a connection.
  get remoteAddress() {
    return this.#socket.remoteAddress;
  }
  get remotePort() {
    return this.#socket.remotePort;
  }
  get remoteFamily() {
    return this.#socket.remoteFamily;
  }
  get localAddress() {
    return this.#socket.localAddress;
  }
  get localPort() {
    return this.#socket.localPort;
  }

  release(): void {
    // If Node has ended the stream, the socket closes with it and is not taken back.
    if (this.#isReleased || this.writableEnded || this.destroyed) return;
    this.#isReleased = true;
    this.#letGo();
    // Not within its last write, which would then count as interrupted, with an error that nobody sees but that takes time to make.
    process.nextTick(() => this.destroy());
    this.#onReleased();
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#socket.write(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#socket.cork();
    for (const { chunk } of chunks.slice(0, -1)) this.#socket.write(chunk);
    this.#socket.write(chunks.at(-1)?.chunk ?? '', done);
    this.#socket.uncork();
  }

  // Node ends connections that are not kept alive.
  override _final(done: Done): void {
    if (!this.#isReleased) this.#socket.end();
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#letGo();
    if (!this.#isReleased) this.#socket.destroy();
    done(error);
  }

  #letGo(): void {
    this.#socket.off('end', this.#onEnded).off('close', this.#onClosed);
  }
}

export const openWire = (socket: Socket, onReleased: () => void): Wire => new WireStream(socket, onReleased);
