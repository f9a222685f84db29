import { privacies } from '#contract/presentation/presentation-address.ts';
import { bigint, boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The tables of the migration, as the queries see them. */
export const presentation = pgTable('presentation', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  oid: text('oid').notNull(),
  ownerId: text('owner_id').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  schemaVersion: smallint('schema_version').$type<0 | 2>().notNull(),
  privacy: text('privacy', { enum: privacies }).notNull().default('private'),
  isTemplate: boolean('is_template').notNull().default(false),
  tags: text('tags').array().notNull().default([]),
  currentVersion: integer('current_version').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  modifiedAt: moment('modified_at').notNull().defaultNow(),
  publishedAt: moment('published_at'),
  isModifiedByOwner: boolean('is_modified_by_owner').notNull().default(true),
});

export const presentationVersion = pgTable('presentation_version', {
  presentationId: bigint('presentation_id', { mode: 'number' }).notNull(),
  number: integer('number').notNull(),
  contentHash: text('content_hash').notNull(),
  documentKey: text('document_key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
