import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ownEnvironment, ownNode, root } from './set-up.mjs';

ensureInstalled();
// Pages update automatically in the browser; the server restarts when files it loads change.
const watched = ['server', 'contract', 'locale', 'convert', 'model']
  .map((room) => join(root, 'src', room))
  .filter((folder) => existsSync(folder));
const server = spawn(
  ownNode,
  [
    ...watched.map((folder) => `--watch-path=${folder}`),
    '--watch-preserve-output',
    join(root, 'src/server/main.ts'),
    '--hot',
    ...process.argv.slice(2),
  ],
  { cwd: root, env: ownEnvironment(), stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
