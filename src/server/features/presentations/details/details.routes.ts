import { emptyForm } from '#contract/form.ts';
import { VersionName } from '#contract/presentation/changes.ts';
import type { PageProps } from '#contract/pages.ts';
import type { DetailsField, ViewLinkSummary } from '#contract/presentation/details.ts';
import { detailsPath } from '#contract/presentation/presentation-address.ts';
import { routes } from '#contract/routes.ts';
import type { TextKey } from '#locale/catalogue.ts';
import { arrangements } from '#model/arrangement/arrangement.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { Oid } from '../../../http/input/asked-presentation.ts';
import { doneForm, readForm, textFor, wrongForm, type FieldProblems } from '../../../http/input/form-answers.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { Problem } from '../../../http/problems.ts';
import { sourceOf, type AuditTrail } from '../../../http/security/audit-trail.ts';
import type { Access, createAccess } from '../access.ts';
import type { PresentationsStore } from '../presentations.store.ts';
import type { Presentations } from '../presentations.ts';
import type { Rearrange } from '../versions/rearrange.ts';
import type { VersionsStore } from '../versions/versions.store.ts';
import type { Versions } from '../versions/versions.ts';
import { detailsForm, ownDetailsForm } from './detail-fields.ts';
import type { DetailsPage, Row } from './details-page.ts';
import { createForEditors, type ForEditors } from './for-editors.ts';

const Asked = z.object({ oid: Oid });
const AskedLink = Asked.extend({ linkId: z.string() });
const AskedVersion = Asked.extend({ number: z.coerce.number().int().min(1).max(1e9) });
/** Without one, the name is removed. */
const Named = z.object({ name: z.union([VersionName, z.literal('').transform(() => null)]) });
const Arranged = z.object({ arrangement: z.enum(arrangements) });

const done = {
  saved: ['form', 'access.edit.done', 'details'],
  restored: ['form', 'access.versions.restored', 'versions'],
  published: ['form', 'access.versions.publishedNow', 'versions'],
  named: ['form', 'access.versions.named', 'versions'],
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
  'showsNotes',
  'shows',
  'coverStop',
];

interface Parts {
  presentations: Pick<Presentations, 'changeDetails'>;
  versions: Pick<Versions, 'restore' | 'publish'> & Pick<VersionsStore, 'rename'>;
  store: Pick<PresentationsStore, 'findByOid'>;
  accessTo: ReturnType<typeof createAccess>['accessTo'];
  pages: PageAnswers;
  detailsPage: DetailsPage;
  rearrange: Rearrange;
  viewLinks: {
    list(presentationId: number): Promise<ViewLinkSummary[]>;
    create(
      presentationId: number,
      form: unknown,
      alongside: (client: PoolClient, label: string) => Promise<void>,
    ): Promise<{ ok: true } | { ok: false; problems: FieldProblems; isFull?: boolean }>;
    revoke(presentationId: number, linkId: string, alongside: (client: PoolClient) => Promise<void>): Promise<boolean>;
  };
  audit: AuditTrail;
}

