import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const authenticator = pgTable('authenticator', {
  personId: text('person_id').primaryKey(),
  secret: text('secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
});

export const recoveryCode = pgTable('recovery_code', {
  personId: text('person_id').notNull(),
  hash: text('hash').notNull(),
});

export const passkey = pgTable('passkey', {
  id: text('id').primaryKey(),
  personId: text('person_id').notNull(),
  name: text('name').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  usedAt: moment('used_at'),
});

export const pendingLogIn = pgTable('pending_log_in', {
  digest: text('digest').primaryKey(),
  personId: text('person_id').notNull(),
  next: text('next'),
  expiresAt: moment('expires_at').notNull(),
});

export const passkeyChallenge = pgTable('passkey_challenge', {
  digest: text('digest').primaryKey(),
  challenge: text('challenge').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
