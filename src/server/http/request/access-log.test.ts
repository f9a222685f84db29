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
  access({ requestId: 'a-1', method: 'GET', url: '/p/"x"/?token=secret', status: 200, ms: 1.6 });
  access({ method: 'HEAD', url: '/', status: 304, ms: 0 });
  await setImmediate();
  log.info({ requestId: 'a-1', method: 'GET', path: '/p/"x"/', status: 200, ms: 2 }, 'answered');
  const [own, next, pinos] = await entries();
  expect({ ...own, time: 0 }).toEqual({ ...pinos, time: 0 });
  expect(next).toMatchObject({ method: 'HEAD', path: '/', status: 304 });
  expect(own?.['time']).toEqual(expect.any(Number));
});

test.each([
  ['/view/abcdefgh12345678/', '/view/…/'],
  ['/view/abcdefgh12345678', '/view/…'],
  ['/view/abcdefgh12345678?page=2', '/view/…'],
  ['/%76ie%77/abcdefgh12345678/', '/view/…/'],
  ['/view%2fabcdefgh12345678/', '/view/…/'],
  ['/view/abcdefgh12345678/%', '/view/…/%'],
  ['http://example.org/view/abcdefgh12345678/', 'http://example.org/view/…/'],
  ['/p/details/deck/links/abcdefgh12345678/revoke/', '/p/details/deck/links/…/revoke/'],
  ['/p/deck/a-view/', '/p/deck/a-view/'],
  ['/p/%E6%B7%B1/x/', '/p/%E6%B7%B1/x/'],
])('writes %s as %s: whoever knows the id of a view link can open it', async (url, path) => {
  const { access, entries } = openLog('info');
  access({ method: 'GET', url, status: 200, ms: 1, personId: 'ada' });
  expect(await entries()).toMatchObject([{ path, personId: 'ada' }]);
});

test('writes nothing where the log is quieter than info', async () => {
  const { access, entries } = openLog('warn');
  access({ method: 'GET', url: '/', status: 200, ms: 1 });
  expect(await entries()).toEqual([]);
});
