import type { PageProps } from '#contract/pages.ts';
import { copyPath, editPath, fillPath } from '#contract/presentation/presentation-address.ts';
import { routes, signUpPath } from '#contract/routes.ts';
import type { Language } from '#locale/language.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askedByName } from '../../http/input/asked-presentation.ts';
import { languageOfRequest } from '../../http/input/language.ts';
import type { PageAnswers } from '../../http/pages/page-answers.ts';
import { Problem } from '../../http/problems.ts';
import type { Presentations } from './presentations.ts';

const MINUTE = 60_000;

interface Parts {
  presentations: Pick<Presentations, 'copy'>;
  pages: PageAnswers;
  /** The props of the confirmation page; undefined if this visitor may not copy it. */
  findCopyable(request: FastifyRequest, oid: string): Promise<PageProps['copy'] | undefined>;
  /** `oid`: of the original. */
  onCopied(personId: string, oid: string, language: Language): void;
  titleOfCopy(title: string, language: Language): string;
  rateLimitFactor: number;
}

/** Asks for confirmation, then makes a copy. Signed-out visitors sign up first and are sent back here. */
export function copyRoutes(
  app: FastifyInstance,
  { presentations, pages, findCopyable, onCopied, titleOfCopy, rateLimitFactor }: Parts,
): void {
  const enter = async (request: FastifyRequest) => {
    const { oid } = askedByName(request);
    const found = await findCopyable(request, oid);
    if (!found) throw new Problem('notFound');
    return found;
  };

  app.get(routes.copy, async (request, reply) => {
    const props = await enter(request);
    return request.session ? pages.answer(request, reply, { page: 'copy', props }) : reply.redirect(signUpPath(copyPath(props.oid)), 303);
  });

  const config = { rateLimit: { max: Math.max(1, Math.round(30 * rateLimitFactor)), timeWindow: MINUTE } };
  app.post(routes.copy, { config }, async (request, reply) => {
    const { oid, title } = await enter(request);
    if (!request.session) return reply.redirect(signUpPath(copyPath(oid)), 303);
    const language = languageOfRequest(request);
    const copied = await presentations.copy(request.session.personId, oid, titleOfCopy(title, language));
    if (copied.outcome !== 'copied') throw new Problem('notFound');
    onCopied(request.session.personId, oid, language);
    return reply.redirect((copied.isFromTemplate ? fillPath : editPath)(copied.presentation), 303);
  });
}
