import type { Pool } from 'pg';
import { hashPassword } from '#server/features/accounts/identity/password.ts';
import { addPerson, addPresentation } from '#server/testing/test-rows.ts';
import { visitorOf } from '#server/testing/test-visitor.ts';

export interface Fan {
  personId: string;
  /** The credentials for their requests. */
  cookie: string;
  token: string;
}

export interface Liked {
  id: number;
  oid: string;
}

const password = 'three unrelated words';

/** Creates people with accounts, and signs them in. `first` is the number of the first one. */
export async function addFans(origin: string, pool: Pool, count: number, first = 0): Promise<Fan[]> {
  const hash = await hashPassword(password);
  const fans: Fan[] = [];
  for (let number = first; number < first + count; number++) {
    const personId = await addPerson(pool, `fan${number}`);
    await pool.query(`insert into credential (id, account_id, provider_id, user_id, password) values ($1, $1, 'credential', $1, $2)`, [
      personId,
      hash,
    ]);
    const visitor = visitorOf({ origin });
    const { status } = await visitor.post('/login', { email: `${personId}@example.org`, password });
    if (status !== 303) throw new Error(`${personId} could not log in: ${status}`);
    fans.push({
      personId,
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      token: decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
    });
  }
  return fans;
}

export async function addLiked(pool: Pool, count: number): Promise<Liked[]> {
  const owner = await addPerson(pool, 'liked');
  return Promise.all(Array.from({ length: count }, (_, number) => addPresentation(pool, { oid: `liked${number}`, owner })));
}
