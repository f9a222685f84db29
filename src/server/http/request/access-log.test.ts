import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createAccessLog } from './access-log.ts';

function openLog(level: string) {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  const log = pino({ level }, stream);
  return { log, access: createAccessLog(log), entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test('writes a line like any other of the log, without the query', () => {
  const { log, access, entries } = openLog('info');
  access({ requestId: 'a-1', method: 'GET', url: '/view/"x"/?token=secret', status: 200, ms: 1.6 });
  log.info({ requestId: 'a-1', method: 'GET', path: '/view/"x"/', status: 200, ms: 2 }, 'answered');
  const [own, pinos] = entries();
  expect({ ...own, time: 0 }).toEqual({ ...pinos, time: 0 });
  expect(own?.['time']).toEqual(expect.any(Number));
});

test('writes nothing where the log is quieter than info', () => {
  const { access, entries } = openLog('warn');
  access({ method: 'GET', url: '/', status: 200, ms: 1 });
  expect(entries()).toEqual([]);
});
