import { Readable } from 'node:stream';
import { writeLectern, type ReadPicture } from '#convert/export/lectern/write-lectern.ts';
import { downloadPath, slugOf } from '#contract/presentation/presentation-address.ts';
import { logInPath, routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { askedByName } from '../../../http/input/asked-presentation.ts';
import { asAttachment } from '../../../http/attachment.ts';
import { Problem } from '../../../http/problems.ts';
import { readDocument } from '../../../platform/storage/read-document.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { mayDownload } from '../presentations.policy.ts';
import type { PresentationsStore } from '../presentations.store.ts';

const MINUTE = 60_000;

interface Parts {
  store: Pick<PresentationsStore, 'findByOid'>;
  storage: Storage;
  readPicture: ReadPicture;
  rateLimitFactor: number;
}

/** Downloads the presentation as one open file. */
export function downloadRoutes(app: FastifyInstance, { store, storage, readPicture, rateLimitFactor }: Parts): void {
  const config = { rateLimit: { max: Math.max(1, Math.round(30 * rateLimitFactor)), timeWindow: MINUTE } };
  app.get(routes.download, { config }, async (request, reply) => {
    const { oid } = askedByName(request);
    if (!request.session) return reply.redirect(logInPath(downloadPath(oid)), 303);
    const found = await store.findByOid(oid);
    if (!found || !mayDownload(found, request.session)) throw new Problem('notFound', { isHidden: found !== undefined });
    const stored = await readDocument(storage, found.documentKey);
    if (stored.state !== 'read') throw new Problem(stored.state === 'missing' ? 'notFound' : 'tooLarge');
    const { document } = stored;
    const { title, description, tags } = found;
    const language = found.language ?? languageIn(document);
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': asAttachment(`${slugOf(title)}.lectern`),
      'cache-control': 'private, no-store',
    });
    return reply.send(Readable.from(writeLectern(document, { title, description, tags, language }, readPicture), { objectMode: false }));
  });
}

const languageIn = (document: unknown): string =>
  typeof document === 'object' && document !== null && 'language' in document && typeof document.language === 'string'
    ? document.language
    : '';
