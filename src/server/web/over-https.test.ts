import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberOf, type TestMember } from '../testing/test-member.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { visitorOf } from '../testing/test-visitor.ts';

const PUBLIC_ORIGIN = 'https://talks.example.org';

let server: TestServer;
let ada: TestMember;
const asVisitor = () => visitorOf({ origin: server.address });
const logIn = { email: 'ada@example.org', password: 'three unrelated words' };
beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_ORIGIN } });
  ada = await memberOf({ ...server, origin: server.address }, 'ada');
});
afterAll(() => server.close());

describe('cookies over https', () => {
  test('all are Secure; those of sessions, visitors and devices cannot be set by a neighbouring host', async () => {
    const visitor = asVisitor();
    const lines = [
      ...(await visitor.get('/login')).headers.getSetCookie(),
      ...(await visitor.post('/language/', { language: 'de', next: '/' })).headers.getSetCookie(),
      ...(await visitor.post('/login', logIn)).headers.getSetCookie(),
      ...(await visitor.post('/settings/language/', { language: 'de' })).headers.getSetCookie(),
    ];
    const names = [...new Set(lines.map((line) => line.split('=')[0]))].toSorted();
    expect(names).toEqual([
      'XSRF-TOKEN',
      '__Host-lectern.device',
      '__Host-lectern.session_token',
      '__Host-lectern.visitor',
      'django_language',
    ]);
    for (const line of lines) expect(line).toMatch(/; Secure/i);
    for (const line of lines.filter((each) => each.startsWith('__Host-'))) {
      expect(line).toMatch(/; Path=\/(;|$)/i);
      expect(line).toMatch(/; HttpOnly/i);
      expect(line).not.toMatch(/; Domain/i);
    }
  });

  test.each(['lectern.session_token', '__Secure-lectern.session_token'])('a session in a cookie named %s is not read', async (name) => {
    const value = ada.cookies.get('__Host-lectern.session_token') ?? [...ada.cookies].find(([each]) => each.includes('session'))?.[1];
    const ask = (cookie: string) => asVisitor().get('/settings/', { cookie });
    expect((await ask(`__Host-lectern.session_token=${value}`)).status).toBe(200);
    expect((await ask(`${name}=${value}`)).status).toBe(303);
  });
});

describe('strict transport security', () => {
  test('is for a year and for subdomains, too', async () => {
    for (const path of ['/', '/login', '/nothing'])
      expect((await asVisitor().get(path)).headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('logging out', () => {
  test('asks the browser to forget what it has stored, but not its other cookies', async () => {
    const visitor = asVisitor();
    await visitor.post('/login', logIn);
    expect((await visitor.post('/logout', {})).headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect((await visitor.get('/settings/')).location).toBe('/login?next=%2Fsettings%2F');
  });
});
