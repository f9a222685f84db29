import { emptyForm } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import type { DetailsField, ViewLinkSummary } from '#contract/presentation/details.ts';
import { editPath, presentationPath } from '#contract/presentation/presentation-address.ts';
import { logInPath, routes } from '#contract/routes.ts';
import type { TextKey } from '#locale/catalogue.ts';
import { arrangements } from '#model/arrangement/arrangement.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Oid } from '../../../http/input/asked-presentation.ts';
import { doneForm, readForm, textFor, wrongForm, type FieldProblems } from '../../../http/input/form-answers.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { Problem } from '../../../http/problems.ts';
import type { Policy } from '../presentations.policy.ts';
import type { PresentationsStore } from '../presentations.store.ts';
import type { Presentations } from '../presentations.ts';
import type { Rearrange } from '../versions/rearrange.ts';
import { detailsForm, ownDetailsForm } from './detail-fields.ts';
import type { DetailsPage, Row } from './details-page.ts';

const Asked = z.object({ oid: Oid });
const AskedLink = Asked.extend({ linkId: z.string() });
const AskedVersion = Asked.extend({ number: z.coerce.number().int().min(1).max(1e9) });
const Arranged = z.object({ arrangement: z.enum(arrangements) });

const done = {
  saved: ['form', 'access.edit.done', 'details'],
  restored: ['form', 'access.versions.restored', 'versions'],
  arranged: ['form', 'access.arrange.done', 'arrangement'],
  linkMade: ['linkForm', 'access.links.made', 'links'],
  linkRevoked: ['linkForm', 'access.links.revoked', 'links'],
} as const satisfies Record<string, ['form' | 'linkForm', TextKey, string]>;
type Done = keyof typeof done;
const AskedDone = z.object({
  done: z
    .enum(Object.keys(done) as [Done, ...Done[]])
    .optional()
    .catch(undefined),
});

const fields: readonly DetailsField[] = [
  'title',
  'description',
  'tags',
  'privacy',
  'language',
  'segment',
  'slug',
  'allowsCopies',
  'sellsPdf',
  'coverStop',
];

interface Parts {
  presentations: Pick<Presentations, 'changeDetails' | 'restoreVersion'>;
  store: Pick<PresentationsStore, 'findByOid'>;
  policy: Policy;
  pages: PageAnswers;
  detailsPage: DetailsPage;
  rearrange: Rearrange;
  viewLinks: {
    list(presentationId: number): Promise<ViewLinkSummary[]>;
    create(presentationId: number, form: unknown): Promise<{ ok: true } | { ok: false; problems: FieldProblems; isFull?: boolean }>;
    revoke(presentationId: number, linkId: string): Promise<boolean>;
  };
}

