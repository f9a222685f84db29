import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { fetchPublic, NotFetched } from './fetch-public.ts';
import { isPublic } from './public-addresses.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
const serve = (listener: RequestListener): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer(listener).listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
    servers.push(server);
  });
/** As the server does, but from this machine. */
const here = { request, protocol: 'http:', isAllowed: () => true } as const;
const fetched = async (address: string, ways: Parameters<typeof fetchPublic>[2] = here) => {
  const { body } = await fetchPublic(address, new AbortController().signal, ways);
  return (await buffer(body)).toString();
};

test('fetches a file, and follows where it has moved to', async () => {
  const origin = await serve(({ url, headers }, response) => {
    if (url === '/old') response.writeHead(302, { location: '/new?x=1' }).end();
    else response.end(`film ${headers.cookie ?? ''}${url}`);
  });
  expect(await fetched(`${origin}/old`)).toBe('film /new?x=1');
});

test.each(['/missing', '/circle', '/nowhere', '/file', '/broken'])('what is not there is not fetched: %s', async (path) => {
  const origin = await serve(({ url }, response) => {
    if (url === '/circle') response.writeHead(301, { location: '/circle' }).end();
    else if (url === '/nowhere') response.writeHead(301).end();
    else if (url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (url === '/broken') response.writeHead(200, { 'content-length': '900' }).write('half', () => response.destroy());
    else response.writeHead(404).end();
  });
  await expect(fetched(origin + path)).rejects.toThrow(NotFetched);
});

test('a name is checked when we connect, and so is each address that it leads to', async () => {
  const asked: string[] = [];
  const ways = { ...here, isAllowed: (address: string) => (asked.push(address), false) };
  const origin = await serve((_request, response) => response.end('secret'));
  const { port } = new URL(origin);
  await expect(fetched(`http://localhost:${port}/`, ways)).rejects.toThrow(NotFetched);
  await expect(fetched(`${origin}/`, ways)).rejects.toThrow(NotFetched);
  await expect(fetched(`http://2130706433:${port}/`, ways)).rejects.toThrow(NotFetched);
  expect(new Set(asked).size).toBeGreaterThan(0);
  expect(asked.filter((address) => address === '127.0.0.1').length).toBeGreaterThanOrEqual(2);

  let isFirst = true;
  const once = { ...here, isAllowed: () => [isFirst, (isFirst = false)][0] ?? false };
  const away = await serve((_request, response) => response.writeHead(302, { location: `${origin}/` }).end());
  await expect(fetched(`${away}/`, once)).rejects.toThrow(NotFetched);
});

test.each([
  'http://example.org/film.mp4',
  'https://example.org:8443/film.mp4',
  'https://ada:secret@example.org/film.mp4',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://0x7f.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/',
  'file:///etc/passwd',
  'no address',
])('%s is not even asked', async (address) => {
  await expect(fetchPublic(address, new AbortController().signal)).rejects.toThrow(NotFetched);
});

test.each(['before it is answered', 'while it comes'])('nothing more is fetched once nobody waits for it: %s', async (when) => {
  const stop = new AbortController();
  const gone = Promise.withResolvers<void>();
  const origin = await serve((_request, response) => {
    response.on('close', gone.resolve);
    if (when === 'while it comes') response.writeHead(200, { 'content-length': '900' }).write('half');
    stop.abort();
  });
  await expect(fetchPublic(origin, stop.signal, here).then(({ body }) => buffer(body))).rejects.toThrow(NotFetched);
  await gone.promise;
});

test('knows public addresses', () => {
  for (const address of ['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001:800::200e'])
    expect([address, isPublic(address)]).toEqual([address, true]);
  for (const address of ['10.1.2.3', '100.64.0.1', '127.9.9.9', '172.16.0.1', '192.168.1.1', '0.0.0.0', '224.0.0.1', '255.255.255.255'])
    expect([address, isPublic(address)]).toEqual([address, false]);
  for (const address of [
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:0:1::',
    '2001:db8::1',
    'ff02::1',
  ])
    expect([address, isPublic(address)]).toEqual([address, false]);
});
