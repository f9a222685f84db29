import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type InlineConfig } from 'vite';
import { editorChunks } from './scripts/editor-chunks.mjs';
import { smallSchemas } from './scripts/small-schemas.mjs';
import { chunkName, withoutStyleLists, workerChunks } from './scripts/worker-chunks.mjs';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), workerChunks(), withoutStyleLists(), editorChunks(), smallSchemas()],
  // The upload client depends on url-parse, which duplicates the browser's own URL.
  resolve: { alias: { 'url-parse': fileURLToPath(new URL('./scripts/own-url.mjs', import.meta.url)) } },
  appType: 'custom',
  publicDir: 'public',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // A worker has no document to which preload links could be added; what client.js imports is in the document already (page-assets.ts).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) => (/vendor-painter|-worker|\/client\.js$/.test(hostId) ? [] : files),
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // Renamed by scripts/version-folder.mjs, after a hash of its contents.
        assetsDir: 'assets/build',
        manifest: 'manifest.json',
        rolldownOptions: {
          input: { client: 'src/app/entry.client.tsx', embed: 'src/app/entry.embed.ts', analytics: 'src/app/entry.analytics.ts' },
          output: {
            entryFileNames: (chunk) => `assets/build/${chunkName(chunk)}.js`,
            chunkFileNames: (chunk) => `assets/build/${chunkName(chunk)}.js`,
            assetFileNames: ({ names: [name = ''] }) => `assets/build/${chunkName({ name: parse(name).name })}[extname]`,
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/ssr',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/entry.server.tsx' },
      },
    },
  },
  // Built files refer to each other by relative paths, so they work on any origin.
  experimental: { renderBuiltUrl: () => ({ relative: true }) },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      const { root, environments } = builder.config;
      for (const [manifest, input] of Object.entries(standalone))
        await build(standingAlone(root, environments['client']?.build.outDir, manifest, input));
    },
  },
});

/** Entry files by the name of their manifest. */
const standalone = {
  'embed-script.json': 'src/app/embed-script/embed-script.ts',
  'viewer-guard.json': 'src/app/starter/viewer-guard.ts',
  'starter.json': 'src/app/starter/starter.ts',
};

/** Scripts for other sites and old browsers are standalone: not modules, and wrapped so that they leak no variables. */
function standingAlone(root: string, outDir: string | undefined, manifest: string, input: string): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2022',
      ...(outDir !== undefined && { outDir }),
      emptyOutDir: false,
      manifest,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'assets/build/[name].js' } },
    },
  };
}
