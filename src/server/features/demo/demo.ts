import type { Pool } from 'pg';

/** A person of the demonstration. Nobody can log in as one of them: they have no password and no real address. */
interface DemoPerson {
  oid: string;
  name: string;
  username: string;
  about: string;
}

const people: DemoPerson[] = [
  { oid: 'demomarisol1', name: 'Marisol Okafor', username: 'marisol-okafor', about: 'Marine biologist, Lisbon' },
  { oid: 'demojunsato1', name: 'Jun Sato', username: 'jun-sato', about: 'Data journalist, Sapporo' },
  { oid: 'demoadawhit1', name: 'Ada Whitlock', username: 'ada-whitlock', about: 'Teaches physics with sound' },
  { oid: 'demotomasve1', name: 'Tomás Vega', username: 'tomas-vega', about: 'Urban planner, Valparaíso' },
];

interface Parts {
  pool: Pool;
  addPerson(person: DemoPerson): Promise<void>;
}

/** Adds the demonstration once in the life of an installation; what was deleted since stays deleted. */
export async function addDemonstration({ pool, addPerson }: Parts, isForced = false): Promise<boolean> {
  const { rowCount } = await pool.query(`select 1 from site_fact where name = 'demonstration'`);
  if (rowCount && !isForced) return false;
  for (const person of people) await addPerson(person);
  await pool.query(`insert into site_fact (name, value) values ('demonstration', to_jsonb(now())) on conflict (name) do update set updated_at = now()`);
  return true;
}
