import { Readable } from 'node:stream';
import { AssetAddress } from '#contract/presentation/changes.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { askedByName, type AskedPresentation } from '../../../http/input/asked-presentation.ts';
import { Problem } from '../../../http/problems.ts';
import type { WithKey } from '../../../http/security/file-keys.ts';
import type { AssetUploads } from './asset-uploads.ts';

const MINUTE = 60_000;

const Named = z.object({ name: z.string().regex(/^[a-f0-9]{64}\.[a-z0-9]{3,4}$/) });
const pictures = /\.(?:png|jpg|webp)$/;

interface Parts {
  assets: AssetUploads;
  /** Adds keys to the addresses of files. */
  withKey: WithKey;
  /** Only for those who may edit it. */
  resolve(request: FastifyRequest, asked: AskedPresentation): Promise<{ id: number; oid: string; ownerId: string } | undefined>;
  rateLimitFactor: number;
}

/** Pictures, films and recordings of a draft, for everybody who may edit it: adding one, and looking at one. */
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
    // The body is read as it comes.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.post(draftRoutes.assets, { config: { hasLongBody: true, ...limited(60) } }, async (request, reply) => {
      const { id, ownerId, personId } = await enter(request);
      const { body } = request;
      if (!(body instanceof Readable)) throw new Problem('badRequest');
      const announced = Number(request.headers['content-length'] ?? 0);
      return reply.code(201).send(await assets.add(body, announced, { id, ownerId, personId }));
    });
  });

  app.post(draftRoutes.assetFrom, { config: limited(20) }, async (request, reply) => {
    const { id, ownerId, personId } = await enter(request);
    const { data } = AssetAddress.safeParse(request.body);
    if (!data) throw new Problem('badRequest');
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    return reply.code(201).send(await assets.addFrom(data.address, { id, ownerId, personId }, leaving.signal));
  });

  app.get(draftRoutes.asset, { config: limited(3000) }, async (request, reply) => {
    const { id, oid, personId } = await enter(request);
    const { data } = Named.safeParse(request.params);
    const file = data && `${pictures.test(data.name) ? 'images' : 'media'}/${data.name}`;
    if (file === undefined || !(await assets.belongsTo(id, file))) throw new Problem('notFound');
    reply.header('cache-control', 'private, no-store');
    return reply.redirect(withKey(`/files/${file}`, { oid, way: 'person', id: personId }), 302);
  });
}
