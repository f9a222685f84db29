import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ownEnvironment, ownNode, root } from './set-up.mjs';

ensureInstalled();
ensureBuilt();
runServer(process.argv.slice(2), { NODE_ENV: 'production' });

function runServer(args, environment) {
  // With more room for young objects, the process would keep twice the memory that it needs.
  const flags = ['--enable-source-maps', '--max-semi-space-size=8'];
  // The IPC channel lets the server notice when this process is gone, even if it was killed.
  const server = spawn(ownNode, [...flags, join(root, 'src/server/main.ts'), ...args], {
    cwd: root,
    env: ownEnvironment(environment),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Stays alive until the server has stopped. The server treats repeated signals as one stop, so each is forwarded.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
  // npm starts this process through a shell that does not forward signals: if the shell ends, stop too.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 500).unref();
  }
  server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}
