import { EventEmitter, once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lane } from './lane.ts';
import { openFastLane } from './fast-lane.ts';
import type { AccessLog } from '../request/access-log.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { createRequestParser, parseSimplePost } from './simple-request.ts';

const cache = createPageCache({
  headers: { visitor: { 'x-content-type-options': 'nosniff' }, anyone: {}, ownFrame: {} },
  sessionCookie: 'session=',
});

const told = (body: Buffer) => ({ status: 202, headers: { 'x-lane': 'log', 'content-length': String(body.length) }, body });

/** Takes POSTs to /log and echoes them a little later. */
const lane: Lane = {
  answer(request, response) {
    if (request.method !== 'POST' || request.url !== '/log') return false;
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const { status, headers, body } = told(Buffer.concat(parts));
        setTimeout(() => response.writeHead(status, headers).end(body), 5);
      });
    return true;
  },
  take({ url, body }, _socket, reply) {
    if (url !== '/log') return false;
    setTimeout(() => reply(told(body)), 5);
    return true;
  },
};

/** Echoes requests that are not in the cache: method, URL and body. */
function makeServer(): Server {
  return createServer((request, response) => {
    if (cache.answer(request, response) || lane.answer(request, response)) return;
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => response.end(`${request.method} ${request.url} ${Buffer.concat(parts).toString()}`));
  });
}

const logged: string[] = [];
const accessLog: AccessLog = ({ method, url, status }) => void logged.push(`${method} ${url} ${status}`);

let plain: Server;
let fast: Server;
beforeAll(async () => {
  await cache.share({ language: 'en', address: '/', tags: [], since: 0 }, async () => ({ html: '<p>English</p>' }));
  await cache.share({ language: 'ja', address: '/', tags: [], since: 0 }, async () => ({ html: '<p>日本語</p>' }));
  plain = makeServer().listen(0, '127.0.0.1');
  fast = makeServer();
  openFastLane({ server: fast, cache, posts: lane, accessLog });
  fast.listen(0, '127.0.0.1');
  await Promise.all([once(plain, 'listening'), once(fast, 'listening')]);
});
afterAll(() => {
  plain.close();
  fast.close();
});

/** Sends the parts in sequence on one connection, waits for this many responses, and reads until the server closes it. */
function talk(server: Server, parts: string[], answers = 0): Promise<string> {
  return new Promise((resolve) => {
    const { port } = server.address() as AddressInfo;
    let text = '';
    const socket = connect(port, '127.0.0.1', async () => {
      socket.setNoDelay(true);
      for (const part of parts) {
        await new Promise((sent) => socket.write(part, 'latin1', sent));
        await new Promise(setImmediate);
      }
      if (answers === 0) socket.end();
    });
    const hear = (part: Buffer) => {
      text += part.toString();
      if (answers > 0 && text.split('HTTP/1.1 ').length > answers) socket.end();
    };
    socket
      .on('data', hear)
      .on('error', () => undefined)
      .on('close', () => resolve(text.replaceAll(/^(Date|Keep-Alive|Connection): .*\r\n/gim, '')));
  });
}

/** Sends each part only after the response to the previous one, and returns all responses. */
async function converse(server: Server, parts: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay(true);
  let text = '';
  for (const [index, part] of parts.entries()) {
    socket.write(part, 'latin1');
    while (text.split('HTTP/1.1 ').length < index + 2) text += String((await once(socket, 'data'))[0]);
  }
  socket.destroy();
  return text;
}

