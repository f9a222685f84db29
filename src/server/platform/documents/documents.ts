import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { NamePicture } from '#convert/export/lectern/pack-document.ts';
import { systemClock } from '../clock/system-clock.ts';
import { makeWorkFolder, removeDeadFolders } from '../confinement/work-folders.ts';
import type { Limits } from '../imports/guard/run-guarded.ts';
import type { Storage } from '../storage/storage.ts';
import { carryOut } from './process/carry-out.ts';
import { createDesk, type Desk } from './desk.ts';
import { createLine } from './line.ts';
import { madeBy, madeOf, type MadeFile } from './made-file.ts';
import { DocumentProblem } from './problems.ts';
import { type Answer, type Asked, type FiledTask, type Kind, readAnswer, type Task } from './tasks.ts';

const MB = 1024 * 1024;
/** Bytes. Imports make no larger documents, and none is read. */
export const LARGEST_DOCUMENT = 24 * MB;
/** Bytes. Working on such a document takes no longer than rendering a page. */
const SMALL = 64 * 1024;
const usualLimits: Limits = { heap: 1024 * MB, memory: 1400 * MB, silence: 30_000, time: 180_000 };
const usualLine = { places: Math.max(1, Math.min(2, availableParallelism() - 1)), mostWaiting: 32, mostOfOne: 4 };

interface Source {
  /** In storage, or a local file. */
  document: { key: string } | { path: string };
  /** The person it is done for. */
  by: string;
  /** A job, which waits as long as it takes. */
  isPatient?: boolean;
  /** The name that a picture gets in a `.lectern` file. */
  namePicture?: NamePicture;
}

interface Done<Which extends Kind> {
  answer: Answer<Which>;
  /** What was written, if anything; the caller removes it. */
  made: MadeFile | undefined;
}

export interface Documents {
  /** A document is on its way: starts a process for it, unless there is one. */
  prepare(): Promise<void>;
  /** Rejects with a DocumentProblem. */
  run<Which extends Kind>(kind: Which, asked: Asked<Which>, source: Source): Promise<Done<Which>>;
  close(): Promise<void>;
}

interface Parts {
  storage: Pick<Storage, 'get'>;
  /** A local folder for documents while they are worked on. */
  home: string;
  program?: string;
  limits?: Partial<Limits>;
  line?: Partial<typeof usualLine>;
  /** Bytes up to which a document is worked on in this process. */
  small?: number;
}

/** Works on whole documents without delaying other requests: those that are not small are handed to confined processes (0032). */
export function openDocuments({
  storage,
  home,
  program = fileURLToPath(new URL('./process/documents-process.ts', import.meta.url)),
  limits = {},
  line = {},
  small = SMALL,
}: Parts): Documents {
  const { places, ...waiting } = { ...usualLine, ...line };
  const inTurn = createLine({ places, ...waiting });
  const desks = new Set<Desk>();
  const free: Desk[] = [];
  const running = new Set<Promise<unknown>>();
  let folder: Promise<string> | undefined;
  let isClosed = false;

  const openFolder = async () => {
    await removeDeadFolders(home, systemClock);
    return makeWorkFolder(home);
  };
  const takeDesk = async (): Promise<Desk> => {
    const known = free.pop();
    if (known) return known;
    folder ??= openFolder().catch((error: unknown) => {
      // The disk may be full now, and not the next time.
      folder = undefined;
      throw error;
    });
    const desk = createDesk({ program, folder: join(await folder, String(desks.size)), limits: { ...usualLimits, ...limits } });
    desks.add(desk);
    return desk;
  };

  const open = async (document: Source['document']): Promise<{ size: number; body: Readable }> => {
    const found = 'key' in document ? await storage.get(document.key) : await openFile(document.path);
    if (!found) throw new DocumentProblem('missing', 'The document is not in storage');
    if (found.size <= LARGEST_DOCUMENT) return found;
    found.body.destroy();
    throw new DocumentProblem('tooLarge', `The document has ${found.size} bytes`);
  };

  const handOver = async (task: Task, document: Source['document'], namePicture: NamePicture) => {
    const desk = await takeDesk();
    const files = { document: join(desk.folder, 'document'), output: join(desk.folder, 'output') };
    try {
      await mkdir(desk.folder, { recursive: true });
      await pipeline((await open(document)).body, createWriteStream(files.document, { mode: 0o600 }));
      if (isClosed) throw new DocumentProblem('busy', 'The server is stopping');
      const filed: FiledTask = { task, ...files };
      const answer = await desk.work(filed, namePicture);
      return { answer, made: await madeBy(files.output, join(desk.folder, '..', randomUUID())) };
    } finally {
      await Promise.all(Object.values(files).map((path) => rm(path, { recursive: true, force: true })));
      free.push(desk);
    }
  };
  const doHere = async (task: Task, body: Readable, namePicture: NamePicture) => {
    const bytes = await buffer(body);
    try {
      const { answer, output } = await carryOut(task, bytes, namePicture);
      return { answer, made: output && (await madeOf(output)) };
    } catch (cause) {
      throw cause instanceof SyntaxError ? new DocumentProblem('failed', 'The document is not JSON', { cause }) : cause;
    }
  };

  return {
    async prepare() {
      if (isClosed || free.length < desks.size) return;
      const desk = await takeDesk();
      await mkdir(desk.folder, { recursive: true });
      desk.prepare();
      free.push(desk);
    },
    async run(kind, asked, { document, by, isPatient = false, namePicture = async () => undefined }) {
      const task = { kind, ...asked } as Task;
      const { size, body } = await open(document);
      if (size > small) body.destroy();
      const working =
        size > small ? inTurn(by, () => handOver(task, document, namePicture), { isPatient }) : doHere(task, body, namePicture);
      running.add(working);
      const { answer, made } = await working.finally(() => running.delete(working));
      try {
        if (made && made.size > LARGEST_DOCUMENT) throw new DocumentProblem('tooLarge', `The result has ${made.size} bytes`);
        return { answer: readAnswer(kind, answer), made };
      } catch (error) {
        await made?.remove();
        throw error;
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...desks].map((desk) => desk.close()));
      await Promise.allSettled(running);
      if (folder) await rm(await folder, { recursive: true, force: true });
    },
  };
}

const openFile = async (path: string) => ({ size: (await stat(path)).size, body: createReadStream(path) });
