import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const pure = ['contract', 'convert', 'locale', 'model'];

const project = (
  name: string,
  test: NonNullable<Extract<TestProjectConfiguration, { test?: unknown }>['test']>,
): TestProjectConfiguration => ({
  extends: true,
  test: { name, ...test },
});

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    environment: 'node',
    // Retried once on a busy machine; a test that passes only then is reported as flaky.
    retry: process.env['CI'] ? 1 : 0,
    // One more than there are cores: many tests wait for PostgreSQL, for timers or for other processes.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Where files are not isolated, they share one module graph per worker: loading it takes longer than most tests.
    projects: [
      project('pure', { include: [...pure.map((room) => `src/${room}/**/*.test.ts`), 'bench/**/*.test.ts'], isolate: false }),
      project('browser', { include: ['viewer', 'editor', 'app'].map((room) => `src/${room}/**/*.test.{ts,tsx}`) }),
      project('server', {
        include: ['src/server/**/*.test.ts', 'scripts/**/*.test.ts'],
        globalSetup: ['src/server/platform/database/test-cluster.ts'],
        isolate: false,
      }),
    ],
  },
});
