import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const project = new URL('../../..', import.meta.url).pathname;

/** Whether this test run may make machines: root, with mount and user namespaces. */
export const canMakeMachines = process.getuid?.() === 0 && spawnSync('unshare', ['--user', '--mount', 'true']).status === 0;

/** What is different about the machine that Lectern starts on; everything else is as on the machine that runs the tests. */
export interface Machine {
  /** The whole of /etc/passwd. */
  accounts?: string;
  /** Starts as `nobody`, who may read the project and owns the data folder. */
  isOrdinaryUser?: boolean;
  hasNoUnshare?: boolean;
  hasNoUserNamespaces?: boolean;
  /** Commands that root runs before the start; `$DATA` is the data folder. */
  before?: string[];
}

/** Lectern as a background worker: it opens everything a start opens, and needs no built interface. */
export async function startOn(machine: Machine, data: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-machine-'));
  const child = spawnOn(machine, data, folder);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part.toString()));
  const exit = once(child, 'exit') as Promise<[number | null]>;
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  });
  if (machine.hasNoUserNamespaces) await closeNamespaces(child);
  else child.stdin?.end('go\n');
  const isReady = new Promise<void>((resolve) =>
    child.stdout?.on('data', () => /works in the background/.test(said.join('')) && resolve()),
  );
  await Promise.race([isReady, exit]);
  return {
    said: () => said.join(''),
    exitCode: () => child.exitCode,
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      return (await exit)[0];
    },
  };
}

function spawnOn(machine: Machine, data: string, folder: string): ChildProcess {
  // Mounted where any account can reach it.
  const mounted = join(folder, 'project');
  mkdirSync(mounted);
  spawnSync('chmod', ['755', folder]);
  mkdirSync('/var/lib/lectern', { recursive: true });
  const accounts = join(folder, 'passwd');
  if (machine.accounts) writeFileSync(accounts, machine.accounts);
  const script = [
    'set -e',
    `mount --bind ${project} ${mounted}`,
    'mount -t tmpfs tmpfs /var/lib/lectern',
    ...(machine.accounts ? [`mount --bind ${accounts} /etc/passwd`] : []),
    ...(machine.hasNoUserNamespaces ? ['echo 0 > /proc/sys/user/max_user_namespaces'] : []),
    ...(machine.before ?? []),
    ...(machine.hasNoUnshare ? [`export PATH=${pathWithoutUnshare(folder)}`] : []),
    ...(machine.isOrdinaryUser ? ['chown nobody "$DATA"'] : []),
    `cd ${mounted}`,
    `exec ${machine.isOrdinaryUser ? 'setpriv --reuid=nobody --regid=nogroup --clear-groups ' : ''}${mounted}/node_modules/node/bin/node src/server/main.ts --role worker`,
  ];
  // The second shell begins after the user namespace has its accounts, so it has root's rights in it.
  return spawn('unshare', ['--mount', ...(machine.hasNoUserNamespaces ? ['--user'] : []), 'sh', '-c', 'read go; exec sh -c "$SCRIPT"'], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      SCRIPT: script.join('\n'),
      DATA: data,
      DATA_DIR: data,
      DEMO: 'none',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Gives the namespace every account of this machine, then lets the start go on inside it. */
async function closeNamespaces(child: ChildProcess): Promise<void> {
  const own = readFileSync('/proc/self/ns/user'.replace('/ns/user', '/uid_map'), 'utf8');
  while (readFileSync(`/proc/${child.pid}/uid_map`, 'utf8') === own) await new Promise((resolve) => setImmediate(resolve));
  for (const map of ['uid_map', 'gid_map']) writeFileSync(`/proc/${child.pid}/${map}`, '0 0 65536');
  child.stdin?.end('go\n');
}

/** The programs of this machine that a start may call, but for `unshare`. */
function pathWithoutUnshare(folder: string): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const program of ['sh', 'test', 'chown', 'setpriv']) {
    const found = spawnSync('sh', ['-c', `command -v env >/dev/null; which ${program}`], { encoding: 'utf8' }).stdout.trim();
    symlinkSync(found, join(bin, program));
  }
  return bin;
}

/** The PostgreSQL servers that run on a data folder, wherever their cluster had to go. */
export function listServersOf(data: string): string[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter(
      (pid) => readText(`/proc/${pid}/environ`).includes(`\0DATA_DIR=${data}\0`) && /postgres/.test(readText(`/proc/${pid}/cmdline`)),
    );
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
