import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConsentAnswer } from '#contract/analytics/event.ts';
import type { Session } from '../../../http/visitor.ts';
import { manualClock } from '../../../platform/clock/manual-clock.ts';
import { addClientAddress } from '../../../http/request/client-address.ts';
import { consentRoutes } from './consent.routes.ts';
import { openCountries, type CountryOf } from './countries.ts';
import { createKnownVisitors } from './known-visitors.ts';
import { readAgent } from './read-agent.ts';
import { writeCountryTable } from './test-country-table.ts';

const agents: [string, ReturnType<typeof readAgent>][] = [
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    { isBot: false, device: 'phone', browser: 'Safari', os: 'iOS' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    { isBot: false, device: 'tablet', browser: 'Chrome', os: 'iPadOS' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    { isBot: false, device: 'phone', browser: 'Chrome', os: 'Android' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36',
    { isBot: false, device: 'tablet', browser: 'Samsung Internet', os: 'Android' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    { isBot: false, device: 'desktop', browser: 'Edge', os: 'Windows' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { isBot: false, device: 'desktop', browser: 'Firefox', os: 'Linux' },
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', { isBot: true, device: 'other', browser: '', os: '' }],
  ['curl/8.5.0', { isBot: true, device: 'other', browser: '', os: '' }],
  ['', { isBot: true, device: 'other', browser: '', os: '' }],
];

describe('the sender of events', () => {
  test.each(agents)('%s', (userAgent, agent) => {
    expect(readAgent(userAgent)).toEqual(agent);
    expect(readAgent(userAgent)).toEqual(agent);
  });

  test('a missing user agent is a bot, and only the start of a very long one is read', () => {
    expect(readAgent(undefined).isBot).toBe(true);
    expect(readAgent(`Mozilla/5.0 (Windows NT 10.0) Firefox/140.0 ${'('.repeat(100_000)}`)).toMatchObject({
      browser: 'Firefox',
      os: 'Windows',
    });
  });

  test('looks up a session once per half minute, and again after a failure', async () => {
    const clock = manualClock(0);
    const asked: string[] = [];
    const sessions = {
      cookieName: 'session=',
      async read({ cookie = '' }: { cookie?: string }) {
        asked.push(cookie);
        if (cookie.includes('broken')) throw new Error('away');
        return cookie.includes('ada') ? ({ personId: 'ada' } as Session) : null;
      },
    };
    const visitors = createKnownVisitors({ sessions, clock });
    expect([visitors.personOf({}), visitors.personOf({ cookie: 'other=1' }), asked]).toEqual([null, null, []]);
    expect(await Promise.all([1, 2, 3].map(() => visitors.personOf({ cookie: 'session=ada' })))).toEqual(['ada', 'ada', 'ada']);
    expect(await visitors.personOf({ cookie: 'session=nobody' })).toBeNull();
    await clock.advance(30_000);
    await visitors.personOf({ cookie: 'session=ada' });
    expect(asked).toEqual(['session=ada', 'session=nobody', 'session=ada']);
    for (let count = 0; count < 2; count += 1) await expect(visitors.personOf({ cookie: 'session=broken' })).rejects.toThrow('away');
    expect(asked.slice(3)).toEqual(['session=broken', 'session=broken']);
  });
});

describe('the country table', () => {
  let folder: string;
  let countryOf: CountryOf;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-countries-'));
    await writeFile(
      join(folder, 'table.mmdb'),
      writeCountryTable({ '198.51.100.0/24': 'DE', '203.0.113.0/24': 'JP', '192.0.2.128/25': '<b' }),
    );
    await writeFile(join(folder, 'broken.mmdb'), 'no table');
    countryOf = await openCountries(join(folder, 'table.mmdb'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('maps an address to a two-letter code, or to nothing if unknown', async () => {
    for (let count = 0; count < 2; count += 1)
      expect(
        ['198.51.100.7', '203.0.113.255', '::ffff:198.51.100.1', '192.0.2.1', '192.0.2.200', '2001:db8::1', 'nonsense', ''].map(countryOf),
      ).toEqual(['DE', 'JP', 'DE', '', '', '', '', '']);
    expect((await openCountries(undefined))('198.51.100.7')).toBe('');
  });

  test('rejects an unreadable file', async () => {
    for (const name of ['broken.mmdb', 'absent.mmdb'])
      await expect(openCountries(join(folder, name))).rejects.toThrow(/^COUNTRY_TABLE: .* cannot be read/);
  });

  test.each([
    ['always', '192.0.2.1', true],
    ['never', '198.51.100.7', false],
    ['region', '198.51.100.7', true],
    ['region', '203.0.113.7', false],
    ['region', '192.0.2.1', true],
  ] as const)('[LOG-6] consent %s, from %s: isRequired is %s', async (consent, from, isRequired) => {
    const app = Fastify();
    addClientAddress(app, ['loopback']);
    consentRoutes(app, {
      consent,
      consentCountries: new Set(['DE']),
      countryOf,
      publicOrigin: 'https://lectern.example',
      rateLimitFactor: 1,
    });
    const answer = await app.inject({
      url: '/log/consent',
      headers: { 'x-forwarded-for': from, 'accept-language': 'de', origin: 'https://lectern.example' },
    });
    const { texts, ...rest } = answer.json<ConsentAnswer>();
    expect([answer.statusCode, rest]).toEqual([200, { isRequired }]);
    expect(Object.keys(texts)).toEqual(['label', 'text', 'allow', 'decline']);
    for (const text of Object.values(texts)) expect(text).not.toMatch(/^$|^consent\./);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://lectern.example',
      'cache-control': expect.stringContaining('private'),
    });
  });
});
