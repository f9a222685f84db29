import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../storage/disk/durable-file.ts';

const outboxId = /^\d{14}-[0-9a-f]{8}$/;

export const OutboxRecord = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), sentAt: z.number() });
export type OutboxRecord = z.infer<typeof OutboxRecord>;

export const isOutboxId = (id: string): boolean => outboxId.test(id);

/** Newest first, by the timestamp at the start of the ids. */
export async function listOutboxIds(folder: string, extension: 'json' | 'eml'): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names
    .filter((name) => name.endsWith(`.${extension}`))
    .map((name) => name.slice(0, -extension.length - 1))
    .filter(isOutboxId)
    .sort()
    .toReversed();
}

export async function readOutboxRecord(folder: string, id: string): Promise<OutboxRecord | undefined> {
  try {
    return OutboxRecord.parse(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
