import { lookup as lookUp } from 'node:dns';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as requestSafely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './public-addresses.ts';

/** There is no such file, or none that we would fetch. */
export class NotFetched extends Error {}

export interface Fetched {
  /** As announced; 0 if it was not. */
  length: number;
  body: AsyncIterable<Uint8Array>;
  /** Also if nobody has begun to read. */
  close(): void;
}

interface Ways {
  request(url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void): ClientRequest;
  protocol: 'https:' | 'http:';
  /** Whether a server may be at this IP address. */
  isAllowed(address: string): boolean;
}

const REDIRECTS = 4;
/** Milliseconds without any progress. */
const PATIENCE = 15_000;
const ALL_TOGETHER = 10 * 60_000;

const usualWays: Ways = { request: requestSafely, protocol: 'https:', isAllowed: isPublic };

/**
 * Fetches a file that somebody names, from the public internet alone: the address that a name stands for is checked at the moment we
 * connect to it, and again after each redirection. Without cookies, and only from the usual port. Ends once `stop` says so.
 */
export async function fetchPublic(named: string, stop: AbortSignal, ways: Ways = usualWays): Promise<Fetched> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(ALL_TOGETHER)]);
  let address = named;
  for (let count = 0; count <= REDIRECTS; count++) {
    const url = URL.parse(address);
    if (!url || url.protocol !== ways.protocol || url.username !== '' || url.password !== '') throw new NotFetched('Not an address');
    if (ways === usualWays && url.port !== '') throw new NotFetched('Not the usual port');
    const answer = await ask(url, ways, signal);
    const { statusCode: status = 0, headers } = answer;
    if (status === 200) return { length: Number(headers['content-length'] ?? 0) || 0, body: whole(answer), close: () => answer.destroy() };
    answer.destroy();
    if (status < 300 || status > 399 || headers.location === undefined) throw new NotFetched(`Answered with ${status}`);
    address = URL.parse(headers.location, url.href)?.href ?? '';
  }
  throw new NotFetched('Too many redirections');
}

async function* whole(answer: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* answer as AsyncIterable<Uint8Array>;
  } catch (cause) {
    throw new NotFetched('Broken off', { cause });
  }
}

function ask(url: URL, { request, isAllowed }: Ways, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Node looks up names only.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new NotFetched('Not a public address');
  const lookup: LookupFunction = (name, options, done) =>
    lookUp(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const [first] = found;
      if (!first || !found.every((one) => isAllowed(one.address))) return done(new NotFetched('Not a public address'), '');
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  const headers = { accept: 'video/*, audio/*, image/*', 'accept-encoding': 'identity', 'user-agent': 'Lectern' };
  const options: RequestOptions = { headers, lookup, signal, agent: false, timeout: PATIENCE };
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(error instanceof NotFetched ? error : new NotFetched('Not reached', { cause: error }));
    const asking = request(url, options, resolve);
    // Errors that come later end the body, too.
    asking.on('error', fail);
    asking.on('timeout', () => asking.destroy(new NotFetched('Too slow')));
    asking.end();
  });
}
