import type { FastifyInstance } from 'fastify';

/** For routes that take no body. Clients may still declare JSON, and the framework would reject an empty body as such. */
export function withoutBody(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, async () => undefined);
    addRoutes(scope);
  });
}
