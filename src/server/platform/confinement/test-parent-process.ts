import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startConfined } from './start-confined.ts';

// Starts a confined process that is always busy, and says its id.
const child = startConfined({ program: fileURLToPath(new URL('./test-busy-process.ts', import.meta.url)), heap: 64 * 1024 * 1024 });
await once(child, 'message');
process.stdout.write(String(child.pid));
setInterval(() => undefined, 1000);
