import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { visitorOf } from '../testing/test-visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Sends a request without the decoding and normalizing that fetch does. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(server.origin);
    rawRequest({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}

describe('a page', () => {
  test('is readable without scripts, and includes the data the script needs', async () => {
    const { status, text } = await visitorOf(server).get('/');
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>/);
    expect(text).toContain('<script id="page" type="application/json">');
    expect(text).not.toMatch(/ style="/);
  });

  test('[BASE-1] uses the language of the cookie, else of the browser, else English', async () => {
    const visitor = visitorOf(server);
    const languageOf = async (headers: Record<string, string>) => /<html lang="(\w+)"/.exec((await visitor.get('/', headers)).text)?.[1];
    expect(await languageOf({})).toBe('en');
    expect(await languageOf({ 'accept-language': 'xx, hu-HU;q=0.8, de;q=0.5' })).toBe('hu');
    expect(await languageOf({ 'accept-language': 'hu', cookie: 'django_language=ko' })).toBe('ko');
    expect(await languageOf({ 'accept-language': 'hu', cookie: 'django_language=zz' })).toBe('hu');
  });

  test('[BASE-1] the footer changes the language and returns to the same page', async () => {
    const visitor = visitorOf(server);
    const { status, location } = await visitor.send('/language/', {
      method: 'POST',
      body: new URLSearchParams({ language: 'ja', next: '/explore/' }),
    });
    expect([status, location]).toEqual([303, '/explore/']);
    expect((await visitor.get('/explore/')).text).toContain('<html lang="ja"');
  });

  test('another site cannot change the language', async () => {
    const { status } = await visitorOf(server).send('/language/', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ language: 'ja' }),
    });
    expect(status).toBe(403);
  });

  test('[PAGE-3] an empty search redirects to the explore page', async () => {
    expect((await visitorOf(server).get('/explore/search/?search=%20')).location).toBe('/explore/');
  });

  test('[BASE-2] includes the features that the server evaluated', async () => {
    const { text } = await visitorOf(server).get('/');
    expect(text).toContain('"evaluatedFeatures":{"allow-content-curation":');
  });
});

