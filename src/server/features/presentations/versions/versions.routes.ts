import { NewVersion, type VersionMade } from '#contract/presentation/changes.ts';
import { routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { askedByName, type ResolvePresentation } from '../../../http/input/asked-presentation.ts';
import { Problem } from '../../../http/problems.ts';
import type { VersionsStore } from './versions.store.ts';

const MINUTE = 60_000;

interface Parts {
  store: Pick<VersionsStore, 'nameCurrent'>;
  /** Makes a version of the changes that are in none. */
  settleDraft(presentationId: number): Promise<void>;
  /** Only for those who may edit it. */
  resolve: ResolvePresentation;
  rateLimitFactor: number;
}

/** Makes a version of a draft before it rests, with a name or without. */
export function versionsRoutes(app: FastifyInstance, { store, settleDraft, resolve, rateLimitFactor }: Parts): void {
  const config = { rateLimit: { max: Math.max(1, Math.round(30 * rateLimitFactor)), timeWindow: MINUTE } };
  app.post(routes.versions, { config }, async (request, reply) => {
    if (!request.session) throw new Problem('signedOut');
    const presentation = await resolve(request, askedByName(request));
    if (!presentation) throw new Problem('notFound');
    const { data } = NewVersion.safeParse(request.body);
    if (!data) throw new Problem('badRequest');
    await settleDraft(presentation.id);
    const number = await store.nameCurrent(presentation.id, data.name);
    if (number === undefined) throw new Problem('notFound');
    return reply.code(201).send({ number } satisfies VersionMade);
  });
}
