import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// A thread of its own, so that what this process does is not mistaken for a stall of the server.
const { origin, every } = workerData as { origin: string; every: number };
const agent = new Agent({ keepAlive: true });
let times: number[] = [];

/** Milliseconds until the cheapest answer there is. */
const ask = () =>
  new Promise<number>((resolve) => {
    const since = performance.now();
    get(`${origin}/healthz`, { agent }, (answer) => answer.resume().once('end', () => resolve(performance.now() - since))).once(
      'error',
      () => resolve(Number.POSITIVE_INFINITY),
    );
  });

parentPort?.on('message', () => {
  parentPort?.postMessage(times);
  times = [];
});
for (;;) {
  // Not awaited: a stall delays the answers, not the questions.
  void ask().then((time) => times.push(time));
  await delay(every);
}
