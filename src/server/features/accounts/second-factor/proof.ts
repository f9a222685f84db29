import { csrfField, emptyForm, type FormState } from '#contract/form.ts';
import { confirmPath, routes } from '#contract/routes.ts';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { splitAddress } from '../../../http/input/query.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { Problem } from '../../../http/problems.ts';
import { sourceOf, type AuditTrail } from '../../../http/security/audit-trail.ts';
import type { Session } from '../../../http/visitor.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { CodeField, PasswordField } from '../identity/fields.ts';
import { readForm, wrongForm } from '../routes/form-answers.ts';
import type { Passkeys } from './passkeys.ts';
import type { SecondFactors } from './second-factors.ts';
import type { StepCookie } from './step-cookie.ts';

/** How long a proof counts. */
const FRESH = 10 * 60_000;

const proofs = {
  proofPassword: z.object({ proofPassword: PasswordField }),
  proofCode: z.object({ proofCode: CodeField }),
  proofPasskey: z.object({ proofPasskey: z.string().max(50_000) }),
};
type ProofField = keyof typeof proofs;

interface Parts {
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  passkeyCookie: StepCookie;
  pages: PageAnswers;
  clock: Clock;
  audit: AuditTrail;
}

export interface Proof {
  /**
   * Goes before every dangerous action. If the last proof is too old, asks for one on a page that then repeats the action with all its
   * fields, or leads to `returnTo`. Leaves visitors who are not logged in to the route.
   */
  required(returnTo?: string): preHandlerAsyncHookHandler;
  /** The same page, for what cannot be repeated: it leads to `next`. */
  ask(request: FastifyRequest, reply: FastifyReply, session: Session, next: string): Promise<FastifyReply>;
}

export function createProof({ secondFactors, passkeys, passkeyCookie, pages, clock, audit }: Parts): Proof {
  const isFresh = ({ provedAt }: Session) => clock.now() - provedAt < FRESH;

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { personId }: Session,
    given: { action: string; fields: Record<string, string>; form?: FormState<ProofField>; status: number },
  ) => {
    const { action, fields, form = emptyForm, status } = given;
    const ways = await secondFactors.ways(personId);
    return pages.answer(request, reply, { page: 'confirmIdentity', props: { action, fields, ...ways, form }, status });
  };

  /** What is wrong with the proof in this form; undefined if it is right. */
  const findProblem = async (request: FastifyRequest, { personId }: Session): Promise<FormState<ProofField> | undefined> => {
    const body = (request.body ?? {}) as Record<string, unknown>;
    const kind = (Object.keys(proofs) as ProofField[]).find((name) => name in body);
    if (kind === undefined) return emptyForm;
    const read = readForm<z.ZodType<Partial<Record<ProofField, string>>>>(proofs[kind], body);
    if (!read.ok) return wrongForm(request, [], read.problems);
    const { proofPassword, proofCode, proofPasskey } = read.data;
    if (proofPassword !== undefined)
      return (await secondFactors.isPassword(personId, proofPassword))
        ? undefined
        : wrongForm(request, [], { proofPassword: { key: 'settings.problem.password' } });
    if (proofCode !== undefined)
      return (await secondFactors.isCode(personId, proofCode, sourceOf(request)))
        ? undefined
        : wrongForm(request, [], { proofCode: { key: 'security.problem.code' } });
    const owner = await passkeys.findOwner(proofPasskey ?? '', passkeyCookie.read(request) ?? '');
    return owner === personId ? undefined : wrongForm(request, [], {}, { key: 'security.problem.passkey' });
  };

  return {
    required: (returnTo) => async (request, reply) => {
      const { session } = request;
      if (!session || isFresh(session)) return;
      if (request.method === 'GET') return void reply.redirect(confirmPath(returnTo ?? request.url), 303);
      // Scripts go to the page themselves.
      if (!request.headers.accept?.includes('text/html')) throw new Problem('signedOut');
      const form = await findProblem(request, session);
      if (form === undefined) {
        await secondFactors.noteProof(session.id);
        return audit.add({ kind: 'reauthenticated', by: sourceOf(request) });
      }
      const { path: action } = splitAddress(request.url);
      return void (await answer(request, reply, session, { action, fields: fieldsToKeep(request.body), form, status: 401 }));
    },
    ask: (request, reply, session, next) =>
      answer(request, reply, session, { action: routes.confirmIdentity, fields: { next }, status: 200 }),
  };
}

/** Everything in a form but its token and its proof. */
const fieldsToKeep = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      typeof value === 'string' && name !== csrfField && !(name in proofs) ? [[name, value]] : [],
    ),
  );
