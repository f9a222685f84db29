import type { PoolClient } from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { MailMessage } from '../../../platform/mail/mail.ts';
import { composeContactMail } from './contact-mail.ts';
import { contactStore, type ContactMessage } from './contact.store.ts';

interface Parts {
  database: Database;
  /** Queues a mail within the transaction of this connection. */
  sendMail(message: MailMessage, client: PoolClient): Promise<void>;
  operatorEmail: string;
  brand: string;
  origin: string;
}

export type Contact = ReturnType<typeof createContact>;

export function createContact({ database, sendMail, operatorEmail, brand, origin }: Parts) {
  return {
    /** Once resolved, the message is stored and its mail is guaranteed to go out. */
    send: (message: ContactMessage): Promise<void> =>
      inTransaction(database.pool, async (client) => {
        await contactStore.add(client, message);
        await sendMail(composeContactMail(message, { to: operatorEmail, brand, origin }), client);
      }),
  };
}
