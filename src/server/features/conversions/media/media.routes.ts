import { saveParameter } from '#contract/pdf/pdf-access.ts';
import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asAttachment, asInline } from '../../../http/attachment.ts';
import { Problem } from '../../../http/problems.ts';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import { DamagedObject } from '../../../platform/storage/problems.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ConversionsStore } from '../conversions.store.ts';
import { cut, parseRange } from './byte-range.ts';
import { fileTypes } from './file-types.ts';
import { fileNameOf, type MediaLinks } from './media-link.ts';

interface Parts {
  store: Pick<ConversionsStore, 'find'>;
  storage: Storage;
  links: MediaLinks;
  clock: Clock;
  /** False while the presentation is in the trash. */
  isThere(oid: string): Promise<boolean>;
}

const LONGEST_KEPT = 60 * 60;

/** A PDF is opened in the browser, or saved. Not signed: it is the same file. */
const Saved = z.object({ [saveParameter]: z.literal('1') });

/** Serves exported files to anyone with a signed link that has not expired. */
export function mediaRoutes(app: FastifyInstance, { store, storage, links, clock, isThere }: Parts): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-robots-tag', 'noindex');
    const link = links.read({ ...(request.query as object), ...(request.params as object) });
    if (link.state === 'wrong') throw new Problem('notFound');
    if (link.state === 'expired') throw new Problem('expired');
    const found = await store.find(link.exportId);
    // It existed when the link was made, so the presentation has been deleted or trashed since.
    if (!found || !(await isThere(found.oid))) throw new Problem('gone');
    const stored = request.method === 'HEAD' ? undefined : await storage.get(found.fileKey).catch(withoutDamaged);
    const facts = stored ?? (await storage.stat(found.fileKey).catch(withoutDamaged));
    if (!facts) throw new Problem('notFound');
    const { etag, size } = facts;
    const withoutBody = (status: number) => {
      stored?.body.destroy();
      return reply.status(status).send();
    };
    const seconds = Math.min(LONGEST_KEPT, Math.floor((link.expiresAt - clock.now()) / 1000));
    reply.headers({ etag, 'cache-control': `private, max-age=${seconds}`, 'accept-ranges': 'bytes' });
    if (isKnown(request, etag)) return withoutBody(304);
    const isSaved = found.format !== 'pdf' || Saved.safeParse(request.query).success;
    const disposition = isSaved ? asAttachment : asInline;
    reply.headers({ 'content-type': fileTypes[found.format], 'content-disposition': disposition(fileNameOf(found)) });
    if (!stored) return reply.header('content-length', size).send();
    const range = parseRange(isRangeMeant(request, etag) ? request.headers.range : undefined, size);
    if (range === 'whole') return reply.header('content-length', size).send(stored.body);
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${size}`);
      return withoutBody(416);
    }
    const { start, end } = range;
    reply.status(206).headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
    return reply.send(Readable.from(cut(stored.body, range), { objectMode: false }));
  };
  app.route({ method: ['GET', 'HEAD'], url: pdfRoutes.media, handler: answer });
}

/** A damaged file is treated as missing; requesting the export again regenerates it. */
function withoutDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedObject)) throw error;
}

const isKnown = ({ headers }: FastifyRequest, etag: string) =>
  headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

/** With `If-Range` for another file, the range is ignored and the whole file is sent. */
const isRangeMeant = ({ headers }: FastifyRequest, etag: string) => headers['if-range'] === undefined || headers['if-range'] === etag;
