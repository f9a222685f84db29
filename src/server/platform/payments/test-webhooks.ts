import type { PoolClient } from 'pg';
import { z } from 'zod';
import { defineJob } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';
import type { TestPayments } from './test-payments.ts';

const deliverWebhook = defineJob('deliver-test-webhook', z.object({ body: z.string() }), { retries: 10, backoff: 1000 });

const settleLater = defineJob('settle-test-payment', z.object({ clientSecret: z.string() }), { retries: 10, backoff: 1000 });
/** Milliseconds that a later payment takes to arrive. */
const ON_ITS_WAY = 15_000;

/** Schedules the arrival of a later payment. */
export const queueLaterPayment = (queue: Queue) => (clientSecret: string, client: PoolClient) =>
  queue.publish(settleLater, { clientSecret }, { client, after: ON_ITS_WAY });

/** Webhooks of the test provider stay in the queue until our own address has accepted them. */
export const queueTestWebhook = (queue: Queue) => (body: string, client: PoolClient) => queue.publish(deliverWebhook, { body }, { client });

/** Posts webhooks to our own address, signed again for each attempt as a provider would, and lets later payments arrive. */
export async function workOnTestWebhooks(queue: Queue, payments: Pick<TestPayments, 'sign' | 'act'>, address: string): Promise<void> {
  await queue.work(settleLater, async ({ clientSecret }) => void (await payments.act(clientSecret, 'money arrives', '')));
  await queue.work(deliverWebhook, async ({ body }, { signal }) => {
    const answer = await fetch(address, { method: 'POST', body, headers: payments.sign(body), signal, redirect: 'error' });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The test payment webhook was answered with status ${answer.status}`);
  });
}
