import { editPath } from '#contract/presentation/presentation-address.ts';
import { logInPath, routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Oid } from '../../../http/input/asked-presentation.ts';
import { textFor, wrongForm } from '../../../http/input/form-answers.ts';
import { languageOfRequest } from '../../../http/input/language.ts';
import type { createBlank } from './blank.ts';
import type { AnswerLibrary } from './library.routes.ts';

const MINUTE = 60_000;

/** Empty: in none. */
const Wish = z.object({ folder: Oid.nullable().catch(null).default(null) }).catch({ folder: null });

interface Parts {
  makeBlank: ReturnType<typeof createBlank>;
  answerLibrary: AnswerLibrary;
  rateLimitFactor: number;
}

/** Makes a presentation with nothing on it, and opens it in the editor. */
export function blankRoutes(app: FastifyInstance, { makeBlank, answerLibrary, rateLimitFactor }: Parts): void {
  // A refusal is shown at this address, which may be opened again.
  app.get(routes.newPresentation, (_request, reply) => reply.redirect(routes.dashboard, 303));

  const config = { rateLimit: { max: Math.max(1, Math.round(30 * rateLimitFactor)), timeWindow: MINUTE } };
  app.post(routes.newPresentation, { config }, async (request, reply) => {
    const { session } = request;
    if (!session) return reply.redirect(logInPath(routes.dashboard), 303);
    const { folder } = Wish.parse(request.body);
    const title = textFor(request)('library.untitled');
    const made = await makeBlank(session.personId, { title, language: languageOfRequest(request), folder });
    if (made === 'full') return answerLibrary(request, reply, session, wrongForm(request, [], {}, { key: 'library.problem.storage' }), 422);
    return reply.redirect(editPath({ oid: made.oid, schemaVersion: 2 }), 303);
  });
}
