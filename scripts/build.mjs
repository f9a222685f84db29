import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { root } from './set-up.mjs';
import { versionFolder } from './version-folder.mjs';

process.env.NODE_ENV = 'production';
rmSync(join(root, 'dist'), { recursive: true, force: true });
const builder = await createBuilder({ root, logLevel: 'warn' });
await builder.buildApp();

const client = join(root, 'dist', 'client');
versionFolder(client);
// Compressed here at the highest level, so that requests need not wait for compression.
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
