import type { Privacy, SchemaVersion } from '#contract/presentation/presentation-address.ts';
import type { SearchOrder } from '#contract/pages.ts';
import type { AuthorSegment } from '#contract/presentation/view-page.ts';
import type { Database } from '../../../platform/database/database.ts';
import { holdName, inTransaction } from '../../../platform/database/transaction.ts';

/** What a card shows of its owner. */
export interface OwnerRow {
  oid: string;
  name: string;
  username: string;
  about: string;
  image: string | null;
}

export interface CardRow {
  oid: string;
  title: string;
  description: string;
  schemaVersion: SchemaVersion;
  slug: string | null;
  /** From 1; null if the card shows the whole canvas. */
  coverStop: number | null;
  privacy: Privacy;
  contentHash: string;
  viewCount: number;
  isStaffPick: boolean;
  owner: OwnerRow;
}

/** Filters the listed presentations. */
export interface Wanted {
  /** A PostgreSQL tsquery; null if there is no search. */
  query: string | null;
  isReusableOnly: boolean;
  /** The language of the presentation's content. */
  language: string | null;
  /** Already shown elsewhere on the page. */
  exceptOid?: string | undefined;
}

export interface Range {
  offset: number;
  count: number;
}

export interface IndexedRow {
  id: string;
  title: string;
  description: string;
  tags: string[];
  owner: string;
  username: string;
  contentHash: string;
}

/** How many of the latest presentations determine what is trending. */
const COMPARED = 10_000;
/** How many of the most watched search results are ranked by relevance: more than anyone looks through. */
export const MOST_RANKED = 2400;

const columns = `p.oid, p.title, p.description, p.schema_version as "schemaVersion", p.slug, p.cover_stop as "coverStop", p.privacy, v.content_hash as "contentHash", coalesce(t.views, 0)::float8 as "viewCount",
  coalesce(c.tag = 'staff-pick', false) as "isStaffPick",
  json_build_object('oid', o.oid, 'name', o.name, 'username', o.username, 'about', o.about, 'image', o.image) as owner`;
// Finds the ids first, then reads the rest for these few only.
const cardsOf = (
  ids: string,
) => `select ${columns} from unnest(array(${ids})) with ordinality found (id, place) join presentation p using (id)
  join presentation_version v on v.presentation_id = p.id and v.number = p.current_version
  join person o on o.id = p.owner_id
  left join presentation_tally t on t.presentation_id = p.id
  left join presentation_curation c on c.presentation_id = p.id order by place`;
const tables =
  'presentation p left join presentation_tally t on t.presentation_id = p.id left join presentation_search s on s.presentation_id = p.id';
const isListed = `p.privacy in ('public', 'reusable') and not exists (select from presentation_curation u where u.presentation_id = p.id and u.tag = 'unsuitable')`;
const isShown = `${isListed} and not p.is_template`;
const latest = 'p.modified_at desc, p.id desc';
const watched = `coalesce(t.views, 0) desc, ${latest}`;

const isWanted = `${isShown} and ($1::tsquery is null or s.words @@ $1::tsquery) and (not $2 or p.privacy = 'reusable') and ($3::text is null or s.language = $3) and p.oid is distinct from $4`;
const valuesOf = ({ query, isReusableOnly, language, exceptOid }: Wanted) => [query, isReusableOnly, language, exceptOid ?? null];
const wanted = (order: string) => `select p.id from ${tables} where ${isWanted} order by ${order}`;
// Words in the title weigh most, then tags, the owner, and all other text.
const ranked = `select p.id from (select p.id, p.modified_at, coalesce(t.views, 0) as views from ${tables} where ${isWanted} order by ${watched} limit ${MOST_RANKED}) p
  join presentation_search r on r.presentation_id = p.id order by ts_rank('{0.1, 0.3, 0.6, 1}', r.words, $1::tsquery) desc, p.views desc, ${latest}`;
const orders: Record<SearchOrder, string> = { relevant: ranked, watched: wanted(watched), latest: wanted(latest) };

