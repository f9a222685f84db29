import type { person } from '../accounts.schema.ts';

interface DemoPerson {
  oid: string;
  name: string;
  username: string;
  about: string;
  segment: 'sales-marketing' | 'teacher' | 'student' | 'other';
}

/** A demonstration author. Nobody can log in as one: no password, and an undeliverable address. */
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
