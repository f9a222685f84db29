import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './durable-file.ts';
import { trailerLength } from './trailer.ts';

const unlessMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error;
};

export async function* listKeys(folder: string, prefix: string, above = ''): AsyncGenerator<{ key: string; size: number }> {
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(unlessMissing)) ?? []) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    const key = above + (entry.isDirectory() ? entry.name.replace(/\+$/, '/') : entry.name);
    if (entry.isDirectory() && (key.startsWith(prefix) || prefix.startsWith(key))) yield* listKeys(path, prefix, key);
    else if (entry.isFile() && key.startsWith(prefix)) {
      const facts = await stat(path).catch(unlessMissing);
      if (facts) yield { key, size: Math.max(0, facts.size - trailerLength) };
    }
  }
}
