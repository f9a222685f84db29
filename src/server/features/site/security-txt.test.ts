import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSettings } from '../../settings.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { composeSecurityTxt } from './security-txt.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { SECURITY_CONTACT: 'https://talks.example.org/security' } });
});
afterAll(() => server.close());

test('/.well-known/security.txt says whom to write to, as RFC 9116 asks', async () => {
  const answer = await fetch(`${server.origin}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map((await answer.text()).split('\n').map((line) => line.split(/: (.*)/) as [string, string]));
  expect(fields.get('Contact')).toBe('https://talks.example.org/security');
  expect(fields.get('Canonical')).toBe(`${server.origin}/.well-known/security.txt`);
  const left = Date.parse(fields.get('Expires') ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
});

test.each(['2028-02-29T23:59:59.999Z', '2030-01-01T00:00:00.000Z', '2030-12-31T12:00:00.000Z'])(
  'on %s it expires later, within a year',
  (now) => {
    const text = composeSecurityTxt({ contact: 'mailto:help@example.org', origin: 'https://talks.example.org' }, Date.parse(now));
    const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  },
);

test('the contact is an address with its scheme; without one, the operator’s', () => {
  expect(parseSettings({ OPERATOR_EMAIL: 'help@example.org' }).securityContact).toBe('mailto:help@example.org');
  expect(parseSettings({ SECURITY_CONTACT: 'mailto:safe@example.org' }).securityContact).toBe('mailto:safe@example.org');
  for (const wrong of ['safe@example.org', 'http://example.org', 'mailto:a@b\nExpires: never'])
    expect(() => parseSettings({ SECURITY_CONTACT: wrong })).toThrow('SECURITY_CONTACT');
});