/** All SQL for exploring and searching. Private, unlisted or unsuitable presentations are returned to their owner only. */
export function createExploreStore({ pool }: Pick<Database, 'pool'>) {
  const cards = async (ids: string, values: unknown[]) => (await pool.query<CardRow>(cardsOf(ids), values)).rows;
  const count = async (from: string, values: unknown[]) =>
    (await pool.query<{ total: number }>(`select count(*)::integer as total from ${from}`, values)).rows[0]?.total ?? 0;
  return {
    countWanted: (asked: Wanted) => count(`${tables} where ${isWanted}`, valuesOf(asked)),
    /** Ordered by relevance, returns no more than MOST_RANKED in all. */
    listWanted: (asked: Wanted, order: SearchOrder, range: Range) =>
      cards(`${orders[order]} limit $5 offset $6`, [...valuesOf(asked), range.count, range.offset]),
    listStaffPicks: (limit: number, exceptOid: string | null) =>
      cards(
        `select p.id from presentation_curation k join presentation p on p.id = k.presentation_id where k.tag = 'staff-pick' and ${isShown} and p.oid is distinct from $2 order by k.tagged_at desc, p.id desc limit $1`,
        [limit, exceptOid],
      ),
    listWatched: (limit: number, exceptOids: readonly string[]) =>
      cards(`select p.id from ${tables} where ${isShown} and p.oid <> all($2::text[]) order by ${watched} limit $1`, [limit, exceptOids]),
    listLatest: (limit: number) => cards(`select p.id from presentation p where ${isShown} order by ${latest} limit $1`, [limit]),
    listTemplates: (limit: number) =>
      cards(`select p.id from ${tables} where ${isListed} and p.is_template order by ${watched} limit $1`, [limit]),
    countByOwner: (ownerId: string, isMine: boolean) =>
      count(`presentation p where p.owner_id = $1 and p.trashed_at is null and ($2 or (${isListed}))`, [ownerId, isMine]),
    listByOwner: (ownerId: string, isMine: boolean, range: Range) =>
      cards(
        `select p.id from presentation p where p.owner_id = $1 and p.trashed_at is null and ($2 or (${isListed})) order by ${latest} limit $3 offset $4`,
        [ownerId, isMine, range.count, range.offset],
      ),
    /**
     * The most watched and liked tags: of presentations by people of each segment, and under `other` of all. Weighted so that one very
     * popular deck does not drown out the rest.
     */
    async listTrending(limit: number): Promise<{ segment: AuthorSegment; tag: string }[]> {
      const { rows } = await pool.query<{ segment: AuthorSegment; tag: string }>(
        `with listed as (
           select p.tags, o.segment, sqrt(1 + coalesce(t.views, 0) + 10 * coalesce(t.likes, 0)) as weight from ${tables} join person o on o.id = p.owner_id
           where ${isShown} and p.tags <> '{}' order by ${latest} limit ${COMPARED}
         ), tagged as (select coalesce(nullif(segment, 'other'), 'none') as segment, btrim(tag) as tag, weight from listed, unnest(tags) tag where btrim(tag) <> ''),
         weighed as (
           select coalesce(segment, 'other') as segment, mode() within group (order by tag) as tag, sum(weight) as weight from tagged group by grouping sets ((segment, lower(tag)), (lower(tag)))
         ), placed as (select segment, tag, row_number() over (partition by segment order by weight desc, tag) as place from weighed where segment <> 'none')
         select segment, tag from placed where place <= $1 order by segment, place`,
        [limit],
      );
      return rows;
    },
    /** The stems of each word in all the given dictionaries. */
    async findStems(words: readonly string[], dictionaries: readonly string[]): Promise<Map<string, string[]>> {
      const { rows } = await pool.query<{ word: string; stems: string[] }>(
        `select word, array(select distinct stem from unnest($2::regdictionary[]) dictionary, unnest(ts_lexize(dictionary, word)) stem where stem <> word) as stems from unnest($1::text[]) word`,
        [words, dictionaries],
      );
      return new Map(rows.map(({ word, stems }) => [word, stems]));
    },
    /** Locked, so that concurrent indexing cannot mix what is read and written. Does nothing if the presentation no longer exists. */
    index: (oid: string, describe: (row: IndexedRow) => Promise<{ words: string; language: string }>): Promise<void> =>
      inTransaction(pool, async (client) => {
        await holdName(client, `search ${oid}`, 'alone');
        const { rows } = await client.query<IndexedRow & { at: Date }>(
          `select p.id, p.title, p.description, p.tags, o.name as owner, o.username, v.content_hash as "contentHash", clock_timestamp() as at
           from presentation p join presentation_version v on v.presentation_id = p.id and v.number = p.current_version join person o on o.id = p.owner_id where p.oid = $1`,
          [oid],
        );
        if (!rows[0]) return;
        const { at, ...row } = rows[0];
        const { words, language } = await describe(row);
        await client.query(
          `insert into presentation_search (presentation_id, words, language, indexed_at) select id, $2::tsvector, $3, $4 from presentation where id = $1
           on conflict (presentation_id) do update set words = excluded.words, language = excluded.language, indexed_at = excluded.indexed_at`,
          [row.id, words, language, at],
        );
      }),
    /** Presentations whose index entry is missing or outdated. */
    async listUnindexed(): Promise<string[]> {
      const { rows } = await pool.query<{ oid: string }>(
        `select oid from presentation p join presentation_version v on v.presentation_id = p.id and v.number = p.current_version
         left join presentation_search s on s.presentation_id = p.id left join presentation_manifest m on m.content_hash = v.content_hash
         where s.indexed_at is null or s.indexed_at < p.modified_at or s.indexed_at < m.made_at order by p.modified_at desc`,
      );
      return rows.map(({ oid }) => oid);
    },
    listOwned: async (ownerId: string) =>
      (await pool.query<{ oid: string }>('select oid from presentation where owner_id = $1', [ownerId])).rows.map(({ oid }) => oid),
  };
}

export type ExploreStore = ReturnType<typeof createExploreStore>;
