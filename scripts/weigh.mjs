// What a visitor of a page downloads before it answers, compressed as it is sent.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

const KB = 1000;
const limits = { landing: 75 * KB };

const client = join(root, 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8'));

let isTooHeavy = false;
for (const [page, limit] of Object.entries(limits)) {
  const files = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit('src/app/entry.client.tsx');
  visit(Object.keys(manifest).find((name) => name.endsWith(`/${page}/${page}-page.tsx`)));
  const total = [...files].reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0);
  console.log(`${page}: ${(total / KB).toFixed(1)} kB of script in ${files.size} files, brotli; at most ${limit / KB} kB`);
  if (files.size < 2 || total > limit) isTooHeavy = true;
}
if (isTooHeavy) process.exit(1);
