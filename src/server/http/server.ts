import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import serveStatic from '@fastify/static';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { parseForms } from './input/form-body.ts';
import type { Lane } from './lane.ts';
import { openFastLane } from './pages/fast-lane.ts';
import type { HotRenderer } from './pages/hot-renderer.ts';
import type { PageCache } from './pages/page-cache.ts';
import { Problem } from './problems.ts';
import type { Csrf } from './security/csrf.ts';
import { openToAll, type Audience, type SecurityHeaders } from './security/security-headers.ts';
import type { Sessions } from './visitor.ts';

const KB = 1024;
const MINUTE = 60_000;
const clientFolder = fileURLToPath(new URL('../../../dist/client/', import.meta.url));

interface Parts {
  log: FastifyBaseLogger;
  cache: PageCache;
  csrf: Csrf;
  sessions: Sessions;
  /** For the events of the analytics, of which there are more than of all else. */
  ingest?: Lane;
  hot: HotRenderer | undefined;
  headers: SecurityHeaders;
  trustedProxies: string[];
  rateLimitFactor: number;
}

/** Everything that every request goes through; the features add their routes to it. */
export async function createHttpServer({
  log,
  cache,
  csrf,
  sessions,
  ingest,
  hot,
  headers,
  trustedProxies,
  rateLimitFactor,
}: Parts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * KB,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors(error, request, reply) {
      const answer = (reply as unknown as FastifyReply).headers(headers.visitor);
      return app.errorHandler(error, request as FastifyRequest, answer);
    },
    // Known pages never reach the framework: they are bytes, and are answered as bytes. Nor do events.
    serverFactory(handle) {
      const server = createServer(
        (request, response) => void (cache.answer(request, response) || ingest?.answer(request, response) || handle(request, response)),
      );
      server.requestTimeout = 2 * MINUTE;
      // Longer than a proxy in front keeps its connections, so that it is never the one to find them closed.
      server.keepAliveTimeout = 75_000;
      endIdleWhileClosing(server);
      if (!hot) openFastLane(server, cache, ingest);
      return server;
    },
  });

  app.decorateRequest('session', null);
  app.decorateRequest('cacheGeneration', 0);
  app.addHook('onRequest', async (request, reply) => {
    request.cacheGeneration = cache.generation();
    reply.headers(headers[audienceOf(request)]).header('x-request-id', request.id);
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: Math.round(600 * rateLimitFactor),
    timeWindow: MINUTE,
    errorResponseBuilder: (_request, { ttl }) => new Problem('tooMany', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  await app.register(multipart, { attachFieldsToBody: true, limits: { fileSize: 6 * KB * KB, files: 1, fields: 10, fieldSize: 10 * KB } });
  parseForms(app);
  if (hot) app.addHook('onRequest', (request, reply, done) => hot.serve(request.raw, reply.raw, done));
  else await serveBuiltFiles(app, headers.visitor);
  app.addHook('preHandler', async (request) => {
    if (audienceOf(request) !== 'anyone' && request.headers.cookie?.includes(sessions.cookieName))
      request.session = await sessions.read(request.headers);
    csrf.check(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    // The path alone: a query may carry a token.
    const path = request.url.split('?', 1)[0];
    request.log.info(
      { requestId: request.id, method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  return app;
}

const audienceOf = ({ routeOptions }: FastifyRequest): Audience => routeOptions.config.audience ?? 'visitor';

/** A connection whose last answer came after we began to close would keep us for as long as it is kept alive. */
function endIdleWhileClosing(server: Server): void {
  const close = server.close.bind(server);
  server.close = (done) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    return close((error) => {
      clearInterval(sweep);
      done?.(error);
    });
  };
}

async function serveBuiltFiles(app: FastifyInstance, headers: Record<string, string>): Promise<void> {
  await app.register(serveStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', 'manifest.json'],
    cacheControl: false,
    setHeaders(reply, path) {
      // Built files carry a digest in their name, so what a name means never changes.
      const isBuilt = path.includes('/assets/');
      reply.header('cache-control', isBuilt ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      for (const [name, value] of Object.entries(isBuilt ? { ...headers, ...openToAll } : headers)) reply.header(name, value);
    },
  });
}
