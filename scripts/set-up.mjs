// Runs on the machine's own Node, before anything is installed, so it imports no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

/** Node 24, installed as a dependency; the machine's own may be older. */
export const ownNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
export const programPath = join(root, 'node_modules', '.bin');

/** An environment in which `node` and all installed programs resolve to the project's own. */
export const ownEnvironment = (more = {}) => ({
  // Sources are stripped of their types and compiled once, not at every start.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  ...process.env,
  PATH: `${programPath}${windows ? ';' : ':'}${process.env.PATH ?? ''}`,
  ...more,
});

/** Installs exactly what the lock file lists, unless it is already installed. */
export function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.lectern-lock');
  const wanted = digestOf([join(root, 'package-lock.json')]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(ownNode)) return;
  say('Installing dependencies (once)…');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  run(npm[0], [...npm.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env });
  writeFileSync(stamp, wanted);
}

/** Builds the interface if its sources changed since the last build. */
export function ensureBuilt() {
  const stamp = join(root, 'dist', '.sources');
  const wanted = digestOf(
    [
      'package.json',
      'package-lock.json',
      'vite.config.ts',
      'public',
      'scripts/build.mjs',
      'scripts/worker-chunks.mjs',
      'scripts/version-folder.mjs',
      'src/app',
      'src/contract',
      'src/locale',
      'src/model',
      'src/viewer',
      'src/editor',
    ].map((path) => join(root, path)),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the interface…');
  run(ownNode, [join(root, 'scripts', 'build.mjs')]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: ownEnvironment(), ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

export const say = (line) => console.log(line);

function digestOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(listFiles).sort())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => listFiles(join(path, entry.name)));
}
