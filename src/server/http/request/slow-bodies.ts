import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerRaw } from './raw-answer.ts';

/** Milliseconds. */
export interface Patience {
  /** For a whole request with its body; for the next bytes of a long body. */
  body: number;
}

const MINUTE = 60_000;
export const usualPatience: Patience = { body: MINUTE };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A body that may take as long as it needs, provided that it keeps coming. */
    hasLongBody?: boolean;
  }
}

interface Pending {
  response: ServerResponse;
  since: number;
  /** Bytes that had arrived by then; undefined for a body that has to be complete in time. */
  received: number | undefined;
}

export interface SlowBodies {
  add(request: IncomingMessage, response: ServerResponse): void;
  /** From now on, the body only has to keep coming. */
  allowLong(request: IncomingMessage): void;
}

/** Closes connections that hold a request open by sending its body too slowly. Node's own limit would cut long uploads, too. */
export function watchBodies(server: Server, { body: limit }: Patience, headers: Record<string, string>): SlowBodies {
  const pending = new Map<IncomingMessage, Pending>();
  const look = () => {
    const now = performance.now();
    for (const [request, known] of pending) {
      const { socket } = request;
      if (request.complete || socket.destroyed) pending.delete(request);
      else if (known.received !== undefined && socket.bytesRead > known.received)
        Object.assign(known, { since: now, received: socket.bytesRead });
      else if (now - known.since > limit) {
        pending.delete(request);
        if (!known.response.headersSent) answerRaw(socket, 408, headers);
        socket.destroySoon();
      }
    }
  };
  const timer = setInterval(look, Math.max(10, limit / 20)).unref();
  server.once('close', () => clearInterval(timer));
  return {
    add(request, response) {
      const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
      if (encoding === undefined && length === '0') return;
      pending.set(request, { response, since: performance.now(), received: undefined });
    },
    allowLong(request) {
      const known = pending.get(request);
      if (known) known.received = request.socket.bytesRead;
    },
  };
}
