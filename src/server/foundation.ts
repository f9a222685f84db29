import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Bus } from './platform/bus/bus.ts';
import { postgresqlBus } from './platform/bus/postgresql-bus.ts';
import type { Clock } from './platform/clock/clock.ts';
import { systemClock } from './platform/clock/system-clock.ts';
import { openDatabase, type Database } from './platform/database/database.ts';
import { openEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDocuments, type Documents } from './platform/documents/documents.ts';
import { openDrafts, type Drafts } from './platform/documents/drafts/drafts.ts';
import type { EventSink } from './platform/events/event-sink.ts';
import { openEventSink } from './platform/events/open-event-sink.ts';
import type { Mail } from './platform/mail/mail.ts';
import { openOutbox, type Outbox } from './platform/mail/outbox.ts';
import { outboxMail } from './platform/mail/outbox-mail.ts';
import { smtpMail } from './platform/mail/smtp-mail.ts';
import { pgBossQueue } from './platform/queue/pg-boss-queue.ts';
import type { Queue } from './platform/queue/queue.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { closeInTurn } from './lifecycle/close-in-turn.ts';
import type { Settings } from './settings.ts';

/** The adapters everything is built on: opened once, closed in reverse order. */
export interface Foundation {
  database: Database;
  storage: Storage;
  documents: Documents;
  drafts: Drafts;
  bus: Bus;
  queue: Queue;
  mail: Mail;
  events: EventSink;
  outbox: Outbox | undefined;
  clock: Clock;
  /** Aborting `hurry` stops waiting for everything except PostgreSQL. */
  close(hurry?: AbortSignal): Promise<void>;
}

/** Opens and migrates only the database, which is all an operator's command needs. */
export async function openMigratedDatabase(settings: Settings, log: Logger) {
  const embedded = settings.databaseUrl
    ? undefined
    : await openEmbeddedPostgres({
        directory: settings.dataDirectory,
        onRestart: () => log.warn('PostgreSQL had stopped and was restarted'),
      });
  const database = openDatabase(settings.databaseUrl ?? embedded?.url ?? '', {
    timeout: settings.databaseTimeout,
    onConnectionLost: (err) => log.warn({ err }, 'lost a connection to PostgreSQL'),
  });
  const close = async (hurry?: AbortSignal) => {
    await closeInTurn([() => database.close()], log, { hurry });
    // Always waited for, otherwise PostgreSQL would outlive this process.
    await closeInTurn([() => embedded?.close() ?? Promise.resolve()], log, { patience: 60_000 });
  };
  try {
    const applied = await migrate(database.pool);
    return { database, applied, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export async function openFoundation(settings: Settings, log: Logger): Promise<Foundation> {
  const { database, close } = await openMigratedDatabase(settings, log);
  try {
    return await openRest(settings, log, database, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function openRest(
  settings: Settings,
  log: Logger,
  database: Database,
  close: (hurry?: AbortSignal) => Promise<void>,
): Promise<Foundation> {
  const storage = await openStorage(settings.storageUrl);
  const documents = openDocuments({ storage, home: join(settings.dataDirectory, 'documents') });
  const drafts = openDrafts({ storage, home: join(settings.dataDirectory, 'drafts') });
  const bus = postgresqlBus(database.url, database.pool);
  const outboxFolder = join(settings.dataDirectory, 'outbox');
  const mail = settings.smtpUrl
    ? smtpMail({ url: settings.smtpUrl, from: settings.mailFrom })
    : await outboxMail({ folder: outboxFolder, from: settings.mailFrom });
  const queue = await pgBossQueue({
    url: database.url,
    timeout: settings.databaseTimeout,
    report: (problem, cause) => log.warn({ err: cause }, problem),
  });
  const events = await openEventSink(settings.analytics, { database, clock: systemClock });
  return {
    database,
    storage,
    documents,
    drafts,
    bus,
    queue,
    mail,
    events,
    outbox: settings.smtpUrl ? undefined : openOutbox(outboxFolder),
    clock: systemClock,
    async close(hurry) {
      await closeInTurn(
        [() => queue.stop(), () => documents.close(), () => drafts.close(), () => bus.close(), () => mail.close(), () => events.close()],
        log,
        { hurry },
      );
      await close(hurry);
    },
  };
}
