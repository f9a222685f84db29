import { versionMakers } from '#contract/presentation/details.ts';
import { authorSegments } from '#contract/presentation/view-page.ts';
import { privacies } from '#contract/presentation/presentation-address.ts';
import { bigint, boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The tables that the migrations create, for queries. */
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
  /** The one that visitors see. */
  currentVersion: integer('current_version').notNull(),
  latestVersion: integer('latest_version').notNull(),
  showsLatest: boolean('shows_latest').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
  modifiedAt: moment('modified_at').notNull().defaultNow(),
  publishedAt: moment('published_at'),
  isModifiedByOwner: boolean('is_modified_by_owner').notNull().default(true),
  folderId: bigint('folder_id', { mode: 'number' }),
  trashedAt: moment('trashed_at'),
  language: text('language'),
  segment: text('segment', { enum: authorSegments }),
  slug: text('slug'),
  allowsCopies: boolean('allows_copies').notNull().default(false),
  sellsPdf: boolean('sells_pdf').notNull().default(true),
  coverStop: integer('cover_stop'),
  showsNotes: boolean('shows_notes').notNull().default(false),
  revision: integer('revision').notNull().default(1),
});

export const presentationVersion = pgTable('presentation_version', {
  presentationId: bigint('presentation_id', { mode: 'number' }).notNull(),
  number: integer('number').notNull(),
  contentHash: text('content_hash').notNull(),
  documentKey: text('document_key').notNull(),
  name: text('name'),
  madeBy: text('made_by', { enum: versionMakers }).notNull().default('save'),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  fileBytes: bigint('file_bytes', { mode: 'number' }).notNull().default(0),
  documentSchema: smallint('document_schema').$type<0 | 2>(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
