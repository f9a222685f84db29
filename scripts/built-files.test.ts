import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './set-up.mjs';
import { versionFolder } from './version-folder.mjs';

describe('the folder of built files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-built-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (script: string) => {
    rmSync(join(folder, 'assets'), { recursive: true, force: true });
    mkdirSync(join(folder, 'assets', 'build'), { recursive: true });
    writeFileSync(join(folder, 'assets', 'build', 'client.js'), script);
    writeFileSync(
      join(folder, 'manifest.json'),
      JSON.stringify({ entry: { file: 'assets/build/client.js', css: ['assets/build/client.css'] } }),
    );
    writeFileSync(join(folder, 'embed-script.json'), JSON.stringify({ other: { file: 'assets/build/other.js' } }));
    return versionFolder(folder);
  };

  it('VIEW-12: is named after a version derived from its contents', () => {
    const version = write('one');
    expect(readdirSync(join(folder, 'assets'))).toEqual([version]);
    expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual({
      entry: { file: `assets/${version}/client.js`, css: [`assets/${version}/client.css`] },
      other: { file: `assets/${version}/other.js` },
    });
    expect(readdirSync(folder).sort()).toEqual(['assets', 'manifest.json']);
    expect(write('two')).not.toBe(version);
    expect(write('one')).toBe(version);
  });
});

describe('built files', () => {
  const files = new Map<string, string>();
  beforeAll(async () => {
    const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(root, 'vite.config.ts'));
    const { environments, builder: _, build: shared, ...config } = loaded?.config ?? {};
    const client = environments?.['client']?.build;
    const output = await build({
      ...config,
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      build: {
        ...shared,
        ...client,
        write: false,
        rolldownOptions: {
          ...client?.rolldownOptions,
          input: { mount: 'src/viewer/mount.ts', other: 'src/app/pages/dev/dev-scenes/compare-scene.ts' },
        },
      },
    });
    for (const file of (output as Rolldown.RolldownOutput).output.filter(({ fileName }) => fileName !== 'manifest.json'))
      files.set(file.fileName, String(file.type === 'chunk' ? file.code : file.source));
  });
  const read = (name: string) => files.get(`assets/build/${name}`) ?? '';

  it('VIEW-12: are named after their chunks, all in one folder', () => {
    for (const name of ['present-viewer', 'viewer-lite-component', 'webgl-viewer-app', 'tile-worker', 'vendor-react', 'vendor-painter'])
      expect([...files.keys()]).toContain(`assets/build/${name}.js`);
    for (const name of files.keys()) expect(name).toMatch(/^assets\/build\/[^/]+$/);
  });

  it('VIEW-12: refer to each other by relative paths', () => {
    for (const text of files.values()) expect(text).not.toMatch(/["'`(]\/?assets\//);
    expect(read('webgl-viewer-app.js')).toMatch(/new URL\([`"']tile-worker\.js[`"'],\s*import\.meta\.url\)/);
  });

  it('VIEW-13: keep their export names, so that a file can be imported from another URL', () => {
    expect(read('present-viewer.js')).toContain('as openShell');
    expect(read('viewer-lite-component.js')).toContain('as openLiteSurface');
    expect(read('webgl-viewer-app.js')).toContain('as openWebglSurface');
  });

  it('VIEW-15: need no document when a worker imports them', () => {
    for (const name of ['tile-worker.js', 'vendor-painter.js']) expect(read(name)).not.toContain('__vite__mapDeps(');
    expect(read('tile-worker.js')).not.toContain('vendor-react');
  });
});
