import sharp from 'sharp';
import { openWorkshop, type Workshop } from './workshop.ts';
import type { Answer, Question, Reply, Request } from './studio-messages.ts';

// The other half of `studio.ts`: a process that carries out orders, one after the other.
sharp.concurrency(1);

let workshop: Workshop | undefined;

process.on('message', ({ number, request }: Question) => {
  const reply = (told: Answer) => process.send?.({ number, answer: told } satisfies Reply);
  void answer(request).then(reply, (error: unknown) =>
    reply({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});

async function answer(request: Request): Promise<Answer> {
  if (request.kind === 'open') {
    workshop = openWorkshop(request.document);
    return { kind: 'opened', opened: workshop.opened };
  }
  if (!workshop) throw new Error('No document is open');
  if (request.kind === 'make') return { kind: 'made', made: await workshop.make(request.order) };
  await workshop.addImages(request.images);
  return { kind: 'made', made: [] };
}

// Ctrl-C reaches this process too; the parent lets the running job finish, and then ends it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
