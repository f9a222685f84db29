// A stand-in for Stripe's servers, for tests only: it speaks their HTTP interface, keeps state in memory, and rejects what they reject.
// No money, no network.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import type { Fields } from './session-rules.ts';
import { openStripeBooks, type StripeBooks, type StripeEvent } from './stripe-books.ts';
import { StripeRefusal } from './stripe-refusal.ts';

interface Options {
  secretKey: string;
  webhookSecret: string;
  /** The time of its clock; the current time by default. */
  now?: () => number;
}

interface SeenRequest {
  method: string;
  path: string;
  fields: Record<string, string>;
  idempotencyKey: string | undefined;
  /** Undefined if the connection was cut. */
  status: number | undefined;
}

interface SignOptions {
  /** Milliseconds since the epoch; the current time by default. */
  at?: number;
  secret?: string;
}

export interface StripeStandIn extends Pick<StripeBooks, 'pay' | 'settle' | 'expire' | 'refund' | 'events'> {
  host: string;
  port: number;
  protocol: 'http';
  /** The same as one URL, for STRIPE_API_ADDRESS. */
  address: URL;
  /** All requests received, oldest first. */
  requests: SeenRequest[];
  /** Answers the next `count` requests with a server error, or hangs up on them. */
  failNext(count: number, how: 'error' | 'hang up'): void;
  sign(body: string, options?: SignOptions): Record<string, string>;
  /** Posts an event as Stripe does, and posts it again each time it is called. */
  sendWebhook(to: string, event: StripeEvent, options?: SignOptions): Promise<Response>;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
}

const DAY = 86_400_000;

export async function startStripeStandIn({ secretKey, webhookSecret, now = Date.now }: Options): Promise<StripeStandIn> {
  const books = openStripeBooks(now, Stripe.API_VERSION);
  const requests: SeenRequest[] = [];
  const remembered = new Map<string, { request: string; answer: Answer; at: number }>();
  const failures: ('error' | 'hang up')[] = [];

  const answerOnce = (key: string | undefined, request: string, run: () => Answer): Answer & { isReplayed?: boolean } => {
    const before = key === undefined ? undefined : remembered.get(key);
    if (key === undefined || !before || now() - before.at >= DAY) {
      const answer = run();
      if (key !== undefined) remembered.set(key, { request, answer, at: now() });
      return answer;
    }
    if (before.request !== request)
      throw new StripeRefusal('Keys for idempotent requests can only be used with the same parameters they were first used with.', {
        type: 'idempotency_error',
      });
    return { ...before.answer, isReplayed: true };
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '', 'http://stripe');
    const method = request.method ?? 'GET';
    const body = await text(request);
    const fields: Fields = new Map(new URLSearchParams(method === 'POST' ? body : search));
    const key = header(request, 'idempotency-key');
    const seen: SeenRequest = { method, path: pathname, fields: Object.fromEntries(fields), idempotencyKey: key, status: undefined };
    requests.push(seen);
    const failure = failures.shift();
    if (failure === 'hang up') return void request.socket.destroy();
    const send = (status: number, content: unknown, headers: Record<string, string> = {}) => {
      seen.status = status;
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomBytes(7).toString('hex')}`, ...headers })
        .end(JSON.stringify(content));
    };
    if (failure === 'error') return send(500, { error: { type: 'api_error', message: 'An unknown error occurred' } });
    try {
      checkKey(request, secretKey);
      const {
        status,
        body: content,
        isReplayed,
      } = answerOnce(method === 'POST' ? key : undefined, `${pathname} ${body}`, () => route(books, method, pathname, fields));
      send(status, content, isReplayed ? { 'idempotent-replayed': 'true' } : {});
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      send(error.status, error.body);
    }
  };

  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sign: StripeStandIn['sign'] = (payload, { at = now(), secret = webhookSecret } = {}) => ({
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at / 1000 }),
  });
  return {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    address: new URL(`http://127.0.0.1:${port}`),
    requests,
    events: books.events,
    pay: books.pay,
    settle: books.settle,
    expire: books.expire,
    refund: books.refund,
    failNext: (count, how) => void failures.push(...Array.from({ length: count }, () => how)),
    sign,
    sendWebhook(to, event, options) {
      const body = JSON.stringify(event, null, 2);
      return fetch(to, { method: 'POST', body, headers: sign(body, options) });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function route(books: StripeBooks, method: string, path: string, fields: Fields): Answer {
  const [, id, action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
  if (method === 'POST' && path === '/v1/checkout/sessions') return done(books.create(fields));
  if (method === 'GET' && id !== undefined && !action) return done(books.retrieve(id, wantsPayment(fields)));
  if (method === 'POST' && id !== undefined && action) {
    books.expire(id);
    return done(books.retrieve(id, false));
  }
  if (method === 'POST' && path === '/v1/refunds') return done(makeRefund(books, fields));
  throw new StripeRefusal(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
}

const done = (body: unknown): Answer => ({ status: 200, body });

function wantsPayment(fields: Fields): boolean {
  for (const [name, value] of fields) {
    if (!/^expand\[\d*\]$/.test(name))
      throw new StripeRefusal(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
    if (!['payment_intent', 'payment_intent.latest_charge'].includes(value))
      throw new StripeRefusal(`This property cannot be expanded (${value}).`, { param: name });
  }
  return [...fields.values()].includes('payment_intent.latest_charge');
}

function makeRefund(books: StripeBooks, fields: Fields) {
  const unknown = [...fields.keys()].find((name) => !['payment_intent', 'amount', 'reason'].includes(name));
  if (unknown !== undefined)
    throw new StripeRefusal(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  const payment = fields.get('payment_intent');
  if (payment === undefined)
    throw new StripeRefusal('One of the following params should be provided for this request: payment_intent or charge.');
  const amount = fields.get('amount');
  return books.refund(payment, amount === undefined ? undefined : Number(amount));
}

function checkKey(request: IncomingMessage, secretKey: string): void {
  const [scheme = '', credentials = ''] = (request.headers.authorization ?? '').split(' ');
  const key = scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString().split(':')[0] : credentials;
  if (key === secretKey) return;
  // Like Stripe, repeats the end of the key.
  const message = key ? `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}` : 'You did not provide an API key.';
  throw new StripeRefusal(message, { status: 401 });
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
