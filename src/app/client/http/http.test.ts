import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { HttpFailure, send } from './http.ts';

describe('[BASE-6] the HTTP client', () => {
  let server: Server;
  let address: string;
  let status = 200;
  let last: IncomingMessage | undefined;
  beforeAll(async () => {
    server = createServer((request, response) => {
      last = request;
      if (request.url !== '/never') response.writeHead(status).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  afterEach(() => vi.unstubAllGlobals());

  const withCookies = (cookie: string) => vi.stubGlobal('document', { cookie });

  test('sends the XSRF-TOKEN cookie back as X-XSRF-TOKEN', async () => {
    withCookies('a=1; XSRF-TOKEN=one%3Dtwo; b=2');
    await send(`${address}/x`, { method: 'PUT' });
    expect(last?.headers['x-xsrf-token']).toBe('one=two');
  });

  test('sends no token with a GET request, nor when there is no cookie', async () => {
    withCookies('XSRF-TOKEN=x');
    await send(`${address}/x`);
    expect(last?.headers['x-xsrf-token']).toBeUndefined();
    withCookies('OTHER-XSRF-TOKEN=x');
    await send(`${address}/x`, { method: 'DELETE' });
    expect(last?.headers['x-xsrf-token']).toBeUndefined();
  });

  test.each([200, 201, 204, 299])('%i is success', async (answer) => {
    withCookies('');
    status = answer;
    expect((await send(`${address}/x`)).status).toBe(answer);
  });

  test.each([300, 304, 400, 403, 404, 500, 503])('%i is failure', async (answer) => {
    withCookies('');
    status = answer;
    await expect(send(`${address}/x`)).rejects.toEqual(new HttpFailure(answer));
  });

  test('aborts on its signal', async () => {
    withCookies('');
    await expect(send(`${address}/never`, { signal: AbortSignal.timeout(20) })).rejects.toThrow(/timeout|aborted/i);
  });
});
