import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { SimplePost } from './simple-request.ts';

/** Whole: it is written as it is. */
export interface WholeAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
}

/** Answers some requests beside the framework. False: this is not its own. */
export interface Lane {
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** One that is whole and plain, straight from its socket. */
  take(post: SimplePost, socket: Socket, reply: (answer: WholeAnswer) => void): boolean;
}
