import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The tables that the migrations create, for queries. */
export const viewLink = pgTable('view_link', {
  linkId: text('link_id').primaryKey(),
  presentationId: bigint('presentation_id', { mode: 'number' }).notNull(),
  label: text('label').notNull().default(''),
  passwordHash: text('password_hash'),
  asksIdentity: boolean('asks_identity').notNull().default(false),
  expiresAt: moment('expires_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const viewLinkVisit = pgTable('view_link_visit', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  linkId: text('link_id').notNull(),
  viewerName: text('viewer_name').notNull(),
  viewerEmail: text('viewer_email').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
