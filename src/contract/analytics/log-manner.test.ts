import { expect, test } from 'vitest';
import { logMannerOf, type LogPlace } from './log-manner.ts';

const on = (hostname: string, more: Partial<LogPlace> = {}) => logMannerOf({ mode: 'auto', environment: 'production', hostname, ...more });

test.each([
  'localhost',
  'localhost.',
  'talks.localhost',
  '127.0.0.1',
  '127.1.2.3',
  '[::1]',
  'dev',
  'dev.example.org',
  'talks.dev.example.org',
  'dev-7.example.org',
  'preprod',
  'preprod.example.org',
  'preprod-eu.example.org',
  'talks.preprod.example.org',
])('[LOG-3] only prints events on %s', (hostname) => {
  expect(on(hostname)).toBe('print');
  expect(on(hostname, { mode: 'send' })).toBe('send');
  expect(on(hostname, { mode: 'off' })).toBe('nothing');
});

test.each([
  'talks.example.org',
  'lectern.dev',
  'lectern.dev.',
  'talks.lectern.dev',
  'developers.example.org',
  'mydev.example.org',
  'talks.dev-7.example.org',
  'localhost.example.org',
  'notlocalhost',
  '10.0.0.7',
  '127.example.org',
])('[LOG-3] sends events on %s', (hostname) => {
  expect(on(hostname)).toBe('send');
  expect(on(hostname, { environment: 'preprod' })).toBe('print');
  expect(on(hostname, { environment: 'development' })).toBe('print');
  expect(on(hostname, { mode: 'send', environment: 'development' })).toBe('send');
  expect(on(hostname, { mode: 'print' })).toBe('print');
});

test.each(['nocookies.example.org', 'no-cookies.example.org', 'nocookie.example.org', 'no-cookie.dev.example.org'])(
  '[LOG-3] sends nothing on %s, whatever the setting',
  (hostname) => {
    expect([on(hostname), on(hostname, { mode: 'send' }), on(hostname, { environment: 'preprod' })]).toEqual([
      'nothing',
      'nothing',
      'nothing',
    ]);
  },
);
