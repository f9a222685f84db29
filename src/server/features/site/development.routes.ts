import { routes } from '#contract/routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PageAnswers } from '../../http/pages/page-answers.ts';
import { Problem } from '../../http/problems.ts';
import { isFromThisMachine } from '../../http/security/this-machine.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';

const SceneFile = z.object({ file: z.string().regex(/^[\w-]+\.(png|json)$/) });
const OpenScene = z.object({ scene: z.string().max(200).nullable().catch(null).default(null) });
const Edited = z.object({ oid: z.string() });
const Open = z.object({ open: z.string().max(200).optional().catch(undefined) });

/**
 * Registered in development only, and only for requests from this machine: every control in every state, the outbox, what the
 * painters make of our scenes, and the draft of a presentation.
 */
export function developmentRoutes(app: FastifyInstance, pages: PageAnswers, outbox: Outbox | undefined, fontsVersion: () => string): void {
  const preHandler = async (request: FastifyRequest) => {
    if (!isFromThisMachine(request)) throw new Problem('notFound');
  };

  app.get(routes.devUi, { preHandler }, (request, reply) => pages.answer(request, reply, { page: 'devUi', props: {} }));

  app.get(routes.devMail, { preHandler }, async (request, reply) => {
    const { open: id } = Open.parse(request.query);
    const messages = (await outbox?.list()) ?? [];
    const found = id === undefined ? undefined : await outbox?.read(id);
    return pages.answer(request, reply, {
      page: 'devMail',
      props: {
        messages: messages.map(({ id: key, to, subject, sentAt }) => ({ id: key, to, subject, sentAt: new Date(sentAt).toISOString() })),
        open:
          id !== undefined && found
            ? { id, to: found.to, subject: found.subject, sentAt: new Date(found.sentAt).toISOString(), text: found.text }
            : null,
      },
    });
  });

  app.get(routes.devEditing, { preHandler }, (request, reply) => {
    const { session } = request;
    if (!session) throw new Problem('signedOut');
    const props = { ...Edited.parse(request.params), personId: session.personId, fontsVersion: fontsVersion() };
    return pages.answer(request, reply, { page: 'devEditing', props });
  });

  // Scenes and painter are loaded on first use.
  const pictures = () => import('./scene-pictures.ts');

  app.get(routes.devScenes, { preHandler }, async (request, reply) => {
    const { scene } = OpenScene.parse(request.query);
    const scenes = (await pictures()).listScenes();
    if (scene !== null && !scenes.some(({ id }) => id === scene)) throw new Problem('notFound');
    return pages.answer(request, reply, { page: 'devScenes', props: { scenes, scene } });
  });

  app.get(`${routes.devScenes}/:file`, { preHandler, config: { rateLimit: false } }, async (request, reply) => {
    const [id = '', kind] = SceneFile.safeParse(request.params).data?.file.split('.') ?? [];
    const { paintScene, packScene } = await pictures();
    const made = await (kind === 'png' ? paintScene(id) : packScene(id));
    if (!made) throw new Problem('notFound');
    return reply
      .header('cache-control', 'no-cache')
      .type(kind === 'png' ? 'image/png' : 'application/json')
      .send(made);
  });
}
