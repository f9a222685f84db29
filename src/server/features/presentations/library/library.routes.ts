import type { DashboardTotals } from '#contract/analytics/insights.ts';
import { emptyForm, type FormState } from '#contract/form.ts';
import type { PresentationCard } from '#contract/presentation/cards.ts';
import type { ImportSummary, UploadLimits } from '#contract/presentation/imports.ts';
import {
  libraryActions,
  libraryFilters,
  libraryLayouts,
  libraryPath,
  librarySorts,
  plainQuery,
  type DashboardProps,
  type LibraryAction,
  type LibraryQuery,
} from '#contract/presentation/library.ts';
import { logInPath, profilePath, routes } from '#contract/routes.ts';
import type { Language } from '#locale/language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Oid } from '../../../http/input/asked-presentation.ts';
import { doneForm, readForm, textFor, wrongForm } from '../../../http/input/form-answers.ts';
import { languageOfRequest } from '../../../http/input/language.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { Problem } from '../../../http/problems.ts';
import { sourceOf } from '../../../http/security/audit-trail.ts';
import { parseNext } from '../../../http/security/next-address.ts';
import type { Session } from '../../../http/visitor.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { Action, FolderForm, gatherFields, TitleForm, wishes } from './library-fields.ts';
import type { Library, Outcome, Owner } from './library.ts';

const LONGEST_SEARCH = 200;

const Flag = z.literal('1').optional().catch(undefined);
const Asked = z
  .object({
    folder: Oid.nullable().catch(null).default(null),
    search: z
      .string()
      .transform((term) => [...term.trim()].slice(0, LONGEST_SEARCH).join(''))
      .catch('')
      .default(''),
    show: z.enum(libraryFilters).catch(plainQuery.show).default(plainQuery.show),
    sort: z.enum(librarySorts).catch(plainQuery.sort).default(plainQuery.sort),
    layout: z.enum(libraryLayouts).catch(plainQuery.layout).default(plainQuery.layout),
    trash: Flag,
    analytics: Flag,
    page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  })
  .transform(({ trash, analytics, ...asked }): LibraryQuery => {
    const isTrash = trash === '1';
    const isAnalytics = !isTrash && analytics === '1';
    return { ...asked, isTrash, isAnalytics, folder: isTrash || isAnalytics ? null : asked.folder };
  })
  .catch(plainQuery);

const AskedDone = z.object({ done: z.enum(libraryActions), count: z.coerce.number().int().min(0).max(1000) });

interface Parts {
  library: Library;
  pages: PageAnswers;
  clock: Clock;
  templates(): Promise<PresentationCard[]>;
  /** Viewing totals of all their presentations; null if they have none. */
  totalsOf(ownerId: string): Promise<DashboardTotals | null>;
  /** Imports in progress. */
  listImports(ownerId: string, language: Language): Promise<ImportSummary[]>;
  /** False if there is no such import. */
  dismissImport(ownerId: string, id: string): Promise<boolean>;
  limitsOf(storage: DashboardProps['storage']): UploadLimits;
  personTag(oid: string): string;
}

