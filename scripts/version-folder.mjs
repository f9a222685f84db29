import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names the folder of built files after a hash of its contents, so what a URL refers to never changes. Files refer to each other by
 * relative paths, without the folder's name. Merges the manifests of all builds into one.
 */
export function versionFolder(client) {
  const built = join(client, 'assets', 'build');
  const hash = createHash('sha256');
  for (const file of readdirSync(built).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(built, file)))
      .update('\0');
  const version = hash.digest('hex').slice(0, 12);
  renameSync(built, join(client, 'assets', version));
  const manifests = readdirSync(client)
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(client, file));
  const manifest = JSON.stringify(Object.assign({}, ...manifests.map((file) => JSON.parse(readFileSync(file, 'utf8')))), undefined, 2);
  manifests.forEach((file) => rmSync(file));
  writeFileSync(join(client, 'manifest.json'), manifest.replaceAll('"assets/build/', `"assets/${version}/`));
  return version;
}
