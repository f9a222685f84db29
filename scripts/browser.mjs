import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without a user interface: a page costs less than half as much as in the full browser. */
const shells = ['/usr/bin/chromium-headless-shell'];

/** The browser for benchmarks: the full one that people use. */
export const findBrowser = () => find(usual, ['chromium', 'fonts-noto-cjk'], '/usr/bin/chromium');

/** The browser for tests: the headless shell if available, otherwise any Chromium. */
export const findTestBrowser = () =>
  find([...shells, ...usual], ['chromium-headless-shell', 'fonts-noto-cjk'], '/usr/bin/chromium-headless-shell', shells);

/** Finds a Chromium on this machine, or installs one when running as root on Debian. */
function find(known, packages, installed, preferred = known) {
  const search = (paths) => [process.env.CHROMIUM_PATH, ...paths].find((path) => path && existsSync(path));
  const found = search(preferred);
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium for the browser journeys (once)…');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
    if (existsSync(installed)) return installed;
  }
  const other = search(known);
  if (other) return other;
  throw new Error('No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH.');
}
