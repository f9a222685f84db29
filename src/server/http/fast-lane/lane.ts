import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { SimplePost } from './simple-request.ts';

/** A complete response, written unchanged. */
export interface WholeAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
}

/** Answers some requests without the framework. Both methods return false for requests of others. */
export interface Lane {
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Takes a complete, plain POST directly from its socket. */
  take(post: SimplePost, socket: Socket, reply: (answer: WholeAnswer) => void): boolean;
}
