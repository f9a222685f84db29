import { existsSync, readFileSync } from 'node:fs';
import { readFile } from './read-file.ts';

// Runs in a separate process: prints the peak memory of importing one deck, in MB.
await readFile(process.argv[2] ?? '');
const status = '/proc/self/status';
// On Linux, resource usage starts from the memory of the parent process.
const highest = existsSync(status) ? Number(/VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) : process.resourceUsage().maxRSS;
console.log(highest / 1024);
