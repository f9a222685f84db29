import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { workerChunks } from '../../scripts/worker-chunks.mjs';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Installs other editors, which takes a minute, and returns where their page is. */
export function installPeers(): string {
  const cwd = join(import.meta.dirname, 'peers');
  execFileSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd, stdio: 'inherit' });
  return cwd;
}

/** Builds pages as they would be published, and serves each folder below its prefix. */
export async function serveBuilt(folders: readonly (readonly [root: string, prefix: string])[]): Promise<{ origin: string; stop(): void }> {
  const files = new Map<string, Buffer>();
  for (const [root, prefix] of folders) for (const [name, bytes] of await filesOf(root, prefix)) files.set(name, bytes);
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(1);
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const body = files.get(name);
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(name)] ?? 'application/octet-stream' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    stop: () => void server.close(),
  };
}

async function filesOf(root: string, prefix: string): Promise<[string, Buffer][]> {
  const built = (await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    build: { write: false, target: 'es2022', modulePreload: false, assetsInlineLimit: 0 },
    plugins: [workerChunks()],
  })) as Rolldown.RolldownOutput;
  return built.output.map((file) => [prefix + file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]);
}
