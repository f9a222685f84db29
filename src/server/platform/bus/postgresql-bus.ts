import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { z } from 'zod';
import { listenToDatabase, notify } from '../database/notifications.ts';
import type { Bus } from './bus.ts';
import { createFollowers } from './followers.ts';

const CHANNEL = 'lectern_bus';
/** Milliseconds between two messages of a process. NOTIFY takes a lock of the whole database when it commits. */
const APART = 50;
/** A message has less than 8000 bytes. */
const LONGEST = 7000;

const Message = z.array(z.tuple([z.string(), z.number()]));

/** Between all processes that share a database. */
export function postgresqlBus(url: string, pool: Pool): Bus {
  const followers = createFollowers();
  const untold = new Map<string, number>();
  let isConnected = false;
  let isClosed = false;
  let telling: Promise<void> | undefined;

  const stop = listenToDatabase(url, [CHANNEL], {
    onMessage(_channel, payload) {
      for (const [topic, number] of read(payload)) followers.hear(topic, number);
    },
    onConnected() {
      isConnected = true;
      followers.miss();
    },
  });

  const tellAll = async () => {
    while (untold.size > 0) {
      const told = takeSome(untold);
      try {
        await notify(pool, CHANNEL, JSON.stringify(told));
      } catch {
        if (isClosed) return;
        for (const [topic, number] of told) untold.set(topic, Math.max(number, untold.get(topic) ?? -Infinity));
      }
      if (!isClosed) await delay(APART);
    }
  };

  return {
    tell(topic, number) {
      if (isClosed) return;
      // In this process at once, whatever becomes of the message.
      queueMicrotask(() => isClosed || followers.hear(topic, number));
      untold.set(topic, Math.max(number, untold.get(topic) ?? -Infinity));
      telling ??= tellAll().finally(() => (telling = undefined));
    },
    follow(topic, onNumber) {
      // Until then, a message may be missed.
      if (isConnected) queueMicrotask(() => isClosed || onNumber(undefined));
      return followers.add(topic, onNumber);
    },
    async close() {
      isClosed = true;
      await telling;
      await stop();
    },
  };
}

function read(payload: string): [topic: string, number: number][] {
  try {
    return Message.parse(JSON.parse(payload));
  } catch {
    // Somebody else's message: nothing of ours is lost.
    return [];
  }
}

/** As many as fit in a message. */
function takeSome(untold: Map<string, number>): [topic: string, number: number][] {
  const taken: [string, number][] = [];
  let length = 0;
  for (const entry of untold) {
    length += Buffer.byteLength(JSON.stringify(entry)) + 1;
    if (length > LONGEST && taken.length > 0) break;
    taken.push(entry);
    untold.delete(entry[0]);
  }
  return taken;
}
