import { pipeline, Readable } from 'node:stream';
import { largestBatch, Batch, type Changes, type DraftAnswer } from '#contract/presentation/changes.ts';
import { draftProtocol, DraftProtocol } from '#contract/presentation/draft-socket.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { askedByName, type ResolvePresentation } from '../../../http/input/asked-presentation.ts';
import { createCompressor } from '../../../http/pages/compress.ts';
import { encodingFor } from '../../../http/pages/page-cache.ts';
import { Problem } from '../../../http/problems.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Editing } from './editing.ts';
import type { ReadDraft } from './saved-drafts.ts';

const MINUTE = 60_000;
const BATCHES_A_MINUTE = 1200;

const After = z.object({ after: z.coerce.number().int().min(0) });

interface Parts {
  editing: Editing;
  storage: Pick<Storage, 'get'>;
  /** Only for those who may edit it. */
  resolve: ResolvePresentation;
  rateLimitFactor: number;
}

/** The draft of a presentation and its changes, for everybody who may edit it. */
export function editingRoutes(app: FastifyInstance, { editing, storage, resolve, rateLimitFactor }: Parts): void {
  const enter = async (request: FastifyRequest) => {
    const { session } = request;
    if (!session) throw new Problem('signedOut');
    const presentation = await resolve(request, askedByName(request));
    if (!presentation) throw new Problem('notFound');
    if (!speaksOurs(request.query)) throw new Problem('outdated');
    return { id: presentation.id, personId: session.personId };
  };
  const config = { rateLimit: { max: Math.max(1, Math.round(BATCHES_A_MINUTE * rateLimitFactor)), timeWindow: MINUTE } };
  const unkept = { 'cache-control': 'private, no-store' };

  app.get(draftRoutes.draft, { config }, async (request, reply) => {
    const draft = await editing.read((await enter(request)).id);
    if (!draft) throw new Problem('notFound');
    const document = await storage.get(draft.documentKey);
    if (!document) throw new Problem('notFound');
    const answer = Readable.from(writeDraft(draft, document.body), { objectMode: false });
    // Also if the reader leaves before its turn.
    answer.once('close', () => document.body.destroy());
    reply.headers({ ...unkept, 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' });
    const encoding = encodingFor(request.headers['accept-encoding']);
    const compressor = createCompressor(encoding);
    if (!compressor) return reply.send(answer);
    return reply.header('content-encoding', encoding).send(pipeline(answer, compressor, () => undefined));
  });

  app.get(draftRoutes.changes, { config }, async (request, reply) => {
    const { id } = await enter(request);
    const { data } = After.safeParse(request.query);
    if (!data) throw new Problem('badRequest');
    const found = await editing.changesAfter(id, data.after);
    if (!found) throw new Problem('notFound');
    const { isForgotten, ...changes } = found;
    if (isForgotten) throw new Problem('changeRefused', { extra: { answer: { outcome: 'refused', rule: 'forgotten-base', ...changes } } });
    return reply.headers(unkept).send(changes satisfies Changes);
  });

  app.post(draftRoutes.changes, { config, bodyLimit: largestBatch }, async (request, reply) => {
    const { id, personId } = await enter(request);
    const { data } = Batch.safeParse(request.body);
    if (!data) throw new Problem('badRequest');
    const answer = await editing.accept(id, personId, data);
    if (!answer) throw new Problem('notFound');
    if (answer.outcome === 'refused') throw new Problem('changeRefused', { extra: { answer } });
    return reply.headers(unkept).send(answer);
  });
}

/** Whether whoever asks understands drafts as they are now. */
export const speaksOurs = (query: unknown) => DraftProtocol.safeParse(query).data?.protocol === draftProtocol;

/** The document may be large: it is sent as it is stored. */
async function* writeDraft(
  { documentNumber, number, changes, hasMore }: ReadDraft,
  document: Readable,
): AsyncGenerator<string | Uint8Array> {
  const rest: Omit<DraftAnswer, 'document'> = { documentNumber, number, changes, hasMore };
  yield `${JSON.stringify(rest).slice(0, -1)},"document":`;
  yield* document as AsyncIterable<Uint8Array>;
  yield '}';
}
