import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problems.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const MOST_FIELDS = 100;

/** Parses URL-encoded forms. Rejects bytes that are not valid UTF-8 before anything reads them. */
export function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseForm(body as Buffer));
    } catch (cause) {
      done(new Problem('badRequest', { cause }));
    }
  });
}

/** Parses forms with files, whole in memory, on the routes of this scope. All others refuse them. */
export function parseFormsWithFiles(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit }, async (request: FastifyRequest, body: Buffer) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(body), { headers }).formData().catch((cause: unknown) => {
      throw new Problem('badRequest', { cause });
    });
    return Object.fromEntries(form);
  });
}

function parseForm(body: Buffer): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const pairs = utf8.decode(body).split('&', MOST_FIELDS + 1);
  if (pairs.length > MOST_FIELDS) throw new RangeError('Too many fields');
  for (const pair of pairs) {
    if (pair === '') continue;
    const [name = '', ...value] = pair.split('=');
    // decodeURIComponent throws on bytes that are not UTF-8, where URLSearchParams would replace them silently.
    fields[decode(name)] = decode(value.join('='));
  }
  return fields;
}

const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
