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
// The one font file that every Latin page needs before its first line is final.
const FIRST_FONT = /geist-latin-wght-normal/;

export type AssetsOf = (page: PageName) => PageAssets;

/** Which built files a page needs, so that the browser can fetch them all at once. */
export function readPageAssets(manifestFile: URL): AssetsOf {
  const manifest = Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const known = new Map<PageName, PageAssets>();
  return (page) => {
    let assets = known.get(page);
    if (!assets) {
      assets = collect(manifest, page);
      known.set(page, assets);
    }
    return assets;
  };
}

function collect(manifest: Manifest, page: PageName): PageAssets {
  const folder = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const chunks = new Set<string>();
  const visit = (name: string) => {
    if (chunks.has(name)) return;
    chunks.add(name);
    manifest[name]?.imports.forEach(visit);
  };
  visit(ENTRY);
  visit(Object.keys(manifest).find((name) => name.endsWith(`/${folder}/${folder}-page.tsx`)) ?? ENTRY);
  const files = [...chunks].flatMap((name) => manifest[name] ?? []);
  const [entry] = files;
  const address = (file: string) => `/${file}`;
  return {
    scripts: entry ? [address(entry.file)] : [],
    preloads: files.slice(1).map(({ file }) => address(file)),
    styles: [...new Set(files.flatMap(({ css }) => css))].map(address),
    fonts: [...new Set(files.flatMap(({ assets }) => assets))].filter((file) => FIRST_FONT.test(file)).map(address),
  };
}
