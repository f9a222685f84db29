import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import { z } from 'zod';
import { defineJob } from '../../../platform/queue/job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { ExploreStore, IndexedRow } from './explore.store.ts';
import { collectLexemes, readTranscript, writeVector } from './search-words.ts';
import { stemmersOf } from './stemmers.ts';

const Outdated = z.union([z.object({ oid: z.string() }), z.object({ ownerId: z.string() })]);

/** The title of a presentation or the name of its owner has changed, so it must be reindexed. */
export const searchOutdated = defineJob('search-outdated', Outdated, { retries: 4, backoff: 15_000 });

/** The server has started: index whatever was missed while it was down, or dates from before the index. */
const searchStarted = defineJob('search-started', z.object({ since: z.string() }), { retries: 4, backoff: 15_000 });

interface Parts {
  store: ExploreStore;
  /** The text of a document, in parts; undefined until it has been extracted. */
  readContent(contentHash: string): Promise<{ language: string; transcript: AsyncIterable<TranscriptTopic> } | undefined>;
}

export interface SearchIndex {
  /** Indexes whatever is known so far; called again when there is more. */
  indexPresentation(oid: string): Promise<void>;
  indexOwner(ownerId: string): Promise<void>;
  listUnindexed(): Promise<string[]>;
}

export function createSearchIndex({ store, readContent }: Parts): SearchIndex {
  const describe = async ({ title, description, tags, owner, username, contentHash }: IndexedRow) => {
    const content = await readContent(contentHash);
    const language = content?.language.toLowerCase().split(/[-_]/)[0] ?? '';
    const words = collectLexemes();
    words.read(title, 'A');
    words.read(tags.join(' · '), 'B');
    words.read(`${owner} · ${username}`, 'C');
    let hasRoom = words.read(description, 'D');
    for await (const part of content?.transcript ?? []) {
      for (const text of readTranscript(part)) hasRoom &&= words.read(text, 'D');
      if (!hasRoom) break;
      // A part takes milliseconds; requests come in between.
      await nextTurn();
    }
    const lexemes = words.lexemes();
    const stems = await store.findStems(
      lexemes.filter(({ isPlain }) => isPlain).map(({ word }) => word),
      stemmersOf(language),
    );
    return { words: writeVector(lexemes, stems), language };
  };
  const indexPresentation = (oid: string) => store.index(oid, describe);
  return {
    indexPresentation,
    async indexOwner(ownerId) {
      for (const oid of await store.listOwned(ownerId)) await indexPresentation(oid);
    },
    listUnindexed: store.listUnindexed,
  };
}

/** Keeps the index up to date, and catches up at the start. */
export async function workOnSearchIndex(queue: Queue, { indexPresentation, indexOwner, listUnindexed }: SearchIndex): Promise<void> {
  await queue.work(searchOutdated, (outdated) => ('oid' in outdated ? indexPresentation(outdated.oid) : indexOwner(outdated.ownerId)));
  await queue.work(searchStarted, async () => {
    for (const oid of await listUnindexed()) await queue.publish(searchOutdated, { oid }, { singletonKey: oid });
  });
  await queue.publish(searchStarted, { since: 'start' }, { singletonKey: 'start' });
}
