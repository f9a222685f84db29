import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ownEnvironment, ownNode, root } from './set-up.mjs';

ensureInstalled();
// Pages renew themselves in the browser; a change to the server starts it anew.
const server = spawn(ownNode, ['--watch', '--watch-preserve-output', join(root, 'src/server/main.ts'), '--hot', ...process.argv.slice(2)], { cwd: root, env: ownEnvironment(), stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => signal !== 'SIGINT' && server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
