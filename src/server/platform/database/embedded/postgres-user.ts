import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, lchownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PostgresProblem } from './postgres-problem.ts';

/** Where PostgreSQL is installed, and the folder that holds its cluster. */
interface Places {
  native: string;
  home: string;
}

/** How to run PostgreSQL's programs on this machine. PostgreSQL refuses to run as root, so root has to become another user. */
export interface PostgresUser extends Places {
  run(program: string, args: string[], options: SpawnOptions): ChildProcess;
  /** Makes the user that runs PostgreSQL the owner of a file we wrote. */
  own(path: string): void;
}

interface Account {
  uid: number;
  gid: number;
}

const ROOT: Account = { uid: 0, gid: 0 };

export function choosePostgresUser(places: Places): PostgresUser {
  if (process.getuid?.() !== 0) return sameUser(places, (program, args, options) => spawn(program, args, options));
  const account = findOrdinaryAccount();
  // initdb looks up the name of its user, so the account has to exist.
  const namespace = ['--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  if (!canEnter(namespace)) return asOrdinaryAccount(places, account);
  // Root outside the namespace is an ordinary user inside it: files stay root's, and no folder has to be opened to other accounts.
  const user = sameUser(findEarlierHome(places), (program, args, options) => spawn('unshare', [...namespace, program, ...args], options));
  giveTo(user.home, ROOT);
  return user;
}

/** False where the kernel or a container forbids user namespaces, and where `unshare` is missing. */
const canEnter = (namespace: string[]) => spawnSync('unshare', [...namespace, 'true']).status === 0;

function sameUser(places: Places, run: PostgresUser['run']): PostgresUser {
  mkdirSync(places.home, { recursive: true, mode: 0o700 });
  return { ...places, run, own: () => undefined };
}

function asOrdinaryAccount(wanted: Places, account: Account): PostgresUser {
  const isOpen = canReach(wanted.native, account) && canReach(dirname(wanted.home), account);
  const places = isOpen ? wanted : moveWithinReach(wanted);
  mkdirSync(places.home, { recursive: true, mode: 0o700 });
  giveTo(places.home, account);
  const own = (path: string) => lchownSync(path, account.uid, account.gid);
  return { ...places, own, run: (program, args, options) => spawn(program, args, { ...options, ...account, cwd: '/' }) };
}

/** Tests the nearest existing folder, because the data folder itself may not exist yet. */
function canReach(path: string, account: Account): boolean {
  const nearest = existsSync(path) ? path : dirname(path);
  return nearest === path ? spawnSync('test', ['-x', path], { ...account, cwd: '/' }).status === 0 : canReach(nearest, account);
}

/** A machine may gain or lose user namespaces between starts, so the cluster may belong to the other user. */
function giveTo(folder: string, { uid, gid }: Account): void {
  if (statSync(folder).uid === uid) return;
  lchownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    lchownSync(join(entry.parentPath, entry.name), uid, gid);
}

/** Other accounts cannot enter root's home, so the programs and the cluster go where every account can reach them. */
function moveWithinReach({ native, home }: Places): Places {
  if (hasCluster(home))
    throw new PostgresProblem(
      `The database in ${home} belongs to root, and no other account can reach that folder. Move DATA_DIR to a folder that every account can enter, such as /var/lib/lectern, or set DATABASE_URL.`,
    );
  const folder = openFolderFor(home);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { size, mtimeMs } = statSync(join(native, 'bin', 'postgres'));
  const copy = join(folder, `native-${size}-${Math.round(mtimeMs)}`);
  if (!existsSync(copy)) {
    // Renamed when complete, so that an interrupted copy is never used.
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.new`, copy);
  }
  return { native: copy, home: join(folder, 'postgres') };
}

/** Keeps using the cluster where an earlier start without user namespaces had to put it. */
function findEarlierHome(places: Places): Places {
  const earlier = join(openFolderFor(places.home), 'postgres');
  return !hasCluster(places.home) && hasCluster(earlier) ? { ...places, home: earlier } : places;
}

const hasCluster = (home: string) => existsSync(join(home, 'cluster', 'PG_VERSION'));

const openFolderFor = (home: string) => join('/var/lib/lectern', createHash('sha256').update(home).digest('hex').slice(0, 12));

function findOrdinaryAccount(): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const fields = accounts.find(([name]) => name === wanted);
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new PostgresProblem(
    'PostgreSQL does not run as root, and this machine has neither a postgres nor a nobody account. Start Lectern as an ordinary user, or set DATABASE_URL.',
  );
}
