import { type ChildProcess, fork, type ForkOptions, spawn, spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const MB = 1024 * 1024;
const withoutNetwork = new URL('./without-network.ts', import.meta.url).href;

interface Confined {
  /** One of our files. */
  program: string;
  /** Bytes of its JavaScript heap. */
  heap: number;
  /** Apart from our sources, it can read only these files and folders, and write only to this folder. */
  reads?: readonly string[];
  writes?: string | undefined;
  /** A user is waiting for this and nothing else. */
  isUrgent?: boolean;
  serialization?: ForkOptions['serialization'];
  stderr?: 'ignore' | 'pipe';
}

/**
 * Starts one of our programs for an untrusted file (docs/decisions/0029): it has no secrets, no network, no threads, no other programs,
 * and no files but its own. It ends when this process does, however busy either is. A process that could not be started is one that has
 * ended.
 */
export function startConfined({
  program,
  heap,
  reads = [],
  writes,
  isUrgent = false,
  serialization = 'json',
  stderr = 'ignore',
}: Confined): ChildProcess {
  const flags = [
    `--max-old-space-size=${Math.round(heap / MB)}`,
    // A smaller young generation is collected sooner: a long PDF takes 80 MB less, and no more time.
    '--max-semi-space-size=8',
    '--permission',
    // Images and fonts are read by native code.
    '--allow-addons',
    '--disable-warning=PERM0001',
    '--disable-warning=PERM0006',
    ...[...ownFiles(), ...reads, ...(writes ? [writes] : [])].map((path) => `--allow-fs-read=${path}`),
    ...(writes ? [`--allow-fs-write=${writes}`] : []),
    `--import=${withoutNetwork}`,
  ];
  const enter = enterEmptyNetwork();
  const child = fork(program, [], {
    serialization,
    ...(enter ? { execPath: 'unshare', execArgv: [...enter, process.execPath, ...flags] } : { execArgv: flags }),
    // No secrets, and no compiled code that this process would run; no system fonts, so that text measures the same on every machine.
    env: { PATH: process.env['PATH'], SYSTEMROOT: process.env['SYSTEMROOT'], DISABLE_SYSTEM_FONTS_LOAD: '1' },
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
  });
  child.on('error', () => child.emit('exit', null, null));
  endWithUs(child);
  if (!isUrgent) stepBack(child);
  return child;
}

/** Not the whole project folder: it may contain the installation's data. */
const ownFiles = () =>
  ['src', 'node_modules', 'package.json'].flatMap((name) => {
    const path = fileURLToPath(new URL(`../../../../${name}`, import.meta.url));
    return [...new Set([path, realpathSync(path)])];
  });

const waysIn = [['--net'], ['--user', '--map-current-user', '--net']];
let wayIn: { arguments: string[] | undefined } | undefined;

/** The arguments of `unshare` for a network without interfaces; undefined where the kernel or a container forbids it. */
function enterEmptyNetwork(): string[] | undefined {
  wayIn ??= {
    arguments: process.platform === 'linux' ? waysIn.find((way) => spawnSync('unshare', [...way, 'true']).status === 0) : undefined,
  };
  return wayIn.arguments;
}

/**
 * A busy process does not notice that its parent is gone, and has no thread that could. A shell outside does: it waits for the end of a
 * pipe that only this process holds open. Windows ends child processes itself.
 */
function endWithUs(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === 'win32') return;
  // Detached, because Ctrl-C must not end it first.
  const watch = spawn('sh', ['-c', 'read -r nothing; kill -9 "$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watch.on('error', () => undefined).unref();
  watch.stdin?.on('error', () => undefined);
  (watch.stdin as unknown as { unref?(): void } | null)?.unref?.();
  child.once('exit', () => watch.kill('SIGKILL'));
}

/** Requests to the server take precedence. */
function stepBack({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, 10);
  } catch {
    // Not permitted here: the process keeps its normal priority.
  }
}
