import { logLevels } from '#contract/analytics/log-levels.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLogger } from './logger.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 4, 12, 9, 41, 5, 250) });
  fetched.mockReset().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const live = () => createLogger({ environment: 'production', logApiEndpoint: '/log/client', source: 'view' });
const sent = () => JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));

describe('[LOG-8] the client logger', () => {
  test('posts an array of one, with defaults for missing fields', async () => {
    await live().log({});
    const [address, options] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/log/client');
    expect(options).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json' } });
    expect(sent()).toEqual([
      {
        current_time: 1_778_578_865_250,
        created: 1_778_578_865,
        msecs: 250,
        client_datetime: '2026-05-12T09:41:05.250Z',
        object: '',
        _object: '',
        _action: '',
        trigger: '',
        _category: 'website',
        source: 'view',
        levelname: 'INFO',
        name: 'debug',
        levelno: 20,
        relativeCreated: 0,
        msg: '',
        platform: 'website',
        session_id: '',
      },
    ]);
  });

  test('keeps the fields it is given, including the presentation and extra fields', async () => {
    await live().log(
      { msg: 'It broke', _object: 'viewer', source: 'embed', levelno: 40, prezi_id: 'demolightdee', stack: 'at paint' },
      logLevels.ERROR,
    );
    expect(sent()[0]).toMatchObject({
      msg: 'It broke',
      object: '',
      _object: 'viewer',
      source: 'embed',
      levelname: 'ERROR',
      levelno: 40,
      prezi_id: 'demolightdee',
      stack: 'at paint',
    });
  });

  test('levels are INFO 0, WARN 1, ERROR 2', async () => {
    expect(logLevels).toEqual({ INFO: 0, WARN: 1, ERROR: 2 });
    await live().log({}, 1);
    expect(sent()[0].levelname).toBe('WARN');
  });

  test('rejects a missing message', async () => {
    await expect(live().log(null)).rejects.toThrow(/^logMessage is null$/);
    await expect(createLogger({ environment: 'development', logApiEndpoint: '', source: '' }).log(null)).rejects.toThrow(
      /^logMessage is null$/,
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  test('cannot be created for production without an endpoint', () => {
    expect(() => createLogger({ environment: 'production', logApiEndpoint: '', source: '' })).toThrow(
      /^Missing logApiEndpoint in production mode!$/,
    );
  });

  test.each(['development', 'preprod'] as const)('prints in %s and sends nothing', async (environment) => {
    const printed = vi.spyOn(console, 'warn').mockReturnValue();
    await createLogger({ environment, logApiEndpoint: '/log/client', source: 'view' }).log({ msg: 'Slow' }, logLevels.WARN);
    expect(printed.mock.calls).toEqual([['log', expect.objectContaining({ msg: 'Slow', levelname: 'WARN', source: 'view' })]]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('rejects when the message cannot be sent', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    await expect(live().log({ msg: 'It broke' })).rejects.toThrow('offline');
    fetched.mockResolvedValue(new Response(null, { status: 503 }));
    await expect(live().log({ msg: 'It broke' })).rejects.toThrow('503');
  });

  test('times out after 20 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await live().log({});
    expect(timeout.mock.calls).toEqual([[20_000]]);
  });
});
