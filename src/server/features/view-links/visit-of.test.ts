import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/manual-clock.ts';
import { createPasses } from './pass.ts';
import { createVisitOf } from './visit-of.ts';
import type { FoundLink } from './view-links.store.ts';

const passKey = 'a key of the tests';
const linkId = 'openlink00000001';
const oid = 'deck';
const link: FoundLink = {
  linkId,
  presentationId: 1,
  oid,
  title: 'Deck',
  ownerId: 'ada',
  passwordHash: 'hash',
  asksIdentity: true,
  expiresAt: null,
};

function open(found: FoundLink | undefined = link) {
  const clock = manualClock(0);
  const asked: string[] = [];
  const state = { isAway: false };
  const store = {
    async find(id: string) {
      asked.push(id);
      if (state.isAway) throw new Error('away');
      return id === found?.linkId ? found : undefined;
    },
  };
  return { clock, asked, state, visitOf: createVisitOf({ store, clock, passKey }) };
}
const cookie = (pass: string) => `a=b; prezilink_${linkId}=${pass}; c=d`;
const pass = createPasses(passKey).issue(link, 7);

test('[PRIV-4] reads the visit from the signed pass, and looks up its link once a minute', async () => {
  const { visitOf, asked, clock } = open();
  expect(await Promise.all([1, 2, 3].map(() => visitOf(cookie(pass), linkId, oid)))).toEqual([
    { visitId: 7 },
    { visitId: 7 },
    { visitId: 7 },
  ]);
  expect(await visitOf('', linkId, oid)).toEqual({ visitId: null });
  expect(asked).toHaveLength(1);
  await clock.advance(60_000);
  expect([await visitOf(cookie(pass), linkId, oid), asked.length]).toEqual([{ visitId: 7 }, 2]);
});

test('[PRIV-4] ignores a pass of another visit, link, key or password', async () => {
  const { visitOf } = open();
  const forged = [
    pass.replace('7.', '8.'),
    `7.${'A'.repeat(43)}`,
    createPasses('another key').issue(link, 7),
    createPasses(passKey).issue({ ...link, linkId: 'openlink00000002' }, 7),
    createPasses(passKey).issue({ ...link, passwordHash: 'another' }, 7),
    createPasses(passKey).issue(link, undefined),
    '7',
    'x'.repeat(80),
    'x'.repeat(5000),
    '<script>',
  ];
  for (const one of forged) expect(await visitOf(cookie(one), linkId, oid), one).toEqual({ visitId: null });
});

test('there is no visit without a pass, or if the link does not ask who the visitor is', async () => {
  const { visitOf } = open();
  for (const cookies of ['', 'a=b', `xprezilink_${linkId}=${pass}`, `prezilink_other=${pass}`])
    expect(await visitOf(cookies, linkId, oid)).toEqual({ visitId: null });
  expect(await open({ ...link, asksIdentity: false }).visitOf(cookie(pass), linkId, oid)).toEqual({ visitId: null });
});

test('[PRIV-4] a link that is gone, or of another presentation, does not count, whatever the pass', async () => {
  const { visitOf } = open();
  for (const other of ['other', null]) expect(await visitOf(cookie(pass), linkId, other)).toBeUndefined();
  expect(await open({ ...link, linkId: 'openlink00000002' }).visitOf(cookie(pass), linkId, oid)).toBeUndefined();
});

test('retries a failed lookup', async () => {
  const { visitOf, state } = open();
  state.isAway = true;
  await expect(visitOf(cookie(pass), linkId, oid)).rejects.toThrow('away');
  state.isAway = false;
  expect(await visitOf(cookie(pass), linkId, oid)).toEqual({ visitId: 7 });
});
