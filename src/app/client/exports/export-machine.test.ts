import { HttpFailure } from '#app/client/http/http.ts';
import type { StartExportBody } from '#contract/pdf/pdf-access.ts';
import { describe, expect, test } from 'vitest';
import { runExport, type ExportState } from './export-machine.ts';
import type { StatusAnswer } from './export-api.ts';

const file = { uri: 'https://media.example/x.pdf', name: 'x.pdf', bytes: 3_800_000 };
const at = (pagesDone: number, pages = 6, status = 2): StatusAnswer => ({
  status,
  results: [],
  progress: { pagesDone, pages },
  missingImage: null,
});
const done: StatusAnswer = { ...at(6, 6, 5), results: [file] };

interface Script {
  polls?: (StatusAnswer | Error)[];
  refusal?: Error;
  options?: StartExportBody;
  /** Aborts after this many waits. */
  waits?: number;
}

/** Runs an export against a list of answers; every wait advances the clock. */
async function run({ polls = [], refusal, options = { preziIsMine: false }, waits = Infinity }: Script) {
  const shown: ExportState[] = [];
  const asked: string[] = [];
  const waited: number[] = [];
  const controller = new AbortController();
  let time = 0;
  await runExport(options, {
    api: {
      async startExport(body) {
        asked.push(`start ${JSON.stringify(body)}`);
        if (refusal) throw refusal;
        return { url: '/convert', header: 'one' };
      },
      async beginConversion({ url, header }) {
        asked.push(`${url} ${header}`);
        return { url: '/status', header: 'two' };
      },
      async readStatus({ url, header }) {
        asked.push(`${url} ${header}`);
        const next = polls.shift() ?? done;
        if (next instanceof Error) throw next;
        return next;
      },
    },
    show: (state) => shown.push(state),
    async wait(milliseconds) {
      waited.push(milliseconds);
      time += milliseconds;
      if (waited.length >= waits) controller.abort();
    },
    now: () => time,
    signal: controller.signal,
  });
  return { shown, asked, waited, states: shown.map(({ state }) => state) };
}

describe('an export', () => {
  test('[PDF-9] is started, polled every 1.5 s, and succeeds with status 5', async () => {
    const { shown, asked, waited } = await run({ polls: [at(0, 0, 1), at(2), done] });
    expect(asked).toEqual(['start {"preziIsMine":false}', '/convert one', '/status two', '/status two', '/status two']);
    expect(waited).toEqual([1500, 1500]);
    expect(shown).toEqual([
      { state: 'started' },
      { state: 'polling', pagesDone: 0, pages: 0, secondsLeft: undefined },
      { state: 'polling', pagesDone: 2, pages: 6, secondsLeft: undefined },
      { state: 'success', file, pages: 6 },
    ]);
  });

  test('does not wait for a PDF that already exists', async () => {
    expect(await run({ polls: [done] })).toMatchObject({ waited: [], states: ['started', 'success'] });
  });

  test('[PDF-12] sends whether it is the owner’s, and whether to skip missing pictures', async () => {
    expect((await run({ options: { preziIsMine: true, skipsMissingImages: true } })).asked[0]).toBe(
      'start {"preziIsMine":true,"skipsMissingImages":true}',
    );
  });

  test('[PDF-9] fails with status 6, and names the stop whose picture is missing', async () => {
    expect((await run({ polls: [at(3, 6, 6)] })).shown.at(-1)).toEqual({ state: 'failed', missingImage: null, isRefused: false });
    expect((await run({ polls: [{ ...at(3, 6, 6), missingImage: { stop: 5 } }] })).shown.at(-1)).toEqual({
      state: 'failed',
      missingImage: 5,
      isRefused: false,
    });
  });

  test('[PDF-9] times out with status 8; done without a file is a failure', async () => {
    expect((await run({ polls: [at(3, 6, 8)] })).shown.at(-1)).toEqual({ state: 'timedOut' });
    expect((await run({ polls: [at(6, 6, 5)] })).shown.at(-1)).toEqual({ state: 'failed', missingImage: null, isRefused: false });
  });

  test.each([0, 1, 2, 3, 4, 7, 99])('[PDF-9] keeps polling on status %i', async (status) => {
    expect((await run({ polls: [at(1, 6, status), done] })).states).toEqual(['started', 'polling', 'success']);
  });

  test('fails if it is refused', async () => {
    expect((await run({ refusal: new HttpFailure(500) })).shown).toEqual([
      { state: 'started' },
      { state: 'failed', missingImage: null, isRefused: false },
    ]);
    expect((await run({ refusal: new HttpFailure(403) })).shown.at(-1)).toEqual({ state: 'failed', missingImage: null, isRefused: true });
  });

  test('tolerates four failed requests in a row, but not five', async () => {
    const gone = () => new TypeError('Failed to fetch');
    expect(
      (await run({ polls: [gone(), gone(), new HttpFailure(502), new HttpFailure(429), at(3), gone(), gone(), gone(), gone(), done] }))
        .states,
    ).toEqual(['started', 'polling', 'success']);
    const { states, asked } = await run({ polls: [gone(), gone(), gone(), gone(), gone(), done] });
    expect(states).toEqual(['started', 'failed']);
    expect(asked).toHaveLength(2 + 5);
  });

  test.each([401, 404, 410])('gives up polling after a %i', async (code) => {
    const { states, waited } = await run({ polls: [new HttpFailure(code), done] });
    expect(states).toEqual(['started', 'failed']);
    expect(waited).toEqual([]);
  });

  test('requests and shows nothing once aborted', async () => {
    const { asked, states } = await run({ polls: [at(1), at(2), at(3), done], waits: 2 });
    expect(asked).toHaveLength(2 + 2);
    expect(states).toEqual(['started', 'polling', 'polling']);
  });
});

describe('the remaining time', () => {
  const timesOf = async (...polls: StatusAnswer[]) =>
    (await run({ polls: [...polls, done] })).shown.flatMap((state) => (state.state === 'polling' ? [state.secondsLeft] : []));

  test('is unknown until pages are seen to progress', async () => {
    expect(await timesOf(at(0, 0), at(3), at(3))).toEqual([undefined, undefined, undefined]);
  });

  test('follows the pace of the pages', async () => {
    // Two pages in 1.5 s leave 21 s for 28 pages; one more in the next 1.5 s makes it one second per page.
    expect(await timesOf(at(10, 40), at(12, 40), at(13, 40))).toEqual([undefined, 21, 27]);
  });

  test('is at least one second', async () => {
    expect(await timesOf(at(0), at(6))).toEqual([undefined, 1]);
  });
});
