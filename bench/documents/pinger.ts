import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Milliseconds until an answer, and how many of them the server's main thread was computing. The rest is a busy machine. */
export interface Ping {
  waited: number;
  computed: number;
}

// A thread of its own, so that what this process does is not mistaken for a stall of the server.
const { origin, pid, every } = workerData as { origin: string; pid: number; every: number };
const agent = new Agent({ keepAlive: true });
let pings: Ping[] = [];

const computedSoFar = () => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Asks for the cheapest answer there is. */
const ask = () =>
  new Promise<Ping>((resolve) => {
    const [since, before] = [performance.now(), computedSoFar()];
    const end = (waited: number) => resolve({ waited, computed: computedSoFar() - before });
    get(`${origin}/healthz`, { agent }, (answer) => answer.resume().once('end', () => end(performance.now() - since))).once('error', () =>
      end(Number.POSITIVE_INFINITY),
    );
  });

parentPort?.on('message', () => {
  parentPort?.postMessage(pings, []);
  pings = [];
});
for (;;) {
  // Not awaited: a stall delays the answers, not the questions.
  void ask().then((ping) => pings.push(ping));
  await delay(every);
}
