import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { untilIdle, usageOf } from '../browser-processes.ts';

// Fonts of a file are another site's to a page of a file; without a graphics card there is nothing for a graphics process to do.
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

/** A tagged PDF of an HTML file, by a browser that has printed before; the time of an empty page is taken off. */
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

/**
 * What all processes of a browser together take at most, each page of memory counted once. Looking takes time, so this is measured by
 * itself.
 */
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
  // The page is still open: its process is among those that are counted.
  const made = { bytes, cpuSeconds: usageOf(pid).seconds - cpu, seconds: (performance.now() - begun) / 1000 };
  await page.close();
  return made;
}