describe('the byte cache', () => {
  test('answers with the same bytes again, compressed and with an ETag', async () => {
    const first = await ask('/explore/', { accept: 'text/html' });
    const plain = await ask('/explore/');
    expect(plain.body.equals(first.body)).toBe(true);
    const brotli = await ask('/explore/', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(brotli.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
    const again = await ask('/explore/', { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask('/explore/', {}, 'HEAD');
    expect([head.headers['content-length'], head.body.length]).toEqual([String(plain.body.length), 0]);
  });

  test('holds a page that is the same for every visitor: no cookie, no token', async () => {
    const { headers, text } = await visitorOf(server).get('/');
    expect(headers.getSetCookie()).toEqual([]);
    expect(text).toContain('"csrfToken":null');
  });
});

describe('safety', () => {
  test('allows no inline scripts or styles, and sends the usual headers', async () => {
    for (const path of ['/', '/login', '/nothing']) {
      const { headers } = await visitorOf(server).get(path);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test.each([
    ['no token', {}],
    ['a token that is not ours', { csrfToken: 'aaaa.bbbb' }],
  ])('[BASE-6] a form with %s changes nothing', async (_what, fields) => {
    const visitor = visitorOf(server);
    await visitor.get('/login');
    const { status, text } = await visitor.send('/signup/', {
      method: 'POST',
      body: new URLSearchParams({ name: 'A', email: 'a@example.org', password: 'long enough words', ...fields }),
    });
    expect(status).toBe(403);
    expect(text).toContain('This form has expired');
  });

  test('[BASE-6] the token may come in the X-XSRF-TOKEN header, from the XSRF-TOKEN cookie', async () => {
    const visitor = visitorOf(server);
    await visitor.get('/login');
    const token = decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? '');
    const send = (header: string) => visitor.send('/logout', { method: 'POST', headers: { 'x-xsrf-token': header } });
    expect((await send(token)).status).toBe(303);
    expect((await send(`${token}x`)).status).toBe(403);
  });

  test('rejects a forged token with a matching forged cookie', async () => {
    const { status } = await visitorOf(server).send('/logout', {
      method: 'POST',
      headers: { cookie: 'XSRF-TOKEN=forged.forged', 'x-xsrf-token': 'forged.forged' },
    });
    expect(status).toBe(403);
  });

  test('[BASE-6] a token issued to one visitor is refused for another', async () => {
    const [attacker, victim] = [visitorOf(server), visitorOf(server)];
    for (const visitor of [attacker, victim]) await visitor.get('/login');
    const planted = attacker.cookies.get('XSRF-TOKEN') ?? '';
    victim.cookies.set('XSRF-TOKEN', planted);
    expect((await victim.post('/logout', {})).status).toBe(403);
    // The next page issues the victim a token of their own.
    await victim.get('/login');
    expect(victim.cookies.get('XSRF-TOKEN')).not.toBe(planted);
    expect((await victim.post('/logout', {})).status).toBe(303);
    expect((await attacker.post('/logout', {})).status).toBe(303);
  });

  test('[BASE-6] scripts and other sites cannot reach the cookie a token is bound to', async () => {
    const { headers } = await visitorOf(server).get('/login');
    const cookie = headers.getSetCookie().find((line) => line.startsWith('lectern.visitor='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });

  test('rejects a form from another site even with a token', async () => {
    const visitor = visitorOf(server);
    for (const header of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await visitor.post('/login', { email: 'a@example.org', password: 'x' }, header as Record<string, string>)).status).toBe(403);
  });
});

describe('problems', () => {
  test('answers people with a page in their language, with the request id', async () => {
    const { status, text, headers } = await visitorOf(server).get('/nothing/here', { 'accept-language': 'en' });
    expect(status).toBe(404);
    expect(text).toContain('There’s nothing here');
    expect(text).toContain(headers.get('x-request-id') ?? 'no request id');
  });

  test('answers machines with problem+json', async () => {
    const { status, headers, text } = await visitorOf(server).get('/nothing', { accept: 'application/json' });
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(JSON.parse(text)).toMatchObject({ status: 404, code: 'notFound', title: 'There’s nothing here' });
  });

  test.each([`/assets/gone-${'0'.repeat(8)}.js`, `/files/contents/${'0'.repeat(64)}.json`, '/files/nothing'])(
    'scripts of any origin can see that %s is missing, but nothing else',
    async (path) => {
      const { status, headers } = await ask(path, { accept: '*/*', origin: 'null' });
      expect(status).toBe(404);
      expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      for (const other of [await ask('/nothing', { accept: '*/*' }), await ask(path, { accept: 'text/html' })]) {
        expect(other.headers['access-control-allow-origin']).toBeUndefined();
        expect(other.headers['cross-origin-resource-policy']).toBe('same-origin');
      }
    },
  );

  test.each([
    '/%zz',
    '/%00',
    '/user/%ff/',
    '/user/..%2f..%2fetc%2fpasswd/',
    `/${'a'.repeat(5000)}`,
    '/media/pictures/..%2fsecret.key',
    '/login?next=%ff',
    '/explore/search/?search=%ff%00',
    '/?%%%',
    '//evil.example/',
  ])('the address %s never causes a server error', async (path) => {
    const { status, body } = await ask(path, { accept: 'text/html' });
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toMatch(/node_modules|at .+\.ts:\d+/);
  });

  const bodies: [string, string, BodyInit, number][] = [
    ['that is too large', 'application/x-www-form-urlencoded', 'a'.repeat(300_000), 413],
    ['of an unknown type', 'application/xml', '<a/>', 415],
    ['with malformed JSON', 'application/json', '{"a":', 400],
    ['with bytes that are not UTF-8', 'application/x-www-form-urlencoded', Buffer.from([0x61, 0x3d, 0xff, 0xfe]), 400],
    ['with an escape that is not UTF-8', 'application/x-www-form-urlencoded', 'name=%ff', 400],
    ['with half an escape', 'application/x-www-form-urlencoded', 'name=%4', 400],
    ['with too many fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(5000), 400],
    ['with files, on a page that takes none', 'multipart/form-data; boundary=x', '--x\r\n\r\n--x--', 415],
  ];
  test.each(bodies)('rejects a body %s with the right status', async (_what, type, body, expected) => {
    const { status, text } = await visitorOf(server).send('/signup/', { method: 'POST', headers: { 'content-type': type }, body });
    expect(status).toBe(expected);
    expect(text).not.toMatch(/node_modules|\.ts:\d+/);
  });

  const forms: [string, string, string][] = [
    ['without its end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
    [
      'with a file without its end',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\nabc',
    ],
    ['with an empty part', 'multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
    ['without a boundary', 'multipart/form-data', '--x--'],
  ];
  test.each(forms)('rejects a form with files %s', async (_what, type, body) => {
    const { status } = await visitorOf(server).send('/settings/picture/', { method: 'POST', headers: { 'content-type': type }, body });
    expect(status).toBe(400);
  });

  test.each([
    ['that is not HTTP', 'NONSENSE\r\n\r\n', 400],
    ['with two lengths', 'POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['with very long headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
  ])('answers a request %s with the usual headers, and closes the connection', async (_what, request, status) => {
    const { hostname, port } = new URL(server.origin);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write(request));
      socket
        .on('data', (part) => (text += part.toString()))
        .on('error', () => undefined)
        .on('close', () => resolve(text));
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(answer).toContain("\r\ncontent-security-policy: default-src 'none'");
    expect(answer).toContain('\r\ncontent-type: text/plain; charset=utf-8\r\n');
  });
});

describe('monitoring', () => {
  test('reports liveness, readiness and metrics', async () => {
    const visitor = visitorOf(server);
    expect((await visitor.get('/healthz')).text).toBe('ok\n');
    expect((await visitor.get('/readyz')).text).toBe('ready\n');
    const { text } = await visitor.get('/metrics');
    expect(text).toMatch(/lectern_request_seconds_count\{[^}]*route="\/readyz"[^}]*\} 1/);
    expect(text).toMatch(/lectern_cached_pages_total \d+/);
  });
});
