import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { expect, onTestFinished, test } from 'vitest';
import { startClickhouseStandIn } from '../../../testing/clickhouse/clickhouse-stand-in.ts';
import { systemClock } from '../../clock/system-clock.ts';
import { eventSinkContract, type TestStore } from '../event-sink.contract.ts';
import type { EventSink } from '../event-sink.ts';
import { storedEvents } from '../test-stored-events.ts';
import { openClickhouseSink } from './open-clickhouse-sink.ts';

const SETTLED = 11_000;

async function openStore() {
  const standIn = await startClickhouseStandIn(systemClock.now());
  const sinks: EventSink[] = [];
  return {
    standIn,
    open() {
      const sink = openClickhouseSink(standIn.url);
      sinks.push(sink);
      return sink;
    },
    now: () => standIn.now(),
    settle: async () => standIn.advance(SETTLED),
    async drop() {
      for (const sink of sinks) await sink.close();
      await standIn.close();
    },
  };
}

/** A separate database on a real server, whose clock cannot be moved. */
async function openRealStore(url: string): Promise<TestStore> {
  const database = `test_${randomBytes(6).toString('hex')}`;
  const admin = createClient({ url });
  await admin.command({ query: `create database ${database}` });
  const own = new URL(url);
  own.pathname = `/${database}`;
  const sinks: EventSink[] = [];
  return {
    open() {
      const sink = openClickhouseSink(own.href);
      sinks.push(sink);
      return sink;
    },
    now: () => systemClock.now(),
    settle: () => systemClock.sleep(SETTLED),
    async drop() {
      for (const sink of sinks) await sink.close();
      await admin.command({ query: `drop database ${database}` });
      await admin.close();
    },
  };
}

async function openUnprepared() {
  const store = await openStore();
  onTestFinished(() => store.drop());
  return store;
}

async function openPrepared() {
  const store = await openUnprepared();
  const sink = store.open();
  await sink.prepare('2026-01-01');
  return { ...store, sink, events: storedEvents(store.now(), 6) };
}

eventSinkContract('a stand-in for ClickHouse', openStore);
const realUrl = process.env['CLICKHOUSE_URL'];
if (realUrl) eventSinkContract('ClickHouse', () => openRealStore(realUrl), 120_000);

test('a slow insertion is read in the order in which it began, and nothing twice', async () => {
  const { standIn, sink, open, events } = await openPrepared();
  const release = standIn.holdInsertions();
  const slow = open().write(events.slice(0, 2));
  await expect.poll(() => standIn.held()).toBe(1);
  standIn.advance(3000);
  const fast = open().write(events.slice(2, 4));
  await expect.poll(() => standIn.held()).toBe(2);
  standIn.advance(500);
  expect((await sink.readAfter('', 10)).events).toEqual([]);
  release();
  expect([await slow, await fast]).toEqual([{ stored: 2 }, { stored: 2 }]);
  expect((await sink.readAfter('', 10)).events).toEqual([]);
  standIn.advance(7000);
  const early = await sink.readAfter('', 10);
  expect(early.events).toEqual(events.slice(0, 2));
  standIn.advance(SETTLED);
  expect((await sink.readAfter(early.position, 10)).events).toEqual(events.slice(2, 4));
});

test('an insertion that takes too long fails and can be retried', async () => {
  const { standIn, sink, events } = await openPrepared();
  const release = standIn.holdInsertions();
  const slow = sink.write(events).catch((error: unknown) => error);
  await expect.poll(() => standIn.held()).toBe(1);
  standIn.advance(5000);
  release();
  expect(await slow).toMatchObject({ code: '159' });
  expect(await sink.write(events)).toEqual({ stored: 6 });
});

test('when two writers store the same events, the earlier rows count, merged or not', async () => {
  const { standIn, sink, open, events } = await openPrepared();
  const release = standIn.holdInsertions();
  const earlier = open().write(events);
  await expect.poll(() => standIn.held()).toBe(1);
  standIn.advance(1000);
  const later = open().write(events.map((event) => ({ ...event, name: 'later' })));
  await expect.poll(() => standIn.held()).toBe(2);
  release();
  await Promise.all([earlier, later]);
  expect(standIn.rows()).toBe(12);
  standIn.advance(SETTLED);
  const first = await sink.readAfter('', 6);
  expect(first.events).toEqual(events);
  expect((await sink.readAfter(first.position, 2)).events).toEqual([]);
  standIn.merge();
  expect(standIn.rows()).toBe(6);
  expect((await sink.readAfter('', 10)).events).toEqual(events);
  expect((await sink.readAfter(first.position, 10)).events).toEqual([]);
});

test("event times outside ClickHouse's range are clamped to it", async () => {
  const { standIn, sink, events } = await openPrepared();
  await sink.write(events.slice(0, 2).map((event, index) => ({ ...event, happenedAt: new Date(index ? 8.64e15 : -8.64e15) })));
  standIn.advance(SETTLED);
  const { events: read } = await sink.readAfter('', 10);
  expect(read.map(({ happenedAt }) => happenedAt.getUTCFullYear())).toEqual([1900, 2299]);
});

test('a wrong password, another database, a missing table and an unknown statement are rejected with their codes', async () => {
  const { standIn, open } = await openUnprepared();
  const change = (part: 'password' | 'pathname', value: string) => {
    const url = new URL(standIn.url);
    url[part] = value;
    return openClickhouseSink(url.href);
  };
  await expect(change('password', 'wrong').prepare('')).rejects.toMatchObject({ code: '516', type: 'AUTHENTICATION_FAILED' });
  await expect(change('pathname', '/other').prepare('')).rejects.toMatchObject({ code: '81' });
  await expect(open().readAfter('', 10)).rejects.toMatchObject({ code: '60' });
  const client = createClient({ url: standIn.url, log: { level: ClickHouseLogLevel.OFF } });
  await expect(client.command({ query: 'select 1' })).rejects.toMatchObject({ code: '62' });
  await client.close();
});

test('follows no redirects', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sink = openClickhouseSink(`http://127.0.0.1:${(server.address() as AddressInfo).port}/lectern?tls=false`);
  await sink.prepare('2026-01-01').catch(() => undefined);
  await sink.close();
  server.closeAllConnections();
  server.close();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => path?.includes('elsewhere'))).toEqual([]);
  // The parameter is ours.
  expect(asked.filter((path) => path?.includes('tls'))).toEqual([]);
});