const host = 'Host: localhost\r\n';
const conversations: [string, string[]][] = [
  ['a plain request', [`GET / HTTP/1.1\r\n${host}\r\n`]],
  ['a request for Japanese, compressed', [`GET / HTTP/1.1\r\n${host}Accept-Language: ja\r\nAccept-Encoding: gzip\r\n\r\n`]],
  ['two requests on one connection', [`GET / HTTP/1.1\r\n${host}\r\n`, `HEAD / HTTP/1.1\r\n${host}\r\n`]],
  ['two requests in one packet', [`GET / HTTP/1.1\r\n${host}\r\nGET /other HTTP/1.1\r\n${host}\r\n`]],
  ['a request in pieces', ['GET / HT', `TP/1.1\r\n${host}`, '\r\n']],
  [
    'a cached page, then an uncached one, then the cached one',
    [`GET / HTTP/1.1\r\n${host}\r\n`, `GET /other HTTP/1.1\r\n${host}\r\n`, `GET / HTTP/1.1\r\n${host}\r\n`],
  ],
  [
    'a form after a page, its body in pieces',
    [`GET / HTTP/1.1\r\n${host}\r\n`, `POST /form HTTP/1.1\r\n${host}Content-Length: 6\r\n\r\nabc`, 'def'],
  ],
  ['a form in one packet', [`POST /form HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`, `GET / HTTP/1.1\r\n${host}\r\n`]],
  ['a form with more than its body', [`POST /form HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabcGET / HTTP/1.1\r\n${host}\r\n`]],
  ['a PATCH that has no length', [`PATCH /form HTTP/1.1\r\n${host}\r\n`]],
  ['a PUT with two lengths', [`PUT /form HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 3\r\n\r\nabc`]],
  ['a POST with Connection: close', [`POST /form HTTP/1.1\r\n${host}Connection: close\r\nContent-Length: 3\r\n\r\nabc`]],
  ['a chunked body', [`POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`, '0\r\n\r\n']],
  ['a GET with a body', [`GET / HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`]],
  ['a logged-in visitor', [`GET / HTTP/1.1\r\n${host}Cookie: session=x\r\n\r\n`]],
  ['no host', ['GET / HTTP/1.1\r\n\r\n']],
  ['two hosts', [`GET / HTTP/1.1\r\n${host}${host}\r\n`]],
  ['an old browser', [`GET / HTTP/1.0\r\n${host}\r\n`]],
  ['bare line feeds', ['GET / HTTP/1.1\nHost: localhost\n\n']],
  ['a folded header', [`GET / HTTP/1.1\r\n${host}X-A: b\r\n c\r\n\r\n`]],
  ['a space before the colon', [`GET / HTTP/1.1\r\n${host}Cookie : session=x\r\n\r\n`]],
  ['Connection: close', [`GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`]],
  ['an absolute URL', [`GET http://localhost/ HTTP/1.1\r\n${host}\r\n`]],
  ['unusual characters', [`GET / HTTP/1.1\r\n${host}X-A: \u00e9\u0001\r\n\r\n`]],
  ['nonsense', ['\u0016\u0003\u0001\r\n\r\n']],
  ['a very long request', [`GET / HTTP/1.1\r\n${host}X-A: ${'a'.repeat(9000)}\r\n\r\n`]],
  ['duplicate cookie headers', [`GET / HTTP/1.1\r\n${host}Cookie: a=b\r\nCookie: session=x\r\n\r\n`]],
];

const forTheLane: [string, string[], number][] = [
  ['a POST for the lane', [`POST /log HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`], 1],
  ['an empty POST for the lane', [`POST /log HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`], 1],
  ['a POST for the lane, in pieces', [`POST /log HTTP/1.1\r\n${host}Content-Length: 6\r\n\r\nabc`, 'def'], 1],
  [
    'a page, a POST for the lane, a page',
    [`GET / HTTP/1.1\r\n${host}\r\n`, `POST /log HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`, `GET / HTTP/1.1\r\n${host}\r\n`],
    3,
  ],
  [
    'several POSTs for the lane, sent before its responses',
    [
      `POST /log HTTP/1.1\r\n${host}Content-Length: 1\r\n\r\na`,
      `POST /log HTTP/1.1\r\n${host}Content-Length: 1\r\n\r\nb`,
      `GET /other HTTP/1.1\r\n${host}\r\n`,
      `POST /log HTTP/1.1\r\n${host}Content-Length: 1\r\n\r\nc`,
    ],
    4,
  ],
  [
    'two POSTs for the lane in one packet',
    [`POST /log HTTP/1.1\r\n${host}Content-Length: 1\r\n\r\naPOST /log HTTP/1.1\r\n${host}Content-Length: 1\r\n\r\nb`],
    2,
  ],
  ['two content lengths', [`POST /log HTTP/1.1\r\n${host}Content-Length: 3\r\nContent-Length: 2\r\n\r\nabc`], 1],
  ['an invalid content length', [`POST /log HTTP/1.1\r\n${host}Content-Length: +3\r\n\r\nabc`], 1],
  ['a content length with a chunked body', [`POST /log HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc`], 1],
  ['no content length', [`POST /log HTTP/1.1\r\n${host}\r\n`], 1],
  ['a POST for the lane with Connection: close', [`POST /log HTTP/1.1\r\n${host}Connection: close\r\nContent-Length: 3\r\n\r\nabc`], 1],
  [
    'a POST for the lane with Expect: 100-continue',
    [`POST /log HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 3\r\n\r\n`, 'abc'],
    2,
  ],
];

