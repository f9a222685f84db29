import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { openDemonstration } from '../../work.ts';
import { listedDecks } from './decks.ts';
import type { DemonstrationOptions } from './demo.ts';
import { ownerOfTemplates, people } from './people.ts';

describe('the demonstration', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const query = async (sql: string) => (await server.foundation.database.pool.query(sql)).rows;
  const addAll = async (options?: DemonstrationOptions) => {
    const demonstration = openDemonstration(server.foundation, options);
    await demonstration.addPeople();
    await demonstration.addPresentations();
  };
  const oids = async () => (await query('select oid from presentation order by oid')).map(({ oid }) => oid);

  test('an installation can have only the templates', async () => {
    await addAll({ hasOnlyTemplates: true });
    expect(await query(`select username from person where id like 'demo%'`)).toEqual([{ username: ownerOfTemplates }]);
    expect(await query('select is_template from presentation group by is_template')).toEqual([{ is_template: true }]);
    expect(await oids()).toHaveLength(listedDecks.filter(({ isTemplate }) => isTemplate).length);
  });

  test('an installation with the first people gets the others and all presentations, but no removed people', async () => {
    await query(`insert into site_fact (name, value) values ('demonstration', to_jsonb(now()))`);
    await addAll();
    const usernames = (await query('select username from person order by id')).map(({ username }) => username);
    expect(usernames).toEqual(expect.arrayContaining(['ilse-brandt', 'wren-adeyemi', 'luca-farkas', 'noor-haddad', 'lectern-team']));
    expect(usernames).not.toContain('marisol-okafor');
    const owners = await Promise.all(listedDecks.map(async ({ load }) => (await load()).owner));
    expect(await oids()).toHaveLength(owners.filter((owner) => usernames.includes(owner)).length);
  });

  test('everything can be restored; presentations are public with their tags, and templates are reusable', async () => {
    await addAll({ isForced: true });
    const decks = await Promise.all(
      listedDecks.map(async ({ load, isTemplate, isReusable }) => ({ ...(await load()), isTemplate, isReusable })),
    );
    const rows = await query('select oid, owner_id, privacy, is_template, tags from presentation order by oid');
    const expected = decks.map(({ oid, owner, tags, isTemplate, isReusable }) => ({
      oid,
      owner_id: people.find(({ username }) => username === owner)?.oid,
      privacy: isReusable ? 'reusable' : 'public',
      is_template: isTemplate,
      tags,
    }));
    expect(rows).toEqual(expected.sort((one, other) => (one.oid < other.oid ? -1 : 1)));
    expect(rows.length).toBeGreaterThan(0);
  });

  test('deleted presentations stay deleted', async () => {
    const [gone, ...rest] = await oids();
    await query(`delete from presentation where oid = '${gone}'`);
    await addAll();
    expect(await oids()).toEqual(rest);
  });

  test.each(listedDecks)('$name parses without problems', async ({ load }) => {
    const { oid, document, tags } = await load();
    expect(oid).toMatch(/^[a-z0-9]{12}$/);
    expect(parsePresentation(document).problems).toEqual([]);
    expect(tags.length).toBeGreaterThan(0);
  });
});
