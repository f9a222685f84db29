import { spawnSync } from 'node:child_process';

/** The package of each program that tests read PDFs with. */
const packages = { pdftotext: 'poppler-utils', qpdf: 'qpdf' };

/** What is there of them; on a Debian machine where we may, the rest is installed. Tests skip what they need and do not find. */
export function findPdfTools({ isRoot = process.getuid?.() === 0 } = {}) {
  const missing = listMissing();
  if (missing.length > 0 && isRoot && isThere('apt-get', '--version')) {
    console.log('Installing what PDFs are checked with (once)…');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing.map((program) => packages[program])], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
  }
  const lacking = listMissing();
  if (lacking.length > 0)
    console.log(
      `Without ${lacking.join(' and ')} some checks of PDFs are skipped. Install ${lacking.map((program) => packages[program]).join(' and ')} to run them.`,
    );
  return Object.keys(packages).filter((program) => !lacking.includes(program));
}

const listMissing = () => Object.keys(packages).filter((program) => !isThere(program, '--help'));

// How it ends does not matter: older ones answer their help with an error.
const isThere = (program, argument) => spawnSync(program, [argument], { stdio: 'ignore' }).error === undefined;
