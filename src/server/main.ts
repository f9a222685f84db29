import { parseArgs } from 'node:util';
import type { AppEntry } from '#contract/pages.ts';
import type { Logger } from 'pino';
import { closeInTurn } from './close-in-turn.ts';
import { createAccountsStore } from './features/accounts/accounts.store.ts';
import { addDemonstration } from './features/demo/demo.ts';
import { demoPersonRow } from './features/accounts/identity/demo-person.ts';
import { openFoundation } from './foundation.ts';
import { createHotRenderer } from './http/pages/hot-renderer.ts';
import { createBuiltRenderer, type Renderer } from './http/pages/page-answers.ts';
import { readPageAssets } from './http/pages/page-assets.ts';
import { createLog } from './log.ts';
import { readOrMakeSecretKey } from './secret-key.ts';
import { parseSettings, WrongSettings } from './settings.ts';
import { openWeb } from './web.ts';
import { openWork } from './work.ts';

const { values } = parseArgs({ options: { role: { type: 'string' }, hot: { type: 'boolean', default: false } } });
const role = values.role ?? 'all';

const closers: (() => Promise<unknown>)[] = [];

// A signal while we start waits until there is something to close.
let started: Promise<void> = Promise.resolve();

try {
  if (!['all', 'web', 'worker'].includes(role)) throw new WrongSettings(['--role: must be web or worker; without it one process does both']);
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

  const store = createAccountsStore(foundation.database);
  await addDemonstration({ pool: foundation.database.pool, addPerson: (person) => store.addDemonstration(demoPersonRow(person)) });

  // Its tools are put away last: while the queue stops, running jobs still need them.
  if (role !== 'web') closers.push(await openWork(foundation));
  if (role !== 'worker') {
    const hot = values.hot ? await createHotRenderer() : undefined;
    const app = await openWeb({ settings, secretKey, foundation, log, hot, renderer: hot ?? (await openBuiltRenderer()) });
    closers.unshift(() => app.close());
    await app.listen({ host: settings.host, port: settings.port });
  }
  console.log(role === 'worker' ? `${settings.brandName} works in the background` : `${settings.brandName} is ready at ${settings.publicOrigin}`);
  process.send?.('ready');
}

async function openBuiltRenderer(): Promise<Renderer> {
  const built = new URL('../../dist/', import.meta.url);
  const entry = (await import(new URL('ssr/entry.server.js', built).href)) as AppEntry;
  return createBuiltRenderer(entry, readPageAssets(new URL('client/manifest.json', built)));
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
