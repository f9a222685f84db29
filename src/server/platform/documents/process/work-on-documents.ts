import type { NamePicture } from '#convert/export/lectern/pack-document.ts';
import type { Reply, Task, Told } from '../tasks.ts';

/** Longer ones cannot name one of our pictures. */
const LONGEST_SOURCE = 200;

type Handle = (task: Task, document: string, output: string, namePicture: NamePicture) => Promise<unknown>;

/** The other half of `documents.ts`: a process that carries out tasks, one after the other. Bytes are in files, messages stay small. */
export function workOnDocuments(handle: Handle): void {
  let onNamed: (name: string | undefined) => void = () => undefined;
  const say = (reply: Reply) => process.send?.(reply);
  const work = async ({ number, task, document, output }: Extract<Told, { kind: 'work' }>): Promise<Reply> => {
    const namePicture: NamePicture = async (source) => {
      if (source.length > LONGEST_SOURCE) return undefined;
      say({ kind: 'picture', number, source });
      return new Promise((resolve) => (onNamed = resolve));
    };
    try {
      return { kind: 'done', number, answer: await handle(task, document, output, namePicture) };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return { kind: 'failed', number, message: String(message).slice(0, 500), isFull: code === 'ENOSPC' || code === 'EDQUOT' };
    }
  };
  process.on('message', (told: Told) => {
    if (told.kind === 'named') onNamed(told.name ?? undefined);
    else void work(told).then(say);
  });
  // Ctrl-C reaches this process too; the parent ends it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
}
