import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFastLane } from './fast-lane.ts';
import { createPageCache } from './page-cache.ts';
import { parseSimpleRequest } from './simple-request.ts';

const cache = createPageCache({ headers: { visitor: { 'x-content-type-options': 'nosniff' }, anyone: {}, ownFrame: {} }, sessionCookie: 'session=' });

/** What is not in the cache is told back: method, address and body. */
function makeServer(): Server {
  return createServer((request, response) => {
    if (cache.answer(request, response)) return;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part)).on('end', () => response.end(`${request.method} ${request.url} ${Buffer.concat(parts).toString()}`));
  });
}

let plain: Server;
let fast: Server;
beforeAll(async () => {
  await cache.keep({ language: 'en', path: '/', tags: [], since: 0 }, '<p>English</p>');
  await cache.keep({ language: 'ja', path: '/', tags: [], since: 0 }, '<p>日本語</p>');
  plain = makeServer().listen(0, '127.0.0.1');
  fast = makeServer();
  openFastLane(fast, cache);
  fast.listen(0, '127.0.0.1');
  await Promise.all([once(plain, 'listening'), once(fast, 'listening')]);
});
afterAll(() => {
  plain.close();
  fast.close();
});

/** Sends the parts one after the other on one connection and reads until the other side is done. */
function talk(server: Server, parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    const { port } = server.address() as AddressInfo;
    let text = '';
    const socket = connect(port, '127.0.0.1', async () => {
      socket.setNoDelay(true);
      for (const part of parts) {
        await new Promise((sent) => socket.write(part, 'latin1', sent));
        await new Promise(setImmediate);
      }
      socket.end();
    });
    socket.on('data', (part) => (text += part.toString())).on('error', () => undefined).on('close', () => resolve(text.replaceAll(/^(Date|Keep-Alive|Connection): .*\r\n/gim, '')));
  });
}

const host = 'Host: localhost\r\n';
const conversations: [string, string[]][] = [
  ['a plain question', [`GET / HTTP/1.1\r\n${host}\r\n`]],
  ['in Japanese, compressed', [`GET / HTTP/1.1\r\n${host}Accept-Language: ja\r\nAccept-Encoding: gzip\r\n\r\n`]],
  ['two questions on one connection', [`GET / HTTP/1.1\r\n${host}\r\n`, `HEAD / HTTP/1.1\r\n${host}\r\n`]],
  ['two questions in one packet', [`GET / HTTP/1.1\r\n${host}\r\nGET /other HTTP/1.1\r\n${host}\r\n`]],
  ['a question in pieces', ['GET / HT', `TP/1.1\r\n${host}`, '\r\n']],
  ['a known page, then an unknown one, then the known one', [`GET / HTTP/1.1\r\n${host}\r\n`, `GET /other HTTP/1.1\r\n${host}\r\n`, `GET / HTTP/1.1\r\n${host}\r\n`]],
  ['a form after a page, its body in pieces', [`GET / HTTP/1.1\r\n${host}\r\n`, `POST /form HTTP/1.1\r\n${host}Content-Length: 6\r\n\r\nabc`, 'def']],
  ['a body in chunks', [`POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`, '0\r\n\r\n']],
  ['a question with a body', [`GET / HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`]],
  ['somebody who is logged in', [`GET / HTTP/1.1\r\n${host}Cookie: session=x\r\n\r\n`]],
  ['no host', ['GET / HTTP/1.1\r\n\r\n']],
  ['two hosts', [`GET / HTTP/1.1\r\n${host}${host}\r\n`]],
  ['an old browser', [`GET / HTTP/1.0\r\n${host}\r\n`]],
  ['bare line feeds', ['GET / HTTP/1.1\nHost: localhost\n\n']],
  ['a folded header', [`GET / HTTP/1.1\r\n${host}X-A: b\r\n c\r\n\r\n`]],
  ['a space before the colon', [`GET / HTTP/1.1\r\n${host}Cookie : session=x\r\n\r\n`]],
  ['an end of the connection', [`GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`]],
  ['an absolute address', [`GET http://localhost/ HTTP/1.1\r\n${host}\r\n`]],
  ['odd characters', [`GET / HTTP/1.1\r\n${host}X-A: \u00e9\u0001\r\n\r\n`]],
  ['nonsense', ['\u0016\u0003\u0001\r\n\r\n']],
  ['a very long question', [`GET / HTTP/1.1\r\n${host}X-A: ${'a'.repeat(9000)}\r\n\r\n`]],
  ['doubled cookies', [`GET / HTTP/1.1\r\n${host}Cookie: a=b\r\nCookie: session=x\r\n\r\n`]],
];

