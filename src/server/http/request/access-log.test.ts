import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createAccessLog } from './access-log.ts';

function openLog(level: string) {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  const log = pino({ level }, stream);
  const written = () => lines.join('').trim().split('\n').filter(Boolean);
  return {
    log,
    access: createAccessLog(log),
    async entries() {
      await setImmediate();
      return written().map((line) => JSON.parse(line) as Record<string, unknown>);
    },
  };
}

test('writes a line like any other of the log, without the query', async () => {
  const { log, access, entries } = openLog('info');
  access({ requestId: 'a-1', method: 'GET', url: '/view/"x"/?token=secret', status: 200, ms: 1.6 });
  access({ method: 'HEAD', url: '/', status: 304, ms: 0 });
  await setImmediate();
  log.info({ requestId: 'a-1', method: 'GET', path: '/view/"x"/', status: 200, ms: 2 }, 'answered');
  const [own, next, pinos] = await entries();
  expect({ ...own, time: 0 }).toEqual({ ...pinos, time: 0 });
  expect(next).toMatchObject({ method: 'HEAD', path: '/', status: 304 });
  expect(own?.['time']).toEqual(expect.any(Number));
});

test('writes nothing where the log is quieter than info', async () => {
  const { access, entries } = openLog('warn');
  access({ method: 'GET', url: '/', status: 200, ms: 1 });
  expect(await entries()).toEqual([]);
});
