import type { SignedInPerson } from '#contract/person.ts';
import { curationTags } from '#contract/presentation/curation.ts';
import { routes } from '#contract/routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { askedByName, type ResolvePresentation } from '../../http/input/asked-presentation.ts';
import { withoutBody } from '../../http/input/without-body.ts';
import { Problem } from '../../http/problems.ts';
import type { Curation } from './curation.ts';

const Tagging = z.object({ tag: z.enum(curationTags) });

interface Parts {
  curation: Curation;
  resolve: ResolvePresentation;
  mayCurate(person: Pick<SignedInPerson, 'role'>): boolean;
  isEnabled(userOid: string): Promise<boolean>;
}

/** The curation tag of a presentation: `{ tag }`, null if there is none. */
export function curationRoutes(app: FastifyInstance, { curation, resolve, mayCurate, isEnabled }: Parts): void {
  const enter = async (request: FastifyRequest) => {
    const { session } = request;
    if (!session) throw new Problem('signedOut');
    if (!(await isEnabled(session.person.oid))) throw new Problem('notFound');
    if (!mayCurate(session.person)) throw new Problem('forbidden');
    const presentation = await resolve(request, askedByName(request));
    if (!presentation) throw new Problem('notFound');
    return { presentation, moderatorId: session.personId };
  };

  app.get(routes.curation, async (request, reply) => {
    const { presentation } = await enter(request);
    return reply.header('cache-control', 'private, no-store').send({ tag: await curation.tagOf(presentation.id) });
  });

  app.put(routes.curation, async (request, reply) => {
    const { presentation, moderatorId } = await enter(request);
    const { data } = Tagging.safeParse(request.body);
    if (!data) throw new Problem('invalid');
    if (!(await curation.tag(presentation, data.tag, moderatorId))) throw new Problem('notFound');
    return reply.status(204).send();
  });

  withoutBody(app, (scope) =>
    scope.delete(routes.curation, async (request, reply) => {
      const { presentation } = await enter(request);
      await curation.untag(presentation);
      return reply.status(204).send();
    }),
  );
}
