import { emptyForm, type FormState } from '#contract/form.ts';
import { routes } from '#contract/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { sourceOf, type AuditTrail } from '../../../http/security/audit-trail.ts';
import { parseNext } from '../../../http/security/next-address.ts';
import type { Accounts } from '../accounts.ts';
import type { DeviceCookie } from '../identity/device-cookie.ts';
import { CodeField } from '../identity/fields.ts';
import type { Passkeys } from '../second-factor/passkeys.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { StepCookie } from '../second-factor/step-cookie.ts';
import { readForm, wrongForm } from './form-answers.ts';
import type { Limits } from './limits.ts';

const Code = z.object({ code: CodeField });
const Shown = z.object({
  passkey: z.string().max(50_000).catch(''),
  next: z.unknown().optional(),
  /** Set on the page of the second step. */
  step: z.literal('second').optional().catch(undefined),
});

interface Parts {
  accounts: Accounts;
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  logInCookie: StepCookie;
  passkeyCookie: StepCookie;
  pages: PageAnswers;
  limits: Limits;
  deviceCookie: DeviceCookie;
  audit: AuditTrail;
  /** Called with the request that logged the person in. */
  onLoggedIn(request: FastifyRequest, personId: string): Promise<void>;
}

/** The second step after a password, and logging in with a passkey, which needs no other step. */
export function secondStepRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, secondFactors, passkeys, logInCookie, passkeyCookie, pages, limits, deviceCookie, audit, onLoggedIn } = parts;

  const findPending = async (request: FastifyRequest) => {
    const secret = logInCookie.read(request);
    const pending = secret === undefined ? undefined : await secondFactors.findLogIn(secret);
    return pending && secret !== undefined ? { ...pending, secret } : undefined;
  };
  type Pending = NonNullable<Awaited<ReturnType<typeof findPending>>>;

  const askForCode = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { personId }: Pending,
    form: FormState<'code'> = emptyForm,
    status = 200,
  ) => pages.answer(request, reply, { page: 'secondStep', props: { ...(await secondFactors.ways(personId)), form }, status });

  const noteWrong = (request: FastifyRequest, { personId }: Pending) =>
    audit.add({ kind: 'login.failed', by: sourceOf(request), personId, details: { reason: 'second step' } });

  const startAgain = (request: FastifyRequest, reply: FastifyReply) =>
    pages.answer(request, reply, {
      page: 'logIn',
      props: { next: null, form: wrongForm(request, [], {}, { key: 'security.problem.tooLate' }) },
      status: 410,
    });

  const logIn = async (request: FastifyRequest, reply: FastifyReply, personId: string, next: string | null) => {
    const { cookies } = await accounts.beginSession(personId, request.headers);
    logInCookie.clear(reply);
    deviceCookie.set(reply, await accounts.meetDevice(personId, deviceCookie.read(request), request.headers));
    await onLoggedIn(request, personId);
    return reply.header('set-cookie', cookies).redirect(next ?? routes.dashboard, 303);
  };

  app.get(routes.secondStep, async (request, reply) => {
    const pending = await findPending(request);
    return pending ? askForCode(request, reply, pending) : reply.redirect(routes.logIn, 303);
  });

  app.post(routes.secondStep, { config: limits.perVisitor }, async (request, reply) => {
    const pending = await findPending(request);
    if (!pending) return startAgain(request, reply);
    const read = readForm(Code, request.body);
    if (!read.ok) return askForCode(request, reply, pending, wrongForm(request, [], read.problems), 422);
    const isRight = await secondFactors.isCode(pending.personId, read.data.code, sourceOf(request));
    if (!isRight) await noteWrong(request, pending);
    if (!isRight) return askForCode(request, reply, pending, wrongForm(request, [], { code: { key: 'security.problem.code' } }), 401);
    if (!(await secondFactors.finishLogIn(pending.secret))) return startAgain(request, reply);
    return logIn(request, reply, pending.personId, pending.next);
  });

  app.post(routes.passkeyOptions, { config: limits.perVisitor }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await passkeys.askToShow(passkeyCookie.set(reply))),
  );

  app.post(routes.logInPasskey, { config: limits.perVisitor }, async (request, reply) => {
    const { passkey, next, step } = Shown.parse(request.body ?? {});
    const owner = await passkeys.findOwner(passkey, passkeyCookie.read(request) ?? '');
    if (step === undefined) {
      if (owner !== undefined) return logIn(request, reply, owner, parseNext(next));
      const form = wrongForm(request, [], {}, { key: 'security.problem.passkey' });
      return pages.answer(request, reply, { page: 'logIn', props: { next: parseNext(next), form }, status: 401 });
    }
    const pending = await findPending(request);
    if (!pending) return startAgain(request, reply);
    if (owner !== pending.personId) await noteWrong(request, pending);
    if (owner !== pending.personId)
      return askForCode(request, reply, pending, wrongForm(request, [], {}, { key: 'security.problem.passkey' }), 401);
    if (!(await secondFactors.finishLogIn(pending.secret))) return startAgain(request, reply);
    return logIn(request, reply, owner, pending.next);
  });
}
