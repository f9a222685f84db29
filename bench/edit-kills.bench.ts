import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { routes } from '#contract/routes.ts';
import { chanceOf, pick } from '../src/server/features/analytics/rollup/test-traffic.ts';
import { findFreePort } from '../src/server/platform/database/embedded/free-port.ts';
import { signUp } from '../e2e/visitor.ts';
import { draftOf, edited, openHand } from './edit-kills/hand.ts';
import { atMost, figure, report } from './figures.ts';
import { openKilledProduct, type Target } from './kills/killed-product.ts';

// Kills the server, its launcher, the worker and PostgreSQL at random moments, while somebody edits a presentation in the browser: they
// write into one text and add topics, and now and then reload the page. Compares what they see, what they were told is saved, and what
// the server has.
const [kills = 30, seed = 1] = process.argv.slice(2).map(Number);
/** Of what is killed, how often out of 10. */
const weights: Readonly<Record<Target, number>> = { server: 4, launcher: 1, worker: 1, postmaster: 3, backend: 1 };
/** Milliseconds between two kills, counted from when the product is back. */
const [LEAST_WORK, MOST_WORK] = [300, 8000];
const PATIENCE = 120_000;

const chance = chanceOf(seed);
const targets = Object.entries(weights).flatMap(([target, weight]) => Array.from({ length: weight }, () => target as Target));
const dataDirectory = mkdtempSync(join(tmpdir(), 'lectern-edit-kills-'));
const product = await openKilledProduct({ dataDirectory, port: await findFreePort(), environment: { DEMO: 'none', LOG_LEVEL: 'silent' } });
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ baseURL: product.origin, locale: 'en', viewport: { width: 1440, height: 900 } });
await context.addInitScript(() => location.protocol.startsWith('http') && localStorage.setItem('lectern-tour', 'seen'));
const page = await context.newPage();
await signUp(page);
await page.waitForURL(routes.dashboard);

const over = new AbortController();
const hand = await openHand(page, { untilReady: product.untilReady });
const gaveUp = new AbortController();
const editing = hand.edit(over.signal).catch((error: unknown) => {
  gaveUp.abort();
  console.error(error);
});

const begun = performance.now();
let killed = 0;
while (killed < kills && !gaveUp.signal.aborted) {
  await delay(LEAST_WORK + chance() * (MOST_WORK - LEAST_WORK));
  await product.kill(pick(chance, targets), chance());
  killed += 1;
  await product.untilReady();
  process.stderr.write(`\r${killed} of ${kills} kills, ${hand.turns()} changes `);
}
const seconds = (performance.now() - begun) / 1000;
over.abort();
await editing;
process.stderr.write('\n');

await hand.untilSaved(PATIENCE);
const presentation = await draftOf(page, hand.oid);
const { written, topics } = edited(presentation);
const numbers = Array.from({ length: hand.turns() }, (_, turn) => String(turn + 1));
const seen = await hand.seen();
await browser.close();
await product.stop();
rmSync(dataDirectory, { recursive: true, force: true });

const lost = (there: readonly string[]) => numbers.filter((number) => !there.includes(number)).length;
const twice = (there: readonly string[]) => there.length - new Set(there).size;
report('edit-kills', [
  figure('kill -9', killed),
  figure('seconds per kill', seconds / killed),
  figure('changes in the browser', hand.turns() * 2),
  figure('times that it said that all is saved', hand.acknowledged()),
  figure('reloads', hand.reloads()),
  atMost('words lost', lost(written), 0),
  atMost('words twice', twice(written), 0),
  atMost('words in the wrong order', written.join(' ') === numbers.join(' ') ? 0 : 1, 0),
  atMost('topics lost', lost(topics), 0),
  atMost('topics twice', twice(topics), 0),
  atMost('said to be saved, but not there after a kill', hand.missing(), 0),
  atMost('objects that only the page or only the server has', Math.abs(seen - presentation.root.children.length), 0),
  atMost('people who gave up', Number(gaveUp.signal.aborted), 0),
]);
