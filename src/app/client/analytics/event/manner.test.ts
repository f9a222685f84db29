import type { AnalyticsSettings } from '#contract/analytics/event.ts';
import type { PageFrame } from '#contract/pages.ts';
import { expect, test } from 'vitest';
import { mannerOf } from './manner.ts';

const manner = (hostname: string, mode: AnalyticsSettings['mode'] = 'auto', environment: PageFrame['environment'] = 'production', isRefused = false) =>
  mannerOf({ analytics: { mode, host: '', consent: 'never', logApiEndpoint: '', version: '' }, environment }, hostname, isRefused);

test.each(['localhost', 'talks.localhost', '127.0.0.1', '[::1]', 'dev', 'dev.example.org', 'talks.dev.example.org', 'dev-7.example.org', 'preprod', 'preprod.example.org', 'preprod-eu.example.org', 'talks.preprod.example.org'])(
  '[LOG-3] on %s events are only printed',
  (hostname) => {
    expect(manner(hostname)).toBe('print');
    expect(manner(hostname, 'send')).toBe('send');
  },
);

test.each(['talks.example.org', 'lectern.dev', 'developers.example.org', 'mydev.example.org', 'localhost.example.org', '10.0.0.7'])('[LOG-3] on %s they are sent', (hostname) => {
  expect(manner(hostname)).toBe('send');
  expect(manner(hostname, 'auto', 'preprod')).toBe('print');
  expect(manner(hostname, 'auto', 'development')).toBe('print');
  expect(manner(hostname, 'send', 'development')).toBe('send');
});

test.each(['nocookies.example.org', 'no-cookies.example.org', 'nocookie.example.org'])('[LOG-3] on %s nothing is sent, whatever the setting', (hostname) => {
  expect([manner(hostname), manner(hostname, 'send'), manner(hostname, 'auto', 'preprod')]).toEqual(['nothing', 'nothing', 'nothing']);
});

test('[LOG-3] settings print, or do nothing, everywhere', () => {
  expect([manner('talks.example.org', 'print'), manner('talks.example.org', 'off'), manner('localhost', 'off')]).toEqual(['print', 'nothing', 'nothing']);
});

test('nothing is sent of whoever asks not to be tracked', () => {
  expect([manner('talks.example.org', 'auto', 'production', true), manner('talks.example.org', 'send', 'production', true)]).toEqual(['nothing', 'nothing']);
  expect(manner('localhost', 'auto', 'production', true)).toBe('print');
});
