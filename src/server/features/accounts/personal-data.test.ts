import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPresentation } from '../../testing/test-rows.ts';
import { memberOf, type TestMember } from '../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf } from '../../testing/test-visitor.ts';
import { openRetention } from '../../work.ts';

const password = 'three unrelated words';

describe('personal data', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const query = async (text: string, values: unknown[] = []) =>
    (await server.foundation.database.pool.query<Record<string, unknown>>(text, values)).rows;
  const addLink = (linkId: string, presentationId: number) =>
    query(`insert into view_link (link_id, presentation_id, label, password_hash) values ($1, $2, 'For Ben', 'hash')`, [
      linkId,
      presentationId,
    ]);
  const addVisit = (linkId: string, email: string, age = '0 days') =>
    query(`insert into view_link_visit (link_id, viewer_name, viewer_email, created_at) values ($1, 'Wren', $2, now() - $3::interval)`, [
      linkId,
      email,
      age,
    ]);
  const addMessage = (email: string, age = '0 days') =>
    query(
      `insert into contact_message (kind, name, email, message, created_at) values ('billing', 'Wren', $1, 'Which card?', now() - $2::interval)`,
      [email, age],
    );

  test('the export lists everything a person has here', async () => {
    const member = await memberOf(server, 'exporter');
    const { id } = await addPresentation(server.foundation.database.pool, { oid: 'exported', owner: 'exporter', privacy: 'private' });
    const other = await memberOf(server, 'liked');
    await addPresentation(server.foundation.database.pool, { oid: 'likedone', owner: other.personId });
    await query(
      `insert into presentation_like (presentation_id, person_id) select id, 'exporter' from presentation where oid = 'likedone'`,
    );
    await query(`insert into folder (oid, owner_id, name) values ('folder1', 'exporter', 'Drafts')`);
    await query(
      `insert into import (id, owner_id, file_name, size, state, presentation_id, created_at) values ('import1', 'exporter', 'Talk.pptx', 12, 'ready', $1, now())`,
      [id],
    );
    await addLink('exportlink000001', id);
    await addVisit('exportlink000001', 'ben@example.org');
    await addMessage('exporter@example.org');
    await addMessage('somebody-else@example.org');

    const { text } = await member.get('/settings/data/');
    expect(JSON.parse(text)).toMatchObject({
      presentations: [{ oid: 'exported', title: 'exported', privacy: 'private', download: `${server.origin}/p/download/exported/` }],
      folders: [{ name: 'Drafts' }],
      likes: [{ oid: 'likedone', title: 'likedone' }],
      imports: [{ fileName: 'Talk.pptx', size: 12, state: 'ready', presentation: 'exported' }],
      viewLinks: [{ linkId: 'exportlink000001', label: 'For Ben', presentation: 'exported', isProtected: true, visits: 1 }],
      messages: [{ kind: 'billing', message: 'Which card?' }],
      purchases: [],
      devices: [{}],
    });
    expect(text).not.toMatch(/somebody-else|hash|password|token/i);
    expect((await member.get('/p/download/exported/')).status).not.toBe(403);
  });

  const holdsNothingOf = async (email: string) => ({
    messages: await query('select from contact_message where email = $1', [email]),
    visits: await query('select from view_link_visit where viewer_email = $1', [email]),
    jobs: await query(`select name from pgboss.job where data::text like '%' || $1 || '%'`, [email]),
    links: await query('select from mailed_link where person_id = $1', [email.split('@')[0]]),
    resets: await query('select from verification where value = $1', [email.split('@')[0]]),
    devices: await query('select from known_device where person_id = $1', [email.split('@')[0]]),
  });

  test('a deleted account leaves nothing personal behind, and nothing of others goes with it', async () => {
    const [leaver, stayer]: TestMember[] = [await memberOf(server, 'leaver'), await memberOf(server, 'stayer')];
    const { id } = await addPresentation(server.foundation.database.pool, { oid: 'staying', owner: 'stayer' });
    await addLink('stayinglink00001', id);
    for (const email of ['leaver@example.org', 'stayer@example.org']) {
      await addVisit('stayinglink00001', email);
      await addMessage(email);
      await visitorOf(server).post('/login/forgot/', { email });
    }
    await leaver?.post('/settings/email/', { email: 'next@example.org', password });
    await visitorOf(server).post('/contact/billing', {
      name: 'Wren',
      email: 'leaver@example.org',
      message: 'A question about my card',
    });
    expect((await leaver?.post('/settings/delete/', { password }))?.status).toBe(303);
    expect(await holdsNothingOf('leaver@example.org')).toEqual({ messages: [], visits: [], jobs: [], links: [], resets: [], devices: [] });
    expect((await holdsNothingOf('next@example.org')).jobs).toEqual([]);
    const left = await holdsNothingOf('stayer@example.org');
    expect([left.messages.length, left.visits.length, left.resets.length, left.devices.length]).toEqual([1, 1, 1, 1]);
    expect(left.jobs.length).toBeGreaterThan(0);
    expect((await stayer?.get('/settings/'))?.status).toBe(200);
  });

  test('a sent mail leaves the queue after an hour', async () => {
    await visitorOf(server).post('/signup/', { name: 'Wren', email: 'brief@example.org', password });
    const kept = await query(`select deletion_seconds from pgboss.job where name = 'send-mail' and data ->> 'to' = 'brief@example.org'`);
    expect(kept).toEqual([{ deletion_seconds: 3600 }]);
  });

  test('messages, visits and devices are forgotten after the days kept', async () => {
    await memberOf(server, 'keeper');
    const { id } = await addPresentation(server.foundation.database.pool, { oid: 'keeping', owner: 'keeper' });
    await addLink('keepinglink00001', id);
    for (const [email, age] of [
      ['old@example.org', '31 days'],
      ['young@example.org', '29 days'],
    ] as const) {
      await addVisit('keepinglink00001', email, age);
      await addMessage(email, age);
    }
    await query(`insert into known_device (person_id, digest, seen_at) values ('keeper', 'old', now() - interval '401 days')`);
    await openRetention(server.foundation, 30);
    const rows = () =>
      query(
        `select email as what from contact_message where email like '%d@example.org' or email like 'young%' union all
         select viewer_email from view_link_visit where link_id = 'keepinglink00001' union all
         select digest from known_device where digest = 'old' order by 1`,
      );
    await expect.poll(rows).toEqual([{ what: 'young@example.org' }, { what: 'young@example.org' }]);
  });
});
