import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { importRoutes } from '#contract/presentation/imports.ts';
import { type DataStore, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textFor } from '../../../http/input/form-answers.ts';
import { languageOfRequest } from '../../../http/input/language.ts';
import { Problem } from '../../../http/problems.ts';
import { formatBytes } from '#locale/bytes.ts';
import { idOf } from '../keys.ts';
import { createUploadLocker } from './upload-locker.ts';
import { UploadRefusal } from './upload-refusal.ts';

const MINUTE = 60_000;
/** Milliseconds a broken connection may still deliver bytes once its successor has arrived. */
const DRAIN = 300;

interface Parts {
  uploadsOf(ownerId: string): DataStore;
  rateLimitFactor: number;
}

/** tus 1.0: a file sent in pieces, over as many connections as it takes. */
export function uploadsRoutes(app: FastifyInstance, { uploadsOf, rateLimitFactor }: Parts): void {
  const locker = createUploadLocker();

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { session } = request;
    if (!session) throw new Problem('signedOut');
    if (request.method !== 'POST' && idOf(request.params) === undefined) throw new Problem('notFound');
    let failure: unknown;
    const tus = new Server({
      path: importRoutes.uploads.replace(/\/$/, ''),
      relativeLocation: true,
      datastore: uploadsOf(session.personId),
      locker,
      lockDrainTimeout: DRAIN,
      namingFunction: () => randomBytes(15).toString('hex'),
      onResponseError(_request, error) {
        failure = error;
        return undefined;
      },
    });
    const body = bodyOf(request);
    try {
      const answer = await tus.handleWeb(body.request);
      if (failure instanceof UploadRefusal) return refuse(request, reply, failure);
      // tus has answered the errors that have a status; the rest goes to the general error handler.
      if (failure instanceof Error && !('status_code' in failure)) throw failure;
      if (answer.status === 404) throw new Problem('notFound');
      if (answer.status === 413) throw new Problem('tooLarge');
      for (const [name, value] of answer.headers) if (!/^(?:access-control-|content-length$)/.test(name)) reply.header(name, value);
      return reply
        .status(answer.status)
        .header('cache-control', 'no-store')
        .send((await answer.text()) || undefined);
    } finally {
      body.close();
    }
  };

  // A whole school may be behind one address; each file takes a few requests.
  const config = { hasLongBody: true, rateLimit: { max: Math.round(3000 * rateLimitFactor), timeWindow: MINUTE } };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is read only on demand.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.post(importRoutes.uploads, { config }, handle);
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: importRoutes.upload, config, handler: handle });
  });
}

/** The request as the tus library expects it. Closing it drains what was not read, so the client receives the response. */
function bodyOf({ raw, method, url, headers }: FastifyRequest): { request: Request; close(): void } {
  const body = new PassThrough();
  body.on('error', () => undefined);
  const onClose = () => !raw.complete && body.destroy(new Error('The connection was lost'));
  raw.on('error', onClose).on('close', onClose).pipe(body);
  const hasBody = method === 'PATCH' || method === 'POST';
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
  return {
    // Node's web streams differ from those of the DOM library only in their types.
    request: new Request(new URL(url, 'http://upload'), {
      method,
      headers: given,
      ...(hasBody && { body: Readable.toWeb(body), duplex: 'half' }),
    } as RequestInit),
    close() {
      raw.unpipe(body).resume();
      body.destroy();
    },
  };
}

function refuse(request: FastifyRequest, reply: FastifyReply, { reason, limit }: UploadRefusal) {
  if (reason === 'metadata') throw new Problem('badRequest');
  const text = textFor(request);
  const language = languageOfRequest(request);
  const status = reason === 'many' ? 429 : 413;
  const detail = text(`imports.refused.${reason}`, { limit: reason === 'many' ? limit : formatBytes(limit, language) });
  const body = { type: `about:blank#${reason}`, title: text('imports.refused.title'), status, detail, code: reason, requestId: request.id };
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
}
