import { spawnSync } from 'node:child_process';

/** The Debian package of each program that tests use to read PDFs. */
const packages = { pdftotext: 'poppler-utils', qpdf: 'qpdf' };

/** Lists the available programs, first installing missing ones as root on Debian. Tests that need a missing one are skipped. */
export function findPdfTools({ isRoot = process.getuid?.() === 0 } = {}) {
  const missing = listMissing();
  if (missing.length > 0 && isRoot && isThere('apt-get', '--version')) {
    console.log('Installing tools for checking PDFs (once)…');
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
      `Without ${lacking.join(' and ')}, some PDF checks are skipped. Install ${lacking.map((program) => packages[program]).join(' and ')} to run them.`,
    );
  return Object.keys(packages).filter((program) => !lacking.includes(program));
}

const listMissing = () => Object.keys(packages).filter((program) => !isThere(program, '--help'));

// The exit code does not matter: older versions exit with an error after printing their help.
const isThere = (program, argument) => spawnSync(program, [argument], { stdio: 'ignore' }).error === undefined;
