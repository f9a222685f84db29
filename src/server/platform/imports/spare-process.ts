import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../clock/system-clock.ts';
import { makeWorkFolder, removeDeadFolders } from '../confinement/work-folders.ts';
import { kill, type Started } from './guard/run-guarded.ts';

/** Milliseconds until a process that nobody needed is ended. */
const IDLE = 10 * 60_000;
/** Milliseconds from taking one until the next is started: what becomes of the file goes first. */
const NEXT = 5000;

interface Place {
  /** Where the file will be, and the folder for what is made of it. */
  file: string;
  made: string;
}

export interface Spare extends Place {
  started: Started;
  /** Holds both; whoever takes the process removes it. */
  folder: string;
}

interface Parts {
  home: string;
  start(place: Place): Started;
}

/** Keeps a process ready for the next file, since starting one takes longer than reading most files. It still reads only one. */
export function keepSpare({ home, start }: Parts) {
  let spare: Promise<Spare | undefined> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const make = async (): Promise<Spare> => {
    await removeDeadFolders(home, systemClock);
    const folder = await makeWorkFolder(home);
    const place = { file: join(folder, 'file'), made: join(folder, 'made') };
    await mkdir(place.made);
    return { ...place, folder, started: start(place) };
  };
  const take = async (): Promise<Spare | undefined> => {
    const taking = spare;
    spare = undefined;
    clearTimeout(timer);
    const taken = await taking;
    if (!taken || isAlive(taken)) return taken;
    await rm(taken.folder, { recursive: true, force: true });
    return undefined;
  };
  const end = async () => {
    const taken = await take();
    if (!taken) return;
    await kill(taken.started.child);
    await rm(taken.folder, { recursive: true, force: true });
  };
  const prepare = () => {
    if (isClosed) return;
    // Without room on the disk, the file is read by a process of its own, or not at all.
    spare ??= make().catch(() => undefined);
    clearTimeout(timer);
    timer = setTimeout(() => void end(), IDLE).unref();
  };

  return {
    /** Starts one if there is none. */
    prepare,
    /** Undefined if there is none, or it has died. */
    async take(): Promise<Spare | undefined> {
      const taken = await take();
      if (taken) timer = setTimeout(prepare, NEXT).unref();
      return taken;
    },
    async close(): Promise<void> {
      isClosed = true;
      await end();
    },
  };
}

const isAlive = ({ started: { child } }: Spare) => child.connected && child.exitCode === null && child.signalCode === null;
