import type { IncomingMessage, ServerResponse } from 'node:http';
import { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import type { Lane, WholeAnswer } from '../../../http/fast-lane/lane.ts';
import type { ClientAddress } from '../../../http/request/client-address.ts';
import { networkOf } from '../../../http/request/rate-limit.ts';
import type { IngestCounts } from './ingest-counts.ts';
import type { Reception } from './reception.ts';

interface Parts {
  reception: Reception;
  counts: Pick<IngestCounts, 'refuse'>;
  clientAddress: ClientAddress;
}

const KB = 1024;
const LARGEST = 64 * KB;
/** Oversized bodies are still read up to this size, so that the client gets to read the answer. */
const LARGEST_IGNORED = 1024 * KB;
/** Limit for all incomplete bodies together, … */
const MOST_HELD = 16 * 1024 * KB;
/** … and for those from one network, so that a client sending partial bodies cannot lock others out. */
const MOST_OF_ONE = 1024 * KB;

const addresses = new RegExp(`^(?:${analyticsRoutes.log}|${analyticsRoutes.logFallback})/?(?:\\?|$)`);

const isOurs = (url: string) => url.startsWith(analyticsRoutes.log) && addresses.test(url);

/** Receives events straight from Node's HTTP server or its sockets, bypassing the framework. */
export function createIngestLane({ reception, counts, clientAddress }: Parts): Lane {
  const held = createHeld();

  const receive = (request: IncomingMessage, response: ServerResponse, address: string): void => {
    const { headers } = request;
    const place = networkOf(address);
    let chunks: Buffer[] = [];
    let size = 0;
    let state: 'coming' | 'too large' | 'over' = 'coming';
    const leave = (next: 'too large' | 'over') => {
      if (state === 'coming') held.add(place, -size);
      chunks = [];
      state = next;
    };
    const end = (answer: WholeAnswer) => {
      leave('over');
      write(response, answer);
    };
    request.on('data', (chunk: Buffer) => {
      if (state === 'over') return;
      size += chunk.length;
      if (state === 'coming') {
        const hasRoom = held.add(place, chunk.length);
        chunks.push(chunk);
        if (size > LARGEST) leave('too large');
        else if (!hasRoom) end(reception.turnAway(headers));
      }
      if (size > LARGEST_IGNORED) end(reception.refuse(headers, 'too-large', { connection: 'close' }));
    });
    request.on('end', () => {
      if (state === 'over') return;
      if (state === 'too large') return end(reception.refuse(headers, 'too-large'));
      const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      leave('over');
      reception.take(headers, address, body, (answer) => write(response, answer));
    });
    request.on('error', () => {
      if (state === 'over') return;
      leave('over');
      counts.refuse('truncated');
    });
  };

  return {
    answer(request, response) {
      const { url = '', method, headers } = request;
      if (!isOurs(url)) return false;
      const address = clientAddress(request);
      const isHuge = Number(headers['content-length']) > LARGEST_IGNORED;
      const refused =
        reception.admit(method, headers, address) ?? (isHuge ? reception.refuse(headers, 'too-large', { connection: 'close' }) : undefined);
      if (refused) write(response, refused);
      else receive(request, response, address);
      return true;
    },
    take({ url, headers, body }, socket, reply) {
      if (!isOurs(url) || body.length > LARGEST) return false;
      const address = clientAddress({ socket, headers });
      const refused = reception.admit('POST', headers, address);
      if (refused) reply(refused);
      else reception.take(headers, address, body, reply);
      return true;
    },
  };
}

/** Tracks the bytes of incomplete bodies, in total and per network. */
function createHeld() {
  let all = 0;
  const byPlace = new Map<string, number>();
  return {
    /** Returns whether the totals are still within the limits. */
    add(place: string, bytes: number): boolean {
      const own = (byPlace.get(place) ?? 0) + bytes;
      all += bytes;
      if (own === 0) byPlace.delete(place);
      else byPlace.set(place, own);
      return own <= MOST_OF_ONE && all <= MOST_HELD;
    },
  };
}

const write = (response: ServerResponse, { status, headers, body }: WholeAnswer): void => {
  if (!response.headersSent) response.writeHead(status, headers).end(body);
};
