// Records the demo films: npm run films [-- <name> …]
import { findBrowser } from './browser.mjs';
import { ensureInstalled, ownEnvironment, ownNode, root, run } from './set-up.mjs';
import { join } from 'node:path';

ensureInstalled();
run(ownNode, [join(root, 'films', 'record.ts'), ...process.argv.slice(2)], { env: ownEnvironment({ CHROMIUM_PATH: findBrowser() }) });
