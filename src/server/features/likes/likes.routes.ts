import { routes } from '#contract/routes.ts';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { askedByLink, askedByName, type AskedPresentation, type ResolvePresentation } from '../../http/input/asked-presentation.ts';
import { withoutBody } from '../../http/input/without-body.ts';
import { Problem } from '../../http/problems.ts';
import type { Likes } from './likes.ts';

interface Parts {
  likes: Likes;
  resolve: ResolvePresentation;
}

/** PUT likes, DELETE takes it back; both are idempotent. */
export function likesRoutes(app: FastifyInstance, { likes, resolve }: Parts): void {
  const answer =
    (isLiked: boolean, askedIn: (request: FastifyRequest) => AskedPresentation): RouteHandlerMethod =>
    async (request, reply) => {
      const { session } = request;
      if (!session) throw new Problem('signedOut');
      const asked = askedIn(request);
      if (!(await changeOpen(isLiked, asked, session.personId))) {
        const presentation = await resolve(request, asked);
        if (!presentation || !(await likes[isLiked ? 'like' : 'unlike'](presentation.id, session.personId))) throw new Problem('notFound');
      }
      return reply.status(204).send();
    };
  /** Nearly all likes: whoever asks by name for a presentation open to everybody needs no further rights. */
  const changeOpen = async (isLiked: boolean, asked: AskedPresentation, personId: string): Promise<boolean> =>
    'oid' in asked && likes[isLiked ? 'likeOpen' : 'unlikeOpen'](asked.oid, personId);

  withoutBody(app, (scope) => {
    scope.put(routes.likes, answer(true, askedByName));
    scope.delete(routes.likes, answer(false, askedByName));
    scope.put(routes.likesByLink, answer(true, askedByLink));
    scope.delete(routes.likesByLink, answer(false, askedByLink));
  });
}
