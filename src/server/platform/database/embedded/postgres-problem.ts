import { existsSync, readFileSync } from 'node:fs';

/** PostgreSQL could not start. The message tells the operator what is wrong, what to do, and what PostgreSQL logged. */
export class PostgresProblem extends Error {}

const LINES_SHOWN = 12;

interface Cause {
  sign: RegExp;
  advice: string;
}

/** Signs in PostgreSQL's log that retrying would not help. */
const causes: Cause[] = [
  {
    sign: /shared memory segment|resize shared memory|could not map anonymous shared memory/,
    advice: 'There is too little shared memory. Give /dev/shm at least 64 MB (in a container: --shm-size=256m), or set DATABASE_URL.',
  },
  {
    sign: /No space left on device|Disk quota exceeded|Check free disk space/,
    advice: 'The disk is full. Free some space, or move DATA_DIR to a larger disk.',
  },
  {
    sign: /could not (bind|create any).*(address|socket|Address already in use)|Is another postmaster already running on port/,
    advice: 'Another program is using the port that PostgreSQL was given. Start Lectern again: it picks a free port.',
  },
  {
    sign: /database files are incompatible with server|initialized by PostgreSQL version/,
    advice:
      'The data was written by another version of PostgreSQL. Start the version of Lectern that wrote it, or restore a backup into a new DATA_DIR.',
  },
  {
    sign: /Read-only file system|Permission denied|wrong ownership|invalid permissions/,
    advice: 'PostgreSQL cannot write to its data folder. Make DATA_DIR writable for the user who starts Lectern, or choose another folder.',
  },
];

/** Watches the log that PostgreSQL appends to; only lines written after `mark` belong to this start. */
export function watchLog(file: string) {
  const readAll = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const mark = readAll().length;
  const added = () => {
    const text = readAll();
    return text.slice(text.length < mark ? 0 : mark);
  };
  return {
    /** Whether the log shows a problem that retrying would not solve. */
    isHopeless: () => findCause(added()) !== undefined,
    problem(what: string): PostgresProblem {
      const lines = added().trim().split('\n').slice(-LINES_SHOWN);
      const advice = findCause(added())?.advice ?? 'If you cannot solve this, set DATABASE_URL to use your own PostgreSQL server.';
      return new PostgresProblem(`${what} ${advice}\n\nThe last lines of ${file}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    },
  };
}

const findCause = (text: string) => causes.find(({ sign }) => sign.test(text));
