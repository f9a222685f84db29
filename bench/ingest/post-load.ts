import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalyticsEvent } from '#contract/analytics/event.ts';
import autocannon from 'autocannon';
import { loadGenerator } from '../load.ts';

export interface PostLoad {
  requestsPerSecond: number;
  p99Milliseconds: number;
  requests: number;
  failures: number;
}

/** Placeholder for the id of each request. */
const PLACE = '00000000-0000-7000-8000-000000000000';
const CONNECTIONS = 256;
const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
let run = 0;

/** One event per request, as browsers send them, each with its own id, over 256 keep-alive connections. */
export async function postEvents(address: string, event: AnalyticsEvent, seconds: number): Promise<PostLoad> {
  const body = JSON.stringify([{ ...event, body: { ...event.body, event_id: PLACE } }]);
  run += 1;
  return loadGenerator === 'wrk' ? runWrk(address, body, seconds) : runAutocannon(address, body, seconds);
}

/** UUID version 7: the time, then unique numbers. */
const script = (body: string) => `
local before, after = [=[${body.split(PLACE)[0]}]=], [=[${body.split(PLACE)[1]}]=]
local count = 0
wrk.method = "POST"
wrk.headers["Content-Type"] = "text/plain;charset=UTF-8"
wrk.headers["User-Agent"] = "${agent}"
wrk.headers["Sec-Fetch-Site"] = "same-origin"
function request()
  count = count + 1
  local time = string.format("%012x", os.time() * 1000 + count % 1000)
  local id = time:sub(1, 8) .. "-" .. time:sub(9, 12) .. string.format("-7000-8%03x-%012x", ${run}, count)
  return wrk.format(nil, nil, nil, before .. id .. after)
end`;

async function runWrk(address: string, body: string, seconds: number): Promise<PostLoad> {
  const file = join(tmpdir(), `lectern-ingest-${process.pid}.lua`);
  writeFileSync(file, script(body));
  const child = spawn('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', file, address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  await once(child, 'exit');
  rmSync(file);
  const number = (pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? 0);
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Milliseconds: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    requests: number(/(\d+) requests in/),
    failures: number(/Non-2xx or 3xx responses: (\d+)/) + number(/read (\d+)/),
  };
}

async function runAutocannon(url: string, body: string, duration: number): Promise<PostLoad> {
  let count = 0;
  const setupRequest = (request: object) => {
    const time = Date.now().toString(16).padStart(12, '0');
    const id = `${time.slice(0, 8)}-${time.slice(8)}-7000-8${run.toString(16).padStart(3, '0')}-${(count++).toString(16).padStart(12, '0')}`;
    return { ...request, body: body.replace(PLACE, id) };
  };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    requests: [{ method: 'POST', headers: { 'content-type': 'text/plain', 'user-agent': agent }, setupRequest }],
  });
  return {
    requestsPerSecond: result.requests.average,
    p99Milliseconds: result.latency.p99,
    requests: result.requests.total,
    failures: result.non2xx + result.errors,
  };
}
