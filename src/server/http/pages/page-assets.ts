import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PageAssets, PageName } from '#contract/pages.ts';
import { z } from 'zod';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.output<typeof Manifest>;

const ENTRY = 'src/app/entry.client.tsx';
/** The viewer alone comes without what pages of the site need. */
const ownEntries: Partial<Record<PageName, string>> = { embed: 'src/app/entry.embed.ts' };
/** Says what is wrong if the viewer's own script does not run. */
const ownGuards: Partial<Record<PageName, string>> = {
  embed: 'src/app/viewer-guard/viewer-guard.ts',
  view: 'src/app/viewer-guard/viewer-guard.ts',
};
/** The viewer's styles are one file, which its controls bring along; its first paint needs them before. */
const ownStyles: Partial<Record<PageName, string>> = {
  embed: 'src/viewer/shell/present-viewer.tsx',
  view: 'src/viewer/shell/present-viewer.tsx',
};
/** On every page, beside its own. */
export const ANALYTICS = 'src/app/entry.analytics.ts';
export const EMBED_SCRIPT = 'src/app/embed-script/embed-script.ts';
// The one font file that every Latin page needs before its first line is final.
const FIRST_FONT = /geist-latin-wght-normal/;

/** `modules`: source files that the page loads lazily, and will for sure. */
export type AssetsOf = (page: PageName, modules?: readonly string[]) => PageAssets;

/** The script that its page begins with, and where it lies while sources are served as they are. */
export const entryOf = (page: PageName): string => ownEntries[page] ?? ENTRY;

/** Which built files a page needs, so that the browser can fetch them all at once. */
export function readPageAssets(manifestFile: URL, assetsOrigin: string): AssetsOf {
  const manifest = readManifest(manifestFile);
  const known = new Map<string, PageAssets>();
  return (page, modules = []) => {
    const key = [page, ...modules].join(' ');
    let assets = known.get(key);
    if (!assets) {
      assets = collect(manifest, assetsOrigin, page, modules);
      // A viewer is shown within other pages, again and again: what it is drawn with is worth remembering.
      if (!(page in ownEntries)) assets.inlineStyle = readStyles(assets.styles, manifestFile, assetsOrigin);
      known.set(key, assets);
    }
    return assets;
  };
}

/** The style sheets as one text. Addresses in them were meant from where they lie. */
function readStyles(styles: readonly string[], manifestFile: URL, assetsOrigin: string): string {
  const read = (address: string) => {
    const file = address.slice(assetsOrigin.length + 1);
    const folder = address.slice(0, address.lastIndexOf('/'));
    return readFileSync(new URL(file, manifestFile), 'utf8').replaceAll(/url\(\.\/([^)]+)\)/g, `url(${folder}/$1)`);
  };
  return styles.map(read).join('\n');
}

/** How a content security policy names a text that may stand in a page. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Where the build has put the script that other sites load; it imports nothing. */
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
  if (!(page in ownEntries)) visit(Object.keys(manifest).find((name) => name.endsWith(`/${folder}/${folder}-page.tsx`)) ?? ENTRY);
  modules.forEach(visit);
  const files = [...chunks].flatMap((name) => manifest[name] ?? []);
  const [entry] = files;
  const address = (file: string) => `${assetsOrigin}/${file}`;
  const guard = manifest[ownGuards[page] ?? ''];
  const analytics = manifest[ANALYTICS];
  return {
    classicScripts: guard ? [address(guard.file)] : [],
    scripts: entry ? [address(entry.file)] : [],
    ...(analytics && { analyticsScript: address(analytics.file) }),
    preloads: files.slice(1).map(({ file }) => address(file)),
    styles: [...new Set([...files.flatMap(({ css }) => css), ...(manifest[ownStyles[page] ?? '']?.css ?? [])])].map(address),
    // The viewer draws its first frame before it needs letters of the interface.
    fonts:
      page in ownEntries ? [] : [...new Set(files.flatMap(({ assets }) => assets))].filter((file) => FIRST_FONT.test(file)).map(address),
  };
}
