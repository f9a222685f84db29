import type { Instant } from '../clock/clock.ts';
import { isOutboxId, listOutboxIds, readOutboxRecord } from './outbox-file.ts';

export interface Outbox {
  /** Newest first. */
  list(): Promise<{ id: string; to: string; subject: string; sentAt: Instant }[]>;
  read(id: string): Promise<{ to: string; subject: string; text: string; html: string; sentAt: Instant } | undefined>;
}

export function openOutbox(folder: string): Outbox {
  return {
    async list() {
      const ids = await listOutboxIds(folder, 'json');
      const records = await Promise.all(ids.map((id) => readOutboxRecord(folder, id)));
      return ids.flatMap((id, index) => {
        const record = records[index];
        return record ? [{ id, to: record.to, subject: record.subject, sentAt: record.sentAt }] : [];
      });
    },
    read: async (id) => (isOutboxId(id) ? readOutboxRecord(folder, id) : undefined),
  };
}
