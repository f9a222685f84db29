import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import serveStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { parseForms } from './input/form-body.ts';
import { parseQuery } from './input/query.ts';
import type { Lane } from './fast-lane/lane.ts';
import { openFastLane } from './fast-lane/fast-lane.ts';
import { createAccessLog, type AccessLog } from './request/access-log.ts';
import { addClientAddress } from './request/client-address.ts';
import { limitMisses } from './request/limit-misses.ts';
import { createLimit, networkOf, RateStore } from './request/rate-limit.ts';
import { answerUnreadable } from './request/raw-answer.ts';
import { usualPatience, watchBodies, type Patience, type SlowBodies } from './request/slow-bodies.ts';
import type { HotRenderer } from './pages/hot-renderer.ts';
import type { PageCache } from './pages/page-cache.ts';
import { Problem } from './problems.ts';
import type { Csrf } from './security/csrf.ts';
import { openToAll, type Audience, type SecurityHeaders } from './security/security-headers.ts';
import type { Sessions } from './visitor.ts';

const KB = 1024;
const MINUTE = 60_000;
/** Of the WebSocket protocol. */
const RESTARTS = 1012;
/** Milliseconds for a client to end its socket. */
const LAST_WORD = 1000;
/** Bytes of a message on a socket. */
const LARGEST_MESSAGE = 2 * 1024 * KB;
const clientFolder = fileURLToPath(new URL('../../../dist/client/', import.meta.url));

interface Parts {
  log: Logger;
  cache: PageCache;
  csrf: Csrf;
  sessions: Sessions;
  /** Takes analytics events, the most frequent requests. */
  ingest?: Lane;
  hot: HotRenderer | undefined;
  headers: SecurityHeaders;
  /** Marks every cookie `Secure`. */
  hasSecureCookies?: boolean;
  trustedProxies: string[];
  rateLimitFactor: number;
  /** Answers cached pages and events directly on the socket (docs/decisions/0004). */
  hasFastLane?: boolean;
  patience?: Patience;
}

/** Creates the server with everything that applies to all requests; the features add their routes to it. */
export async function createHttpServer({
  log,
  cache,
  csrf,
  sessions,
  ingest,
  hot,
  headers,
  hasSecureCookies = false,
  trustedProxies,
  rateLimitFactor,
  hasFastLane = false,
  patience = usualPatience,
}: Parts): Promise<FastifyInstance> {
  const accessLog = createAccessLog(log);
  let bodies: SlowBodies | undefined;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 256 * KB,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200, querystringParser: parseQuery },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors(error, request, reply) {
      const answer = (reply as unknown as FastifyReply).headers(headers.visitor).header('x-request-id', request.id);
      logWhenAnswered(accessLog, request.raw, reply.raw, performance.now());
      return app.errorHandler(error, request as FastifyRequest, answer);
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers.visitor),
    // Cached pages and events bypass the framework.
    serverFactory(handle) {
      const server = createServer({ shouldUpgradeCallback: isForSocket }, (request, response) => {
        const since = performance.now();
        // The framework then refuses requests without any hooks.
        if (!server.listening) response.setHeaders(new Map(Object.entries(headers.visitor)));
        bodies?.add(request, response);
        if (cache.answer(request, response) || ingest?.answer(request, response)) logWhenAnswered(accessLog, request, response, since);
        else handle(request, response);
      });
      // Only for the head; bodies have limits of their own.
      server.headersTimeout = MINUTE;
      server.requestTimeout = 0;
      bodies = watchBodies(server, patience, headers.visitor);
      // Longer than a proxy in front keeps idle connections open, so that it never reuses a closed one.
      server.keepAliveTimeout = 75_000;
      endIdleWhileClosing(server);
      if (hasFastLane) openFastLane({ server, cache, posts: ingest, accessLog });
      return server;
    },
  });

  app.decorateRequest('session', null);
  addClientAddress(app, trustedProxies);
  app.decorateRequest('cacheGeneration', 0);
  app.addHook('onRequest', async (request, reply) => {
    request.cacheGeneration = cache.generation();
    if (request.routeOptions.config.hasLongBody) bodies?.allowLong(request.raw);
    reply.headers(headers[audienceOf(request)]).header('x-request-id', request.id);
  });
  await app.register(cookie, { parseOptions: { secure: hasSecureCookies } });
  await app.register(rateLimit, {
    max: Math.round(600 * rateLimitFactor),
    timeWindow: MINUTE,
    store: RateStore,
    keyGenerator: (request) => networkOf(request.clientAddress),
    errorResponseBuilder: (_request, { ttl }) => new Problem('tooMany', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE }, preClose: endSockets });
  limitMisses(app, 300 * rateLimitFactor);
  const limitPerson = createLimit({ most: 3000 * rateLimitFactor, window: MINUTE });
  parseForms(app);
  if (hot) app.addHook('onRequest', (request, reply, done) => hot.serve(request.raw, reply.raw, done));
  else await serveBuiltFiles(app, headers.visitor);
  app.addHook('preHandler', async (request) => {
    if (audienceOf(request) !== 'anyone' && request.headers.cookie?.includes(sessions.cookieName))
      request.session = await sessions.read(request.headers);
    if (request.session) limitPerson(request.session.personId);
    csrf.check(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { id: requestId, method, url, session } = request;
    accessLog({ requestId, personId: session?.personId, method, url, status: reply.statusCode, ms: reply.elapsedTime });
  });
  return app;
}

function logWhenAnswered(accessLog: AccessLog, { method = '', url = '' }: IncomingMessage, response: ServerResponse, since: number): void {
  response.once('close', () => accessLog({ method, url, status: response.statusCode, ms: performance.now() - since }));
}

/** Requests for anything else that we do not speak are answered as if they had not asked. */
const isForSocket = ({ headers: { upgrade = '' } }: IncomingMessage) => upgrade.toLowerCase() === 'websocket';

/** Says that the server restarts; a client that does not answer is considered gone. */
function endSockets(this: FastifyInstance, done: () => void): void {
  for (const client of this.websocketServer.clients) {
    client.close(RESTARTS);
    setTimeout(() => client.terminate(), LAST_WORD).unref();
  }
  done();
}

const audienceOf = ({ routeOptions }: FastifyRequest): Audience => routeOptions.config.audience ?? 'visitor';

/** Closes connections that become idle after closing began; each would otherwise delay it by the keep-alive timeout. */
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
      // Built files have a hash in their name, so their content never changes.
      const isBuilt = path.includes('/assets/');
      // They may come through a cache on another origin.
      const isOpen = isBuilt || path.includes('/present-viewer/');
      reply.header('cache-control', isBuilt ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      for (const [name, value] of Object.entries(isOpen ? { ...headers, ...openToAll } : headers)) reply.header(name, value);
    },
  });
}
