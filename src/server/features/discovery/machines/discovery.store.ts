import type { SchemaVersion } from '#contract/presentation/presentation-address.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface ListedPresentation {
  oid: string;
  title: string;
  schemaVersion: SchemaVersion;
  slug: string | null;
  modifiedAt: Date;
}

export interface ListedPerson {
  oid: string;
  modifiedAt: Date;
}

/** Includes `from`, excludes `to`. */
interface Span {
  from: number;
  to: number;
}

const isListed = (row: string) =>
  `${row}.privacy in ('public', 'reusable') and not exists (select from presentation_curation where presentation_id = ${row}.id and tag = 'unsuitable')`;

/** All SQL for search engines. Parts are spans of ids, so that each is read by the primary key, however many there are. */
export function createDiscoveryStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async lastId(): Promise<number> {
      const { rows } = await pool.query<{ last: string | null }>('select max(id) as last from presentation');
      return Number(rows[0]?.last ?? 0);
    },
    /** Which spans, counted from 0, contain a listed presentation; each is scanned only until one is found. */
    async filledSpans({ from, to }: Span, size: number): Promise<number[]> {
      const { rows } = await pool.query<{ span: number }>({
        name: 'filled_spans',
        text: `select span from generate_series($1::integer, $2::integer - 1) span
               where exists (select from presentation where id > span::bigint * $3 and id <= (span::bigint + 1) * $3 and ${isListed('presentation')}) order by span`,
        values: [from, to, size],
      });
      return rows.map(({ span }) => span);
    },
    async listPresentations({ from, to }: Span): Promise<ListedPresentation[]> {
      const { rows } = await pool.query<ListedPresentation>({
        name: 'listed_presentations',
        text: `select oid, title, schema_version as "schemaVersion", slug, modified_at as "modifiedAt" from presentation where id >= $1 and id < $2 and ${isListed('presentation')} order by id`,
        values: [from, to],
      });
      return rows;
    },
    /** People whose first listed presentation is in this span, so that each appears in only one. */
    async listPeople({ from, to }: Span): Promise<ListedPerson[]> {
      const { rows } = await pool.query<ListedPerson>({
        name: 'listed_people',
        text: `select person.oid, greatest(person.updated_at, latest) as "modifiedAt"
               from (select owner_id, max(modified_at) as latest from presentation where id >= $1 and id < $2 and ${isListed('presentation')} group by owner_id) owner
               join person on person.id = owner_id and email_verified
               where not exists (select from presentation earlier where earlier.owner_id = owner.owner_id and earlier.id < $1 and ${isListed('earlier')}) order by person.oid`,
        values: [from, to],
      });
      return rows;
    },
  };
}

export type DiscoveryStore = ReturnType<typeof createDiscoveryStore>;
