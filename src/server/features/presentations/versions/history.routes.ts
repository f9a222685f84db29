import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { Naming, VERSIONS_A_PAGE, type VersionList } from '#contract/presentation/versions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { askedByName, type AskedPresentation } from '../../../http/input/asked-presentation.ts';
import { Problem } from '../../../http/problems.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { VersionsStore } from './versions.store.ts';
import type { Versions } from './versions.ts';

const MINUTE = 60_000;
const LARGEST = 1e9;

const VersionNumber = z.coerce.number().int().min(1).max(LARGEST);
const Asked = z.object({ number: VersionNumber });
const Page = z.object({ before: VersionNumber.optional() });

interface Parts {
  store: Pick<VersionsStore, 'find' | 'list' | 'rename'>;
  versions: Pick<Versions, 'restore'>;
  storage: Pick<Storage, 'get'>;
  /** Only for those who may edit it. `version` is the one that visitors see. */
  resolve(
    request: FastifyRequest,
    asked: AskedPresentation,
  ): Promise<{ id: number; oid: string; ownerId: string; version: number } | undefined>;
  rateLimitFactor: number;
}

/** Earlier versions in the editor, for everybody who may edit: looking at them, naming them, and going back to one. */
export function historyRoutes(app: FastifyInstance, { store, versions, storage, resolve, rateLimitFactor }: Parts): void {
  const enter = async (request: FastifyRequest) => {
    if (!request.session) throw new Problem('signedOut');
    const presentation = await resolve(request, askedByName(request));
    if (!presentation) throw new Problem('notFound');
    return presentation;
  };
  const numberIn = ({ params }: FastifyRequest): number => {
    const { data } = Asked.safeParse(params);
    if (!data) throw new Problem('notFound');
    return data.number;
  };
  const limited = (max: number) => ({
    config: { rateLimit: { max: Math.max(1, Math.round(max * rateLimitFactor)), timeWindow: MINUTE } },
  });
  const unkept = { 'cache-control': 'private, no-store' };

  app.get(draftRoutes.versions, limited(120), async (request, reply) => {
    const { id, version } = await enter(request);
    const { data } = Page.safeParse(request.query);
    if (!data) throw new Problem('badRequest');
    const found = await store.list(id, VERSIONS_A_PAGE + 1, data.before);
    const listed = found.slice(0, VERSIONS_A_PAGE).map(({ number, name, madeBy, createdAt }) => ({
      number,
      name,
      madeBy,
      madeAt: createdAt.toISOString(),
      isShown: number === version,
    }));
    return reply.headers(unkept).send({ versions: listed, hasMore: found.length > VERSIONS_A_PAGE } satisfies VersionList);
  });

  app.get(draftRoutes.version, limited(300), async (request, reply) => {
    const { oid } = await enter(request);
    const found = await store.find(oid, numberIn(request));
    const document = found && (await storage.get(found.documentKey));
    if (!document) throw new Problem('notFound');
    return reply.headers({ ...unkept, 'content-type': 'application/json; charset=utf-8' }).send(document.body);
  });

  app.post(draftRoutes.versionName, limited(60), async (request, reply) => {
    const { id } = await enter(request);
    const number = numberIn(request);
    const { data } = Naming.safeParse(request.body);
    if (!data) throw new Problem('badRequest');
    if (!(await store.rename(id, number, data.name))) throw new Problem('notFound');
    return reply.send({ number, name: data.name });
  });

  app.post(draftRoutes.versionRestore, limited(30), async (request, reply) => {
    const { oid, ownerId } = await enter(request);
    if ((await versions.restore(ownerId, oid, numberIn(request))) === 'unknown') throw new Problem('notFound');
    return reply.send({});
  });
}
