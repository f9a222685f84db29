import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock/system-clock.ts';
import { openEventSink } from './open-event-sink.ts';

test.each([
  [undefined, 'postgresql'],
  ['http://lectern:secret@127.0.0.1:9/events', 'clickhouse'],
])('with the ClickHouse URL %s, events go to %s', async (clickhouseUrl, kind) => {
  const pool = new pg.Pool();
  const sink = await openEventSink({ clickhouseUrl }, { database: { pool }, clock: systemClock });
  onTestFinished(async () => {
    await sink.close();
    await pool.end();
  });
  expect(sink.kind).toBe(kind);
});
