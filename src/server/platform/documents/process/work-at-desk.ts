import type { Reply, Told } from '../desk-messages.ts';

type Handle = (task: unknown, ask: (question: string) => Promise<string | undefined>) => Promise<unknown>;

/** The other half of a desk: a process that carries out tasks, one after the other. Bytes are in files, messages stay small. */
export function workAtDesk(handle: Handle): void {
  let onAnswer: (answer: string | undefined) => void = () => undefined;
  const say = (reply: Reply) => process.send?.(reply);
  const work = async ({ number, task }: Extract<Told, { kind: 'work' }>): Promise<Reply> => {
    const ask = (question: string) => {
      say({ kind: 'question', number, question });
      return new Promise<string | undefined>((resolve) => (onAnswer = resolve));
    };
    try {
      return { kind: 'done', number, answer: await handle(task, ask) };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return { kind: 'failed', number, message: String(message).slice(0, 500), isFull: code === 'ENOSPC' || code === 'EDQUOT' };
    }
  };
  process.on('message', (told: Told) => {
    if (told.kind === 'answer') onAnswer(told.answer ?? undefined);
    else void work(told).then(say);
  });
  // Ctrl-C reaches this process too; the parent ends it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
}
