import { NewVersion, type VersionMade } from '#contract/presentation/changes.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import type { FastifyInstance } from 'fastify';
import { askedByName, type ResolvePresentation } from '../../../http/input/asked-presentation.ts';
import { Problem } from '../../../http/problems.ts';
import type { VersionsStore } from './versions.store.ts';
import type { Versions } from './versions.ts';

const MINUTE = 60_000;

interface Parts {
  store: Pick<VersionsStore, 'nameOnce' | 'noteRestored'>;
  versions: Pick<Versions, 'publish'>;
  /** Makes a version of the changes that are in none, if there are any. Returns its number. */
  settleDraft(presentationId: number): Promise<number | undefined>;
  /** Only for those who may edit it. */
  resolve: ResolvePresentation;
  /** Only for those who may publish it. */
  resolveForOwner: ResolvePresentation;
  rateLimitFactor: number;
}

/** Makes a version of a draft before it rests, with a name or without, and shows it to visitors. */
export function versionsRoutes(
  app: FastifyInstance,
  { store, versions, settleDraft, resolve, resolveForOwner, rateLimitFactor }: Parts,
): void {
  const config = { rateLimit: { max: Math.max(1, Math.round(30 * rateLimitFactor)), timeWindow: MINUTE } };
  app.post(draftRoutes.versions, { config }, async (request, reply) => {
    if (!request.session) throw new Problem('signedOut');
    const presentation = await resolve(request, askedByName(request));
    if (!presentation) throw new Problem('notFound');
    const { data } = NewVersion.safeParse(request.body);
    if (!data) throw new Problem('badRequest');
    // Not just the latest: somebody may make another one meanwhile.
    const number = await settleDraft(presentation.id);
    const version = await store.nameOnce(presentation.id, number, data.name);
    if (!version) throw new Problem('notFound');
    if (data.isRestored && number !== undefined) await store.noteRestored(presentation.id, number);
    return reply.code(201).send(version satisfies VersionMade);
  });

  app.post(draftRoutes.publish, { config }, async (request, reply) => {
    if (!request.session) throw new Problem('signedOut');
    const presentation = await resolveForOwner(request, askedByName(request));
    const number = presentation && (await versions.publish(request.session.personId, presentation.oid));
    if (number === undefined) throw new Problem('notFound');
    return reply.send({ number } satisfies Pick<VersionMade, 'number'>);
  });
}
