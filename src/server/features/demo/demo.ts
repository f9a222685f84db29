import type { Pool } from 'pg';
import { listedDecks } from './decks.ts';
import { ownerOfTemplates, people, type DemoPerson } from './people.ts';

interface NewPresentation {
  oid: string;
  privacy: 'public' | 'reusable';
  isTemplate: boolean;
  tags: readonly string[];
}

interface Parts {
  pool: Pool;
  addPerson(person: DemoPerson): Promise<void>;
  hasPerson(id: string): Promise<boolean>;
  /** Makes it a staff pick, shown among the first. */
  pick(oid: string): Promise<void>;
  addPresentation(
    ownerId: string,
    document: unknown,
    presentation: NewPresentation,
  ): Promise<{ outcome: 'saved' | 'taken' | 'refused' | 'unknown' | 'outdated' }>;
}

export interface Demonstration {
  /** Fast. */
  addPeople(): Promise<void>;
  /** For the background, because everything is drawn first. Can be aborted between two presentations. */
  addPresentations(signal?: AbortSignal): Promise<void>;
}

export interface DemonstrationOptions {
  isForced?: boolean;
  /** These, and the one who owns them. */
  hasOnlyTemplates?: boolean;
}

/** Each part is added once in the life of an installation, so what was deleted stays deleted; `isForced` adds it again. */
export function createDemonstration(
  { pool, addPerson, hasPerson, addPresentation, pick }: Parts,
  { isForced = false, hasOnlyTemplates = false }: DemonstrationOptions = {},
): Demonstration {
  const noted = async (): Promise<Set<string>> => {
    if (isForced) return new Set();
    const { rows } = await pool.query<{ name: string }>(`select name from site_fact where name like 'demonstration%'`);
    return new Set(rows.map(({ name }) => name));
  };
  const note = (fact: string) =>
    pool.query(`insert into site_fact (name, value) values ($1, to_jsonb(now())) on conflict (name) do update set updated_at = now()`, [
      fact,
    ]);
  return {
    async addPeople() {
      const added = await noted();
      for (const person of people) {
        if (hasOnlyTemplates && person.username !== ownerOfTemplates) continue;
        const fact = `demonstration person ${person.username}`;
        if (added.has(fact) || (added.has('demonstration') && firstPeople.has(person.username))) continue;
        await addPerson(person);
        await note(fact);
      }
    },
    async addPresentations(signal) {
      const added = await noted();
      for (const { name, isTemplate, isReusable, isPick, load } of listedDecks) {
        if (signal?.aborted) return;
        if (hasOnlyTemplates && !isTemplate) continue;
        const fact = `demonstration deck ${name}`;
        if (added.has(fact)) continue;
        const { oid, owner, tags, document } = await load();
        const ownerId = people.find(({ username }) => username === owner)?.oid ?? '';
        // People who were removed do not come back with a new presentation.
        if (await hasPerson(ownerId)) {
          const { outcome } = await addPresentation(ownerId, document, {
            oid,
            privacy: isReusable ? 'reusable' : 'public',
            isTemplate,
            tags,
          });
          if (outcome === 'refused' || outcome === 'unknown') throw new Error(`Adding the demonstration deck ${name} failed: ${outcome}`);
          if (isPick) await pick(oid);
        }
        await note(fact);
      }
    },
  };
}

/** Installations older than the demonstration presentations recorded these people under one name. */
const firstPeople: ReadonlySet<string> = new Set(['marisol-okafor', 'jun-sato', 'ada-whitlock', 'tomas-vega']);
