import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock/clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { writeFileDurably } from '../storage/disk/durable-file.ts';
import { openIncoming } from '../storage/disk/incoming.ts';
import { composeMessage } from './compose-message.ts';
import type { Mail } from './mail.ts';
import { listOutboxIds, type OutboxRecord } from './outbox-file.ts';

const kept = 200;

async function dropOldest(folder: string): Promise<void> {
  for (const id of (await listOutboxIds(folder, 'eml')).slice(kept)) {
    for (const extension of ['json', 'eml']) await rm(join(folder, `${id}.${extension}`), { force: true });
  }
}

/** Writes mail to a folder instead of sending it: for development, and for a first start without a mail server. */
export async function outboxMail({ folder, from, clock = systemClock }: { folder: string; from: string; clock?: Clock }): Promise<Mail> {
  const incoming = await openIncoming(folder, clock);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let newest = 0;

  return {
    async send(message) {
      const composed = composeMessage(message, from);
      const { message: eml } = await transport.sendMail(composed);
      if (!Buffer.isBuffer(eml)) throw new Error('The message was not composed into a buffer');
      const sentAt = clock.now();
      // Messages sent in the same millisecond keep their order.
      newest = Math.max(newest + 1, sentAt);
      const path = join(folder, `${String(newest).padStart(14, '0')}-${randomBytes(4).toString('hex')}`);
      const record: OutboxRecord = { to: message.to, subject: message.subject, text: message.text, html: message.html, sentAt };
      await writeFileDurably(`${path}.eml`, [eml], incoming);
      // Written last, because messages are listed by this record.
      await writeFileDurably(`${path}.json`, [Buffer.from(JSON.stringify(record))], incoming);
      await dropOldest(folder);
    },
    async close() {
      transport.close();
    },
  };
}
