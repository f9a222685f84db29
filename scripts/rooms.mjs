// Checks which rooms may import which, and that there are no import cycles. See ARCHITECTURE.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './set-up.mjs';

const source = join(root, 'src');
const arrows = {
  model: [],
  locale: [],
  contract: ['model'],
  convert: ['model'],
  viewer: ['model', 'contract'],
  editor: ['model', 'contract', 'locale', 'viewer'],
  app: ['model', 'contract', 'locale'],
  server: ['model', 'contract', 'locale', 'convert'],
};
/** Rooms that may only be imported dynamically, when a page shows them; their types also statically, which load nothing. */
const onDemand = { app: ['viewer', 'editor'] };
/** A page renders the viewer's first paint: the part that the server draws, and loads the rest as chunks (docs/decisions/0013). */
const firstPaint = { app: ['viewer/overlay', 'viewer/chunks'] };
const packagesOfModel = ['fractional-indexing', 'rbush', 'zod/mini'];
const MOST_ENTRIES = 15;
const DEEPEST = 4;

const problems = [];
const edges = new Map();

for (const file of listSources(source)) checkFile(file);
checkFolders(source, 0);
findCycles();

if (problems.length > 0) {
  console.error(problems.map((problem) => `  ${problem}`).join('\n'));
  console.error(`${problems.length} broken architecture rules (see ARCHITECTURE.md)`);
  process.exit(1);
}
console.log(`Rooms: ${edges.size} files, all imports allowed`);

function checkFile(file) {
  const place = relative(root, file);
  const written = readFileSync(file, 'utf8');
  const { module } = parseSync(file, written);
  const isTest = /\.(test|contract)\.tsx?$|[\\/]test-[^\\/]+\.ts$/.test(file);
  // `import { type … }` would still load the file.
  const types = module.staticImports.filter(({ start }) => written.startsWith('import type ', start));
  const statically = [
    ...module.staticImports.filter((one) => !types.includes(one)),
    ...module.staticExports.flatMap((one) => one.entries.filter((entry) => entry.moduleRequest)),
  ].map((one) => one.moduleRequest.value);
  const dynamically = module.dynamicImports
    .map(({ moduleRequest }) => written.slice(moduleRequest.start, moduleRequest.end))
    .filter((text) => /^['"]/.test(text))
    .map((text) => text.slice(1, -1));
  const targets = new Set();
  edges.set(file, targets);
  for (const [specifiers, how] of [
    [statically, 'static'],
    [types.map((one) => one.moduleRequest.value), 'type'],
    [dynamically, 'dynamic'],
  ])
    for (const specifier of specifiers) {
      const target = checkImport(place, file, specifier, how, isTest);
      if (target && how !== 'dynamic') targets.add(target);
    }
}

function checkImport(place, file, specifier, how, isTest) {
  const room = roomOf(file);
  if (!/^[.#]/.test(specifier)) {
    const isPackage = room === 'model' && !isTest && !packagesOfModel.includes(specifier);
    if (isPackage) problems.push(`${place}: the model is pure and may not import the package ${specifier}`);
    return undefined;
  }
  const target = specifier.startsWith('#') ? join(source, specifier.slice(1)) : resolve(dirname(file), specifier);
  const other = roomOf(target);
  if (!existsSync(target)) problems.push(`${place}: ${specifier} does not exist (imports need the full file name)`);
  if (specifier.startsWith('.') && other !== room) problems.push(`${place}: ${specifier} leaves its room; use #${other}/…`);
  // Tests of the whole server render its real pages.
  if (isTest && specifier === '#app/entry.server.tsx') return undefined;
  const allowed = [room, ...(arrows[room] ?? []), ...(how === 'static' ? [] : (onDemand[room] ?? []))];
  // This page contains only the viewer, and one file loads faster than two.
  const isViewerPage = place === join('src', 'app', 'entry.embed.ts') && other === 'viewer';
  const isFirstPaint = firstPaint[room]?.some((folder) => target.startsWith(join(source, folder) + sep));
  if (!allowed.includes(other) && !isFirstPaint && !isViewerPage) problems.push(`${place}: ${room} may not import ${other} (${specifier})`);
  checkFeatures(place, file, target, isTest);
  return target;
}

/** Features are connected only in the composition and never import each other; platform and http import no feature. */
function checkFeatures(place, file, target, isTest) {
  const [from, to] = [featureOf(file), featureOf(target)];
  if (from && to && from !== to && !isTest) problems.push(`${place}: the feature ${from} may not import the feature ${to}`);
  const below = /^src\/server\/(platform|http)\//.exec(place)?.[1];
  if (below && to && !isTest) problems.push(`${place}: ${below} may not import a feature (${to})`);
  const isPlatform = place.startsWith(join('src', 'server', 'platform') + sep);
  if (isPlatform && relative(source, target).startsWith(join('server', 'http'))) problems.push(`${place}: platform may not import http`);
}

function checkFolders(folder, depth) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const place = relative(root, folder);
  // A list of files that only ever grows, all of one kind, is as easy to read at any length.
  const isNumbered = entries.every(({ name }) => /^\d{4}_/.test(name));
  if (entries.length > MOST_ENTRIES && !isNumbered) problems.push(`${place}: ${entries.length} entries; at most ${MOST_ENTRIES}`);
  if (depth > DEEPEST) problems.push(`${place}: deeper than ${DEEPEST} folders`);
  for (const entry of entries) {
    if (!entry.isDirectory()) continue;
    if (/^(utils?|helpers?|misc|common|lib)$/.test(entry.name))
      problems.push(`${join(place, entry.name)}: name the folder after what it contains`);
    checkFolders(join(folder, entry.name), depth + 1);
  }
  for (const entry of entries)
    if (/^index\.tsx?$/.test(entry.name)) problems.push(`${join(place, entry.name)}: index files are not allowed`);
}

function findCycles() {
  const state = new Map();
  const path = [];
  const visit = (file) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      const cycle = [...path.slice(path.indexOf(file)), file].map((one) => relative(source, one));
      problems.push(`import cycle: ${cycle.join(' → ')}`);
      return;
    }
    state.set(file, 'open');
    path.push(file);
    for (const target of edges.get(file) ?? []) visit(target);
    path.pop();
    state.set(file, 'done');
  };
  for (const file of edges.keys()) visit(file);
}

function roomOf(file) {
  return relative(source, file).split(sep)[0];
}

function featureOf(file) {
  return /^server[\\/]features[\\/]([^\\/]+)/.exec(relative(source, file))?.[1];
}

function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
