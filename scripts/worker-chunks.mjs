import { basename, dirname, join } from 'node:path';

// Excludes code that only some presentations, or only those who edit, need.
const shared =
  /src\/(?:model\/(?:camera|geometry|scene|text|paint)\/(?!outline\.ts|caret\/|marks\/contrast|forms\/(?:chart|code|table-form|rich-forms|parts\/words)|writing\/bidi|change-scene|changed-objects|glyphs\/|presentation-delta|list-history|sibling-tree)|model\/presentation\/(?:paints|texts|steps)\.ts|viewer\/surface\/[\w-]+\.ts|viewer\/load\/load-platform\.ts|viewer\/player\/stops\.ts|viewer\/overlay\/(?:drive-overlay|layout)\.ts)/;

const groups = [
  // Loading files and announcing events are needed on every page, including those without React.
  {
    name: 'loading',
    test: /preload-helper|src\/app\/client\/(?:analytics\/announce|navigate)\.ts|src\/viewer\/chunks\/[\w-]+\.ts/,
  },
  { name: 'vendor-react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  // One file for all code that the page and the worker share, since small files compress badly.
  { name: 'vendor-painter', test: shared },
  // The editor needs some of them by themselves, too.
  { name: 'rich-forms', test: /src\/model\/paint\/forms\/(?:chart|code|table-form|rich-forms|parts\/words)/ },
  // Code that nearly every page of the site uses.
  { name: 'site', test: /src\/(?:app\/(?:client|site|ui)|contract|locale)\/(?!.*page-icons)/, minShareCount: 20 },
];

/** Chunks with a fixed name; all others are named after their entry file. */
const names = {
  'lite-surface.ts': 'viewer-lite-component',
  'webgl-surface.ts': 'webgl-viewer-app',
  // Content blockers block files with this name as advertisements.
  banner: 'site-messages',
};

/** The name of a built file, without folder and extension. */
export const chunkName = ({ name, facadeModuleId }) => names[basename(facadeModuleId ?? '')] ?? names[name] ?? name;

/**
 * Builds workers as chunks of the same build. Vite bundles each worker separately, so a visitor would download the painter twice: once for
 * the page, once for the worker.
 */
export function workerChunks() {
  return {
    name: 'worker-chunks',
    apply: 'build',
    enforce: 'pre',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } : undefined,
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      filter: { code: /new URL\('\.[^']+-worker\.ts', import\.meta\.url\)/ },
      handler(code, id) {
        return code.replace(
          /new URL\('(\.[^']+-worker\.ts)', import\.meta\.url\)/g,
          (_, file) =>
            `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: join(dirname(id), file), name: basename(file, '.ts') })}`,
        );
      },
    },
  };
}

/**
 * The entry lists the styles of every page, to fetch them with its script. The document of a page has them already, so each visitor would
 * load that list for nothing.
 */
export function withoutStyleLists() {
  return {
    name: 'without-style-lists',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find(({ name, isEntry }) => isEntry && name === 'client');
        if (entry) entry.code = entry.code.replace(/^const __vite__mapDeps=.*\n/, '').replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, '[]');
      },
    },
  };
}
