import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = fileURLToPath(new URL('./pdf-tools.mjs', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-tools-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function addProgram(name: string, does = 'exit 1') {
  writeFileSync(join(folder, name), `#!/bin/sh\n${does}\n`);
  chmodSync(join(folder, name), 0o755);
}

/** A fake apt-get that records its arguments and "installs" the given programs. */
const addInstaller = (programs: string[]) =>
  addProgram(
    'apt-get',
    `echo "$*" >> ${folder}/asked\n${programs.map((name) => `[ "$1" = install ] && echo '#!/bin/sh' > ${folder}/${name} && /bin/chmod 755 ${folder}/${name}`).join('\n')}\nexit 0`,
  );

/** Runs findPdfTools with only the programs in the folder on the PATH. */
function find(isRoot: boolean) {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { findPdfTools } from ${JSON.stringify(script)}; console.log(JSON.stringify(findPdfTools({ isRoot: ${isRoot} })))`,
    ],
    { encoding: 'utf8', env: { PATH: folder } },
  );
  const lines = stdout.trim().split('\n');
  return { found: JSON.parse(lines.at(-1) ?? '') as unknown, said: lines.slice(0, -1).join('\n') };
}
const asked = () => (existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8') : '');

test('prints and installs nothing if the programs exist, whatever their exit code', () => {
  addProgram('qpdf');
  addProgram('pdftotext');
  addInstaller([]);
  expect(find(true)).toEqual({ found: ['pdftotext', 'qpdf'], said: '' });
  expect(asked()).not.toContain('install');
});

test('installs only the packages of missing programs', () => {
  addProgram('qpdf');
  addInstaller(['pdftotext']);
  const { found, said } = find(true);
  expect(found).toEqual(['pdftotext', 'qpdf']);
  expect(said).not.toContain('skipped');
  expect(asked()).toMatch(/^install -y .*poppler-utils$/m);
  expect(asked()).not.toContain('qpdf');
});

test('says what is skipped and what to install, if it may not install or installing failed', () => {
  addInstaller([]);
  for (const isRoot of [false, true]) {
    const { found, said } = find(isRoot);
    expect(found).toEqual([]);
    expect(said).toContain('Without pdftotext and qpdf, some PDF checks are skipped. Install poppler-utils and qpdf');
    expect(asked().includes('install')).toBe(isRoot);
  }
});

test('works without apt-get', () => {
  expect(find(true).found).toEqual([]);
});
