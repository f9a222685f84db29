import type { FastifyInstance } from 'fastify';

/** For routes whose JSON body may be left out. The framework would reject an empty one that is declared as JSON. */
export function withOptionalBody(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
      body === '' ? done(null, undefined) : parse(request, body, done),
    );
    addRoutes(scope);
  });
}
