import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { AppEntry } from '#contract/pages.ts';
import type { Logger } from 'pino';
import { closeInTurn } from './lifecycle/close-in-turn.ts';
import { openFoundation, type Foundation } from './foundation.ts';
import { createHotRenderer } from './http/pages/hot-renderer.ts';
import { createBuiltRenderer, type Renderer } from './http/pages/page-answers.ts';
import { findEmbedScript, readPageAssets } from './http/pages/page-assets.ts';
import { explainStartProblem } from './lifecycle/start-problem.ts';
import { onStopRequest } from './lifecycle/stop-requests.ts';
import { createLog } from './log/log.ts';
import { readOrMakeSecretKey } from './secret-key.ts';
import { parseSettings, WrongSettings, type Settings } from './settings.ts';
import { openWeb } from './web/web.ts';
import { openCounting, openDemonstration, openPaymentWork, openRetention, openWork } from './work.ts';

const { values } = parseArgs({ options: { role: { type: 'string' }, hot: { type: 'boolean', default: false } } });
const role = values.role ?? 'all';

const closers: (() => Promise<unknown>)[] = [];
let foundation: Foundation | undefined;
// Running jobs need these, so they close after the queue.
const tools: (() => Promise<unknown>)[] = [];

// A stop signal during startup waits until startup has finished.
let started: Promise<void> = Promise.resolve();

try {
  if (!['all', 'web', 'worker'].includes(role))
    throw new WrongSettings(['--role: must be web or worker; without it one process does both']);
  started = start();
  await started;
} catch (error) {
  console.error(explainStartProblem(error) ?? error);
  await close(createLog('error'));
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  const log = createLog(settings.logLevel, { isBuffered: settings.logLevel === 'info' });
  const secretKey = settings.secretKey ?? readOrMakeSecretKey(settings.dataDirectory);
  onStopRequest(async (hurry) => {
    await started.catch(() => undefined);
    await close(log, hurry);
    process.exit(0);
  });
  foundation = await openFoundation(settings, log);

  const demonstration = openDemonstration(foundation, { hasOnlyTemplates: settings.demo === 'templates' });
  if (settings.demo !== 'none') await demonstration.addPeople();

  if (role !== 'web') tools.push(await openWork(foundation, join(settings.dataDirectory, 'imports'), settings.limits.storageBytes));
  if (role !== 'web') await openRetention(foundation, settings.retentionDays);
  if (role !== 'web') await openPaymentWork(foundation, settings, secretKey);
  if (role !== 'web') closers.unshift(openCounting(foundation, settings, log));
  if (role !== 'worker') {
    const hot = values.hot ? await createHotRenderer() : undefined;
    const app = await openWeb({ settings, secretKey, foundation, log, hot, renderer: hot ?? (await openBuiltRenderer(settings)) });
    closers.unshift(() => app.close());
    await app.listen({ host: settings.host, port: settings.port });
  }
  console.log(
    role === 'worker' ? `${settings.brandName} works in the background` : `${settings.brandName} is ready at ${settings.publicOrigin}`,
  );
  // The launcher may be gone by now; the channel then says so itself.
  process.send?.('ready', () => undefined);
  // In the background, so that the first page does not wait for the art to be drawn.
  if (role !== 'web' && (settings.demo === 'all' || settings.demo === 'templates'))
    inBackground(
      (signal) => demonstration.addPresentations(signal),
      (err) => log.warn({ err }, 'could not finish adding the demonstration'),
    );
}

/** Runs a task until it finishes or the process stops. */
function inBackground(run: (signal: AbortSignal) => Promise<void>, onFailed: (error: unknown) => void): void {
  const stop = new AbortController();
  const running = run(stop.signal).catch(onFailed);
  closers.unshift(async () => {
    stop.abort();
    await running;
  });
}

async function openBuiltRenderer({ assetsOrigin }: Settings): Promise<Renderer> {
  const built = new URL('../../dist/', import.meta.url);
  const entry = (await import(new URL('ssr/entry.server.js', built).href)) as AppEntry;
  const manifest = new URL('client/manifest.json', built);
  const script = findEmbedScript(manifest);
  return createBuiltRenderer(entry, readPageAssets(manifest, assetsOrigin), script && (() => readFile(script, 'utf8')));
}

/** Answers requests in flight, finishes running jobs, then stops PostgreSQL. In a hurry, waits only for PostgreSQL. */
async function close(log: Logger, hurry?: AbortSignal): Promise<void> {
  await closeInTurn(closers, log, { patience: 60_000, hurry });
  await foundation?.close(hurry);
  await closeInTurn(tools, log, { hurry });
}
