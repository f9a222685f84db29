import { Readable } from 'node:stream';
import { createLectern, type OpenPicture } from '#convert/export/lectern/write-lectern.ts';
import { downloadPath, slugOf } from '#contract/presentation/presentation-address.ts';
import { logInPath, routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { askedByName } from '../../../http/input/asked-presentation.ts';
import { asAttachment } from '../../../http/attachment.ts';
import { Problem } from '../../../http/problems.ts';
import type { Documents } from '../../../platform/documents/documents.ts';
import { mayDownload } from '../presentations.policy.ts';
import type { PresentationsStore } from '../presentations.store.ts';

const MINUTE = 60_000;

interface Parts {
  store: Pick<PresentationsStore, 'findLatest'>;
  documents: Pick<Documents, 'run'>;
  openPicture: OpenPicture;
  rateLimitFactor: number;
}

/** Downloads the presentation as one open file. */
export function downloadRoutes(app: FastifyInstance, { store, documents, openPicture, rateLimitFactor }: Parts): void {
  const config = { rateLimit: { max: Math.max(1, Math.round(30 * rateLimitFactor)), timeWindow: MINUTE } };
  app.get(routes.download, { config }, async (request, reply) => {
    const { oid } = askedByName(request);
    if (!request.session) return reply.redirect(logInPath(downloadPath(oid)), 303);
    const found = await store.findLatest(oid);
    if (!found || !mayDownload(found, request.session)) throw new Problem('notFound', { isHidden: found !== undefined });
    const { title, description, tags, documentKey } = found;
    const lectern = createLectern(openPicture);
    const { answer, made } = await documents.run(
      'pack',
      { title, description, language: found.language },
      { document: { key: documentKey }, by: request.session.personId, namePicture: lectern.namePicture },
    );
    const { language, ...plain } = answer;
    async function* write(): AsyncGenerator<Uint8Array> {
      try {
        yield* lectern.write({ title, description, tags, language }, { read: () => made?.read() ?? Readable.from([]), plain });
      } finally {
        await made?.remove();
      }
    }
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': asAttachment(`${slugOf(title)}.lectern`),
      'cache-control': 'private, no-store',
    });
    return reply.send(Readable.from(write(), { objectMode: false }));
  });
}
