import { routes } from '#contract/routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askedByLink, askedByName, type AskedPresentation, type ResolvePresentation } from '../../http/input/asked-presentation.ts';
import { withoutBody } from '../../http/input/without-body.ts';
import { Problem } from '../../http/problems.ts';
import type { Views } from './views.ts';

const MINUTE = 60_000;

interface Parts {
  views: Views;
  resolve: ResolvePresentation;
  rateLimitFactor: number;
}

/** A page tells that somebody began to watch. What a machine could make of it is bounded by the rate limit alone. */
export function viewsRoutes(app: FastifyInstance, { views, resolve, rateLimitFactor }: Parts): void {
  // Pages that are the same for everybody have no token.
  const config = { csrf: 'origin', rateLimit: { max: Math.max(1, Math.round(60 * rateLimitFactor)), timeWindow: MINUTE } } as const;

  withoutBody(app, (scope) => {
    const count = (path: string, askedIn: (request: FastifyRequest) => AskedPresentation) =>
      scope.post(path, { config }, async (request, reply) => {
        const presentation = await resolve(request, askedIn(request));
        if (!presentation || !(await views.countView(presentation.id))) throw new Problem('notFound');
        return reply.status(204).send();
      });
    count(routes.viewCount, askedByName);
    count(routes.viewCountByLink, askedByLink);
  });
}