describe('the fast lane', () => {
  test.each(conversations)('answers %s as Node does', async (_what, parts) => {
    const [expected, answered] = await Promise.all([talk(plain, parts), talk(fast, parts)]);
    expect(answered).toBe(expected);
    expect(answered).toMatch(/^HTTP\/1\.1 /);
  });

  test.each(forTheLane)('answers %s as Node does when the lane replies later', async (_what, parts, answers) => {
    const [expected, answered] = await Promise.all([talk(plain, parts, answers), talk(fast, parts, answers)]);
    expect(answered).toBe(expected);
    expect(answered.split('HTTP/1.1 ')).toHaveLength(answers + 1);
  });

  test('takes the connection back after an uncached page', async () => {
    const server = makeServer();
    const seenByNode: string[] = [];
    server.on('request', ({ url }) => seenByNode.push(url ?? ''));
    openFastLane({ server, cache, posts: lane, accessLog });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const get = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n`;
    const answers = await converse(server, [get('/'), get('/other'), get('/'), get('/another'), get('/')]);
    expect(answers.match(/GET \/\w+|English/g)).toEqual(['English', 'GET /other', 'English', 'GET /another', 'English']);
    expect(seenByNode).toEqual(['/other', '/another']);
    server.close();
  });

  test('takes the connection back after a form and other requests that it does not answer', async () => {
    const server = makeServer();
    const seenByNode: string[] = [];
    server.on('request', ({ method, url }) => seenByNode.push(`${method} ${url}`));
    openFastLane({ server, cache, posts: lane, accessLog });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const page = `GET / HTTP/1.1\r\n${host}\r\n`;
    const answers = await converse(server, [
      `POST /form HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`,
      page,
      `PUT /thing HTTP/1.1\r\n${host}\r\n`,
      `DELETE /thing HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`,
      page,
      `GET /film HTTP/1.1\r\n${host}Range: bytes=0-1\r\n\r\n`,
      page,
    ]);
    const heard = ['POST /form abc', 'English', 'PUT /thing', 'DELETE /thing', 'English', 'GET /film', 'English'];
    expect(answers.match(/[A-Z]+ \/\w+(?: abc)?|English/g)).toEqual(heard);
    expect(seenByNode).toEqual(['POST /form', 'PUT /thing', 'DELETE /thing', 'GET /film']);
    server.close();
  });

  test('writes an access log line for a page and for a POST', async () => {
    logged.length = 0;
    await converse(fast, [`GET / HTTP/1.1\r\n${host}\r\n`, `POST /log HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`]);
    expect(logged).toEqual(['GET / 200', 'POST /log 202']);
  });

  test('Node notices when a client disconnects while it answers', async () => {
    const asked = new EventEmitter();
    const server = createServer((_request, response) => void asked.emit('asked', response));
    openFastLane({ server, cache, posts: undefined, accessLog });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`GET /slow HTTP/1.1\r\n${host}\r\n`);
    const [response] = (await once(asked, 'asked')) as [ServerResponse];
    const closed = once(response, 'close');
    socket.destroy();
    await closed;
    expect(response.writableFinished).toBe(false);
    server.close();
  });

  test('answers 304 when the ETag matches', async () => {
    const tag = /etag: (".+")/.exec(await talk(fast, [`GET / HTTP/1.1\r\n${host}\r\n`]))?.[1];
    const parts = [`GET / HTTP/1.1\r\n${host}If-None-Match: ${tag}\r\n\r\n`];
    expect(await talk(fast, parts)).toBe(await talk(plain, parts));
    expect(await talk(fast, parts)).toMatch(/^HTTP\/1\.1 304 /);
  });

  test('answers random requests as Node does', async () => {
    const random = seeded(20_261_115);
    const pick = <Element>(list: readonly Element[]) => list[Math.floor(random() * list.length)] as Element;
    for (let count = 0; count < 150; count++) {
      const headers = Array.from({ length: Math.floor(random() * 4) }, () =>
        pick([
          'Cookie: a=b',
          'Cookie: session=1',
          'Accept-Language: ja',
          'Accept-Encoding: br',
          'X-A:',
          'Content-Length: 0',
          'Connection: keep-alive',
          'Bad Header: x',
          ':',
          'Te: trailers',
          'Accept-Encoding: gzip;q=0',
        ]),
      );
      const line = `${pick(['GET', 'HEAD', 'get', 'OPTIONS', 'GET ', 'POST'])} ${pick(['/', '/other', '//', '/?x', '*', '/\u00e9'])} HTTP/1.${pick(['1', '1', '1', '0'])}`;
      const text =
        [line, pick(['Host: a', 'Host: a', 'host:a', '']), ...headers].filter(Boolean).join(pick(['\r\n', '\r\n', '\r\n', '\n'])) +
        '\r\n\r\n';
      const at = Math.floor(random() * text.length);
      const parts = random() < 0.3 ? [text.slice(0, at), text.slice(at)] : [text];
      const [expected, answered] = await Promise.all([talk(plain, parts), talk(fast, parts)]);
      expect(answered, JSON.stringify(parts)).toBe(expected);
    }
  });

  test('ends an idle connection when the server stops', async () => {
    const server = makeServer();
    openFastLane({ server, cache, posts: undefined, accessLog });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\n${host}\r\n`);
    await once(socket, 'data');
    const ended = once(socket, 'end');
    await new Promise((resolve) => server.close(resolve));
    await ended;
    expect(socket.readableEnded).toBe(true);
  });

  test('forgets a client that disconnects, and still answers a waiting one while the server is stopping', async () => {
    const replies: (() => void)[] = [];
    const taken = new EventEmitter();
    const server = makeServer();
    openFastLane({
      server,
      cache,
      accessLog,
      posts: {
        ...lane,
        take: ({ body }, _socket, reply) => (replies.push(() => reply(told(body))), taken.emit('taken')),
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const tell = async () => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(`POST /log HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`);
      await once(taken, 'taken');
      return socket;
    };
    const [leaving, waiting] = [await tell(), await tell()];
    leaving.destroy();
    await once(leaving, 'close');
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const answered = once(waiting, 'data');
    for (const reply of replies) reply();
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 202 Accepted\r\n[^]*abc$/);
    server.closeIdleConnections();
    await closed;
  });

  test('stops reading from a client that does not read its responses, and resumes when it does', async () => {
    const answer = told(Buffer.alloc(100_000, 'a'));
    const count = { taken: 0, sent: 0 };
    let own: Socket | undefined;
    const server = makeServer();
    openFastLane({
      server,
      cache,
      accessLog,
      posts: { ...lane, take: (_post, socket, reply) => ((own = socket), (count.taken += 1), reply(answer), true) },
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    // Far more than the buffers on both sides hold.
    while (count.sent < 1000 && !own?.isPaused()) {
      count.sent += 1;
      socket.write(`POST /log HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`);
      while (count.taken < count.sent && !own?.isPaused()) await new Promise(setImmediate);
    }
    expect(own?.isPaused()).toBe(true);
    expect(own?.writableLength).toBeLessThan(3 * 100_000);
    let bytes = 0;
    let heads = 0;
    const all = Promise.withResolvers<void>();
    socket.on('data', (part: Buffer) => {
      bytes += part.length;
      heads += part.toString('latin1').split('x-lane').length - 1;
      if (bytes > count.sent * 100_000) all.resolve();
    });
    socket.resume();
    await all.promise;
    expect([count.taken, heads]).toEqual([count.sent, count.sent]);
    socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  test('stops reading while a response is outstanding, even after earlier responses were read', async () => {
    const replies: (() => void)[] = [];
    const taken = new EventEmitter();
    let own: Socket | undefined;
    const server = makeServer();
    openFastLane({
      server,
      cache,
      accessLog,
      posts: {
        ...lane,
        take: ({ body }, socket, reply) => ((own = socket), replies.push(() => reply(told(body))), taken.emit('taken')),
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const post = (body: string) => socket.write(`POST /log HTTP/1.1\r\n${host}Content-Length: 1\r\n\r\n${body}`);
    post('a');
    await once(taken, 'taken');
    post('b');
    while (!own?.isPaused()) await new Promise(setImmediate);
    own.emit('drain');
    expect(own.isPaused()).toBe(true);
    const second = once(taken, 'taken');
    replies[0]?.();
    await second;
    const answers = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (part: Buffer) => ((text += part.toString()), text.split('HTTP/1.1 ').length > 2 && resolve(text)));
    });
    replies[1]?.();
    expect(await answers).toMatch(/^HTTP\/1\.1 202 [^]*\r\naHTTP\/1\.1 202 [^]*\r\nb$/);
    socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  test.each([
    ['has sent nothing', ''],
    ['was answered', `GET / HTTP/1.1\r\n${host}\r\n`],
  ])('a stopping server does not wait for a client that %s and never ends the connection', async (_what, question) => {
    const server = makeServer();
    openFastLane({ server, cache, posts: lane, accessLog });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const accepted = once(server, 'connection');
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true }).on(
      'error',
      () => undefined,
    );
    await accepted;
    if (question !== '') {
      socket.write(question);
      await once(socket, 'data');
    }
    socket.resume();
    await new Promise((resolve) => server.close(resolve));
    expect(server.listening).toBe(false);
    socket.destroy();
  });

  test('does not take requests that arrive after it ended the connection', async () => {
    let taken = 0;
    const server = makeServer();
    openFastLane({ server, cache, accessLog, posts: { ...lane, take: () => ((taken += 1), true) } });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const accepted = once(server, 'connection');
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true }).on(
      'error',
      () => undefined,
    );
    await accepted;
    const ended = once(socket.resume(), 'end');
    const closed = new Promise((resolve) => server.close(resolve));
    await ended;
    socket.write(`POST /log HTTP/1.1\r\n${host}Content-Length: 1\r\n\r\na`);
    await closed;
    expect(taken).toBe(0);
    socket.destroy();
  });

  test('a dropped tag keeps pages with that tag out of the cache, and no others', async () => {
    const other = createPageCache({ headers: { visitor: {}, anyone: {}, ownFrame: {} }, sessionCookie: 'session=' });
    const since = other.generation();
    other.drop('deck');
    await other.share({ language: 'en', address: '/deck/', tags: ['deck', 'owner'], since }, async () => ({ html: 'outdated' }));
    await other.share({ language: 'en', address: '/other/', tags: ['other', 'owner'], since }, async () => ({ html: 'current' }));
    expect([other.find('/deck/', {}), other.find('/other/', {})?.body.toString()]).toEqual([undefined, 'current']);
    other.drop();
    await other.share({ language: 'en', address: '/other/', tags: ['other'], since }, async () => ({ html: 'outdated' }));
    expect(other.find('/other/', {})).toBeUndefined();
  });

  test('a tag that was dropped too long ago to be remembered counts as dropped', async () => {
    const other = createPageCache({ headers: { visitor: {}, anyone: {}, ownFrame: {} }, sessionCookie: 'session=' });
    const since = other.generation();
    for (let count = 0; count < 10_001; count += 1) other.drop(`deck ${count}`);
    await other.share({ language: 'en', address: '/', tags: ['deck 0'], since }, async () => ({ html: 'outdated' }));
    expect(other.find('/', {})).toBeUndefined();
  });

  test('a page rendered before a drop of its tag is not cached', async () => {
    const other = createPageCache({ headers: { visitor: {}, anyone: {}, ownFrame: {} }, sessionCookie: 'session=' });
    const since = other.generation();
    other.drop('something');
    await other.share({ language: 'en', address: '/', tags: ['something'], since }, async () => ({ html: 'old' }));
    expect(other.find('/', {})).toBeUndefined();
    await other.share({ language: 'en', address: '/', tags: ['something'], since: other.generation() }, async () => ({ html: 'new' }));
    expect(other.find('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })?.body.toString()).toBe('new');
  });

  test('parses a header in linear time, however many blanks it has, and leaves unusual ones to Node', () => {
    const blanks = ' '.repeat(8000);
    for (const odd of ['\u0001', '\u00e9']) {
      for (const value of [`${blanks}${odd}`, `a${blanks}${odd}`, `${'\t'.repeat(4000)}${odd}`]) {
        expect(createRequestParser()(Buffer.from(`GET / HTTP/1.1\r\n${host}X-A:${value}\r\n\r\n`, 'latin1'))).toBeUndefined();
        expect(
          parseSimplePost(Buffer.from(`POST /a HTTP/1.1\r\n${host}X-A:${value}\r\nContent-Length: 0\r\n\r\n`, 'latin1')),
        ).toBeUndefined();
      }
    }
    expect(createRequestParser()(Buffer.from(`GET / HTTP/1.1\r\n${host}Cookie:\t ${blanks}a=b; c=d \t\r\n\r\n`))?.asked).toEqual({
      cookie: 'a=b; c=d',
    });
  });

  test('a connection whose headers stay the same may still ask for anything, and changed headers count', () => {
    const parse = createRequestParser();
    const ask = (line: string, headers: string) => parse(Buffer.from(`${line}\r\n${host}${headers}\r\n`));
    expect(ask('GET /a HTTP/1.1', 'Accept-Encoding: br\r\n')).toEqual({ method: 'GET', url: '/a', asked: { 'accept-encoding': 'br' } });
    expect(ask('HEAD /b?c HTTP/1.1', 'Accept-Encoding: br\r\n')).toEqual({
      method: 'HEAD',
      url: '/b?c',
      asked: { 'accept-encoding': 'br' },
    });
    for (const line of ['PUT /a HTTP/1.1', 'GET /a HTTP/1.0', 'GET a HTTP/1.1', 'GET /a b HTTP/1.1', 'GET /\u00e9 HTTP/1.1', ''])
      expect(ask(line, 'Accept-Encoding: br\r\n')).toBeUndefined();
    expect(ask('GET /a HTTP/1.1', 'Cookie: session=1\r\n')?.asked).toEqual({ cookie: 'session=1' });
    expect(ask('GET /a HTTP/1.1', 'Content-Length: 1\r\n')).toBeUndefined();
    expect(ask('GET /a HTTP/1.1', 'Cookie: session=2\r\n')?.asked).toEqual({ cookie: 'session=2' });
  });

  test('takes only complete and plain requests', () => {
    expect(createRequestParser()(Buffer.from(`GET /a?b HTTP/1.1\r\n${host}Cookie: a=b\r\n\r\n`))).toEqual({
      method: 'GET',
      url: '/a?b',
      asked: { cookie: 'a=b' },
    });
    expect(createRequestParser()(Buffer.from(`GET / HTTP/1.1\r\n${host}\r\nX`))).toBeUndefined();
    expect(parseSimplePost(Buffer.from(`POST /a HTTP/1.1\r\n${host}Content-Length: 2\r\nX-A: b\r\n\r\n\u00e9`))).toEqual({
      url: '/a',
      headers: { host: 'localhost', 'content-length': '2' },
      body: Buffer.from('\u00e9'),
    });
    expect(createRequestParser()(Buffer.from(`PUT / HTTP/1.1\r\n${host}\r\n`))).toBeUndefined();
  });
});

/** Deterministic random numbers, so that a failure can be reproduced. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
