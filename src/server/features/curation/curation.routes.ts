import type { SignedInPerson } from '#contract/person.ts';
import { curationTags } from '#contract/presentation/curation.ts';
import { routes } from '#contract/routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { askedByName, type AskedPresentation } from '../../http/input/asked-presentation.ts';
import { withoutBody } from '../../http/input/without-body.ts';
import { Problem } from '../../http/problems.ts';
import { sourceOf, type AuditTrail } from '../../http/security/audit-trail.ts';
import type { Curation } from './curation.ts';

const Tagging = z.object({ tag: z.enum(curationTags) });

interface Parts {
  curation: Curation;
  resolve(
    request: FastifyRequest,
    asked: AskedPresentation,
  ): Promise<{ id: number; oid: string; title: string; ownerId: string } | undefined>;
  mayCurate(person: Pick<SignedInPerson, 'role'>): boolean;
  isEnabled(userOid: string): Promise<boolean>;
  audit: AuditTrail;
}

/** The curation tag of a presentation: `{ tag }`, null if there is none. */
export function curationRoutes(app: FastifyInstance, { curation, resolve, mayCurate, isEnabled, audit }: Parts): void {
  const enter = async (request: FastifyRequest) => {
    const { session } = request;
    if (!session) throw new Problem('signedOut');
    if (!(await isEnabled(session.person.oid))) throw new Problem('notFound');
    if (!mayCurate(session.person)) throw new Problem('forbidden');
    const presentation = await resolve(request, askedByName(request));
    if (!presentation) throw new Problem('notFound');
    const { title } = presentation;
    const note = { by: sourceOf(request), presentation };
    return { presentation, title, moderatorId: session.personId, note };
  };

  app.get(routes.curation, async (request, reply) => {
    const { presentation } = await enter(request);
    return reply.header('cache-control', 'private, no-store').send({ tag: await curation.tagOf(presentation.id) });
  });

  app.put(routes.curation, async (request, reply) => {
    const { presentation, title, moderatorId, note } = await enter(request);
    const { data } = Tagging.safeParse(request.body);
    if (!data) throw new Problem('invalid');
    const isTagged = await curation.tag(presentation, data.tag, moderatorId, (client) =>
      audit.add({ kind: 'presentation.tagged', ...note, details: { title, tag: data.tag } }, client),
    );
    if (!isTagged) throw new Problem('notFound');
    return reply.status(204).send();
  });

  withoutBody(app, (scope) =>
    scope.delete(routes.curation, async (request, reply) => {
      const { presentation, title, note } = await enter(request);
      await curation.untag(presentation, (client) => audit.add({ kind: 'presentation.untagged', ...note, details: { title } }, client));
      return reply.status(204).send();
    }),
  );
}
