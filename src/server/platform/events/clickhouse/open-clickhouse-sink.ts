import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { withoutTls } from '../../network/plain-connections.ts';
import type { EventSink } from '../event-sink.ts';
import { clickhouseSink } from './clickhouse-sink.ts';

/**
 * `https://user:password@host:8443/database`: the database must exist; the table is created. The client logs nothing: errors are thrown,
 * and logged by the caller.
 */
export const openClickhouseSink = (url: string): EventSink =>
  clickhouseSink(createClient({ url: withoutTls(url), application: 'lectern', log: { level: ClickHouseLogLevel.OFF } }));
