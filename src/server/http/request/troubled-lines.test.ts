import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { memberOf, type TestMember } from '../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf } from '../../testing/test-visitor.ts';

const lines: string[] = [];
const PATIENCE = 400;
let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ onLogLine: (line) => lines.push(line), patience: { body: PATIENCE } });
  member = await memberOf(server, 'mona');
});
afterAll(() => server.close());
afterEach(() => void (lines.length = 0));

const WARN = 40;
/** Messages above level info. */
const complaints = () =>
  lines
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level }) => level >= WARN)
    .map(({ msg }) => msg);

/** A connection on which these lines were sent. */
async function say(...words: string[]): Promise<Socket> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write([...words, `Host: ${hostname}:${port}`, `Origin: ${server.origin}`, 'Accept: text/html', '', ''].join('\r\n'));
  return socket;
}

/** Resolves when the server has read what was sent before on other connections. */
const settled = () => visitorOf(server).get('/healthz');

async function answerOn(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString())).on('error', () => undefined);
  // Not `once`, which fails if a write is too late for a connection that has been closed.
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

describe('malformed addresses', () => {
  test.each(['/%zz', '/user/%ff/', '/explore/%'])('answers %s with a page and 400, and logs no error', async (path) => {
    const { status, text, headers } = await visitorOf(server).get(path, { 'accept-language': 'de' });
    expect(status).toBe(400);
    expect(text).toContain('<html lang="de"');
    expect(headers.get('content-type')).toContain('text/html');
    expect(complaints()).toEqual([]);
  });

  test.each(['/?next=%zz', '/explore/search/?search=%zz%ff', '/login?next=%'])('answers %s and logs no error', async (path) => {
    expect((await visitorOf(server).get(path)).status).toBeLessThan(500);
    expect(complaints()).toEqual([]);
  });
});

const cookiesOf = () => `Cookie: ${[...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`;
const token = () => decodeURIComponent(member.cookies.get('XSRF-TOKEN') ?? '');

async function beginUpload(size: number): Promise<string> {
  if (!member.cookies.has('XSRF-TOKEN')) await member.get('/login');
  const metadata = `filename ${Buffer.from('deck.md').toString('base64')}`;
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': String(size), 'upload-metadata': metadata, 'x-xsrf-token': token() };
  const { status, location, text } = await member.send('/api/v4/uploads/', { method: 'POST', headers });
  expect([status, text]).toEqual([201, '']);
  return location ?? '';
}

const patch = (path: string, size: number) =>
  say(
    `PATCH ${path} HTTP/1.1`,
    cookiesOf(),
    `X-XSRF-TOKEN: ${token()}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${size}`,
  );

describe('connections that break', () => {
  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'name=A&'],
    ['a file', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\nabc'],
    ['JSON', 'application/json', '{"a":'],
  ])('logs no error when one breaks in the middle of %s', async (_what, type, part) => {
    const socket = await say('POST /settings/picture/ HTTP/1.1', cookiesOf(), `Content-Type: ${type}`, 'Content-Length: 5000');
    socket.write(part);
    await settled();
    socket.resetAndDestroy();
    await expect.poll(() => lines.join(''), { timeout: 10_000 }).toContain('the client left');
    expect(complaints()).toEqual([]);
  });

  test('logs no error when one breaks in the middle of an upload, which can be resumed', async () => {
    const path = await beginUpload(5000);
    const socket = await patch(path, 5000);
    socket.write('# Deck\n');
    await settled();
    socket.resetAndDestroy();
    await settled();
    const { status, headers } = await member.send(path, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
    expect([status, headers.get('upload-length')]).toEqual([200, '5000']);
    expect(complaints()).toEqual([]);
  });
});

describe('slow bodies', () => {
  test('closes a connection whose form does not arrive in time', async () => {
    const socket = await say('POST /login HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 5000');
    const drip = setInterval(() => socket.writable && socket.write('a'), PATIENCE / 10);
    const answer = await answerOn(socket);
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(complaints()).toEqual([]);
  });

  test('an upload may take longer, as long as it keeps coming', async () => {
    const text = '# A deck\n\nWith words\n';
    const path = await beginUpload(text.length);
    const socket = await patch(path, text.length);
    let sent = 0;
    // Twenty-odd pieces: together they take several times the patience for a form.
    const drip = setInterval(() => (sent < text.length ? socket.write(text[sent++] ?? '') : clearInterval(drip)), PATIENCE / 6);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 204 /);
    socket.destroy();
  });

  test('closes an upload that stops coming', async () => {
    const path = await beginUpload(5000);
    const socket = await patch(path, 5000);
    socket.write('# Deck\n');
    await answerOn(socket);
    expect(complaints()).toEqual([]);
  });
});
