import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PageAssets, PageName } from '#contract/pages.ts';
import { z } from 'zod';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.output<typeof Manifest>;

const ENTRY = 'src/app/entry.client.tsx';
/** The standalone viewer loads without what pages of the site need. */
const ownEntries: Partial<Record<PageName, string>> = { embed: 'src/app/entry.embed.ts' };
/** Reports the problem if the viewer's own script does not run. */
const ownGuards: Partial<Record<PageName, string>> = {
  embed: 'src/app/starter/viewer-guard.ts',
};
const STARTER = 'src/app/starter/starter.ts';
/** The viewer's styles are one file that its controls import; the first paint needs them earlier. */
const ownStyles: Partial<Record<PageName, string>> = {
  embed: 'src/viewer/shell/present-viewer.tsx',
  view: 'src/viewer/shell/present-viewer.tsx',
};
/** Loaded on every page, in addition to its own script. */
export const ANALYTICS = 'src/app/entry.analytics.ts';
export const EMBED_SCRIPT = 'src/app/embed-script/embed-script.ts';

/** `modules`: source files that the page loads lazily but always needs. */
export type AssetsOf = (page: PageName, modules?: readonly string[]) => PageAssets;

/** The entry script of a page, as a source path; the development server serves it from there. */
export const entryOf = (page: PageName): string => ownEntries[page] ?? ENTRY;

/** Lists the built files that a page needs, so that the browser can fetch them in parallel. */
export function readPageAssets(manifestFile: URL, assetsOrigin: string): AssetsOf {
  const manifest = readManifest(manifestFile);
  const known = new Map<string, PageAssets>();
  return (page, modules = []) => {
    const key = [page, ...modules].join(' ');
    let assets = known.get(key);
    if (!assets) {
      assets = collect(manifest, assetsOrigin, page, modules);
      assets.inlineStyle = readStyles(assets.styles, manifestFile, assetsOrigin);
      // The viewer is embedded in many pages, so most of its styles stay in files that browsers can cache.
      if (page in ownEntries) assets.linksStyles = true;
      known.set(key, assets);
    }
    return assets;
  };
}

/** Joins the style sheets into one text. Relative URLs in them are resolved against the folder of each file. */
function readStyles(styles: readonly string[], manifestFile: URL, assetsOrigin: string): string {
  const read = (address: string) => {
    const file = address.slice(assetsOrigin.length + 1);
    const folder = address.slice(0, address.lastIndexOf('/'));
    return readFileSync(new URL(file, manifestFile), 'utf8').replaceAll(/url\(\.\/([^)]+)\)/g, `url(${folder}/$1)`);
  };
  return styles.map(read).join('\n');
}

/** Of the texts that were asked for last. */
const hashes = new Map<string, string>();
const MOST_HASHES = 500;

/** The content security policy source that allows this inline text. */
export function policyHash(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  if (hashes.size >= MOST_HASHES) hashes.clear();
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

/** Finds the built script that other sites load; it imports nothing. */
export function findEmbedScript(manifestFile: URL): URL | undefined {
  const built = readManifest(manifestFile)[EMBED_SCRIPT];
  return built && new URL(built.file, manifestFile);
}

const readManifest = (file: URL): Manifest => Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));

function collect(manifest: Manifest, assetsOrigin: string, page: PageName, modules: readonly string[]): PageAssets {
  const folder = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const chunks = new Set<string>();
  const visit = (name: string) => {
    if (chunks.has(name)) return;
    chunks.add(name);
    manifest[name]?.imports.forEach(visit);
  };
  visit(entryOf(page));
  const own = Object.keys(manifest).find((name) => name.endsWith(`/${folder}/${folder}-page.tsx`));
  if (own !== undefined) visit(own);
  else if (!(page in ownEntries)) throw new Error(`There is no ${folder}-page.tsx: the page would have no styles`);
  modules.forEach(visit);
  const files = [...chunks].flatMap((name) => manifest[name] ?? []);
  const [entry] = files;
  const address = (file: string) => `${assetsOrigin}/${file}`;
  const guard = manifest[ownGuards[page] ?? ''];
  const analytics = manifest[ANALYTICS];
  const starter = page in ownEntries ? undefined : manifest[STARTER];
  return {
    classicScripts: guard ? [address(guard.file)] : [],
    ...(starter && { starter: address(starter.file) }),
    scripts: entry ? [address(entry.file)] : [],
    ...(analytics && { analyticsScript: address(analytics.file) }),
    preloads: files.slice(1).map(({ file }) => address(file)),
    styles: [...new Set([...files.flatMap(({ css }) => css), ...(manifest[ownStyles[page] ?? '']?.css ?? [])])].map(address),
  };
}
