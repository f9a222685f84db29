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
  // We stay until the server has stopped. It counts several signals of one stop as one, so each is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
  // npm starts us through a shell, which does not pass its own end on: without it nobody would stop us.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 500).unref();
  }
  server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}
