import { ensureInstalled, ownNode, run } from './set-up.mjs';

ensureInstalled();
run(ownNode, ['src/server/commands/lectern.ts', ...process.argv.slice(2)]);
