import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { AppEntry } from '#contract/pages.ts';
import type { Logger } from 'pino';
import { closeInTurn } from './close-in-turn.ts';
import { openFoundation } from './foundation.ts';
import { createHotRenderer } from './http/pages/hot-renderer.ts';
import { createBuiltRenderer, type Renderer } from './http/pages/page-answers.ts';
import { findEmbedScript, readPageAssets } from './http/pages/page-assets.ts';
import { createLog } from './log.ts';
import { readOrMakeSecretKey } from './secret-key.ts';
import { parseSettings, WrongSettings, type Settings } from './settings.ts';
import { openWeb } from './web/web.ts';
import { openCounting, openDemonstration, openPaymentWork, openWork } from './work.ts';

const { values } = parseArgs({ options: { role: { type: 'string' }, hot: { type: 'boolean', default: false } } });
const role = values.role ?? 'all';

const closers: (() => Promise<unknown>)[] = [];

// A signal while we start waits until there is something to close.
let started: Promise<void> = Promise.resolve();

try {
  if (!['all', 'web', 'worker'].includes(role))
    throw new WrongSettings(['--role: must be web or worker; without it one process does both']);
  started = start();
  await started;
} catch (error) {
  console.error(describe(error));
  await closeInTurn(closers, createLog('error'));
  process.exit(1);
}

function describe(error: unknown): unknown {
  if (error instanceof WrongSettings) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Something else listens on port ${port} already. Stop it, or choose another with PORT.`;
  if (code === 'EACCES' && port) return `This user may not listen on port ${port}. Choose one above 1023 with PORT.`;
  return error;
}

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  const log = createLog(settings.logLevel);
  const secretKey = settings.secretKey ?? readOrMakeSecretKey(settings.dataDirectory);
  stopOnSignal(log);
  const foundation = await openFoundation(settings, log);
  closers.unshift(() => foundation.close());

  const demonstration = openDemonstration(foundation);
  if (settings.demo !== 'none') await demonstration.addPeople();

  // Its tools are put away last: while the queue stops, running jobs still need them.
  if (role !== 'web') closers.push(await openWork(foundation, join(settings.dataDirectory, 'imports'), settings.limits.storageBytes));
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
  process.send?.('ready');
  // Whoever opens the first page does not wait for the art to be drawn.
  if (role !== 'web' && settings.demo === 'all')
    inBackground(
      (signal) => demonstration.addPresentations(signal),
      (err) => log.warn({ err }, 'the demonstration is not complete'),
    );
}

/** Runs until it is done or we stop. */
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

/** Requests in flight are answered, running jobs finished, then PostgreSQL stops; a second signal does not wait. */
function stopOnSignal(log: Logger): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await started.catch(() => undefined);
    await closeInTurn(closers, log, 60_000);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  // Whoever started us is gone, killed perhaps: nobody would stop us later.
  if (process.send) process.on('disconnect', () => void stop());
}
