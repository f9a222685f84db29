import { type Target, tryEverything } from './test-attempts.ts';

process.on('message', async (target: Target) => process.send?.(await tryEverything(target)));
