import { authorSegments } from '#contract/presentation/view-page.ts';
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The tables created by the migration, as Drizzle sees them. */
export const person = pgTable('person', {
  id: text('id').primaryKey(),
  oid: text('oid').notNull(),
  name: text('name').notNull(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  about: text('about').notNull().default(''),
  role: text('role', { enum: ['user', 'moderator', 'admin'] })
    .notNull()
    .default('user'),
  language: text('language'),
  segment: text('segment', { enum: authorSegments }).notNull().default('other'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const session = pgTable('session', {
  id: text('id').primaryKey(),
  token: text('token').notNull(),
  userId: text('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  provedAt: moment('proved_at').notNull().defaultNow(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const credential = pgTable('credential', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const verification = pgTable('verification', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const mailedLink = pgTable('mailed_link', {
  digest: text('digest').primaryKey(),
  personId: text('person_id').notNull(),
  purpose: text('purpose', { enum: ['confirm', 'change'] }).notNull(),
  next: text('next'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const knownDevice = pgTable('known_device', {
  personId: text('person_id').notNull(),
  digest: text('digest').notNull(),
  seenAt: moment('seen_at').notNull().defaultNow(),
});

export const departedPerson = pgTable('departed_person', {
  oid: text('oid').primaryKey(),
  leftAt: moment('left_at').notNull().defaultNow(),
});

export type PersonRow = typeof person.$inferSelect;
