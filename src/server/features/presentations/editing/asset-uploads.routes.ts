import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { askedByName, type AskedPresentation } from '../../../http/input/asked-presentation.ts';
import { Problem } from '../../../http/problems.ts';
import type { WithKey } from '../../../http/security/file-keys.ts';
import type { AssetUploads } from './asset-uploads.ts';

const MINUTE = 60_000;
/** Bytes of a picture as it is sent. */
const LARGEST_PICTURE = 25 * 1024 * 1024;

const Named = z.object({ name: z.string().regex(/^[a-f0-9]{64}\.(?:png|jpg|webp)$/) });

interface Parts {
  assets: AssetUploads;
  /** Adds keys to the addresses of pictures. */
  withKey: WithKey;
  /** Only for those who may edit it. */
  resolve(request: FastifyRequest, asked: AskedPresentation): Promise<{ id: number; oid: string; ownerId: string } | undefined>;
  rateLimitFactor: number;
}

/** Pictures of a draft, for everybody who may edit it: adding one, and looking at one. */
export function assetUploadsRoutes(app: FastifyInstance, { assets, withKey, resolve, rateLimitFactor }: Parts): void {
  const enter = async (request: FastifyRequest) => {
    const { session } = request;
    if (!session) throw new Problem('signedOut');
    const presentation = await resolve(request, askedByName(request));
    if (!presentation) throw new Problem('notFound');
    return { ...presentation, personId: session.personId };
  };
  const limited = (max: number) => ({ rateLimit: { max: Math.max(1, Math.round(max * rateLimitFactor)), timeWindow: MINUTE } });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_PICTURE }, async (_request: unknown, body: Buffer) => body);
    const options = { config: { hasLongBody: true, ...limited(60) }, bodyLimit: LARGEST_PICTURE };
    scope.post(draftRoutes.assets, options, async (request, reply) => {
      const { id, ownerId, personId } = await enter(request);
      if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw new Problem('badRequest');
      return reply.code(201).send(await assets.add(request.body, { id, ownerId, personId }));
    });
  });

  app.get(draftRoutes.asset, { config: limited(3000) }, async (request, reply) => {
    const { id, oid, personId } = await enter(request);
    const { data } = Named.safeParse(request.params);
    if (!data || !(await assets.belongsTo(id, `images/${data.name}`))) throw new Problem('notFound');
    reply.header('cache-control', 'private, no-store');
    return reply.redirect(withKey(`/files/images/${data.name}`, { oid, way: 'person', id: personId }), 302);
  });
}
