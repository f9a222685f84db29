import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/manual-clock.ts';
import { createClientAddress } from './client-address.ts';
import { createRateCounter, networkOf, RateStore } from './rate-limit.ts';
import { isFromHere } from './same-origin.ts';

describe('the rate limiter', () => {
  test('counts by key until the window ends', async () => {
    const clock = manualClock(1000);
    const counter = createRateCounter(clock.now);
    expect([counter.add('a', 60_000, 2), counter.add('a', 60_000), counter.add('b', 60_000)]).toEqual([
      { count: 2, wait: 60_000 },
      { count: 3, wait: 60_000 },
      { count: 1, wait: 60_000 },
    ]);
    await clock.advance(59_999);
    expect(counter.add('a', 60_000)).toEqual({ count: 4, wait: 1 });
    await clock.advance(1);
    expect(counter.add('a', 60_000)).toEqual({ count: 1, wait: 60_000 });
  });

  test('drops the oldest keys when there are too many, and keeps counting the others', () => {
    const counter = createRateCounter(() => 0);
    for (let key = 0; key < 100_001; key += 1) counter.add(String(key), 1000);
    expect(counter.add('100000', 1000).count).toBe(2);
    expect(counter.add('0', 1000).count).toBe(1);
  });

  test('counts an IPv6 /64 network as one client', () => {
    expect(new Set(['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:db8:0:0:1:2:3:4', '2001:db8::9:8:7:6'].map(networkOf)).size).toBe(1);
    expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8::1'));
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
  });

  test('works with Fastify, with a separate counter per route', async () => {
    const app = Fastify();
    await app.register(rateLimit, { max: 2, timeWindow: 200, store: RateStore, keyGenerator: ({ headers }) => String(headers['x-key']) });
    for (const path of ['/a', '/b']) app.get(path, { config: { rateLimit: { max: 2, timeWindow: 200 } } }, async () => 'ok');
    const ask = async (url: string, key: string) => (await app.inject({ url, headers: { 'x-key': key } })).statusCode;
    expect([await ask('/a', 'x'), await ask('/a', 'x'), await ask('/a', 'x')]).toEqual([200, 200, 429]);
    expect([await ask('/b', 'x'), await ask('/a', 'y')]).toEqual([200, 200]);
    await expect.poll(() => delay(50).then(() => ask('/a', 'x'))).toBe(200);
    await app.close();
  });
});

describe('the client address', () => {
  const addressOf = (trusted: string[], forwarded: string | undefined, remoteAddress = '127.0.0.1') =>
    createClientAddress(trusted)({
      socket: { remoteAddress } as never,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    });

  test.each<[string[], string | undefined, string]>([
    [[], '203.0.113.7', '127.0.0.1'],
    [['loopback'], undefined, '127.0.0.1'],
    [['loopback'], '203.0.113.7', '203.0.113.7'],
    [['loopback'], '203.0.113.7, 10.0.0.2', '10.0.0.2'],
    [['loopback', 'uniquelocal'], '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [['127.0.0.1', '10.0.0.0/8'], '198.51.100.1, 203.0.113.7, 10.1.1.1', '203.0.113.7'],
    [['loopback', 'uniquelocal'], '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    [['loopback', 'uniquelocal'], '2001:db8::1, 192.168.1.1', '2001:db8::1'],
    [['loopback'], '::ffff:203.0.113.9', '203.0.113.9'],
  ])('with trusted proxies %j and x-forwarded-for %s, is %s', (trusted, forwarded, address) => {
    expect(addressOf(trusted, forwarded)).toBe(address);
  });

  test('is read from IPv6 notation', () => {
    expect(addressOf(['127.0.0.1'], '203.0.113.7', '::ffff:127.0.0.1')).toBe('203.0.113.7');
  });

  test.each(['', 'unknown', '<script>', '203.0.113.7, unknown'])('ignores %j, which is not an address', (forwarded) => {
    expect(addressOf(['loopback'], forwarded)).toBe('127.0.0.1');
  });
});

describe('whether a request comes from one of our pages', () => {
  const ours = 'https://talks.example.org';
  test.each([
    ['a client that is not a browser', {}, true],
    ['our page', { 'sec-fetch-site': 'same-origin', origin: ours }, true],
    ['the address bar', { 'sec-fetch-site': 'none' }, true],
    ['our page, to another of our host names', { 'sec-fetch-site': 'same-site', origin: ours, host: 'log.example.org' }, true],
    ['an old browser on our page', { origin: ours }, true],
    ['an old browser on another of our host names', { origin: 'https://www.example.org', host: 'www.example.org' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    ['another site, without an origin', { 'sec-fetch-site': 'cross-site' }, false],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://evil.example.org', host: 'talks.example.org' }, false],
    ['an old browser on another site', { origin: 'https://evil.example', host: 'talks.example.org' }, false],
    ['a sandboxed frame', { origin: 'null', host: 'talks.example.org' }, false],
  ])('%s', (_from, headers, isOurs) => {
    expect(isFromHere(headers, ours)).toBe(isOurs);
  });
});
