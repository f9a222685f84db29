import { HttpFailure } from '#app/client/http/http.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { likesApi } from './likes-api.ts';

describe('the likes API', () => {
  const asked = vi.fn<typeof fetch>();
  const cookies = (cookie: string) => vi.stubGlobal('document', { cookie });
  beforeEach(() => {
    asked.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', asked);
    cookies('a=1; XSRF-TOKEN=one%3Dtwo');
  });
  afterEach(() => vi.unstubAllGlobals());

  test('[LIKE-1] sends PUT and DELETE with JSON and CSRF headers and no body', async () => {
    await likesApi.like('demolightdee', null);
    await likesApi.unlike('demolightdee', null);
    expect(asked.mock.calls.map(([address, options]) => [options?.method, address])).toEqual([
      ['PUT', '/api/v4/presentation/demolightdee/like/'],
      ['DELETE', '/api/v4/presentation/demolightdee/like/'],
    ]);
    for (const [, options] of asked.mock.calls) {
      expect(options?.headers).toMatchObject({ Accept: 'application/json', 'Content-Type': 'application/json', 'X-XSRF-TOKEN': 'one=two' });
      expect(options?.body).toBeUndefined();
    }
  });

  test.each([200, 204, 299])('[LIKE-1] %i is a success', async (status) => {
    asked.mockResolvedValue(new Response(null, { status }));
    await expect(likesApi.like('demolightdee')).resolves.toBeUndefined();
  });

  test.each([302, 401, 404, 500])('[LIKE-4] %i is a failure', async (status) => {
    asked.mockResolvedValue(new Response(null, { status }));
    await expect(likesApi.like('demolightdee')).rejects.toEqual(new HttpFailure(status));
  });

  test('[LIKE-2] through a view link, the link identifies the presentation', async () => {
    await likesApi.like('demolightdee', 'a/b');
    await likesApi.unlike('demolightdee', 'a/b');
    const address = '/api/v4/presentation/like/?auth_key=a%2Fb&key_type=prezilink';
    expect(asked.mock.calls.map(([to]) => to)).toEqual([address, address]);
  });

  test('[LIKE-8] without a CSRF cookie, throws before sending a request', async () => {
    cookies('OTHER-XSRF-TOKEN=x');
    await expect(likesApi.like('demolightdee')).rejects.toThrow(/^Cannot make request without CSRF token\.$/);
    await expect(likesApi.unlike('demolightdee', 'link')).rejects.toThrow(/^Cannot make request without CSRF token\.$/);
    expect(asked).not.toHaveBeenCalled();
  });
});
