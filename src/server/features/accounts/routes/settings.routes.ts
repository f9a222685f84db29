import { emptyForm, type FormState } from '#contract/form.ts';
import type { PageProps, SettingsForm } from '#contract/pages.ts';
import { maximumPictureMegabytes, maximumPictureMegapixels } from '#contract/picture.ts';
import { routes } from '#contract/routes.ts';
import { languages } from '#locale/language.ts';
import type { TextKey } from '#locale/catalogue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { parseFormsWithFiles } from '../../../http/input/form-body.ts';
import { languageCookie } from '../../../http/input/language.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { sourceOf, type AuditTrail } from '../../../http/security/audit-trail.ts';
import type { Session } from '../../../http/visitor.ts';
import type { Accounts } from '../accounts.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { readDevice } from '../identity/device.ts';
import { AboutField, EmailField, NameField, NewPasswordField, PasswordField, SegmentField, UsernameField } from '../identity/fields.ts';
import { UnusablePicture } from '../picture/picture.ts';
import { forgetting } from './forgetting.ts';
import type { Proof } from '../second-factor/proof.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { doneForm, readForm, textFor, wrongForm } from './form-answers.ts';
import type { Limits } from './limits.ts';
import { redirectToLogIn } from './log-in.routes.ts';

const Profile = z.object({ name: NameField, username: UsernameField, about: AboutField, segment: SegmentField });
const NewEmail = z.object({ email: EmailField, password: PasswordField });
const NewPassword = z.object({ password: PasswordField, newPassword: NewPasswordField });
const Language = z.object({ language: z.enum(['', ...languages]) });
const Picture = z.object({ picture: z.instanceof(File) });
/** Of a form with a picture. A picture that is a little too large still gets its own sentence. */
const LARGEST_FORM = (maximumPictureMegabytes + 1) * 1024 * 1024;

const done = {
  profile: ['profile', 'settings.profile.done'],
  picture: ['picture', 'settings.picture.done'],
  pictureRemoved: ['picture', 'settings.picture.removed'],
  emailSent: ['email', 'settings.email.done'],
  emailChanged: ['email', 'settings.email.changed'],
  password: ['password', 'settings.password.done'],
  language: ['language', 'settings.language.done'],
  sessions: ['sessions', 'settings.sessions.done'],
  authenticatorOn: ['security', 'security.app.turnedOn'],
  authenticatorOff: ['security', 'security.app.turnedOff'],
  passkeyAdded: ['security', 'security.passkey.added'],
  passkeyRenamed: ['security', 'security.passkey.renamed'],
  passkeyRemoved: ['security', 'security.passkey.removed'],
} as const satisfies Record<string, [SettingsForm, TextKey]>;
type Done = keyof typeof done;

/** The settings, with a message about what was just done. */
export const doneAddress = (what: Done) => `${routes.settings}?done=${what}#${done[what][0]}`;

interface Parts {
  accounts: Accounts;
  store: AccountsStore;
  secondFactors: SecondFactors;
  proof: Proof;
  pages: PageAnswers;
  limits: Limits;
  audit: AuditTrail;
}

type Forms = PageProps['settings']['forms'];

export type AnswerSettings = (
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
  forms: Partial<Forms>,
  status?: number,
) => Promise<FastifyReply>;

