import type { AnalyticsSettings } from '#contract/analytics/event.ts';
import type { PageFrame } from '#contract/pages.ts';
import { expect, test } from 'vitest';
import { mannerOf } from './manner.ts';

const manner = (
  hostname: string,
  mode: AnalyticsSettings['mode'] = 'auto',
  environment: PageFrame['environment'] = 'production',
  isRefused = false,
) =>
  mannerOf(
    { analytics: { mode, host: '', consent: 'never', cookieDomain: '', logApiEndpoint: '', version: '' }, environment },
    hostname,
    isRefused,
  );

test('[LOG-3] depends on the host, the environment and the setting', () => {
  expect([
    manner('talks.example.org'),
    manner('localhost'),
    manner('localhost', 'send'),
    manner('nocookies.example.org', 'send'),
    manner('talks.example.org', 'auto', 'preprod'),
  ]).toEqual(['send', 'print', 'send', 'nothing', 'print']);
});

test('sends nothing for visitors who opt out of tracking', () => {
  expect([manner('talks.example.org', 'auto', 'production', true), manner('talks.example.org', 'send', 'production', true)]).toEqual([
    'nothing',
    'nothing',
  ]);
  expect(manner('localhost', 'auto', 'production', true)).toBe('print');
});
