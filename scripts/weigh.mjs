// Measures the script a visitor downloads before a page responds or a presentation shows, compressed as served.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

const KB = 1000;

const client = join(root, 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8'));
const pageOf = (page) => Object.keys(manifest).find((name) => name.endsWith(`/${page}/${page}-page.tsx`));
const surfaces = { lite: 'src/viewer/surface/lite/lite-surface.ts', webgl: 'src/viewer/surface/webgl/webgl-surface.ts' };

/** Needed for the first frame: the controls and their texts load later, only one surface is used, and nobody edits. */
const embedWithout = (surface) => (name) =>
  /^src\/(?:viewer|model)\//.test(name) && !/^src\/viewer\/(?:shell|surface\/editing)\//.test(name) && name !== surface;
const richForms = 'src/model/paint/forms/rich-forms.ts';
/** The cookie prompt and error reporting load only when needed. */
const analytics = 'src/app/entry.analytics.ts';
const entriesOf = (page) => ['src/app/entry.client.tsx', pageOf(page)];
const weights = [
  { name: 'starter', limit: 1.3 * KB, entries: ['src/app/starter/starter.ts'], isNeeded: () => false, mustHave: [] },
  { name: 'landing', limit: 73.3 * KB, entries: entriesOf('landing'), isNeeded: () => false, mustHave: [] },
  { name: 'view', limit: 74.8 * KB, entries: entriesOf('view'), isNeeded: () => false, mustHave: [] },
  {
    name: 'analytics, beside view',
    limit: 4 * KB,
    entries: [analytics],
    isNeeded: () => false,
    mustHave: [],
    beside: entriesOf('view'),
  },
  {
    name: 'analytics, beside embed',
    limit: 4 * KB,
    entries: [analytics],
    isNeeded: () => false,
    mustHave: [],
    beside: ['src/app/entry.embed.ts'],
  },
  {
    name: 'embed, webgl',
    limit: 67.3 * KB,
    entries: ['src/app/starter/viewer-guard.ts', 'src/app/entry.embed.ts'],
    isNeeded: embedWithout(surfaces.lite),
    mustHave: [surfaces.webgl, 'src/viewer/surface/webgl/tile-worker.ts', richForms],
  },
  {
    name: 'embed, lite',
    limit: 60.3 * KB,
    entries: ['src/app/starter/viewer-guard.ts', 'src/app/entry.embed.ts'],
    isNeeded: embedWithout(surfaces.webgl),
    mustHave: [surfaces.lite, richForms],
  },
  {
    name: 'editor, beside view and embed',
    limit: 100.3 * KB,
    entries: entriesOf('editor'),
    isNeeded: (name) => name === 'src/editor/open-editor.ts' || name === richForms,
    mustHave: ['src/editor/open-editor.ts'],
    beside: [...entriesOf('view'), 'src/app/entry.embed.ts'],
    isThere: embedWithout(undefined),
  },
];

let isTooHeavy = false;
for (const { name, limit, entries, isNeeded, mustHave, beside = [], isThere = isNeeded } of weights) {
  const all = collect(entries, isNeeded);
  const chunks = all.difference(collect(beside, isThere));
  const lacking = [...entries, ...mustHave].filter((each) => !all.has(each));
  const total = [...chunks].reduce((sum, chunk) => sum + statSync(join(client, `${manifest[chunk].file}.br`)).size, 0);
  console.log(
    `${name}: ${(total / KB).toFixed(2)} kB of script in ${chunks.size} files, brotli; at most ${limit / KB} kB${lacking.length > 0 ? `; not found: ${lacking.join(', ')}` : ''}`,
  );
  if (lacking.length > 0 || total > limit) isTooHeavy = true;
}
if (isTooHeavy) process.exit(1);

/** Collects all static imports, and the needed dynamic ones. A worker is listed as an asset of the chunk that starts it. */
function collect(entries, isNeeded) {
  const found = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk || found.has(name)) return;
    found.add(name);
    const workers = Object.keys(manifest).filter(
      (other) => manifest[other].file.endsWith('.js') && chunk.assets?.includes(manifest[other].file),
    );
    [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(isNeeded), ...workers].forEach(visit);
  };
  entries.forEach(visit);
  return found;
}