/** A person's own presentations, and the actions on several of them at a time. */
export function libraryRoutes(
  app: FastifyInstance,
  { library, pages, clock, templates, totalsOf, listImports, dismissImport, limitsOf, personTag }: Parts,
): void {
  const ownerOf = (request: FastifyRequest, { personId, person: { oid, publicDisplayName, avatar } }: Session): Owner => ({
    id: personId,
    card: { publicDisplayName, avatar, address: profilePath(oid) },
    pageTag: personTag(oid),
    by: sourceOf(request),
  });

  const describe = async (request: FastifyRequest, owner: Owner, query: LibraryQuery, form: FormState<'name'>): Promise<DashboardProps> => {
    const language = languageOfRequest(request);
    // Without totals, the presentations are still shown.
    const told = totalsOf(owner.id).catch((err: unknown) => {
      request.log.warn({ err }, 'cannot read the totals of a dashboard');
      return null;
    });
    const [listed, offered, imports, totals] = await Promise.all([
      library.list(owner, query, language),
      templates(),
      listImports(owner.id, language),
      told,
    ]);
    return {
      ...listed,
      now: new Date(clock.now()).toISOString(),
      templates: offered,
      imports,
      limits: limitsOf(listed.storage),
      totals,
      form,
    };
  };
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    owner: Owner,
    query: LibraryQuery,
    form: FormState<'name'>,
    status = 200,
  ) => pages.answer(request, reply, { page: 'dashboard', props: await describe(request, owner, query, form), status });

  app.get(routes.dashboard, async (request, reply) => {
    if (!request.session) {
      if (isScript(request)) throw new Problem('signedOut');
      return reply.redirect(logInPath(request.url), 303);
    }
    const owner = ownerOf(request, request.session);
    const query = Asked.parse(request.query);
    reply.header('vary', 'accept');
    if (isScript(request)) return reply.header('cache-control', 'private, no-store').send(await describe(request, owner, query, emptyForm));
    const { data: did } = AskedDone.safeParse(request.query);
    return answer(
      request,
      reply,
      owner,
      query,
      did ? doneForm(textFor(request)(`library.done.${did.done}`, { count: did.count })) : emptyForm,
    );
  });

  app.post(routes.dashboardAction, async (request, reply) => {
    if (!request.session) {
      if (isScript(request)) throw new Problem('signedOut');
      return reply.redirect(logInPath(routes.dashboard), 303);
    }
    const owner = ownerOf(request, request.session);
    const fields = gatherFields(request.body);
    const { action } = Action.parse(fields);
    const next = nextOf(fields['next']);
    const text = textFor(request);

    const refuse = (status: 409 | 422, form: FormState<'name'>, more: Record<string, unknown> = {}) => {
      if (!isScript(request)) return answer(request, reply, owner, queryOf(next), form, status);
      const detail = form.problem ?? form.problems.name ?? '';
      return reply
        .status(status)
        .header('cache-control', 'no-store')
        .type('application/problem+json; charset=utf-8')
        .send(JSON.stringify({ title: detail, status, detail, code: status === 409 ? 'outdated' : 'invalid', ...more }));
    };
    const finish = (outcome: Outcome, name = '') => {
      switch (outcome.kind) {
        case 'done':
          if (isScript(request))
            return reply.header('cache-control', 'no-store').send({
              done: text(`library.done.${action}`, { count: outcome.count }),
              ...(outcome.folder !== undefined && { folder: outcome.folder }),
            });
          return reply.redirect(`${next}${next.includes('?') ? '&' : '?'}done=${action}&count=${outcome.count}`, 303);
        case 'unknown':
          throw new Problem('notFound');
        case 'taken':
          return refuse(422, wrongForm(request, ['name'], { name: { key: 'library.problem.taken' } }));
        case 'full':
          return refuse(422, wrongForm(request, ['name'], {}, { key: 'library.problem.folders', values: { count: outcome.most } }));
        case 'outdated':
          return refuse(
            409,
            wrongForm(request, ['name'], {}, { key: 'library.problem.renamed', values: { theirs: outcome.title, yours: name } }),
            { current: outcome.title, revision: outcome.revision },
          );
      }
    };
    const named = async (form: typeof TitleForm | typeof FolderForm, act: (name: string) => Promise<Outcome>) => {
      const read = readForm(form, fields);
      return read.ok ? finish(await act(read.data.name), read.data.name) : refuse(422, wrongForm(request, ['name'], read.problems));
    };

    const acts: Record<LibraryAction, () => Promise<unknown>> = {
      trash: async () => finish(await library.trash(owner, wishes.trash.parse(fields).oids)),
      restore: async () => finish(await library.restore(owner, wishes.restore.parse(fields).oids)),
      delete: async () => finish(await library.remove(owner, wishes.delete.parse(fields).oids)),
      'empty-trash': async () => finish(await library.emptyTrash(owner)),
      async move() {
        const { oids, folder } = wishes.move.parse(fields);
        return finish(await library.move(owner, oids, folder || null));
      },
      async rename() {
        const { oids, revision } = wishes.rename.parse(fields);
        return named(TitleForm, (name) => library.rename(owner, oids[0] ?? '', name, revision));
      },
      async privacy() {
        const { oids, privacy } = wishes.privacy.parse(fields);
        return finish(await library.setPrivacy(owner, oids, privacy));
      },
      async 'make-folder'() {
        const { oids } = wishes['make-folder'].parse(fields);
        return named(FolderForm, (name) => library.makeFolder(owner, name, oids));
      },
      async 'rename-folder'() {
        const { folder } = wishes['rename-folder'].parse(fields);
        return named(FolderForm, (name) => library.renameFolder(owner, folder, name));
      },
      'remove-folder': async () => finish(await library.removeFolder(owner, wishes['remove-folder'].parse(fields).folder)),
      async 'dismiss-import'() {
        const isThere = await dismissImport(owner.id, wishes['dismiss-import'].parse(fields).import);
        return finish(isThere ? { kind: 'done', count: 1 } : { kind: 'unknown' });
      },
    };
    // A person who submits the form without a selection gets a message on the page, not an error.
    if (fields.oids.length === 0 && !isScript(request) && 'oids' in wishes[action].shape && action !== 'make-folder')
      return refuse(422, { ...emptyForm, problem: text('library.problem.none') });
    return acts[action]();
  });
}

const isScript = ({ headers: { accept = '' } }: FastifyRequest) => accept.includes('application/json') && !accept.includes('text/html');

/** The canonical address of the dashboard page they came from, or of its first page. */
function nextOf(next: unknown): string {
  const address = parseNext(next);
  return address === null ? routes.dashboard : libraryPath(queryOf(address));
}

function queryOf(address: string): LibraryQuery {
  const { pathname, searchParams } = new URL(address, 'https://our.invalid');
  return pathname === routes.dashboard ? Asked.parse(Object.fromEntries(searchParams)) : plainQuery;
}
