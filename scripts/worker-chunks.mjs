import { dirname, join } from 'node:path';

// Not what only some presentations need.
const shared = /src\/(?:model\/(?:camera|geometry|scene|text|paint)\/(?!forms\/(?:chart|code|table-form|rich-forms|parts\/words)|writing\/bidi)|viewer\/surface\/[\w-]+\.ts)/;

/**
 * Workers as chunks of the same build. Vite bundles each worker apart, and a visitor would download the painter twice: once for the page,
 * once for the worker.
 */
export function workerChunks() {
  return {
    name: 'worker-chunks',
    apply: 'build',
    enforce: 'pre',
    // One file for all that the page and the worker share, since small files compress badly; what loads files is on every page anyway.
    configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'loading', test: /preload-helper/ }, { name: 'painter', test: shared }] } } } } } : undefined),
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      filter: { code: 'new Worker(new URL(' },
      handler(code, id) {
        return code.replace(/new URL\('(\.[^']+)', import\.meta\.url\)/g, (_, file) => {
          const name = file.split('/').at(-1).replace(/\.ts$/, '');
          return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: join(dirname(id), file), name })}`;
        });
      },
    },
  };
}
