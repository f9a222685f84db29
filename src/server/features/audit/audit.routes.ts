import { auditGroups, auditKinds, auditPaths, type AuditFilter, type AuditPaging } from '#contract/people/audit.ts';
import { logInPath } from '#contract/routes.ts';
import { Readable } from 'node:stream';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { csvType } from '../../http/csv.ts';
import { languageOfRequest } from '../../http/input/language.ts';
import type { PageAnswers } from '../../http/pages/page-answers.ts';
import { Problem } from '../../http/problems.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { writeAuditCsv } from './audit-csv.ts';
import type { Audit, Listed } from './audit.ts';
import type { Place, Wanted } from './audit.store.ts';
import { presentToOperator, presentToPerson } from './present-entry.ts';

const ON_A_PAGE = 30;
const OPERATOR_PAGE = 50;
const DAY = 24 * 60 * 60_000;

const Id = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .optional()
  .catch(undefined);
const Paging = z.object({ before: Id, after: Id }).catch({});
const Day = z.iso.date().catch('').default('');
const Filter = z.object({
  group: z.enum(auditGroups).nullable().catch(null).default(null),
  person: z.string().trim().max(254).catch('').default(''),
  from: Day,
  to: Day,
});

interface Parts {
  audit: Audit;
  pages: PageAnswers;
  clock: Pick<Clock, 'now'>;
  formatPrice(price: { amount: number; currency: string }, language: string): string;
}

/** What a person did or had done to them, for that person; everything, for administrators. Nothing here changes an entry. */
export function auditRoutes(app: FastifyInstance, { audit, pages, clock, formatPrice }: Parts): void {
  app.get(auditPaths.activity, async (request, reply) => {
    if (!request.session) return reply.redirect(logInPath(request.url), 303);
    const { personId } = request.session;
    const listed = await audit.list({ concerning: personId }, placeIn(request.query), ON_A_PAGE);
    const reader = { personId, language: languageOfRequest(request), formatPrice };
    return pages.answer(request, reply, {
      page: 'activity',
      props: {
        entries: listed.rows.flatMap((row) => presentToPerson(row, reader) ?? []),
        paging: pagingOf(listed, auditPaths.activity, {}),
      },
    });
  });

  const preHandler: preHandlerAsyncHookHandler = async (request, reply) => {
    if (!request.session) return reply.redirect(logInPath(request.url), 303);
    if (request.session.person.role !== 'admin') throw new Problem('forbidden');
  };
  /** Undefined if there is nobody of that name. */
  const wantedBy = async ({ group, person, from, to }: AuditFilter): Promise<Wanted | undefined> => {
    const concerning = person === '' ? undefined : await audit.findPerson(person);
    if (person !== '' && concerning === undefined) return undefined;
    return {
      kinds: group === null ? undefined : auditKinds[group],
      concerning,
      from: from === '' ? undefined : new Date(from),
      before: to === '' ? undefined : new Date(Date.parse(to) + DAY),
    };
  };

  app.get(auditPaths.audit, { preHandler }, async (request, reply) => {
    const filter = Filter.parse(request.query);
    const wanted = await wantedBy(filter);
    const nothing: Listed = { rows: [], hasNewer: false, hasOlder: false };
    const listed = wanted ? await audit.list(wanted, placeIn(request.query), OPERATOR_PAGE) : nothing;
    const reader = { language: languageOfRequest(request), formatPrice };
    return pages.answer(request, reply, {
      page: 'audit',
      props: {
        entries: listed.rows.flatMap((row) => presentToOperator(row, reader) ?? []),
        filter,
        paging: pagingOf(listed, auditPaths.audit, queryOf(filter)),
        csvAddress: addressOf(auditPaths.auditCsv, queryOf(filter)),
      },
    });
  });

  app.get(auditPaths.auditCsv, { preHandler }, async (request, reply) => {
    const wanted = await wantedBy(Filter.parse(request.query));
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const rows = wanted ? writeAuditCsv(audit, wanted) : writeAuditCsv({ async *each() {} }, {});
    return reply
      .type(csvType)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="audit-${day}.csv"`)
      .send(Readable.from(rows));
  });
}

function placeIn(query: unknown): Place {
  const { before, after } = Paging.parse(query);
  if (before !== undefined) return { olderThan: before };
  return after === undefined ? {} : { newerThan: after };
}

const queryOf = ({ group, person, from, to }: AuditFilter): Record<string, string> => ({
  ...(group && { group }),
  ...(person && { person }),
  ...(from && { from }),
  ...(to && { to }),
});

function addressOf(path: string, query: Record<string, string>): string {
  const written = new URLSearchParams(query).toString();
  return written === '' ? path : `${path}?${written}`;
}

function pagingOf({ rows, hasNewer, hasOlder }: Listed, path: string, query: Record<string, string>): AuditPaging {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    newer: hasNewer ? addressOf(path, first ? { ...query, after: first.id } : query) : null,
    older: hasOlder && last ? addressOf(path, { ...query, before: last.id }) : null,
  };
}