/** Returns how to answer with the settings page. */
export function settingsRoutes(
  app: FastifyInstance,
  { accounts, store, secondFactors, proof, pages, limits, audit }: Parts,
): AnswerSettings {
  const answer: AnswerSettings = async (request, reply, session, forms, status = 200) => {
    const row = await store.findById(session.personId);
    if (!row) return redirectToLogIn(request, reply);
    const text = textFor(request);
    const sessions = (await accounts.sessionsOf(session.personId)).map(({ id, userAgent, createdAt }) => {
      const device = readDevice(userAgent ?? '');
      return {
        id,
        device: device ? text('settings.sessions.device', device) : text('settings.sessions.unknownDevice'),
        since: createdAt.toISOString(),
        isCurrent: id === session.id,
      };
    });
    const { authenticatorSince, codesLeft, passkeys } = await secondFactors.overview(session.personId);
    const none = emptyForm;
    return pages.answer(request, reply, {
      page: 'settings',
      status,
      props: {
        profile: { name: row.name, username: row.username, about: row.about, segment: row.segment },
        language: row.language,
        sessions,
        security: {
          authenticatorSince: authenticatorSince?.toISOString() ?? null,
          codesLeft,
          passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
            id,
            name,
            addedAt: createdAt.toISOString(),
            usedAt: usedAt?.toISOString() ?? null,
          })),
        },
        forms: {
          profile: none,
          picture: none,
          email: none,
          password: none,
          security: none,
          language: none,
          sessions: none,
          delete: none,
          ...forms,
        },
      },
    });
  };

  const goTo = (reply: FastifyReply, what: Done) => reply.redirect(doneAddress(what), 303);

  type Handler = (request: FastifyRequest, reply: FastifyReply, session: Session) => Promise<unknown>;
  const post = (path: string, handle: Handler, preHandler: preHandlerAsyncHookHandler[] = [], scope = app) =>
    scope.post(`${routes.settings}${path}/`, { config: limits.perVisitor, preHandler }, (request, reply) =>
      request.session ? handle(request, reply, request.session) : Promise.resolve(redirectToLogIn(request, reply)),
    );
  const identityOf = ({ personId, person }: Session) => ({ id: personId, oid: person.oid });

  app.get(routes.settings, async (request, reply) => {
    const { session } = request;
    if (!session) return redirectToLogIn(request, reply);
    const asked = z.object({ done: z.enum(Object.keys(done) as [Done, ...Done[]]) }).safeParse(request.query);
    if (!asked.success) return answer(request, reply, session, {});
    const [form, key] = done[asked.data.done];
    return answer(request, reply, session, { [form]: doneForm(textFor(request)(key, { email: '' })) });
  });

  post('profile', async (request, reply, session) => {
    const read = readForm(Profile, request.body);
    const wrong = (problems: Parameters<typeof wrongForm>[2]) =>
      answer(request, reply, session, { profile: wrongForm(request, ['name', 'username', 'about', 'segment'], problems) }, 422);
    if (!read.ok) return wrong(read.problems);
    const outcome = await accounts.changeProfile(identityOf(session), read.data);
    return outcome === 'taken' ? wrong({ username: { key: 'settings.problem.usernameTaken' } }) : goTo(reply, 'profile');
  });

  const savePicture: Handler = async (request, reply, session) => {
    const wrong = (key: TextKey, status: number) =>
      answer(
        request,
        reply,
        session,
        {
          picture: wrongForm(request, [], {
            picture: { key, values: { size: maximumPictureMegabytes, megapixels: maximumPictureMegapixels } },
          }),
        },
        status,
      );
    const read = Picture.safeParse(request.body);
    if (!read.success) return wrong('settings.problem.pictureMissing', 422);
    const bytes = Buffer.from(await read.data.picture.arrayBuffer());
    if (bytes.length === 0) return wrong('settings.problem.pictureMissing', 422);
    if (bytes.length > maximumPictureMegabytes * 1024 * 1024) return wrong('settings.problem.pictureLarge', 413);
    try {
      await accounts.changePicture(identityOf(session), bytes);
    } catch (error) {
      if (!(error instanceof UnusablePicture)) throw error;
      return error.reason === 'kind' ? wrong('settings.problem.pictureKind', 415) : wrong('settings.problem.picturePixels', 413);
    }
    return goTo(reply, 'picture');
  };
  app.register(async (scope) => {
    parseFormsWithFiles(scope, LARGEST_FORM);
    post('picture', savePicture, [], scope);
  });

  post('picture/remove', async (_request, reply, session) => {
    await accounts.removePicture(identityOf(session));
    return goTo(reply, 'pictureRemoved');
  });

  post(
    'email',
    async (request, reply, session) => {
      const wrong = (problems: Parameters<typeof wrongForm>[2]) =>
        answer(request, reply, session, { email: wrongForm(request, ['email'], problems) }, 422);
      const read = readForm(NewEmail, request.body);
      if (!read.ok) return wrong(read.problems);
      if (!(await accounts.isPassword(read.data.password, request.headers)))
        return wrong({ password: { key: 'settings.problem.password' } });
      await accounts.requestEmailChange(read.data.email, `${routes.settings}?done=emailChanged#email`, request.headers);
      const sent: FormState<never> = doneForm(textFor(request)('settings.email.done', { email: read.data.email }));
      return answer(request, reply, session, { email: sent });
    },
    [limits.perAddress(app)],
  );

  post('password', async (request, reply, session) => {
    const wrong = (problems: Parameters<typeof wrongForm>[2]) =>
      answer(request, reply, session, { password: wrongForm(request, [], problems) }, 422);
    const read = readForm(NewPassword, request.body);
    if (!read.ok) return wrong(read.problems);
    const { kind, cookies } = await accounts.changePassword(session.personId, read.data.password, read.data.newPassword, request.headers);
    if (kind === 'wrong') return wrong({ password: { key: 'settings.problem.password' } });
    if (kind === 'own') return wrong({ newPassword: { key: 'account.problem.passwordOwn' } });
    await audit.add({ kind: 'password.changed', by: sourceOf(request) });
    return goTo(reply.header('set-cookie', cookies), 'password');
  });

  post('language', async (request, reply, session) => {
    const read = Language.safeParse(request.body);
    if (!read.success)
      return answer(request, reply, session, { language: wrongForm(request, [], { language: { key: 'settings.problem.language' } }) }, 422);
    const language = read.data.language || null;
    await accounts.changeLanguage(identityOf(session), language);
    if (language) reply.setCookie(languageCookie, language, { path: '/', sameSite: 'lax', maxAge: 365 * 24 * 60 * 60 });
    else reply.clearCookie(languageCookie, { path: '/' });
    return goTo(reply, 'language');
  });

  const noteEnded =
    (request: FastifyRequest): Parameters<AccountsStore['endSession']>[2] =>
    (client, count) =>
      audit.add({ kind: 'session.ended', by: sourceOf(request), details: { count } }, client);

  post(
    'sessions/end',
    async (request, reply, session) => {
      const { id } = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }).parse(request.body);
      await store.endSession(session.personId, id, noteEnded(request));
      return goTo(reply, 'sessions');
    },
    [proof.required()],
  );

  post(
    'sessions/end-others',
    async (request, reply, session) => {
      await store.endOtherSessions(session.personId, session.id, noteEnded(request));
      return goTo(reply, 'sessions');
    },
    [proof.required()],
  );

  post('delete', async (request, reply, session) => {
    const wrong = (problems: Parameters<typeof wrongForm>[2]) =>
      answer(request, reply, session, { delete: wrongForm(request, [], problems) }, 422);
    const read = readForm(z.object({ password: PasswordField }), request.body);
    if (!read.ok) return wrong(read.problems);
    if (!(await accounts.isPassword(read.data.password, request.headers))) return wrong({ password: { key: 'settings.problem.password' } });
    const { cookies } = await accounts.logOut(request.headers);
    await accounts.remove(identityOf(session));
    return reply.header('set-cookie', cookies).headers(forgetting).redirect(routes.landing, 303);
  });

  app.get(`${routes.settings}data/`, { preHandler: [proof.required(`${routes.settings}#data`)] }, async (request, reply) => {
    if (!request.session) return redirectToLogIn(request, reply);
    await audit.add({ kind: 'data.exported', by: sourceOf(request) });
    const data = await accounts.exportData(request.session.personId);
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${request.session.person.username}.json"`)
      .send(JSON.stringify(data, null, 2));
  });
  return answer;
}
