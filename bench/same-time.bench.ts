import { rmSync } from 'node:fs';
import pg from 'pg';
import { databaseUrlOf, startProduct } from '../e2e/product.ts';
import { openSession, type Session } from '../e2e/sign-ups.ts';
import { atMost, figure, median, report, type Figure } from './figures.ts';

// Does the response time reveal whether an address is registered? Alternates known and unknown addresses and compares the medians.
const TRIES = 40;

const product = await startProduct();
const session = await openSession(product.origin);
const known = 'known@example.org';
const form = { name: 'Somebody', password: 'three unrelated words' };
await session.post('/signup/', { ...form, email: known });
const database = new pg.Client({ connectionString: databaseUrlOf(product.dataDirectory) });
await database.connect();
await database.query('update person set email_verified = true');
await database.end();

const questions: [string, (email: string) => Parameters<Session['post']>][] = [
  ['log in', (email) => ['/login', { email, password: 'not the right words' }]],
  ['forgotten password', (email) => ['/login/forgot/', { email }]],
  ['sign up', (email) => ['/signup/', { ...form, email }]],
];
const figures: Figure[] = [];
for (const [name, ask] of questions) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let count = 0; count < TRIES; count++)
    for (const kind of ['known', 'unknown'] as const) {
      const begun = performance.now();
      await session.post(...ask(kind === 'known' ? known : `${name.replaceAll(' ', '-')}-${count}@example.org`));
      times[kind].push(performance.now() - begun);
    }
  const [one, other] = [median(times.known), median(times.unknown)];
  figures.push(
    figure(`${name}: known address, ms`, one),
    figure(`${name}: unknown address, ms`, other),
    atMost(`${name}: slower relative to faster`, Math.max(one, other) / Math.min(one, other), 1.01),
  );
}
await product.stop();
rmSync(product.dataDirectory, { recursive: true, force: true });
report('same-time', figures);
