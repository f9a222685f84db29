import { randomUUID } from 'node:crypto';
import { password } from './visitor.ts';

/** Submits the form like a browser without scripts, repeatedly, until stopped. Collects the addresses that were acknowledged. */
export function signUpUntil(origin: string, stopped: AbortSignal, people: number): { acknowledged: Set<string>; done: Promise<unknown> } {
  const acknowledged = new Set<string>();
  const person = async () => {
    while (!stopped.aborted) {
      const email = `${randomUUID()}@example.org`;
      if (await signUpOnce(origin, email).catch(() => false)) acknowledged.add(email);
    }
  };
  return { acknowledged, done: Promise.all(Array.from({ length: people }, person)) };
}

async function signUpOnce(origin: string, email: string): Promise<boolean> {
  const { status, text } = await (await openSession(origin)).post('/signup/', { name: 'Somebody', email, password });
  return status === 200 && text.includes('Check your email');
}

export interface Session {
  post(path: string, fields: Record<string, string>): Promise<{ status: number; text: string }>;
}

/** A visitor who has opened a form and so has its token. */
export async function openSession(origin: string): Promise<Session> {
  const form = await fetch(`${origin}/signup/`);
  const cookies = form.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const cookie = cookies.join('; ');
  await form.text();
  const csrfToken = decodeURIComponent(cookies.find((one) => one.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '');
  return {
    async post(path, fields) {
      const answer = await fetch(origin + path, {
        method: 'POST',
        headers: { cookie, accept: 'text/html' },
        body: new URLSearchParams({ csrfToken, ...fields }),
      });
      return { status: answer.status, text: await answer.text() };
    },
  };
}

/** Finds the addresses that are missing from the product's database. */
export async function findLost(databaseUrl: string, addresses: Iterable<string>): Promise<string[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ email: string }>('select email from person join credential on user_id = person.id');
  await client.end();
  const known = new Set(rows.map(({ email }) => email));
  return [...addresses].filter((email) => !known.has(email));
}
