import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { findEmbedScript, policyHash, readPageAssets } from './page-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-assets-'));
const manifest = pathToFileURL(join(folder, 'manifest.json'));
writeFileSync(
  manifest,
  JSON.stringify({
    'src/app/entry.client.tsx': { file: 'assets/client.js', css: ['assets/client.css'], imports: ['_react.js'] },
    'src/app/entry.embed.ts': { file: 'assets/embed.js', css: ['assets/embed.css'], imports: ['_loading.js'] },
    'src/app/pages/landing/landing-page.tsx': { file: 'assets/landing.js' },
    'src/app/entry.analytics.ts': { file: 'assets/analytics.js', imports: ['_loading.js'] },
    'src/app/starter/viewer-guard.ts': { file: 'assets/viewer-guard.js' },
    'src/app/starter/starter.ts': { file: 'assets/starter.js' },
    'src/app/embed-script/embed-script.ts': { file: 'assets/embed-script.js' },
    'src/viewer/mount.ts': { file: 'assets/mount.js', imports: ['_painter.js'] },
    'src/viewer/lite.ts': { file: 'assets/lite.js', imports: ['_painter.js'], css: ['assets/lite.css'] },
    '_react.js': { file: 'assets/react.js' },
    '_loading.js': { file: 'assets/loading.js' },
    '_painter.js': { file: 'assets/painter.js' },
  }),
);
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets', 'client.css'), '@font-face{src:url(./geist.woff2)}');
for (const name of ['embed', 'lite']) writeFileSync(join(folder, 'assets', `${name}.css`), `.${name}{}`);
afterAll(() => rmSync(folder, { recursive: true }));

test('a page of the site gets the site entry and its own chunk, and a starter that loads them', () => {
  const { starter, scripts, preloads, styles } = readPageAssets(manifest, '')('landing');
  expect({ starter, scripts, preloads, styles }).toEqual({
    starter: '/assets/starter.js',
    scripts: ['/assets/client.js'],
    preloads: ['/assets/react.js', '/assets/landing.js'],
    styles: ['/assets/client.css'],
  });
});

test('every page has a file named after it, without which it would have no styles', () => {
  const entry = readFileSync(new URL('../../../app/entry.client.tsx', import.meta.url), 'utf8');
  const pages = [...entry.matchAll(/^ {2}(\w+): \(\) => import\('\.\/pages\/(.+)'\),$/gm)];
  expect(pages.length).toBeGreaterThan(20);
  for (const [, name = '', file] of pages) {
    const folder = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(`/${file}`).toMatch(new RegExp(`/${folder}/${folder}-page\\.tsx$`));
  }
  expect(() => readPageAssets(manifest, '')('explore')).toThrow('explore-page.tsx');
});

test('the styles of a page are inlined, with URLs that point to the built files', () => {
  const { inlineStyle } = readPageAssets(manifest, '')('landing');
  expect(inlineStyle).toBe('@font-face{src:url(/assets/geist.woff2)}');
  expect(policyHash('body{}')).toBe("'sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo='");
  expect(readPageAssets(manifest, '')('landing').linksStyles).toBeUndefined();
});

test('the styles of the standalone viewer are inlined as far as its beginning needs them, and linked', () =>
  expect(readPageAssets(manifest, '')('embed')).toMatchObject({
    inlineStyle: '.embed{}',
    linksStyles: true,
    styles: ['/assets/embed.css'],
  }));

test('the standalone viewer gets its own entry and the modules it will load, each once', () => {
  const { classicScripts, scripts, preloads, styles } = readPageAssets(manifest, '')('embed', [
    'src/viewer/mount.ts',
    'src/viewer/lite.ts',
    'src/viewer/not-built.ts',
  ]);
  expect(classicScripts).toEqual(['/assets/viewer-guard.js']);
  expect(scripts).toEqual(['/assets/embed.js']);
  expect(preloads).toEqual(['/assets/loading.js', '/assets/mount.js', '/assets/painter.js', '/assets/lite.js']);
  expect(styles).toEqual(['/assets/embed.css', '/assets/lite.css']);
});

test.each(['landing', 'embed'] as const)('the page %s names the analytics script but does not preload it', (page) => {
  const { analyticsScript, scripts, preloads } = readPageAssets(manifest, 'https://cdn.example.org')(page);
  expect(analyticsScript).toBe('https://cdn.example.org/assets/analytics.js');
  expect([...scripts, ...preloads]).not.toContain(analyticsScript);
});

test('[VIEW-12] a setting moves all assets to another origin', () => {
  const { scripts, preloads, styles } = readPageAssets(manifest, 'https://cdn.example.org')('embed', ['src/viewer/mount.ts']);
  for (const address of [...scripts, ...preloads, ...styles]) expect(address).toMatch(/^https:\/\/cdn\.example\.org\/assets\//);
});

test('finds the script for other sites in the build', () =>
  expect(findEmbedScript(manifest)?.href).toBe(new URL('assets/embed-script.js', manifest).href));
