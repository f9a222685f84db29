import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualClock, type ManualClock } from '../../platform/clock/manual-clock.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { freshDatabase, featureServers } from '../../platform/database/test-database.ts';
import { quickCost } from '../../testing/quick-cost.ts';
import { addPerson, addPresentation } from '../../testing/test-rows.ts';
import { hashPassword, verifyPassword } from '../accounts/identity/password.ts';
import { createPasses, passCookie } from './pass.ts';
import { createTries } from './tries.ts';
import { createViewLinks, type ViewLinks } from './view-links.ts';
import { createViewLinksStore } from './view-links.store.ts';

const DAY = 24 * 60 * 60 * 1000;
const noon = Date.parse('2026-05-12T12:00:00Z');
const passKey = 'a key of the tests';
const password = 'open sesame';
const wren = { viewerName: 'Wren Adeyemi', viewerEmail: 'wren@example.org' };

describe.each(featureServers())('view links on $name', (postgres) => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>;
  let database: Database;
  let clock: ManualClock;
  let links: ViewLinks;
  let deck: { id: number; oid: string };
  let last = 0;
  beforeAll(async () => {
    fresh = await freshDatabase(postgres);
    database = openDatabase(fresh.url);
    await addPerson(database.pool, 'ada');
  });
  beforeEach(async () => {
    clock = manualClock(noon);
    links = createViewLinks({
      store: createViewLinksStore(database),
      clock,
      passKey,
      publicOrigin: 'https://lectern.example',
      hashPassword: (password) => hashPassword(password, quickCost),
      verifyPassword,
      nameOf: async (id) => `Public ${id}`,
    });
    deck = await addPresentation(database.pool, { oid: `private${++last}`, owner: 'ada', privacy: 'private' });
  });
  afterAll(async () => {
    await database.close();
    await fresh.drop();
  });

  const make = async (form: Record<string, string> = {}) => {
    const made = await links.create(deck.id, form);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    return made.linkId;
  };
  const open = (linkId: string, pass?: string) =>
    links.open({ cookies: pass === undefined ? {} : { [passCookie(linkId)]: pass }, session: null }, linkId);
  const enter = async (linkId: string, given: Partial<typeof wren & { password: string }> = {}) => {
    const entered = await links.enter(linkId, { password, ...wren, ...given });
    if (entered.outcome !== 'in') throw new Error(entered.outcome);
    return entered.pass;
  };

  test('a link made when they were shorter still opens, and can be revoked', async () => {
    const linkId = 'shorter000000001';
    await createViewLinksStore(database).add(
      { linkId, presentationId: deck.id, label: '', passwordHash: null, asksIdentity: false, expiresAt: null },
      async () => undefined,
    );
    expect(await open(linkId)).toMatchObject({ state: 'open', oid: deck.oid });
    expect(await links.revoke(deck.id, linkId)).toBe(true);
    expect(await open(linkId)).toEqual({ state: 'unknown' });
  });

  test('[PRIV-4] a plain link opens a private presentation without asking anything', async () => {
    const linkId = await make();
    expect(linkId).toMatch(/^[a-z0-9]{26}$/);
    expect(await open(linkId)).toEqual({
      state: 'open',
      presentationId: deck.id,
      oid: deck.oid,
      linkId,
      viewerName: null,
      viewerEmail: null,
    });
  });

  test('[PRIV-4] a link with a password opens only with it, and reveals nothing before', async () => {
    const linkId = await make({ password });
    expect(await open(linkId)).toMatchObject({
      state: 'gate',
      props: { linkId, title: '', owner: '', asksPassword: true, asksIdentity: false },
    });
    expect(await links.enter(linkId, { password: 'open barley', ...wren })).toEqual({ outcome: 'wrong' });
    expect(await open(linkId, await enter(linkId))).toMatchObject({ state: 'open', oid: deck.oid, viewerName: null });
    expect((await links.list(deck.id))[0]).toMatchObject({ hasPassword: true, visits: [] });
  });

  test('[PRIV-4] if the owner asks, viewers identify themselves and the owner sees who they are', async () => {
    const linkId = await make({ label: 'For the board', asksIdentity: 'on' });
    expect(await open(linkId)).toMatchObject({
      state: 'gate',
      props: { title: deck.oid, owner: 'Public ada', asksPassword: false, asksIdentity: true },
    });
    const [first, second] = [await enter(linkId), await enter(linkId, { viewerName: '<b>Jun</b>' })];
    expect(await open(linkId, first)).toEqual({ state: 'open', presentationId: deck.id, oid: deck.oid, linkId, ...wren });
    expect(await open(linkId, second)).toMatchObject({ state: 'open', viewerName: '<b>Jun</b>' });
    expect(await links.list(deck.id)).toMatchObject([
      {
        linkId,
        address: `https://lectern.example/view/${linkId}/`,
        label: 'For the board',
        asksIdentity: true,
        hasPassword: false,
        expiresAt: null,
        isExpired: false,
        visits: [{ viewerName: '<b>Jun</b>' }, wren],
      },
    ]);
  });

  test('[PRIV-4] a link is valid until the end of its last day', async () => {
    const linkId = await make({ expires: '2026-05-13', password });
    const pass = await enter(linkId);
    await clock.advance(1.5 * DAY - 1);
    expect(await open(linkId, pass)).toMatchObject({ state: 'open' });
    await clock.advance(1);
    expect(await open(linkId, pass)).toEqual({ state: 'expired' });
    expect(await links.enter(linkId, { password, ...wren })).toEqual({ outcome: 'unknown' });
    expect((await links.list(deck.id))[0]).toMatchObject({ expiresAt: '2026-05-13T23:59:59.999Z', isExpired: true });
  });

  test('[PRIV-4] a revoked link opens nothing, even with a pass; only its own presentation can revoke it', async () => {
    const linkId = await make({ asksIdentity: 'on' });
    const pass = await enter(linkId);
    const other = await addPresentation(database.pool, { oid: `other${last}`, owner: 'ada' });
    expect(await links.revoke(other.id, linkId)).toBe(false);
    expect(await open(linkId, pass)).toMatchObject({ state: 'open' });
    expect(await links.revoke(deck.id, linkId)).toBe(true);
    expect(await open(linkId, pass)).toEqual({ state: 'unknown' });
    expect(await links.enter(linkId, { password, ...wren })).toEqual({ outcome: 'unknown' });
    expect([await links.revoke(deck.id, linkId), await links.list(deck.id)]).toEqual([false, []]);
  });

  test('[PRIV-4] a forged pass, or one issued for something else, opens nothing', async () => {
    const [linkId, otherLink] = [await make({ password, asksIdentity: 'on' }), await make({ password, asksIdentity: 'on' })];
    const pass = await enter(linkId);
    const [visit = '', signature = ''] = pass.split('.');
    const passwordHash = (await createViewLinksStore(database).find(linkId))?.passwordHash ?? null;
    const forged = [
      '',
      '.',
      visit,
      `${visit}.`,
      `${visit}.${'A'.repeat(43)}`,
      `${Number(visit) + 1}.${signature}`,
      `.${signature}`,
      `${pass}x`,
      `x${pass}`,
      await enter(otherLink),
      createPasses('another key').issue({ linkId, passwordHash }, Number(visit)),
      // Signed by us, but for a visit that does not exist, or without a visit where the link asks for one.
      createPasses(passKey).issue({ linkId, passwordHash }, 999_999),
      createPasses(passKey).issue({ linkId, passwordHash }, undefined),
    ];
    for (const one of forged) expect(await open(linkId, one), one).toMatchObject({ state: 'gate' });
    expect(await open(linkId, pass)).toMatchObject({ state: 'open' });
  });

  test('[PRIV-4] a new password invalidates every pass', async () => {
    const linkId = await make({ password });
    const pass = await enter(linkId);
    await database.pool.query('update view_link set password_hash = $2 where link_id = $1', [
      linkId,
      await hashPassword('another one', quickCost),
    ]);
    expect(await open(linkId, pass)).toMatchObject({ state: 'gate' });
  });

  test.each(['', 'short', 'UPPERCASE0000000', '../../etc/passwd', 'abcdefghijklmnop\n', 'aaaaaaaaaaaaaaaa'])(
    '%j is not a link',
    async (linkId) => {
      expect([await open(linkId), await links.revoke(deck.id, linkId)]).toEqual([{ state: 'unknown' }, false]);
    },
  );

  test('fills in name and address of signed-in visitors', async () => {
    const linkId = await make({ asksIdentity: 'on' });
    const person = {
      oid: 'u',
      username: 'u',
      publicDisplayName: 'Wren',
      about: '',
      avatar: { initials: 'W', colour: 1, picture: null },
      role: 'user',
      email: 'wren@example.org',
    } as const;
    expect(
      await links.open({ cookies: {}, session: { id: 's', personId: 'p', person, language: null, provedAt: 0 } }, linkId),
    ).toMatchObject({
      state: 'gate',
      props: { form: { values: { viewerName: 'Wren', viewerEmail: 'wren@example.org' } } },
    });
  });

  test.each([
    ['password', 'five5', 'access.problem.passwordShort'],
    ['password', 'x'.repeat(129), 'access.problem.long'],
    ['label', 'x'.repeat(81), 'access.problem.long'],
    ['label', 'two\nlines', 'access.problem.text'],
    ['label', 'turned \u202e round', 'access.problem.text'],
    ['expires', '2026-05-11', 'access.problem.date'],
    ['expires', '2026-02-30', 'access.problem.date'],
    ['expires', 'tomorrow', 'access.problem.date'],
    ['expires', '9999-12-31', 'access.problem.date'],
  ])('rejects a link whose %s is %j', async (field, value, key) => {
    expect(await links.create(deck.id, { [field]: value })).toMatchObject({ ok: false, problems: { [field]: { key } } });
    expect(await links.list(deck.id)).toEqual([]);
  });

  test('a link may end today, and an empty body makes a plain link', async () => {
    expect(await links.create(deck.id, { expires: '2026-05-12' })).toMatchObject({ ok: true });
    expect(await links.create(deck.id, null)).toMatchObject({ ok: true });
  });

  test('limits the number of links per presentation', async () => {
    await database.pool.query(
      `insert into view_link (link_id, presentation_id) select lpad(n::text, 8, '0') || lpad($1::bigint::text, 8, '0'), $1::bigint from generate_series(1, 100) n`,
      [deck.id],
    );
    expect(await links.create(deck.id, {})).toMatchObject({ ok: false, isFull: true });
  });
});

describe('tries', () => {
  test('only failed attempts count, concurrent ones each, until their time is over', async () => {
    const clock = manualClock(noon);
    const tries = createTries({ most: 3, within: 1000, clock });
    for (let good = 0; good < 10; good++) {
      expect(tries.take('class')).toBeUndefined();
      tries.giveBack('class');
    }
    expect(Array.from({ length: 5 }, () => tries.take('thief'))).toEqual([undefined, undefined, undefined, 1000, 1000]);
    expect(tries.take('class')).toBeUndefined();
    await clock.advance(999);
    expect(tries.take('thief')).toBe(1);
    await clock.advance(1);
    expect(tries.take('thief')).toBeUndefined();
  });
});
