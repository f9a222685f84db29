import type { PoolClient } from 'pg';
import { z } from 'zod';
import { defineJob } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';
import type { TestPayments } from './test-payments.ts';

const deliverWebhook = defineJob('deliver-test-webhook', z.object({ body: z.string() }), { retries: 10, backoff: 1000 });

const settleLater = defineJob('settle-test-payment', z.object({ clientSecret: z.string() }), { retries: 10, backoff: 1000 });
/** Milliseconds that money takes which does not come at once. */
const ON_ITS_WAY = 15_000;

/** Whoever pays later has paid a little later. */
export const queueLaterPayment = (queue: Queue) => (clientSecret: string, client: PoolClient) =>
  queue.publish(settleLater, { clientSecret }, { client, after: ON_ITS_WAY });

/** What the test provider has to tell waits in the queue until our own address has heard it. */
export const queueTestWebhook = (queue: Queue) => (body: string, client: PoolClient) => queue.publish(deliverWebhook, { body }, { client });

/** Posts them to our own webhook address, signed anew at each try, as a provider would; and lets late money arrive. */
export async function workOnTestWebhooks(queue: Queue, payments: Pick<TestPayments, 'sign' | 'act'>, address: string): Promise<void> {
  await queue.work(settleLater, async ({ clientSecret }) => void (await payments.act(clientSecret, 'money arrives', '')));
  await queue.work(deliverWebhook, async ({ body }, { signal }) => {
    const answer = await fetch(address, { method: 'POST', body, headers: payments.sign(body), signal });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The webhook of test payments was answered with ${answer.status}`);
  });
}
