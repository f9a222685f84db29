import type { AnalyticsSettings } from '#contract/analytics/event.ts';
import type { PageFrame } from '#contract/pages.ts';
import { expect, test } from 'vitest';
import { mannerOf } from './manner.ts';

const manner = (
  hostname: string,
  mode: AnalyticsSettings['mode'] = 'auto',
  environment: PageFrame['environment'] = 'production',
  isRefused = false,
) => mannerOf({ analytics: { mode, host: '', consent: 'never', logApiEndpoint: '', version: '' }, environment }, hostname, isRefused);

test('[LOG-3] goes by the host, the environment and the setting', () => {
  expect([
    manner('talks.example.org'),
    manner('localhost'),
    manner('localhost', 'send'),
    manner('nocookies.example.org', 'send'),
    manner('talks.example.org', 'auto', 'preprod'),
  ]).toEqual(['send', 'print', 'send', 'nothing', 'print']);
});

test('nothing is sent of whoever asks not to be tracked', () => {
  expect([manner('talks.example.org', 'auto', 'production', true), manner('talks.example.org', 'send', 'production', true)]).toEqual([
    'nothing',
    'nothing',
  ]);
  expect(manner('localhost', 'auto', 'production', true)).toBe('print');
});
