import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineJob } from './job.ts';
import { PermanentFailure } from './problems.ts';
import type { Queue } from './queue.ts';

const Numbered = z.object({ number: z.number() });
const numbered = (options: Partial<{ retries: number; backoff: number; concurrency: number }> = {}) =>
  defineJob(`job-${randomUUID()}`, Numbered, { retries: 0, backoff: 0, ...options });

/** `open` returns a queue as another process would open it: all of them share their jobs. */
export function queueContract(name: string, open: () => Promise<Queue>): void {
  const using = async (use: (queue: Queue) => Promise<void>) => {
    const queue = await open();
    await use(queue).finally(() => queue.stop());
  };

  describe(`queue: ${name}`, () => {
    test('a job is handled with its data, whether it was published before or after the worker started', () =>
      using(async (queue) => {
        const job = numbered();
        const [first, second] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
        await queue.publish(job, { number: 1 });
        await queue.work(job, async (data, { attempt }) => [first, second][data.number - 1]?.resolve({ data, attempt }));
        expect(await first.promise).toEqual({ data: { number: 1 }, attempt: 1 });
        await queue.publish(job, { number: 2 });
        expect(await second.promise).toEqual({ data: { number: 2 }, attempt: 1 });
      }));

    test('urgent jobs are handled before others', () =>
      using(async (queue) => {
        const job = numbered();
        const worked: number[] = [];
        const { promise, resolve } = Promise.withResolvers<void>();
        for (const number of [1, 2, 3]) await queue.publish(job, { number });
        await queue.publish(job, { number: 4 }, { isUrgent: true });
        await queue.work(job, async ({ number }) => {
          if (worked.push(number) === 4) resolve();
        });
        await promise;
        expect(worked[0]).toBe(4);
      }));

    test('parses data when publishing: rejects what does not match, and drops unknown fields', () =>
      using(async (queue) => {
        const job = numbered();
        const { promise, resolve } = Promise.withResolvers<unknown>();
        await expect(queue.publish(job, { number: 'one' } as never)).rejects.toThrow(z.ZodError);
        const tooMuch = { number: 2, password: 'secret' };
        await queue.publish(job, tooMuch);
        const open = defineJob(job.name, z.looseObject({ number: z.number() }), job);
        await queue.work(open, async (data) => resolve(data));
        expect(await promise).toEqual({ number: 2 });
      }));

    test('parses data when working: data from an older version that does not match is a failure', () =>
      using(async (queue) => {
        const older = defineJob(`job-${randomUUID()}`, z.object({ number: z.string() }), { retries: 0, backoff: 0 });
        const newer = defineJob(older.name, Numbered, older);
        const worked: unknown[] = [];
        await queue.work(newer, async (data) => void worked.push(data));
        await queue.publish(older, { number: 'one' });
        await expect.poll(async () => (await queue.deadLetters()).map(({ job }) => job), { timeout: 20_000 }).toContain(older.name);
        expect(worked).toEqual([]);
      }));

    test('a handler that throws is called again until it succeeds', () =>
      using(async (queue) => {
        const job = numbered({ retries: 3 });
        const attempts: number[] = [];
        const { promise, resolve } = Promise.withResolvers<void>();
        await queue.work(job, async (_data, { attempt }) => {
          attempts.push(attempt);
          if (attempt < 3) throw new Error('not yet');
          resolve();
        });
        await queue.publish(job, { number: 1 });
        await promise;
        expect(attempts).toEqual([1, 2, 3]);
      }));

    test('after its last retry a job becomes a dead letter with its data and reason', () =>
      using(async (queue) => {
        const job = numbered({ retries: 1 });
        let attempts = 0;
        await queue.work(job, async () => {
          attempts += 1;
          throw new Error(`failure ${attempts}`);
        });
        await queue.publish(job, { number: 7 });
        const find = async () => (await queue.deadLetters()).filter((letter) => letter.job === job.name);
        await expect
          .poll(find, { timeout: 20_000 })
          .toEqual([{ id: expect.any(String), job: job.name, data: { number: 7 }, reason: 'failure 2', failedAt: expect.any(Number) }]);
        expect(attempts).toBe(2);
      }));

    test('a permanent failure becomes a dead letter immediately', () =>
      using(async (queue) => {
        const job = numbered({ retries: 5 });
        let attempts = 0;
        await queue.work(job, async () => {
          attempts += 1;
          throw new PermanentFailure('no such address');
        });
        await queue.publish(job, { number: 1 });
        const find = async () => (await queue.deadLetters()).filter((letter) => letter.job === job.name);
        await expect.poll(find, { timeout: 20_000 }).toMatchObject([{ reason: 'no such address' }]);
        expect(attempts).toBe(1);
      }));

    test('a retry waits for the backoff', () =>
      using(async (queue) => {
        const job = numbered({ retries: 1, backoff: 1000 });
        const times: number[] = [];
        const { promise, resolve } = Promise.withResolvers<void>();
        await queue.work(job, async (_data, { attempt }) => {
          times.push(performance.now());
          if (attempt === 1) throw new Error('not yet');
          resolve();
        });
        await queue.publish(job, { number: 1 });
        await promise;
        expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900);
      }));

    test('a delayed job waits while others overtake it', () =>
      using(async (queue) => {
        const job = numbered();
        const published = performance.now();
        const order: number[] = [];
        const { promise, resolve } = Promise.withResolvers<number>();
        await queue.publish(job, { number: 1 }, { after: 1200 });
        await queue.publish(job, { number: 2 });
        await queue.work(job, async ({ number }) => {
          if (order.push(number) === 2) resolve(performance.now());
        });
        expect((await promise) - published).toBeGreaterThan(1100);
        expect(order).toEqual([2, 1]);
      }));

    test('a second job with the same key is dropped while the first is waiting, but not once it has started', () =>
      using(async (queue) => {
        const job = numbered();
        const worked: number[] = [];
        const { promise, resolve } = Promise.withResolvers<void>();
        for (const number of [1, 2]) await queue.publish(job, { number }, { singletonKey: 'a' });
        await queue.publish(job, { number: 3 }, { singletonKey: 'b' });
        for (const number of [4, 5]) await queue.publish(job, { number });
        await queue.work(job, async ({ number }) => {
          worked.push(number);
          if (number === 1) await queue.publish(job, { number: 6 }, { singletonKey: 'a' });
          if (number === 6) resolve();
        });
        await promise;
        expect(worked).toEqual([1, 3, 4, 5, 6]);
      }));

    test('many jobs are handled one after another without pauses', () =>
      using(async (queue) => {
        const job = numbered();
        const worked: number[] = [];
        const { promise, resolve } = Promise.withResolvers<void>();
        for (let number = 0; number < 100; number += 1) await queue.publish(job, { number });
        await queue.work(job, async ({ number }) => {
          if (worked.push(number) === 100) resolve();
        });
        await promise;
        expect(worked).toEqual(Array.from({ length: 100 }, (_, number) => number));
      }));

    test('as many handlers run concurrently as the job allows', () =>
      using(async (queue) => {
        const job = numbered({ concurrency: 2 });
        const both = Promise.withResolvers<void>();
        let running = 0;
        for (const number of [1, 2]) await queue.publish(job, { number });
        await queue.work(job, async () => {
          running += 1;
          if (running === 2) both.resolve();
          await both.promise;
        });
        await both.promise;
        expect(running).toBe(2);
      }));

    test('two processes share the jobs, and each job is handled once', () =>
      using((one) =>
        using(async (other) => {
          const job = numbered();
          const worked: number[] = [];
          const { promise, resolve } = Promise.withResolvers<void>();
          const handler = async ({ number }: { number: number }) => {
            if (worked.push(number) === 40) resolve();
          };
          await one.work(job, handler);
          await other.work(job, handler);
          await Promise.all(Array.from({ length: 40 }, (_, number) => one.publish(job, { number })));
          await promise;
          expect(worked.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, number) => number));
        }),
      ));

    test('stop takes no further jobs and lets the running handler finish', async () => {
      const queue = await open();
      const job = numbered();
      const events: string[] = [];
      const [begun, mayFinish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await queue.work(job, async ({ number }) => {
        begun.resolve();
        await mayFinish.promise;
        events.push(`finished ${number}`);
      });
      for (const number of [1, 2]) await queue.publish(job, { number });
      await begun.promise;
      const stopped = queue.stop().then(() => events.push('stopped'));
      mayFinish.resolve();
      await stopped;
      expect(events).toEqual(['finished 1', 'stopped']);
      await using(async (next) => {
        const { promise, resolve } = Promise.withResolvers<unknown>();
        await next.work(job, async ({ number }, { attempt }) => resolve({ number, attempt }));
        expect(await promise).toEqual({ number: 2, attempt: 1 });
      });
    });

    test('stop waits for a slow handler', async () => {
      const queue = await open();
      const job = numbered();
      const events: string[] = [];
      const [begun, mayFinish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await queue.work(job, async () => {
        begun.resolve();
        await mayFinish.promise;
        events.push('finished');
      });
      await queue.publish(job, { number: 1 });
      await begun.promise;
      const stopped = queue.stop().then(() => events.push('stopped'));
      // Opening another queue takes longer than a stop that does not wait.
      await using(async () => mayFinish.resolve());
      await stopped;
      expect(events).toEqual(['finished', 'stopped']);
    });
  });
}
