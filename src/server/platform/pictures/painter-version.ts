import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = ['../../../model/', '../fonts/', './'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const require = createRequire(import.meta.url);
let known: string | undefined;

/** Changes with anything that could change a picture, so that no picture of an older painter is taken for one of this. */
export function painterVersion(): string {
  if (known) return known;
  const hash = createHash('sha256').update(readFileSync(require.resolve('@napi-rs/canvas/package.json')));
  for (const folder of sources)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test|\.contract)\.ts$/.test(name)).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  known = hash.digest('hex');
  return known;
}
