import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, ownEnvironment, ownNode, root, run } from './set-up.mjs';

const [name = '', ...args] = process.argv.slice(2);
const file = join(root, 'bench', `${name}.bench.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const names = readdirSync(join(root, 'bench'))
    .filter((one) => one.endsWith('.bench.ts'))
    .map((one) => one.replace('.bench.ts', ''));
  console.error(`npm run bench -- <name>, one of: ${names.join(', ')}`);
  process.exit(2);
}
ensureInstalled();
ensureBuilt();
run(ownNode, [file, ...args], {
  env: ownEnvironment(
    ['drag', 'edit-kills', 'editing', 'flight', 'start', 'view-page', 'pdf'].includes(name) ? { CHROMIUM_PATH: findBrowser() } : {},
  ),
});
