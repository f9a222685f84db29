import { existsSync, readFileSync } from 'node:fs';
import { readFile } from './read-file.ts';

// In a process of its own: the highest memory that the import of one deck takes, in MB.
await readFile(process.argv[2] ?? '');
const status = '/proc/self/status';
// What Linux tells of the usage of resources begins with the memory of whoever started the process.
const highest = existsSync(status) ? Number(/VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) : process.resourceUsage().maxRSS;
console.log(highest / 1024);
