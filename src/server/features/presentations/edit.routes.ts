import { emptyForm } from '#contract/form.ts';
import type { PageProps, ViewLinkSummary } from '#contract/pages.ts';
import { editPath, presentationPath } from '#contract/presentation/presentation-address.ts';
import { logInPath, routes } from '#contract/routes.ts';
import type { TextKey } from '#locale/catalogue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Oid } from '../../http/input/asked-presentation.ts';
import { doneForm, readForm, textFor, wrongForm, type FieldProblems } from '../../http/input/form-answers.ts';
import type { PageAnswers } from '../../http/pages/page-answers.ts';
import { Problem } from '../../http/problems.ts';
import { detailsForm, ownDetailsForm } from './detail-fields.ts';
import type { Policy } from './presentations.policy.ts';
import type { PresentationsStore } from './presentations.store.ts';
import type { Presentations } from './presentations.ts';

const Asked = z.object({ oid: Oid });
const AskedLink = Asked.extend({ linkId: z.string() });

const done = {
  saved: ['form', 'access.edit.done'],
  linkMade: ['linkForm', 'access.links.made'],
  linkRevoked: ['linkForm', 'access.links.revoked'],
} as const satisfies Record<string, ['form' | 'linkForm', TextKey]>;
type Done = keyof typeof done;
const AskedDone = z.object({ done: z.enum(Object.keys(done) as [Done, ...Done[]]).optional().catch(undefined) });

interface Parts {
  presentations: Pick<Presentations, 'changeDetails'>;
  store: Pick<PresentationsStore, 'findByOid'>;
  policy: Policy;
  pages: PageAnswers;
  thumbnail(contentHash: string): Promise<string | null>;
  viewLinks: {
    list(presentationId: number): Promise<ViewLinkSummary[]>;
    create(presentationId: number, form: unknown): Promise<{ ok: true } | { ok: false; problems: FieldProblems; isFull?: boolean }>;
    revoke(presentationId: number, linkId: string): Promise<boolean>;
  };
}

/** What a presentation is called and who may see it: for those who may edit it. */
export function editRoutes(app: FastifyInstance, { presentations, store, policy, pages, thumbnail, viewLinks }: Parts): void {
  type Row = NonNullable<Awaited<ReturnType<PresentationsStore['findByOid']>>>;
  type Forms = Partial<Pick<PageProps['edit'], 'form' | 'linkForm'>>;

  const answer = async (request: FastifyRequest, reply: FastifyReply, row: Row, isMine: boolean, { form, linkForm }: Forms, status = 200) => {
    const { oid, title, description, tags, privacy, contentHash } = row;
    const stored = { title, description, tags: tags.join(', '), privacy };
    return pages.answer(request, reply, {
      page: 'edit',
      status,
      props: {
        oid,
        viewAddress: presentationPath(row),
        editAddress: editPath(row),
        thumbnail: await thumbnail(contentHash),
        isMine,
        form: { ...(form ?? emptyForm), values: { ...stored, ...form?.values } },
        links: isMine ? await viewLinks.list(row.id) : [],
        linkForm: linkForm ?? emptyForm,
      },
    });
  };

  const goBack = (reply: FastifyReply, row: Row, what: Done) => reply.redirect(`${editPath(row)}?done=${what}#${done[what][0] === 'form' ? 'details' : 'links'}`, 303);

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
    const [form, key] = done[asked];
    return answer(request, reply, row, isMine, { [form]: doneForm(textFor(request)(key)) });
  });

  const save = forEditors(async (request, reply, row, isMine) => {
    const read = readForm(isMine ? ownDetailsForm : detailsForm, request.body);
    if (!read.ok) return answer(request, reply, row, isMine, { form: wrongForm(request, ['title', 'description', 'tags', 'privacy'], read.problems) }, 422);
    if (!(await presentations.changeDetails(row.oid, { ...read.data, byOwner: isMine }))) throw new Problem('notFound');
    // Its address goes by its title; that of this page does not.
    return goBack(reply, row, 'saved');
  });

  const addLink = forOwners(async (request, reply, row) => {
    const made = await viewLinks.create(row.id, request.body);
    if (made.ok) return goBack(reply, row, 'linkMade');
    const linkForm = wrongForm(request, ['label', 'expires', 'asksIdentity'], made.problems, made.isFull ? { key: 'access.problem.links' } : null);
    return answer(request, reply, row, true, { linkForm }, 422);
  });

  const revokeLink = forOwners(async (request, reply, row) => {
    const asked = AskedLink.safeParse(request.params);
    if (!asked.success || !(await viewLinks.revoke(row.id, asked.data.linkId))) throw new Problem('notFound');
    return goBack(reply, row, 'linkRevoked');
  });

  for (const path of [routes.edit, routes.coreEdit]) {
    app.get(path, show);
    app.post(path, save);
    app.post(`${path}links/`, addLink);
    app.post(`${path}links/:linkId/revoke/`, revokeLink);
  }
}