/** Everything about a presentation except its canvas, for people who may edit it. */
export function detailsRoutes(
  app: FastifyInstance,
  { presentations, versions, store, accessTo, pages, detailsPage, rearrange, viewLinks, audit }: Parts,
): void {
  type Forms = Partial<Pick<PageProps['details'], 'form' | 'linkForm' | 'doneIn'>>;

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    row: Row,
    access: Access,
    { form = emptyForm, linkForm = emptyForm, doneIn = 'details' }: Forms,
    status = 200,
  ) => {
    const [props, links] = await Promise.all([detailsPage(request, row, access), access.canShare ? viewLinks.list(row.id) : []]);
    return pages.answer(request, reply, {
      page: 'details',
      status,
      props: { ...props, form: { ...form, values: { ...props.form.values, ...form.values } }, links, linkForm, doneIn },
    });
  };

  const goBack = (reply: FastifyReply, row: Row, what: Done) =>
    reply.redirect(`${detailsPath(row.oid)}?done=${what}#${done[what][2]}`, 303);

  const forEditors = createForEditors({ store, accessTo, addressOf: detailsPath });
  const forEditorsWho = (can: 'canShare' | 'canRestore' | 'canArrange' | 'canPublish', handle: ForEditors) =>
    forEditors((request, reply, row, access) => {
      if (!access[can]) throw new Problem('forbidden');
      return handle(request, reply, row, access);
    });

  const show = forEditors(async (request, reply, row, access) => {
    const asked = AskedDone.parse(request.query).done;
    if (!asked) return answer(request, reply, row, access, {});
    const [form, key, section] = done[asked];
    return answer(request, reply, row, access, {
      [form]: doneForm(textFor(request)(key)),
      ...(section !== 'links' && { doneIn: section }),
    });
  });

  const save = forEditors(async (request, reply, row, access) => {
    const read = readForm(access.canPublish ? ownDetailsForm : detailsForm, request.body);
    if (!read.ok) return answer(request, reply, row, access, { form: wrongForm(request, fields, read.problems) }, 422);
    const { revision, ...details } = read.data;
    const outcome = await presentations.changeDetails(row.oid, details, { byOwner: access.isOwner, revision, by: sourceOf(request) });
    if (outcome === 'unknown') throw new Problem('notFound');
    // The address of the presentation follows its title; the address of this page does not.
    if (outcome === 'changed') return goBack(reply, row, 'saved');
    const now = (await store.findByOid(row.oid)) ?? row;
    return answer(
      request,
      reply,
      now,
      access,
      { form: wrongForm(request, fields, {}, { key: 'access.problem.outdated', values: { title: now.title } }) },
      409,
    );
  });

  const addLink = forEditorsWho('canShare', async (request, reply, row, access) => {
    const made = await viewLinks.create(row.id, request.body, (client, label) =>
      audit.add({ kind: 'link.made', by: sourceOf(request), presentation: row, details: { title: row.title, label } }, client),
    );
    if (made.ok) return goBack(reply, row, 'linkMade');
    const linkForm = wrongForm(
      request,
      ['label', 'expires', 'asksIdentity'],
      made.problems,
      made.isFull ? { key: 'access.problem.links' } : null,
    );
    return answer(request, reply, row, access, { linkForm }, 422);
  });

  const revokeLink = forEditorsWho('canShare', async (request, reply, row) => {
    const asked = AskedLink.safeParse(request.params);
    const note = (client: PoolClient) =>
      audit.add({ kind: 'link.revoked', by: sourceOf(request), presentation: row, details: { title: row.title } }, client);
    if (!asked.success || !(await viewLinks.revoke(row.id, asked.data.linkId, note))) throw new Problem('notFound');
    return goBack(reply, row, 'linkRevoked');
  });

  const restore = forEditorsWho('canRestore', async (request, reply, row) => {
    const asked = AskedVersion.safeParse(request.params);
    if (!asked.success || (await versions.restore(row.ownerId, row.oid, asked.data.number)) === 'unknown') throw new Problem('notFound');
    return goBack(reply, row, 'restored');
  });

  const publish = forEditorsWho('canPublish', async (_request, reply, row) => {
    if ((await versions.publish(row.ownerId, row.oid)) === undefined) throw new Problem('notFound');
    return goBack(reply, row, 'published');
  });

  const nameVersion = forEditorsWho('canRestore', async (request, reply, row) => {
    const asked = AskedVersion.safeParse(request.params);
    const named = Named.safeParse(request.body);
    if (!named.success) throw new Problem('invalid');
    if (!asked.success || !(await versions.rename(row.id, asked.data.number, named.data.name))) throw new Problem('notFound');
    return goBack(reply, row, 'named');
  });

  const arrange = forEditorsWho('canArrange', async (request, reply, row, { personId }) => {
    const asked = Arranged.safeParse(request.body);
    if (!asked.success || (await rearrange(row.oid, asked.data.arrangement, personId)) === 'refused') throw new Problem('invalid');
    return goBack(reply, row, 'arranged');
  });

  const path = routes.details;
  app.get(path, show);
  app.post(path, save);
  app.post(`${path}links/`, addLink);
  app.post(`${path}links/:linkId/revoke/`, revokeLink);
  app.post(`${path}versions/:number/restore/`, restore);
  app.post(`${path}versions/:number/name/`, nameVersion);
  app.post(`${path}publish/`, publish);
  app.post(`${path}arrange/`, arrange);
}
