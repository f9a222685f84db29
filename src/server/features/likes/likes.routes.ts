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
  type Operation = Likes['like'];
  const answer =
    (change: Operation, askedIn: (request: FastifyRequest) => AskedPresentation): RouteHandlerMethod =>
    async (request, reply) => {
      const { session } = request;
      if (!session) throw new Problem('signedOut');
      const presentation = await resolve(request, askedIn(request));
      if (!presentation || !(await change(presentation.id, session.personId))) throw new Problem('notFound');
      return reply.status(204).send();
    };

  withoutBody(app, (scope) => {
    scope.put(routes.likes, answer(likes.like, askedByName));
    scope.delete(routes.likes, answer(likes.unlike, askedByName));
    scope.put(routes.likesByLink, answer(likes.like, askedByLink));
    scope.delete(routes.likesByLink, answer(likes.unlike, askedByLink));
  });
}