/** Everything about a presentation that is not drawn on its canvas: for those who may edit it. */
export function editRoutes(app: FastifyInstance, { presentations, store, policy, pages, detailsPage, rearrange, viewLinks }: Parts): void {
  type Forms = Partial<Pick<PageProps['edit'], 'form' | 'linkForm' | 'doneIn'>>;

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    row: Row,
    isMine: boolean,
    { form = emptyForm, linkForm = emptyForm, doneIn = 'details' }: Forms,
    status = 200,
  ) => {
    const [props, links] = await Promise.all([detailsPage(request, row, isMine), isMine ? viewLinks.list(row.id) : []]);
    return pages.answer(request, reply, {
      page: 'edit',
      status,
      props: { ...props, form: { ...form, values: { ...props.form.values, ...form.values } }, links, linkForm, doneIn },
    });
  };

  const goBack = (reply: FastifyReply, row: Row, what: Done) => reply.redirect(`${editPath(row)}?done=${what}#${done[what][2]}`, 303);

  type Handler = (request: FastifyRequest, reply: FastifyReply, row: Row, isMine: boolean) => Promise<unknown>;
  const forEditors = (handle: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = Asked.safeParse(request.params);
    if (!asked.success) throw new Problem('notFound');
    const { oid } = asked.data;
    const { session } = request;
    // Known or not, the same: this tells nothing to whoever is not logged in.
    if (!session) return reply.redirect(logInPath(editPath({ oid, schemaVersion: request.url.startsWith('/p/') ? 2 : 0 })), 303);
    const row = await store.findByOid(oid);
    const rights = row && (await policy.rightsOf(row.id, row.ownerId, session.personId));
    if (!row || !rights?.comment) throw new Problem('notFound');
    if (!rights.edit) return reply.redirect(presentationPath(row), 303);
    return handle(request, reply, row, row.ownerId === session.personId);
  };
  const forOwners = (handle: (request: FastifyRequest, reply: FastifyReply, row: Row) => Promise<unknown>) =>
    forEditors((request, reply, row, isMine) => {
      if (!isMine) throw new Problem('forbidden');
      return handle(request, reply, row);
    });

  const show = forEditors(async (request, reply, row, isMine) => {
    const [path, query] = request.url.split('?', 2);
    if (path !== editPath(row)) return reply.redirect(`${editPath(row)}${query ? `?${query}` : ''}`, 303);
    const asked = AskedDone.parse(request.query).done;
    if (!asked) return answer(request, reply, row, isMine, {});
    const [form, key, section] = done[asked];
    return answer(request, reply, row, isMine, {
      [form]: doneForm(textFor(request)(key)),
      ...(section !== 'links' && { doneIn: section }),
    });
  });

  const save = forEditors(async (request, reply, row, isMine) => {
    const read = readForm(isMine ? ownDetailsForm : detailsForm, request.body);
    if (!read.ok) return answer(request, reply, row, isMine, { form: wrongForm(request, fields, read.problems) }, 422);
    const { revision, ...details } = read.data;
    const outcome = await presentations.changeDetails(row.oid, details, { byOwner: isMine, revision });
    if (outcome === 'unknown') throw new Problem('notFound');
    // Its address goes by its title; that of this page does not.
    if (outcome === 'changed') return goBack(reply, row, 'saved');
    const now = (await store.findByOid(row.oid)) ?? row;
    return answer(
      request,
      reply,
      now,
      isMine,
      { form: wrongForm(request, fields, {}, { key: 'access.problem.outdated', values: { title: now.title } }) },
      409,
    );
  });

  const addLink = forOwners(async (request, reply, row) => {
    const made = await viewLinks.create(row.id, request.body);
    if (made.ok) return goBack(reply, row, 'linkMade');
    const linkForm = wrongForm(
      request,
      ['label', 'expires', 'asksIdentity'],
      made.problems,
      made.isFull ? { key: 'access.problem.links' } : null,
    );
    return answer(request, reply, row, true, { linkForm }, 422);
  });

  const revokeLink = forOwners(async (request, reply, row) => {
    const asked = AskedLink.safeParse(request.params);
    if (!asked.success || !(await viewLinks.revoke(row.id, asked.data.linkId))) throw new Problem('notFound');
    return goBack(reply, row, 'linkRevoked');
  });

  const restore = forOwners(async (request, reply, row) => {
    const asked = AskedVersion.safeParse(request.params);
    if (!asked.success || (await presentations.restoreVersion(row.ownerId, row.oid, asked.data.number)) === 'unknown')
      throw new Problem('notFound');
    return goBack(reply, row, 'restored');
  });

  const arrange = forOwners(async (request, reply, row) => {
    const asked = Arranged.safeParse(request.body);
    if (!asked.success || (await rearrange(row.oid, asked.data.arrangement)) === 'refused') throw new Problem('invalid');
    return goBack(reply, row, 'arranged');
  });

  for (const path of [routes.edit, routes.coreEdit]) {
    app.get(path, show);
    app.post(path, save);
    app.post(`${path}links/`, addLink);
    app.post(`${path}links/:linkId/revoke/`, revokeLink);
    app.post(`${path}versions/:number/restore/`, restore);
    app.post(`${path}arrange/`, arrange);
  }
}
