import { fileURLToPath } from 'node:url';

const mini = fileURLToPath(new URL('../src/model/schemas/mini.ts', import.meta.url));

/** Browsers get what our schemas use of `zod/mini`, not all of it (docs/decisions/0054). */
export function smallSchemas() {
  return {
    name: 'small-schemas',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId: { filter: { id: /^zod\/mini$/ }, handler: () => mini },
  };
}
