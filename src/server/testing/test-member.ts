import type { SignedInPerson } from '#contract/person.ts';
import { hashPassword } from '../features/accounts/identity/password.ts';
import { quickCost } from './quick-cost.ts';
import type { TestServer } from './test-server.ts';
import { visitorOf, type TestVisitor } from './test-visitor.ts';

export const memberPassword = 'three unrelated words';

export interface TestMember extends TestVisitor {
  personId: string;
}

/** A user with an account who has logged in. */
export async function memberOf(server: TestServer, name: string, role: SignedInPerson['role'] = 'user'): Promise<TestMember> {
  const { pool } = server.foundation.database;
  const email = `${name}@example.org`;
  await pool.query('insert into person (id, oid, name, username, email, email_verified, role) values ($1, $1, $1, $1, $2, true, $3)', [
    name,
    email,
    role,
  ]);
  await pool.query(`insert into credential (id, account_id, provider_id, user_id, password) values ($1, $1, 'credential', $1, $2)`, [
    name,
    await hashPassword(memberPassword, quickCost),
  ]);
  const visitor = visitorOf(server);
  const { status } = await visitor.post('/login', { email, password: memberPassword });
  if (status !== 303) throw new Error(`${name} could not log in: ${status}`);
  return { ...visitor, personId: name };
}

/** Calls the API as a script on one of our pages does: JSON, with the token from the cookie. */
export async function callApi(visitor: TestVisitor, method: string, path: string, body?: unknown) {
  if (!visitor.cookies.has('XSRF-TOKEN')) await visitor.get('/login');
  const token = decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? '');
  const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-xsrf-token': token };
  return visitor.send(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}
