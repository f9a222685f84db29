import type { Pool, PoolClient } from 'pg';
import type { AbuseReason } from '#contract/pages.ts';

export interface Words {
  name: string;
  email: string;
  message: string;
}

interface Reported {
  oid: string;
  title: string;
  /** Path of its page. */
  address: string;
}

export type ContactMessage = Words & ({ kind: 'abuse'; presentation: Reported; reason: AbuseReason } | { kind: 'billing' });

/** All SQL for messages to the operator. */
export const contactStore = {
  async add(client: PoolClient, message: ContactMessage): Promise<void> {
    const { kind, name, email, message: words } = message;
    const [oid, reason] = message.kind === 'abuse' ? [message.presentation.oid, message.reason] : [null, ''];
    await client.query(
      'insert into contact_message (kind, presentation_oid, reason, name, email, message) values ($1, $2, $3, $4, $5, $6)',
      [kind, oid, reason, name, email, words],
    );
  },
  /** For the data export. */
  async listOf(pool: Pool, email: string): Promise<object[]> {
    const { rows } = await pool.query<object>(
      `select kind, presentation_oid as presentation, reason, name, message, created_at as "createdAt"
       from contact_message where lower(email) = lower($1) order by id`,
      [email],
    );
    return rows;
  },
  /** Runs inside the transaction that removes the person with this address. */
  async leave(client: PoolClient, email: string): Promise<void> {
    await client.query('delete from contact_message where lower(email) = lower($1)', [email]);
  },
  async forgetBefore(pool: Pool, before: Date): Promise<void> {
    await pool.query('delete from contact_message where created_at < $1', [before]);
  },
};
