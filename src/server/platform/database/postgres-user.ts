import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where PostgreSQL's programs lie, and the folder that holds its cluster. */
interface Places {
  native: string;
  home: string;
}

/** How PostgreSQL's programs are run on this machine: it refuses to run as root, so root has to become somebody else. */
export interface PostgresUser extends Places {
  run(program: string, args: string[], options: SpawnOptions): ChildProcess;
  /** Hands a file that we wrote to whoever runs PostgreSQL. */
  own(path: string): void;
}

export function choosePostgresUser(places: Places): PostgresUser {
  if (process.getuid?.() !== 0) return sameUser(places, (program, args, options) => spawn(program, args, options));
  const account = findOrdinaryAccount();
  const namespace = ['--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  // Root outside is an ordinary user inside, so every file stays root's and no folder needs opening.
  // The account must exist: initdb looks its name up.
  if (canEnter(namespace)) return sameUser(places, (program, args, options) => spawn('unshare', [...namespace, program, ...args], options));
  return asOrdinaryAccount(places, account);
}

/** False where the kernel or a container forbids user namespaces, and where there is no `unshare`. */
const canEnter = (namespace: string[]) => spawnSync('unshare', [...namespace, 'true']).status === 0;

function sameUser(places: Places, run: PostgresUser['run']): PostgresUser {
  mkdirSync(places.home, { recursive: true, mode: 0o700 });
  return { ...places, run, own: () => undefined };
}

interface Account {
  uid: number;
  gid: number;
}

function asOrdinaryAccount(wished: Places, account: Account): PostgresUser {
  const places = canReach(wished.native, account) && canReach(dirname(wished.home), account) ? wished : moveWithinReach(wished);
  const own = (path: string) => chownSync(path, account.uid, account.gid);
  mkdirSync(places.home, { recursive: true, mode: 0o700 });
  own(places.home);
  return { ...places, own, run: (program, args, options) => spawn(program, args, { ...options, ...account, cwd: '/' }) };
}

const canReach = (path: string, account: Account) => spawnSync('test', ['-x', path], { ...account, cwd: '/' }).status === 0;

/** Root's home is closed to others: programs and cluster go where every account can reach them. */
function moveWithinReach({ native, home }: Places): Places {
  const folder = join('/var/lib/lectern', createHash('sha256').update(home).digest('hex').slice(0, 12));
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const copy = join(folder, 'native');
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { native: copy, home: join(folder, 'postgres') };
}

function findOrdinaryAccount(): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const fields = accounts.find(([name]) => name === wanted);
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a postgres nor a nobody account. Start as an ordinary user, or set DATABASE_URL.',
  );
}
