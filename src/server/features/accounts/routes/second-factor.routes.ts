import { emptyForm, type FormState } from '#contract/form.ts';
import { routes } from '#contract/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { sourceOf } from '../../../http/security/audit-trail.ts';
import { parseNext } from '../../../http/security/next-address.ts';
import type { Session } from '../../../http/visitor.ts';
import { readDevice } from '../identity/device.ts';
import { CodeField, PasskeyNameField } from '../identity/fields.ts';
import type { Passkeys } from '../second-factor/passkeys.ts';
import type { Proof } from '../second-factor/proof.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { StepCookie } from '../second-factor/step-cookie.ts';
import { readForm, textFor, wrongForm } from './form-answers.ts';
import type { Limits } from './limits.ts';
import { redirectToLogIn } from './log-in.routes.ts';
import { doneAddress, type AnswerSettings } from './settings.routes.ts';

const Code = z.object({ code: CodeField });
const NewPasskey = z.object({ name: PasskeyNameField, credential: z.string().max(50_000).catch('') });
const PasskeyId = z.object({ id: z.string().regex(/^[\w-]{1,2000}$/) });
const NewName = z.object({ name: PasskeyNameField });

interface Parts {
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  passkeyCookie: StepCookie;
  proof: Proof;
  pages: PageAnswers;
  limits: Limits;
  answerSettings: AnswerSettings;
}

/** The settings of second factors, and the page that asks who you are before what is dangerous. */
export function secondFactorRoutes(app: FastifyInstance, parts: Parts): void {
  const { secondFactors, passkeys, passkeyCookie, proof, pages, limits, answerSettings } = parts;
  const toSection = `${routes.settings}#security`;

  type Handler = (request: FastifyRequest, reply: FastifyReply, session: Session) => Promise<unknown>;
  const handle = (method: 'GET' | 'POST', url: string, handler: Handler, preHandler: preHandlerAsyncHookHandler[] = [proof.required()]) =>
    app.route({
      method,
      url,
      config: limits.perVisitor,
      preHandler,
      handler: async (request, reply) => (request.session ? handler(request, reply, request.session) : redirectToLogIn(request, reply)),
    });

  const showCodes = (request: FastifyRequest, reply: FastifyReply, codes: string[]) =>
    pages.answer(request, reply, { page: 'recoveryCodes', props: { codes } });

  const askForFirstCode = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { personId, person }: Session,
    form: FormState<'code'> = emptyForm,
    status = 200,
  ) => {
    const shown = await secondFactors.showSecret(personId, person.email);
    return shown
      ? pages.answer(request, reply, { page: 'authenticator', props: { ...shown, form }, status })
      : reply.redirect(toSection, 303);
  };

  handle('POST', routes.authenticatorStart, async (_request, reply, { personId }) => {
    await secondFactors.beginAuthenticator(personId);
    return reply.redirect(routes.authenticator, 303);
  });

  handle('GET', routes.authenticator, (request, reply, session) => askForFirstCode(request, reply, session));

  handle('POST', routes.authenticator, async (request, reply, session) => {
    const read = readForm(Code, request.body);
    if (!read.ok) return askForFirstCode(request, reply, session, wrongForm(request, [], read.problems), 422);
    const outcome = await secondFactors.confirmAuthenticator(session.personId, read.data.code, sourceOf(request));
    if (outcome === 'wrong')
      return askForFirstCode(request, reply, session, wrongForm(request, [], { code: { key: 'security.problem.code' } }), 422);
    return outcome.codes ? showCodes(request, reply, outcome.codes) : reply.redirect(doneAddress('authenticatorOn'), 303);
  });

  handle('POST', `${routes.authenticator}off/`, async (request, reply, { personId }) => {
    await secondFactors.removeAuthenticator(personId, sourceOf(request));
    return reply.redirect(doneAddress('authenticatorOff'), 303);
  });

  handle('POST', routes.recoveryCodes, async (request, reply, { personId }) => {
    const codes = await secondFactors.renewCodes(personId, sourceOf(request));
    return codes ? showCodes(request, reply, codes) : reply.redirect(toSection, 303);
  });

  handle('POST', `${routes.passkeys}options/`, async (_request, reply, { personId, person }) => {
    const about = { id: personId, email: person.email, name: person.publicDisplayName };
    return reply.header('cache-control', 'no-store').send(await passkeys.askToAdd(about, passkeyCookie.set(reply)));
  });

  const wrongSection = (request: FastifyRequest, reply: FastifyReply, session: Session, form: FormState<'name'>) =>
    answerSettings(request, reply, session, { security: form }, 422);

  handle('POST', routes.passkeys, async (request, reply, session) => {
    const read = readForm(NewPasskey, request.body);
    if (!read.ok) return wrongSection(request, reply, session, wrongForm(request, ['name'], read.problems));
    const { name, credential } = read.data;
    const secret = passkeyCookie.read(request) ?? '';
    const outcome = await secondFactors.addPasskey(
      session.personId,
      { credential, secret, name: name || usualName(request) },
      sourceOf(request),
    );
    if (outcome === 'wrong' || outcome === 'many') {
      const key = outcome === 'many' ? 'security.problem.manyPasskeys' : 'security.problem.newPasskey';
      return wrongSection(request, reply, session, wrongForm(request, ['name'], {}, { key }));
    }
    return outcome.codes ? showCodes(request, reply, outcome.codes) : reply.redirect(doneAddress('passkeyAdded'), 303);
  });

  handle(
    'POST',
    `${routes.passkeys}rename/`,
    async (request, reply, session) => {
      const { id } = PasskeyId.parse(request.body);
      const read = readForm(NewName, request.body);
      if (!read.ok)
        return wrongSection(request, reply, session, wrongForm(request, [], {}, read.problems['name'] ?? { key: 'security.problem.name' }));
      await secondFactors.renamePasskey(session.personId, id, read.data.name || usualName(request));
      return reply.redirect(doneAddress('passkeyRenamed'), 303);
    },
    [],
  );

  handle('POST', `${routes.passkeys}remove/`, async (request, reply, { personId }) => {
    const { id } = PasskeyId.parse(request.body);
    await secondFactors.removePasskey(personId, id, sourceOf(request));
    return reply.redirect(doneAddress('passkeyRemoved'), 303);
  });

  const nextOf = (from: unknown) => parseNext((from as { next?: unknown } | undefined)?.next) ?? routes.settings;
  handle('GET', routes.confirmIdentity, (request, reply, session) => proof.ask(request, reply, session, nextOf(request.query)), []);
  handle('POST', routes.confirmIdentity, async (request, reply) => reply.redirect(nextOf(request.body), 303));
}

/** What a passkey is called if its owner does not say. */
function usualName(request: FastifyRequest): string {
  const text = textFor(request);
  const device = readDevice(request.headers['user-agent'] ?? '');
  return device ? text('settings.sessions.device', device) : text('security.passkey');
}
