import type { ClientBase } from 'pg';
import { z } from 'zod';
import type { EventSink } from '../../../platform/events/event-sink.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';

const forgetPerson = defineJob('forget-person', z.object({ personId: z.string() }), { retries: 12, backoff: 15_000 });

/** Longer than a visitor stays cached and an event waits to be written. */
const ONCE_MORE = 5 * 60_000;

/** Makes a removed person's events anonymous in the background, and again later to catch events that were still under way. */
export async function askToForget(queue: Pick<Queue, 'publish'>, personId: string, client: ClientBase): Promise<void> {
  for (const after of [0, ONCE_MORE]) await queue.publish(forgetPerson, { personId }, { after, client });
}

export const workOnForgotten = (queue: Pick<Queue, 'work'>, sink: Pick<EventSink, 'forgetPerson'>) =>
  queue.work(forgetPerson, ({ personId }) => sink.forgetPerson(personId));
