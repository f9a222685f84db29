import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  p99Milliseconds: number;
  requests: number;
  failures: number;
}

const connections = 64;
export const loadGenerator = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

/** Sends as many requests as possible over 64 keep-alive connections, with a browser's headers. */
export async function load(address: string, seconds: number): Promise<Load> {
  return loadGenerator === 'wrk' ? runWrk(address, seconds) : runAutocannon(address, seconds);
}

function runWrk(address: string, seconds: number): Load {
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip, br', '-H', 'Accept: text/html', address],
    { encoding: 'utf8' },
  );
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Milliseconds: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    requests: number(/(\d+) requests in/),
    failures: number(/Non-2xx or 3xx responses: (\d+)/) + number(/read (\d+)/),
  };
}

async function runAutocannon(url: string, duration: number): Promise<Load> {
  const result = await autocannon({ url, connections, duration, headers: { 'accept-encoding': 'gzip, br', accept: 'text/html' } });
  return {
    requestsPerSecond: result.requests.average,
    p99Milliseconds: result.latency.p99,
    requests: result.requests.total,
    failures: result.non2xx + result.errors,
  };
}

/** CPU time of a process so far, in milliseconds. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