describe('the fast lane', () => {
  test.each(conversations)('%s is answered as Node itself would answer', async (_what, parts) => {
    const [expected, answered] = await Promise.all([talk(plain, parts), talk(fast, parts)]);
    expect(answered).toBe(expected);
    expect(answered).toMatch(/^HTTP\/1\.1 /);
  });

  test('a page that is known by its tag is not sent again', async () => {
    const tag = /etag: (".+")/.exec(await talk(fast, [`GET / HTTP/1.1\r\n${host}\r\n`]))?.[1];
    const parts = [`GET / HTTP/1.1\r\n${host}If-None-Match: ${tag}\r\n\r\n`];
    expect(await talk(fast, parts)).toBe(await talk(plain, parts));
    expect(await talk(fast, parts)).toMatch(/^HTTP\/1\.1 304 /);
  });

  test('whatever a request is made of, the answer is what Node itself would give', async () => {
    const random = seeded(20_261_115);
    const pick = <Element>(list: readonly Element[]) => list[Math.floor(random() * list.length)] as Element;
    for (let count = 0; count < 150; count++) {
      const headers = Array.from({ length: Math.floor(random() * 4) }, () => pick(['Cookie: a=b', 'Cookie: session=1', 'Accept-Language: ja', 'Accept-Encoding: br', 'X-A:', 'Content-Length: 0', 'Connection: keep-alive', 'Bad Header: x', ':', 'Te: trailers', 'Accept-Encoding: gzip;q=0']));
      const line = `${pick(['GET', 'HEAD', 'get', 'OPTIONS', 'GET '])} ${pick(['/', '/other', '//', '/?x', '*', '/\u00e9'])} HTTP/1.${pick(['1', '1', '1', '0'])}`;
      const text = [line, pick(['Host: a', 'Host: a', 'host:a', '']), ...headers].filter(Boolean).join(pick(['\r\n', '\r\n', '\r\n', '\n'])) + '\r\n\r\n';
      const at = Math.floor(random() * text.length);
      const parts = random() < 0.3 ? [text.slice(0, at), text.slice(at)] : [text];
      const [expected, answered] = await Promise.all([talk(plain, parts), talk(fast, parts)]);
      expect(answered, JSON.stringify(parts)).toBe(expected);
    }
  });

  test('a connection at rest is ended when the server stops, and answers do not pile up unread', async () => {
    const server = makeServer();
    openFastLane(server, cache);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\n${host}\r\n`);
    await once(socket, 'data');
    const ended = once(socket, 'end');
    await new Promise((resolve) => server.close(resolve));
    await ended;
  });

  test('a page that was read before a drop is not kept after it', async () => {
    const other = createPageCache({ headers: { visitor: {}, anyone: {}, ownFrame: {} }, sessionCookie: 'session=' });
    const since = other.generation();
    other.drop('something');
    await other.keep({ language: 'en', path: '/', tags: ['something'], since }, 'old');
    expect(other.find('/', {})).toBeUndefined();
    await other.keep({ language: 'en', path: '/', tags: ['something'], since: other.generation() }, 'new');
    expect(other.find('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })?.body.toString()).toBe('new');
  });

  test('only a whole and plain question is taken', () => {
    expect(parseSimpleRequest(Buffer.from(`GET /a?b HTTP/1.1\r\n${host}Cookie: a=b\r\n\r\n`))).toEqual({ method: 'GET', url: '/a?b', asked: { cookie: 'a=b' } });
    expect(parseSimpleRequest(Buffer.from(`GET / HTTP/1.1\r\n${host}\r\nX`))).toBeUndefined();
    expect(parseSimpleRequest(Buffer.from(`PUT / HTTP/1.1\r\n${host}\r\n`))).toBeUndefined();
  });
});

/** Always the same chance, so that a failure can be looked at again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
