// Checks what no formatter or linter does: exact dependency versions, and comments within the line width.
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './set-up.mjs';

const WIDTH = 140;
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const comment = /^\s*(\/\/|\/?\*)/;

const problems = [...findLooseVersions(), ...findLongComments()];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function findLooseVersions() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((group) =>
    Object.entries(manifest[group] ?? {})
      .filter(([, version]) => !exact.test(version))
      .map(([name, version]) => `package.json: ${name} has the loose version "${version}"; pin an exact one`),
  );
}

function findLongComments() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return files
    .split('\n')
    .filter((file) => /\.(m?ts|tsx|mjs)$/.test(file))
    .flatMap((file) => findLongLines(file));
}

function findLongLines(file) {
  let text;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    // Deleted, but not yet committed.
    return [];
  }
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line].length > WIDTH && comment.test(line) ? [`${file}:${index + 1}: comment line over ${WIDTH} characters`] : [],
    );
}
