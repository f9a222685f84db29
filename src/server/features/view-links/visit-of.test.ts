import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/manual-clock.ts';
import { createPasses } from './pass.ts';
import { createVisitOf } from './visit-of.ts';
import type { FoundLink } from './view-links.store.ts';

const passKey = 'a key of the tests';
const linkId = 'openlink00000001';
const link: FoundLink = { linkId, presentationId: 1, oid: 'deck', title: 'Deck', ownerId: 'ada', passwordHash: 'hash', asksIdentity: true, expiresAt: null };

function open(found: FoundLink | undefined = link) {
  const clock = manualClock(0);
  const asked: string[] = [];
  const store = {
    async find(id: string) {
      asked.push(id);
      return id === found?.linkId ? found : undefined;
    },
  };
  return { clock, asked, visitOf: createVisitOf({ store, clock, passKey }) };
}
const cookie = (pass: string) => `a=b; prezilink_${linkId}=${pass}; c=d`;
const pass = createPasses(passKey).issue(link, 7);

test('[PRIV-4] the visit that a pass stands for is known by its signature alone, and asked for once a minute', async () => {
  const { visitOf, asked, clock } = open();
  expect(await Promise.all([1, 2, 3].map(() => visitOf(cookie(pass), linkId)))).toEqual([7, 7, 7]);
  expect(asked).toHaveLength(1);
  await clock.advance(60_000);
  expect([await visitOf(cookie(pass), linkId), asked.length]).toEqual([7, 2]);
});

test('[PRIV-4] a pass of another visit, link, key or password stands for nothing', async () => {
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
  ];
  for (const one of forged) expect(await visitOf(cookie(one), linkId), one).toBeNull();
});

test('without a pass nobody is asked; a link that asks for nobody, or is gone, knows nobody', async () => {
  const { visitOf, asked } = open();
  for (const cookies of ['', 'a=b', `xprezilink_${linkId}=${pass}`, `prezilink_other=${pass}`, cookie('<script>'), cookie('x'.repeat(5000))]) expect(visitOf(cookies, linkId)).toBeNull();
  expect(asked).toEqual([]);
  expect(await open({ ...link, asksIdentity: false }).visitOf(cookie(pass), linkId)).toBeNull();
  expect(await open({ ...link, linkId: 'openlink00000002' }).visitOf(cookie(pass), linkId)).toBeNull();
});
