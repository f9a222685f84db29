import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { madeOf } from '../../platform/documents/made-file.ts';
import { featureServers } from '../../platform/database/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createPresentations, type Saved } from './presentations.ts';
import { createPresentationsStore } from './presentations.store.ts';

const deck = (title: string) => ({
  schemaVersion: 2,
  title,
  description: 'About it',
  root: { id: 'root', title, children: [{ kind: 'text', id: 'words', paragraphs: ['Words'] }] },
});

describe.each(featureServers())('presentations on $name', (postgres) => {
  let server: TestServer;
  let presentations: ReturnType<typeof createPresentations>;
  let store: ReturnType<typeof createPresentationsStore>;
  beforeAll(async () => {
    server = await startTestServer({ postgres });
    const { database, storage, documents, queue } = server.foundation;
    store = createPresentationsStore(database);
    presentations = createPresentations({ store, storage, documents, queue });
    for (const id of ['ada', 'jun'])
      await database.pool.query('insert into person (id, oid, name, username, email) values ($1, $1, $1, $1, $2)', [
        id,
        `${id}@example.org`,
      ]);
  });
  afterAll(() => server.close());

  const save = async (document: unknown, owner = 'ada', oid?: string): Promise<Extract<Saved, { outcome: 'saved' }>> => {
    const saved = await presentations.saveDocument(owner, document, oid);
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    return saved;
  };
  const query = async (sql: string, values: unknown[] = []) => (await server.foundation.database.pool.query(sql, values)).rows;
  const jobsOf = (oid: string) => query(`select data from pgboss.job where name = 'presentation-changed' and data->>'oid' = $1`, [oid]);

  test('a presentation can be added with a chosen oid and kind, and an oid is used only once', async () => {
    const kind = { oid: 'deepsea00001', privacy: 'reusable', isTemplate: true, tags: ['sea', 'light'] } as const;
    expect(await presentations.addDocument('ada', deck('Named'), kind)).toMatchObject({ outcome: 'saved', oid: kind.oid, version: 1 });
    expect(await presentations.addDocument('jun', deck('Named again'), kind)).toEqual({ outcome: 'taken' });
    expect(await store.findByOid(kind.oid)).toMatchObject({ ownerId: 'ada', title: 'Named', privacy: 'reusable', tags: kind.tags });
    expect(await jobsOf(kind.oid)).toHaveLength(1);
  });

  test('a saved document can be found and read back', async () => {
    const { oid, version, contentHash, problems } = await save(deck('The deep sea'));
    expect({ version, problems }).toEqual({ version: 1, problems: [] });
    const row = await store.findByOid(oid);
    expect(row).toMatchObject({
      oid,
      ownerId: 'ada',
      title: 'The deep sea',
      description: 'About it',
      schemaVersion: 2,
      privacy: 'private',
      version: 1,
      contentHash,
    });
    const stored = await server.foundation.storage.get(row?.documentKey ?? '');
    const { presentation } = parsePresentation(JSON.parse(stored ? await text(stored.body) : ''));
    expect(presentation.root.children).toMatchObject([{ kind: 'text', id: 'words' }]);
  });

  test('saving enqueues the job that makes everything derived from it', async () => {
    const { oid, contentHash } = await save(deck('Queued'));
    expect(await jobsOf(oid)).toEqual([
      { data: { oid, version: 1, contentHash, documentKey: `presentation/documents/${contentHash}.json` } },
    ]);
  });

  test.each([
    ['the job', 'before insert on pgboss.job for each row', `drop trigger refuse on pgboss.job`],
    ['the commit', 'after insert on presentation deferrable initially deferred for each row', 'drop trigger refuse on presentation'],
  ])('if %s fails, there is neither a row nor a job', async (_what, when, drop) => {
    const count = () =>
      query(
        `select (select count(*)::int from presentation) as rows, (select count(*)::int from pgboss.job where name = 'presentation-changed') as jobs`,
      );
    await query(`create or replace function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`);
    const before = await count();
    await query(`create ${when.startsWith('after') ? 'constraint' : ''} trigger refuse ${when} execute function refuse()`);
    await expect(presentations.saveDocument('ada', deck('Refused'))).rejects.toThrow('refused');
    await query(drop);
    expect(await count()).toEqual(before);
  });

  test('a change makes a new version and keeps the old one', async () => {
    const { oid } = await save(deck('First'));
    expect(await save(deck('Second'), 'ada', oid)).toMatchObject({ oid, version: 2 });
    expect(await store.findByOid(oid)).toMatchObject({ title: 'Second', version: 2 });
    expect(
      await query(
        'select number from presentation_version join presentation on presentation.id = presentation_id where oid = $1 order by number',
        [oid],
      ),
    ).toEqual([{ number: 1 }, { number: 2 }]);
  });

  test('the same content is the same version, whatever the order of its fields', async () => {
    const { oid, contentHash } = await save({ schemaVersion: 2, title: 'Same', root: { id: 'root', title: 'Same' } });
    const again = await save({ root: { title: 'Same', id: 'root' }, title: 'Same', schemaVersion: 2 }, 'ada', oid);
    expect(again).toMatchObject({ version: 1, contentHash });
  });

  test('concurrent changes each get a separate version', async () => {
    const { oid } = await save(deck('At once'));
    const saved = await Promise.all(Array.from({ length: 8 }, (_none, place) => save(deck(`At once ${place}`), 'ada', oid)));
    expect(saved.map(({ version }) => version).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await store.findByOid(oid)).toMatchObject({ version: 9 });
  });

  test('only the owner may save, and only what exists', async () => {
    const { oid } = await save(deck('Mine'));
    expect(await presentations.saveDocument('jun', deck('Yours'), oid)).toEqual({ outcome: 'unknown' });
    expect(await presentations.saveDocument('jun', deck('Yours'), 'nonesuch')).toEqual({ outcome: 'unknown' });
    expect(await store.findByOid(oid)).toMatchObject({ title: 'Mine', version: 1 });
    const documents = await Readable.from(server.foundation.storage.list('presentation/documents/')).toArray();
    await presentations.saveDocument('jun', deck('Nobody ever said this'), oid);
    expect(await Readable.from(server.foundation.storage.list('presentation/documents/')).toArray()).toHaveLength(documents.length);
  });

  test('keeps what can be read and reports the rest; refuses what is no presentation at all', async () => {
    const { problems } = await save({
      ...deck('Odd'),
      root: { id: 'root', children: [{ kind: 'hologram' }, { kind: 'text', paragraphs: ['Words'] }] },
    });
    expect(problems.map(({ place }) => place)).toContain('/root/children/0');
    for (const document of ['words', null, [deck('In a list')]])
      expect((await presentations.saveDocument('ada', document)).outcome).toBe('refused');
  });

  test('removing a person enqueues the contents of all their versions, in the same transaction', async () => {
    await query(`insert into person (id, oid, name, username, email) values ('kit', 'kit', 'Kit', 'kit', 'kit@example.org')`);
    const { oid, contentHash: first } = await save(deck('Kit’s first'), 'kit');
    const { contentHash: second } = await save(deck('Kit’s second'), 'kit', oid);
    const { pool } = server.foundation.database;
    const jobs = () => query(`select data from pgboss.job where name = 'contents-left'`);
    await expect(
      inTransaction(pool, async (client) => (await presentations.leave(client, 'kit'), Promise.reject(new Error('stays')))),
    ).rejects.toThrow('stays');
    expect(await jobs()).toEqual([]);
    await inTransaction(pool, (client) => presentations.leave(client, 'kit'));
    const contents = [first, second]
      .sort()
      .map((contentHash) => ({ contentHash, documentKey: `presentation/documents/${contentHash}.json` }));
    expect(await jobs()).toEqual([{ data: { contents: expect.arrayContaining(contents) } }]);
  });

  test('a document is removed when no version references it, and stored again when saved again', async () => {
    const { storage } = server.foundation;
    const { contentHash } = await save(deck('Said twice'));
    const content = { contentHash, documentKey: `presentation/documents/${contentHash}.json` };
    const removed: string[] = [];
    const remove = () => presentations.removeContent(content, async (hash) => void removed.push(hash));
    await remove();
    expect([removed, (await storage.stat(content.documentKey))?.type]).toEqual([[], 'application/json']);
    await query(`delete from presentation where title = 'Said twice'`);
    await remove();
    expect([removed, await storage.stat(content.documentKey)]).toEqual([[contentHash], undefined]);
    await save(deck('Said twice'), 'jun');
    expect(await storage.stat(content.documentKey)).toBeDefined();
  });

  test('a document removed while someone else saves the same content is stored again', async () => {
    const { storage, documents, queue } = server.foundation;
    const { contentHash } = await save(deck('In between'));
    const content = { contentHash, documentKey: `presentation/documents/${contentHash}.json` };
    await query(`delete from presentation where title = 'In between'`);
    let looks = 0;
    // Removes the document between the check of the storage and the insert of the row.
    const late = createPresentations({
      store,
      documents,
      queue,
      storage: {
        ...storage,
        stat: async (key) => {
          const found = await storage.stat(key);
          if (looks++ === 0) await presentations.removeContent(content, async () => undefined);
          return found;
        },
      },
    });
    expect(await late.saveDocument('ada', deck('In between'))).toMatchObject({ outcome: 'saved', contentHash });
    expect(await storage.stat(content.documentKey)).toBeDefined();
  });

  test.each([
    ['its presentation is deleted', async (oid: string) => void (await query('delete from presentation where oid = $1', [oid]))],
    ['the process is killed', async () => Promise.reject(new Error('killed'))],
  ])('a document that is stored while %s is removed later', async (what, meanwhile) => {
    const { storage, documents, queue } = server.foundation;
    const { oid } = await save(deck(`Before ${what}`));
    const made = await madeOf(Buffer.from(JSON.stringify(deck(`While ${what}`))));
    const content = { contentHash: made.sha256, documentKey: `presentation/documents/${made.sha256}.json` };
    const interrupted = createPresentations({
      store,
      documents,
      queue,
      storage: { ...storage, put: (...put) => storage.put(...put).finally(() => meanwhile(oid)) },
    });
    const edited = { schemaVersion: 2, made } as const;
    const saving = interrupted.saveEdited({ oid, ownerId: 'ada', number: 1 }, edited, async () => undefined).catch(String);
    expect(await saving).toEqual(what === 'the process is killed' ? 'Error: killed' : { outcome: 'unknown' });
    expect(await storage.stat(content.documentKey)).toBeDefined();
    const planned = `select from pgboss.job where name = 'contents-left' and start_after > now() + interval '9 minutes' and data = $1`;
    expect(await query(planned, [{ contents: [content] }])).toHaveLength(1);
    await presentations.removeContent(content, async () => undefined);
    expect(await storage.stat(content.documentKey)).toBeUndefined();
  });

  test('presentations are removed with their owner', async () => {
    const { oid } = await save(deck('Gone'), 'jun');
    await query(`delete from person where id = 'jun'`);
    expect(await store.findByOid(oid)).toBeUndefined();
  });
});
