import type { Language } from '#locale/language.ts';
import type { PoolClient } from 'pg';
import type { AskedPresentation } from '../../http/input/asked-presentation.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import { composePdfMail } from './pdf-mail.ts';
import type { Purchase, PurchasesStore } from './purchases.store.ts';

const DAY = 24 * 60 * 60_000;
const DAYS = 7;
/** The last time zone ends its day twelve hours after UTC; until then the link works on the day it names, everywhere. */
const LAST_TIME_ZONE = 12 * 60 * 60_000;

interface Parts {
  database: Pick<Database, 'pool'>;
  store: PurchasesStore;
  clock: Pick<Clock, 'now'>;
  brand: string;
  origin: string;
  /** A link to the export's file that is valid for `life` milliseconds. */
  makeLink(exportId: string, life: number): Promise<string | undefined>;
  /** An absolute address, in a format mail clients can show. */
  findPicture(oid: string): Promise<{ address: string; width: number; height: number } | null>;
  /** Queues a mail within the transaction of this connection. */
  sendMail(message: MailMessage, client: PoolClient): Promise<void>;
}

interface Mailing {
  purchase: Purchase;
  exportId: string;
  presentation: { oid: string; title: string; address: string };
  to: string;
  language: Language;
}

/** Mails buyers the link to their export. */
export function createPdfLinks({ database, store, clock, brand, origin, makeLink, findPicture, sendMail }: Parts) {
  return {
    /** Once resolved, the mail is queued, now or by an earlier call for the same export. False if the export is gone. */
    async send({ purchase, exportId, presentation: { oid, title, address }, to, language }: Mailing): Promise<boolean> {
      const now = clock.now();
      const lastDay = Math.floor(now / DAY + DAYS) * DAY;
      const pdfLink = await makeLink(exportId, lastDay + DAY + LAST_TIME_ZONE - now);
      if (pdfLink === undefined) return false;
      const picture = await findPicture(oid);
      const message = composePdfMail(
        { to, language, title, pdfLink, presentationLink: `${origin}${address}`, picture, lastDay: new Date(lastDay).toISOString() },
        { brand, origin },
      );
      await inTransaction(database.pool, async (client) => {
        if (await store.markMailed(client, purchase.sessionId, exportId)) await sendMail(message, client);
      });
      return true;
    },
  };
}

export type PdfLinks = ReturnType<typeof createPdfLinks>;

const byName = /^\/(?:p\/)?([a-z0-9_-]{1,40})(?:\/[^/]*)?\/?$/;
const byLink = /^\/view\/([a-z0-9]{8,40})\/?$/;

/** The presentation whose page on this site has this address; undefined if there is none. */
export function readPageAddress(address: string, origin: string): AskedPresentation | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.origin !== origin) return undefined;
  const linkId = byLink.exec(url.pathname)?.[1];
  if (linkId !== undefined) return { linkId };
  const oid = byName.exec(url.pathname)?.[1];
  return oid === undefined ? undefined : { oid };
}
