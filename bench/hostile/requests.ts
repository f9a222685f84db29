import { analyticsRoutes } from '../../src/contract/analytics/analytics-routes.ts';
import { importRoutes } from '../../src/contract/presentation/imports.ts';
import { pdfRoutes } from '../../src/contract/pdf/pdf-routes.ts';
import { routes } from '../../src/contract/routes.ts';
import { pick, whole, type Chance } from '../../src/server/features/analytics/rollup/test-traffic.ts';

/** One request as bytes, and the part of it that a person would look at. */
export interface Hostile {
  bytes: Buffer;
  summary: string;
  /** Not HTTP at all, or several requests in one: there may be no answer, or more than one. */
  isRaw: boolean;
}

const addresses = [
  ...Object.values(routes),
  ...Object.values(analyticsRoutes),
  ...Object.values(pdfRoutes),
  ...Object.values(importRoutes),
  '/files/pictures/:name',
  '/files/contents/:name',
  '/media/pictures/:name',
  '/healthz',
  '/readyz',
  '/metrics',
].filter((path) => typeof path === 'string');

const methods = ['GET', 'GET', 'GET', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
const oids = ['demosoundcol', 'demoreadland', 'nothing12345'];
const nasty = [
  '%zz',
  '%',
  '%00',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5c',
  '%c0%ae%c0%ae',
  '%ff%fe',
  "' or 1=1 --",
  '"><svg onload=alert(1)>',
  '${jndi:ldap://localhost/x}',
  '__proto__',
  'constructor',
  '[object Object]',
  'null',
  'NaN',
  '-1',
  '1e309',
  '99999999999999999999',
  '\u0000',
  '\u202e',
  '💥'.repeat(40),
  'a'.repeat(4000),
  '%F0%9F%92%A5',
  '{"$gt":""}',
];
const names = [
  'search',
  'sort',
  'page',
  'folder',
  'lang',
  'oid',
  'url',
  'next',
  'token',
  'id',
  'session-id',
  'step',
  'from',
  'to',
  'done',
  'format',
  'maxwidth',
];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/offset+octet-stream',
  'application/json; charset=utf-16',
  'x',
  '',
];

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

function bodyOf(random: Chance): string {
  const some = pick(random, nasty);
  return pick(random, [
    '',
    some,
    '{',
    '{"a":',
    nested(50 + whole(random, 5000)),
    JSON.stringify({ [pick(random, names)]: some, __proto__: { admin: true }, oids: [some, 1, null, {}] }),
    `{"__proto__":{"isAdmin":true},"tag":${JSON.stringify(some)}}`,
    JSON.stringify(Array.from({ length: whole(random, 400) }, () => ({ event: some, at: some }))),
    new URLSearchParams({
      [pick(random, names)]: some,
      email: some,
      password: some,
      csrfToken: some,
      action: 'trash',
      oid: some,
    }).toString(),
    `--x\r\ncontent-disposition: form-data; name="file"; filename="${some.replaceAll(/[\r\n"]/g, '')}"\r\n\r\nabc`,
    '--x\r\n\r\n--x--',
    'x'.repeat(whole(random, 60_000)),
  ]);
}

const pathOf = (random: Chance) => {
  const template = pick(random, addresses);
  const filled = template.replaceAll(/:[A-Za-z]+/g, () => encodeURIComponent(random() < 0.5 ? pick(random, oids) : pick(random, nasty)));
  const path = random() < 0.15 ? filled + pick(random, nasty) : filled;
  const pairs = Array.from(
    { length: whole(random, 4) },
    () => `${pick(random, names)}=${random() < 0.3 ? pick(random, nasty) : encodeURIComponent(pick(random, nasty))}`,
  );
  // Blanks and control characters would end the request line; those are for raw requests.
  return (path + (pairs.length > 0 ? `?${pairs.join('&')}` : '')).replaceAll(/[^!-~]/gu, (letter) =>
    encodeURIComponent(letter.isWellFormed() ? letter : '?'),
  );
};

function headersOf(random: Chance, origin: string): string[] {
  const one = () =>
    pick(random, [
      `cookie: ${pick(random, ['XSRF-TOKEN', 'django_language', 'session', 'putma'])}=${encodeURIComponent(pick(random, nasty))}`,
      `cookie: ${'a=b; '.repeat(whole(random, 200))}`,
      `accept-language: ${pick(random, ['ja', 'de-AT;q=0.9', '*', ';;;', 'x'.repeat(500)])}`,
      `accept: ${pick(random, ['application/json', 'text/html', '*/*', ';', 'a/b;q=x'])}`,
      `accept-encoding: ${pick(random, ['br', 'gzip;q=0', 'identity;q=0, *;q=0', 'deflate'])}`,
      `origin: ${pick(random, [origin, 'null', 'http://localhost:1', 'x'])}`,
      `x-forwarded-for: ${pick(random, ['127.0.0.1', '::1, x', ','.repeat(300)])}`,
      `authorization: ${pick(random, ['Bearer x', 'Bearer a.b.c', 'Basic !', ''])}`,
      `range: bytes=${pick(random, ['0-', '-1', '5-2', '0-0,1-1,2-2', 'x'])}`,
      `if-none-match: ${pick(random, ['*', '"x"', 'W/"'])}`,
      `upload-offset: ${pick(random, ['0', '-1', '1e9', 'x'])}`,
      `upload-length: ${pick(random, ['0', '99999999999999', '-5', 'x'])}`,
      `tus-resumable: ${pick(random, ['1.0.0', '9', ''])}`,
      `upload-metadata: filename ${pick(random, ['!!', 'YQ==', ''])}`,
      `host: ${pick(random, ['localhost', 'evil.example', ''])}`,
      `content-encoding: ${pick(random, ['gzip', 'br', 'x'])}`,
      `user-agent: ${pick(random, ['curl/8', '', 'Googlebot', 'x'.repeat(2000)])}`,
      `x-xsrf-token: ${encodeURIComponent(pick(random, nasty))}`,
    ]);
  return Array.from({ length: whole(random, 5) }, one);
}

const raw = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'G\0T / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET  /  HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /\u0001 HTTP/1.1\r\nHost: x\r\n\r\n',
  'POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\nHost: x\r\n\r\n',
  'POST /login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /log/json HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /log/json HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\nabc',
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\nGET /explore/ HTTP/1.1\r\nHost: x\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(70_000)}\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002',
  '\r\n\r\n\r\n',
];

/** The next request of an attacker who knows our addresses. */
export function nextRequest(random: Chance, origin: string): Hostile {
  if (random() < 0.02) {
    const text = pick(random, raw);
    return { bytes: Buffer.from(text, 'latin1'), summary: JSON.stringify(text.slice(0, 80)), isRaw: true };
  }
  const [method, path] = [pick(random, methods), pathOf(random)];
  const body = method === 'GET' || method === 'HEAD' || random() < 0.2 ? undefined : Buffer.from(bodyOf(random));
  const headers = headersOf(random, origin);
  if (!headers.some((line) => line.startsWith('host:'))) headers.push(`host: ${new URL(origin).host}`);
  if (body) headers.push(`content-length: ${body.length}`, `content-type: ${pick(random, types)}`);
  const head = `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
  return {
    bytes: Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]),
    summary: `${method} ${path.slice(0, 200)} ${headers.join('; ').slice(0, 300)} ${String(body?.subarray(0, 200) ?? '')}`,
    isRaw: false,
  };
}
