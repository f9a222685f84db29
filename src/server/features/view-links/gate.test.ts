import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewLinkPath } from '#contract/presentation/presentation-address.ts';
import { quickCost } from '../../testing/quick-cost.ts';
import { addPerson, addPresentation } from '../../testing/test-rows.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf } from '../../testing/test-visitor.ts';
import { hashPassword } from '../accounts/identity/password.ts';

const password = 'open sesame';
const wren = { viewerName: 'Wren Adeyemi', viewerEmail: 'wren@example.org' };

describe('the gate', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '1' } });
    await addPerson(server.foundation.database.pool, 'ada');
    await addPresentation(server.foundation.database.pool, { oid: 'secretplans1', owner: 'ada', privacy: 'private' });
  });
  afterAll(() => server.close());

  let last = 0;
  const add = async (values: { password?: string; asksIdentity?: boolean; expires?: Date } = {}) => {
    const linkId = `link${String(++last).padStart(12, '0')}`;
    await server.foundation.database.pool.query(
      `insert into view_link (link_id, presentation_id, password_hash, asks_identity, expires_at) select $1, id, $2, $3, $4 from presentation where oid = 'secretplans1'`,
      [
        linkId,
        values.password === undefined ? null : await hashPassword(values.password, quickCost),
        values.asksIdentity ?? false,
        values.expires ?? null,
      ],
    );
    return viewLinkPath(linkId);
  };
  const pageOf = (html: string) => JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  test('[PRIV-4] a private presentation opens through its link and nowhere else', async () => {
    const visitor = visitorOf(server);
    expect((await visitor.get('/p/secretplans1/secretplans1/')).status).toBe(404);
    const answer = await visitor.get(await add());
    expect([answer.status, pageOf(answer.text).page]).toEqual([200, 'view']);
    expect(pageOf(answer.text).props).toMatchObject({
      oid: 'secretplans1',
      prezilink: { link_id: expect.stringMatching(/^link/) },
      viewerName: null,
      viewerEmail: null,
    });
  });

  test('a browser that has passed many gates keeps the latest passes, so that its requests stay small enough', async () => {
    const visitor = visitorOf(server);
    for (let gate = 0; gate < 60; gate++) visitor.cookies.set(`prezilink_earlier${gate}`, `.${'x'.repeat(43)}`);
    const address = await add({ asksIdentity: true });
    expect((await visitor.post(address, wren)).location).toBe(address);
    const kept = [...visitor.cookies.keys()].filter((name) => name.startsWith('prezilink_'));
    expect(kept).toHaveLength(50);
    expect([kept[0], kept.at(-2)]).toEqual(['prezilink_earlier11', 'prezilink_earlier59']);
    expect(pageOf((await visitor.get(address)).text).page).toBe('view');
  });

  test('[PRIV-4] asks for the password, rejects a wrong one in the visitor’s language, and accepts the right one', async () => {
    const [address, visitor] = [await add({ password }), visitorOf(server)];
    const asked = await visitor.get(address);
    expect([asked.status, pageOf(asked.text).page, asked.text.includes('secretplans1')]).toEqual([200, 'viewGate', false]);
    const refused = await visitor.post(address, { password: 'open barley' }, { 'accept-language': 'de' });
    expect([refused.status, refused.headers.getSetCookie().some((line) => line.startsWith('prezilink_'))]).toEqual([422, false]);
    expect(refused.text).toContain('Das ist nicht das Passwort dieses Links.');
    expect(refused.text).not.toMatch(/secretplans1|open barley/);
    const entered = await visitor.post(address, { password });
    expect([entered.status, entered.location]).toEqual([303, address]);
    const cookie = entered.headers.getSetCookie().find((line) => line.startsWith('prezilink_'));
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/;']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
    expect(pageOf((await visitor.get(address)).text).page).toBe('view');
    expect(pageOf((await visitorOf(server).get(address)).text).page).toBe('viewGate');
  });

  test('[PRIV-4] asks for name and address, reports missing fields, keeps the input, and the page then knows the viewer', async () => {
    const [address, visitor] = [await add({ asksIdentity: true }), visitorOf(server)];
    const refused = await visitor.post(address, { viewerName: 'Wren "<i>"', viewerEmail: 'wren' });
    expect(refused.status).toBe(422);
    expect(pageOf(refused.text).props).toMatchObject({
      title: 'secretplans1',
      form: { values: { viewerName: 'Wren "<i>"', viewerEmail: 'wren' }, problems: { viewerEmail: expect.any(String) } },
    });
    expect(refused.text).not.toContain('<i>');
    expect((await visitor.post(address, {})).status).toBe(422);
    expect((await visitor.post(address, wren)).status).toBe(303);
    expect(pageOf((await visitor.get(address)).text).props).toMatchObject(wren);
  });

  test('[PRIV-4] an expired link is gone, an unknown one is not found, and neither accepts answers', async () => {
    const [address, visitor] = [await add({ password, expires: new Date(Date.now() - 1000) }), visitorOf(server)];
    expect([(await visitor.get(address)).status, (await visitor.post(address, { password })).status]).toEqual([410, 410]);
    for (const unknown of ['/view/aaaaaaaaaaaaaaaa/', '/view/x/', '/view/%00/'])
      expect([(await visitor.get(unknown)).status, (await visitor.post(unknown, { password })).status]).toEqual([404, 404]);
  });

  test('blocks guessing, but only for the one who guesses', async () => {
    const [address, other, visitor] = [await add({ password }), await add({ password }), visitorOf(server)];
    const answers = await Promise.all(Array.from({ length: 12 }, (_none, place) => visitor.post(address, { password: `guess ${place}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(422), 429, 429]);
    const stopped = await visitor.post(address, { password });
    expect([stopped.status, Number(stopped.headers.get('retry-after')) > 60]).toEqual([429, true]);
    expect((await visitor.post(other, { password })).status).toBe(303);
  });

  test('rejects a form from another site', async () => {
    const answer = await visitorOf(server).send(await add({ password }), { method: 'POST', body: new URLSearchParams({ password }) });
    expect(answer.status).toBe(403);
  });
});
