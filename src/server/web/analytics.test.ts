import { afterEach, expect, test } from 'vitest';
import { wireEvent } from '../features/analytics/events/test-events.ts';
import { workOnForgotten } from '../features/analytics/visitors/forget-person.ts';
import { memberOf } from '../testing/test-member.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../testing/test-visitor.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const tell = (visitor: TestVisitor) =>
  visitor.send('/log/json', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    body: JSON.stringify([wireEvent('logo', Date.now())]),
  });
const password = 'three unrelated words';
/** The sign-up form, the mail, its link, the confirmation form. */
async function signUp({ foundation: { outbox }, ...server }: TestServer) {
  const visitor = visitorOf(server);
  expect((await visitor.post('/signup/', { name: 'Wren Adeyemi', email: 'wren@example.org', password })).status).toBe(200);
  await expect.poll(() => outbox?.list(), { timeout: 20_000 }).toHaveLength(1);
  const [mail] = (await outbox?.list()) ?? [];
  const { pathname, searchParams } = new URL(/http\S+/.exec((await outbox?.read(mail?.id ?? ''))?.text ?? '')?.[0] ?? '');
  expect((await visitor.post(pathname, { ...Object.fromEntries(searchParams), password })).status).toBe(303);
}
const events = async ({ foundation }: TestServer) =>
  (await foundation.database.pool.query<{ name: string; person_id: string | null }>('select name, person_id from event order by id')).rows;

test('with analytics off, the server neither stores nor creates events', async () => {
  server = await startTestServer({ environment: { ANALYTICS: 'off' } });
  expect((await tell(visitorOf(server))).status).toBe(403);
  await signUp(server);
  const { foundation } = server;
  const { rows } = await foundation.database.pool.query(
    `select relname from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'event'::regclass`,
  );
  expect([rows, await events(server)]).toEqual([[], []]);
});

test('the server creates the event for a sign-up', async () => {
  const own = (server = await startTestServer());
  await signUp(own);
  await expect.poll(() => events(own), { timeout: 20_000 }).toMatchObject([{ name: 'signed-up' }]);
});

test('[LOG-9] removing an account anonymises its events and keeps them', async () => {
  const own = (server = await startTestServer());
  const { foundation } = own;
  await workOnForgotten(foundation.queue, foundation.events);
  const [leaving, staying] = [await memberOf(own, 'ada'), await memberOf(own, 'grace')];
  for (const visitor of [leaving, staying]) expect((await tell(visitor)).status).toBe(204);
  expect((await events(own)).map(({ person_id: id }) => id)).toEqual(['ada', 'grace']);
  expect((await leaving.post('/settings/delete/', { password })).status).toBe(303);
  await expect
    .poll(() => events(own), { timeout: 20_000 })
    .toEqual([
      { name: 'logo', person_id: '' },
      { name: 'logo', person_id: 'grace' },
    ]);
  // A second pass, for events that are still on their way, is scheduled for later.
  const { rows } = await foundation.database.pool.query(
    `select data, start_after > now() + interval '1 minute' as is_later from pgboss.job where name = 'forget-person' and state = 'created'`,
  );
  expect(rows).toEqual([{ data: { personId: 'ada' }, is_later: true }]);
});
