import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ownEnvironment, ownNode, root } from './set-up.mjs';

ensureInstalled();
ensureBuilt();
runServer(process.argv.slice(2), { NODE_ENV: 'production' });

function runServer(args, environment) {
  // The channel tells the server when we are gone, even if we were killed.
  const server = spawn(ownNode, ['--enable-source-maps', join(root, 'src/server/main.ts'), ...args], {
    cwd: root,
    env: ownEnvironment(environment),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A terminal sends Ctrl-C to both of us; the server takes its time to finish, and we wait for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => signal !== 'SIGINT' && server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}
