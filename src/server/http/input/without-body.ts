import type { FastifyInstance } from 'fastify';

/** Routes that take no body. Clients may still say that it is JSON: the framework would not read nothing as that. */
export function withoutBody(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, async () => undefined);
    addRoutes(scope);
  });
}
