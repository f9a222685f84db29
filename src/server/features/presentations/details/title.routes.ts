import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { askedByName, type ResolvePresentation } from '../../../http/input/asked-presentation.ts';
import { Problem } from '../../../http/problems.ts';
import { sourceOf } from '../../../http/security/audit-trail.ts';
import type { PresentationsStore } from '../presentations.store.ts';
import type { Presentations } from '../presentations.ts';
import { Title } from './detail-fields.ts';

const MINUTE = 60_000;
/** Others may change other details meanwhile. */
const TRIES = 3;

const Asked = z.strictObject({ title: Title });

interface Parts {
  presentations: Pick<Presentations, 'changeDetails'>;
  store: Pick<PresentationsStore, 'findByOid'>;
  /** Only for those who may edit it. */
  resolve: ResolvePresentation;
  rateLimitFactor: number;
}

/** Renames a presentation from its editor: its page, not what is written on its canvas. */
export function titleRoutes(app: FastifyInstance, { presentations, store, resolve, rateLimitFactor }: Parts): void {
  const config = { rateLimit: { max: Math.max(1, Math.round(60 * rateLimitFactor)), timeWindow: MINUTE } };
  app.post(draftRoutes.title, { config }, async (request, reply) => {
    if (!request.session) throw new Problem('signedOut');
    const { personId } = request.session;
    const presentation = await resolve(request, askedByName(request));
    if (!presentation) throw new Problem('notFound');
    const { data } = Asked.safeParse(request.body);
    if (!data) throw new Problem('badRequest');
    const by = sourceOf(request);
    for (let turn = 0; turn < TRIES; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- again only if somebody was faster
      const row = await store.findByOid(presentation.oid);
      if (!row) throw new Problem('notFound');
      const { description, tags, revision, ownerId } = row;
      const change = { byOwner: ownerId === personId, revision, by };
      // oxlint-disable-next-line no-await-in-loop -- as above
      const outcome = await presentations.changeDetails(presentation.oid, { title: data.title, description, tags }, change);
      if (outcome === 'unknown') throw new Problem('notFound');
      if (outcome === 'changed') return reply.send({ title: data.title });
    }
    throw new Problem('changeRefused');
  });
}
