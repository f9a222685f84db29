import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { Operation } from '#model/change/operation.ts';
import { systemClock } from '../../clock/system-clock.ts';
import { makeWorkFolder, removeDeadFolders } from '../../confinement/work-folders.ts';
import { createDesk, type Desk } from '../desk.ts';
import { LARGEST_DOCUMENT } from '../documents.ts';
import { createLine } from '../line.ts';
import { madeBy, type MadeFile } from '../made-file.ts';
import { DocumentProblem } from '../problems.ts';
import type { Limits } from '../../imports/guard/run-guarded.ts';
import type { Storage } from '../../storage/storage.ts';
import { type Answer, type Order, type Proposal, readAnswer, type Told } from './messages.ts';

const MB = 1024 * 1024;
const usualLimits: Limits = { heap: 1024 * MB, memory: 1400 * MB, silence: 10_000, time: 60_000 };
const line = { places: 1, mostWaiting: 200, mostOfOne: 4 };
/** Bytes of documents that are kept open, as they were when they were opened. In memory they take ten times as much. */
const usualRoom = 32 * MB;

/** The document of a draft as it was after a change. */
export interface Checkpoint {
  number: number;
  /** In storage. */
  key: string;
}

/** A draft in the hands of one who works on it. */
export interface HeldDraft {
  /** Of the last change that is in it; undefined if it is not open. */
  number(): number | undefined;
  open(checkpoint: Checkpoint): Promise<void>;
  /** Applies the changes that come next. */
  follow(changes: readonly { readonly number: number; readonly operations: readonly Operation[] }[]): Promise<void>;
  /** Applies somebody's batch as the next change. */
  propose(proposal: Proposal): Promise<Answer<'propose'>>;
  /** Writes the document; the caller removes it. */
  write(): Promise<Answer<'write'> & { made: MadeFile }>;
}

export interface Drafts {
  /**
   * Nobody else in this process works on the draft meanwhile. If the work fails, the draft is closed: what was proposed may not have been
   * saved. Rejects with a DocumentProblem.
   */
  hold<Result>(name: string, work: (draft: HeldDraft) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

interface Parts {
  storage: Pick<Storage, 'get'>;
  /** A local folder for documents on their way to the process and back. */
  home: string;
  program?: string;
  limits?: Partial<Limits>;
  /** Bytes of documents that are kept open. */
  room?: number;
}

/** Keeps drafts open in a confined process, so that each change takes only what it changes, and no other request waits for it. */
export function openDrafts({
  storage,
  home,
  program = fileURLToPath(new URL('./drafts-process.ts', import.meta.url)),
  limits = {},
  room = usualRoom,
}: Parts): Drafts {
  /** Those open in the process, least recently used first. */
  const opened = new Map<string, { number: number; bytes: number }>();
  const holders = new Map<string, Promise<unknown>>();
  const inTurn = createLine(line);
  let desk: Promise<Desk> | undefined;
  let isClosed = false;

  const openDesk = async () => {
    await removeDeadFolders(home, systemClock);
    const folder = join(await makeWorkFolder(home), 'desk');
    await mkdir(folder);
    return createDesk({ program, folder, limits: { ...usualLimits, ...limits }, onStarted: () => opened.clear() });
  };
  const takeDesk = () => {
    if (isClosed) throw new DocumentProblem('busy', 'The server is stopping');
    return (desk ??= openDesk().catch((error: unknown) => {
      // The disk may be full now, and not the next time.
      desk = undefined;
      throw error;
    }));
  };

  const order = <Kind extends Order['kind']>(draft: string, asked: Order & { kind: Kind }): Promise<Answer<Kind>> =>
    inTurn(draft, async () => {
      if (asked.kind !== 'open' && !opened.has(draft)) throw new DocumentProblem('busy', 'The process was lost');
      const told: Told = { draft, order: asked };
      const answer = await (await takeDesk()).work(told).catch((cause: unknown) => {
        // The process had died since, and another was started, which does not have the draft.
        if (asked.kind !== 'open' && !opened.has(draft)) throw new DocumentProblem('busy', 'The process was lost', { cause });
        throw cause;
      });
      const { data, error } = readAnswer<Kind>(asked.kind, answer);
      if (error) throw new DocumentProblem('failed', 'The answer has another form', { cause: error });
      return data;
    });
  const closeOne = async (draft: string) => {
    if (!opened.has(draft)) return;
    await order(draft, { kind: 'close' }).catch(() => undefined);
    opened.delete(draft);
  };
  const makeRoom = async () => {
    let bytes = 0;
    for (const [draft, held] of [...opened].toReversed()) {
      bytes += held.bytes;
      if (bytes > room && !holders.has(draft)) await closeOne(draft);
    }
  };
  const inFile = async <Result>(use: (path: string, folder: string) => Promise<Result>): Promise<Result> => {
    const { folder } = await takeDesk();
    const path = join(folder, randomUUID());
    return use(path, folder).finally(() => rm(path, { force: true }));
  };

  const heldAs = (draft: string): HeldDraft => {
    const advance = (count: number) => {
      const held = opened.get(draft);
      if (held) held.number += count;
    };
    return {
      number: () => opened.get(draft)?.number,
      open: ({ number, key }) =>
        inFile(async (path) => {
          const found = await storage.get(key);
          if (!found) throw new DocumentProblem('missing', 'The document is not in storage');
          if (found.size > LARGEST_DOCUMENT) found.body.destroy();
          if (found.size > LARGEST_DOCUMENT) throw new DocumentProblem('tooLarge', `The document has ${found.size} bytes`);
          await pipeline(found.body, createWriteStream(path, { mode: 0o600 }));
          await order(draft, { kind: 'open', document: path });
          opened.delete(draft);
          opened.set(draft, { number, bytes: found.size });
        }),
      async follow(changes) {
        if (changes.length === 0) return;
        const first = (opened.get(draft)?.number ?? NaN) + 1;
        if (changes.some(({ number }, index) => number !== first + index)) throw new DocumentProblem('busy', 'A change is missing');
        await order(draft, { kind: 'follow', changes: changes.map(({ operations }) => operations) });
        advance(changes.length);
      },
      async propose(proposal) {
        const answer = await order(draft, { kind: 'propose', ...proposal });
        if ('operations' in answer && answer.operations.length > 0) advance(1);
        return answer;
      },
      write: () =>
        inFile(async (output, folder) => {
          const { schemaVersion } = await order(draft, { kind: 'write', output });
          const made = await madeBy(output, join(folder, '..', randomUUID()));
          if (!made) throw new DocumentProblem('failed', 'The process wrote no document');
          if (made.size <= LARGEST_DOCUMENT) return { schemaVersion, made };
          await made.remove();
          throw new DocumentProblem('tooLarge', `The document has ${made.size} bytes`);
        }),
    };
  };

  return {
    async hold(name, work) {
      const known = opened.get(name);
      if (known) {
        opened.delete(name);
        opened.set(name, known);
      }
      const before = holders.get(name);
      const mine = (async () => {
        await before?.catch(() => undefined);
        try {
          return await work(heldAs(name));
        } catch (error) {
          await closeOne(name);
          throw error;
        }
      })();
      holders.set(name, mine);
      try {
        return await mine;
      } finally {
        if (holders.get(name) === mine) holders.delete(name);
        await makeRoom();
      }
    },
    async close() {
      isClosed = true;
      const ending = await desk?.catch(() => undefined);
      await ending?.close();
      await Promise.allSettled(holders.values());
      if (ending) await rm(join(ending.folder, '..'), { recursive: true, force: true });
    },
  };
}
