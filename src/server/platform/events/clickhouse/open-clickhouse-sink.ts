import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { EventSink } from '../event-sink.ts';
import { clickhouseSink } from './clickhouse-sink.ts';

/**
 * `https://user:password@host:8443/database`: the database has to be there, the table is made. What fails is thrown, and logged by whoever
 * asked.
 */
export const openClickhouseSink = (url: string): EventSink =>
  clickhouseSink(createClient({ url, application: 'lectern', log: { level: ClickHouseLogLevel.OFF } }));
