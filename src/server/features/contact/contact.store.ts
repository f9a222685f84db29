import type { PoolClient } from 'pg';
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
};
