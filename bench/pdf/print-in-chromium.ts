import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { untilIdle, usageOf } from '../browser-processes.ts';

// To a page from a file, fonts from files are cross-origin; without a GPU, a GPU process has nothing to do.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--allow-file-access-from-files',
];
const SAMPLE = 100;

interface Print {
  bytes: Buffer;
  /** Of all processes of the browser. */
  cpuSeconds: number;
  seconds: number;
}

/** A tagged PDF of an HTML file, from a browser that has printed before; the time of an empty page is subtracted. */
export async function printInChromium(html: string): Promise<Print & { coldSeconds: number; againSeconds: number }> {
  return withBrowser(html, async ({ browser, pid, pages, empty }) => {
    await print(browser, empty, pid);
    const started = usageOf(pid).seconds;
    const nothing = await print(browser, empty, pid);
    const printed = await print(browser, pages, pid);
    const again = await print(browser, pages, pid);
    return {
      ...printed,
      cpuSeconds: printed.cpuSeconds - nothing.cpuSeconds,
      coldSeconds: started + printed.cpuSeconds,
      againSeconds: again.cpuSeconds - nothing.cpuSeconds,
    };
  });
}

/** The peak memory of all processes of a browser, counting shared pages once. Sampling takes time, so this is a separate run. */
export async function memoryInChromium(html: string): Promise<number> {
  return withBrowser(html, async ({ browser, pid, pages }) => {
    let most = 0;
    const timer = setInterval(() => (most = Math.max(most, usageOf(pid).megabytes)), SAMPLE);
    await print(browser, pages, pid);
    clearInterval(timer);
    return most;
  });
}

interface Press {
  browser: Browser;
  pid: number;
  /** Addresses. */
  pages: string;
  empty: string;
}

async function withBrowser<Result>(html: string, use: (press: Press) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  const write = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return pathToFileURL(join(folder, name)).href;
  };
  const server = await chromium.launchServer({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args });
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    return await use({
      browser,
      pid: server.process().pid ?? 0,
      pages: write('pages.html', html),
      empty: write('empty.html', '<!doctype html><title>Empty</title>'),
    });
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

async function print(browser: Browser, address: string, pid: number): Promise<Print> {
  const page = await browser.newPage();
  await untilIdle(pid);
  const [begun, cpu] = [performance.now(), usageOf(pid).seconds];
  await page.goto(address);
  const bytes = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
  // The page is still open, so its process is included.
  const made = { bytes, cpuSeconds: usageOf(pid).seconds - cpu, seconds: (performance.now() - begun) / 1000 };
  await page.close();
  return made;
}
