import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allPaintLabels } from './paint-labels.ts';

const require = createRequire(import.meta.url);
const versions = new Map<string, string>();

/** Changes with anything that could change a picture, so that pictures of an older painter are not reused. */
export const painterVersion = (): string =>
  remember('picture', () =>
    digest(
      require.resolve('@napi-rs/canvas/package.json'),
      ['../../../model/', '../fonts/', './'],
      (file) => !file.startsWith(`pdf${sep}`) && !file.startsWith(`pptx${sep}`),
    ),
  );

/** Changes with anything that could change a PDF; pictures need not be repainted for it. */
export function pdfWriterVersion({ labels = allPaintLabels(), sharp = packageOf('sharp') } = {}): string {
  const sources = remember(
    'pdf',
    () => painterVersion() + digest(require.resolve('harfbuzzjs/dist/harfbuzz.wasm'), ['../../../convert/export/pdf/', './pdf/']),
  );
  return (
    sources +
    createHash('sha256')
      .update(JSON.stringify([labels, sharp]))
      .digest('hex')
  );
}

/** Changes with anything that could change a PowerPoint file. It says how programs read some of it as the importer does. */
export const pptxWriterVersion = ({ labels = allPaintLabels(), sharp = packageOf('sharp') } = {}): string =>
  remember(
    'pptx',
    () =>
      painterVersion() +
      digest(require.resolve('fflate'), [
        '../../../convert/export/pptx/',
        '../../../convert/import/pptx/text/',
        '../../../convert/import/fonts/',
        './pptx/',
      ]),
  ) +
  createHash('sha256')
    .update(JSON.stringify([labels, sharp]))
    .digest('hex');

/** The package.json of a package, which contains its version. */
const packageOf = (name: string): string => readFileSync(join(dirname(require.resolve(name)), '../package.json'), 'utf8');

function remember(name: string, make: () => string): string {
  const known = versions.get(name) ?? make();
  versions.set(name, known);
  return known;
}

/** A digest of all sources in these folders, and of the file that identifies a library. */
function digest(library: string, folders: readonly string[], isMeant: (file: string) => boolean = () => true): string {
  const hash = createHash('sha256').update(readFileSync(library));
  for (const folder of folders.map((each) => fileURLToPath(new URL(each, import.meta.url))))
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test|\.contract)\.ts$/.test(name) && isMeant(name))
      .sort())
      hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
