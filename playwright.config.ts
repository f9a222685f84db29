import { defineConfig } from '@playwright/test';

// The default user agent says it is headless, and views by robots are counted separately.
const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--user-agent=${agent}`,
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Some events are only sent after five seconds.
  expect: { timeout: 15_000 },
  // Retried once on a busy machine; a test that passes only then is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['dot'], ['json', { outputFile: 'test-results/journeys.json' }]],
  globalSetup: './e2e/start-server.ts',
  use: {
    baseURL: process.env['LECTERN_ORIGIN'],
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args },
    locale: 'en',
    screenshot: 'only-on-failure',
  },
});
