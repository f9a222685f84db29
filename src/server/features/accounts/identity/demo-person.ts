import type { person } from '../accounts.schema.ts';

interface DemoPerson {
  oid: string;
  name: string;
  username: string;
  about: string;
  segment: 'sales-marketing' | 'teacher' | 'student' | 'other';
}

/** Somebody to show, whom nobody can log in as: no password, and an address that no mail can reach. */
export const demoPersonRow = ({ oid, name, username, about, segment }: DemoPerson): typeof person.$inferInsert => ({
  id: oid,
  oid,
  name,
  username,
  about,
  segment,
  email: `${username}@demonstration.invalid`,
  emailVerified: true,
});
