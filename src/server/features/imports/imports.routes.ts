import { importRoutes, type ImportSummary } from '#contract/presentation/imports.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOfRequest } from '../../http/input/language.ts';
import { withoutBody } from '../../http/input/without-body.ts';
import { Problem } from '../../http/problems.ts';
import type { Imports } from './imports.ts';
import { idOf } from './keys.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';

const MINUTE = 60_000;

interface Parts {
  imports: Imports;
  rateLimitFactor: number;
}

/** Uploading files to import, and their progress. */
export function importsRoutes(app: FastifyInstance, { imports, rateLimitFactor }: Parts): void {
  // A page polls every second during an import, and a whole school may be behind one address.
  const config = { rateLimit: { max: Math.round(6000 * rateLimitFactor), timeWindow: MINUTE } };
  uploadsRoutes(app, { uploadsOf: imports.uploadsOf, rateLimitFactor });

  app.get(importRoutes.imports, { config }, async (request, reply): Promise<{ imports: ImportSummary[] }> => {
    reply.header('cache-control', 'no-store');
    return { imports: await imports.listOf(personOf(request), languageOfRequest(request)) };
  });

  withoutBody(app, (scope) => {
    scope.delete(importRoutes.import, { config }, async (request, reply) => {
      const id = idOf(request.params);
      if (id === undefined || !(await imports.end(personOf(request), id))) throw new Problem('notFound');
      return reply.status(204).send();
    });
  });
}

function personOf({ session }: FastifyRequest): string {
  if (!session) throw new Problem('signedOut');
  return session.personId;
}
