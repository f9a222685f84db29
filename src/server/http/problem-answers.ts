import { languageOfRequest } from './input/language.ts';
import { translatorOf } from '#locale/translate.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isDatabaseAway } from '../platform/database/database.ts';
import { DocumentProblem } from '../platform/documents/problems.ts';
import { isDiskFull } from '../platform/storage/room.ts';
import type { PageAnswers } from './pages/page-answers.ts';
import { Problem, problemDetail, problemTitle, type ProblemCode } from './problems.ts';
import { openToAll } from './security/security-headers.ts';

/** Called when somebody tried what they may not, with the pattern of its address. */
type OnForbidden = (request: FastifyRequest, route: string) => Promise<void>;

/** Not logged in or with a wrong token, not allowed, too often: each is also an attempt to get around the controls. */
const refusals: ReadonlySet<number> = new Set([401, 403, 429]);

/** Answers every error in one place: a page for people, problem+json for machines, never a stack trace. */
export function answerProblems(app: FastifyInstance, pages: PageAnswers, onForbidden: OnForbidden = async () => undefined): void {
  const answer = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error, request);
    // While the database is away every request fails, so a stack trace would say nothing.
    if (hasLeft(request)) request.log.info({ requestId: request.id }, 'the client left');
    else if (problem.code === 'away') request.log.warn({ requestId: request.id }, 'the database is away');
    else if (problem.code === 'full') request.log.error({ requestId: request.id }, 'the disk is full');
    else if (problem.code === 'documentsBusy') request.log.warn({ err: error, requestId: request.id }, 'too busy with documents');
    else if (error instanceof DocumentProblem)
      request.log.error({ err: error, requestId: request.id }, 'a document could not be worked on');
    else if (problem.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
    if (refusals.has(problem.status) || problem.isHidden) logRefusal(request, problem.code);
    if (problem.code === 'forbidden')
      await onForbidden(request, routeOf(request)).catch((err: unknown) => request.log.error({ err }, 'could not note a refusal'));
    if (problem.status === 503) reply.header('retry-after', '5');
    if (problem.retryAfter) reply.header('retry-after', String(problem.retryAfter));
    const text = translatorOf(languageOfRequest(request));
    const title = text(problemTitle(problem.code));
    const detail = text(problemDetail(problem.code));
    const { status, code } = problem;
    if (!wantsPage(request)) {
      // Lets scripts on other origins tell a missing file from a failed request. Pages may depend on the visitor, so they stay closed.
      if (code === 'notFound' && isFile(request)) reply.headers(openToAll);
      const body = { ...problem.extra, type: `about:blank#${code}`, title, status, detail, code, requestId: request.id };
      return reply
        .status(status)
        .header('cache-control', 'no-store')
        .type('application/problem+json; charset=utf-8')
        .send(JSON.stringify(body));
    }
    try {
      const isFramed = request.routeOptions.config.audience === 'anyone';
      return await pages.answer(request, reply, {
        page: 'problem',
        props: { status, title, detail, requestId: request.id, isFramed },
        status,
      });
    } catch (failure) {
      request.log.error({ err: failure }, 'could not render the problem page');
      return reply.status(status).type('text/plain; charset=utf-8').send(`${title}\n\n${detail}\n`);
    }
  };
  app.setErrorHandler((error, request, reply) => answer(error, request, reply));
  app.setNotFoundHandler((request, reply) => answer(new Problem('notFound'), request, reply));
}

/** The pattern, not the address: it may open something. */
const routeOf = ({ routeOptions: { url } }: FastifyRequest) => url ?? '';

/** Tells the log, not the visitor, that somebody tried what they may not. */
export function logRefusal(request: FastifyRequest, code: ProblemCode): void {
  const { id: requestId, method, session } = request;
  request.log.warn({ requestId, personId: session?.personId ?? null, code, method, route: routeOf(request) }, 'refused');
}

const wantsPage = ({ headers: { accept = '' } }: FastifyRequest) => accept.includes('text/html');
/** Whether the connection broke before the whole request had arrived. */
const hasLeft = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;
const isFile = ({ url }: FastifyRequest) => /^\/(?:assets|files)\//.test(url);

const byStatus = new Map<number, ProblemCode>([
  [403, 'forbidden'],
  [404, 'notFound'],
  [405, 'methodNotAllowed'],
  [413, 'tooLarge'],
  // No URL of ours is this long.
  [414, 'notFound'],
  [415, 'wrongType'],
  [429, 'tooMany'],
]);

const byDocument: Record<DocumentProblem['kind'], ProblemCode> = {
  busy: 'documentsBusy',
  tooLarge: 'documentTooLarge',
  missing: 'notFound',
  // Whatever it holds, it is beyond us.
  failed: 'documentTooLarge',
};

/** Recognizes our own problems, schema and framework rejections, a full disk and a lost database; all else is an internal error. */
export function problemOf(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  // Nobody reads this answer. The error may look like that of a lost database connection.
  if (hasLeft(request)) return new Problem('badRequest', { cause: error });
  if (error instanceof z.core.$ZodError) return new Problem('badRequest', { cause: error });
  if (isDiskFull(error)) return new Problem('full', { cause: error });
  if (isDatabaseAway(error)) return new Problem('away', { cause: error });
  if (error instanceof DocumentProblem) return new Problem(byDocument[error.kind], { cause: error });
  const { statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode < 400 || statusCode >= 500) return new Problem('internal', { cause: error });
  const code = byStatus.get(statusCode) ?? 'badRequest';
  return new Problem(code, { cause: error });
}
