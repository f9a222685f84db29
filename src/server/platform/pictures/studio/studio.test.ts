import { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Order } from '../order.ts';
import { givingWay, openStudio, startStudioProcess, type Sitting, type Studio } from './studio.ts';
import type { Answer, Question, Reply, Request } from './studio-messages.ts';
import { endlessDocument, plainPicture } from '../test-pictures.ts';

let studio: Studio;
beforeAll(() => {
  studio = openStudio();
});
afterAll(() => studio.close());

const bytesOf = (document: unknown) => Buffer.from(JSON.stringify(document));
const nothing = async () => undefined;
const picture: Order = {
  kind: 'picture',
  view: { kind: 'overview' },
  width: 320,
  height: 180,
  prints: [
    { width: 320, format: 'webp', quality: 80 },
    { width: 32, format: 'webp', quality: 40 },
  ],
};
const deck = {
  schemaVersion: 2,
  title: 'A deck',
  assets: {
    reef: { kind: 'image', source: 'reef.png', width: 40, height: 40 },
    lost: { kind: 'image', source: 'lost.png', width: 40, height: 40 },
  },
  root: {
    id: 'root',
    width: 1920,
    height: 1080,
    children: [{ kind: 'text', id: 'words', x: 960, y: 540, width: 1600, height: 200, paragraphs: ['Deep 深海'] }],
  },
  path: [{ to: 'root' }, { to: 'words' }],
};
test('reports what it opened, and makes pictures, fonts and images from it', async () => {
  const reef = await plainPicture(40, 40).png().toBuffer();
  await studio.open(
    bytesOf(deck),
    async (source) => (source === 'reef.png' ? reef : undefined),
    async ({ stepCount, missing, make }) => {
      expect({ stepCount, missing }).toEqual({ stepCount: 2, missing: ['lost'] });
      const [large, small] = await make(picture);
      expect(
        Buffer.from(large?.bytes ?? [])
          .subarray(8, 12)
          .toString(),
      ).toBe('WEBP');
      expect(small?.bytes.length).toBeLessThan(large?.bytes.length ?? 0);
      const fonts = await make({ kind: 'fonts', labels: [] });
      expect(fonts.map(({ bytes }) => Buffer.from(bytes).subarray(0, 4).toString())).toEqual(fonts.map(() => 'wOF2'));
      expect(fonts.length).toBeGreaterThanOrEqual(2);
      expect((await make({ kind: 'images' })).map(({ name, image }) => [name, image?.width])).toEqual([['reef', 40]]);
      expect(await make({ kind: 'animation', width: 48, height: 27 })).toHaveLength(1);
    },
  );
});

test('gives up a document that takes too long, and makes the next one', async () => {
  const makingEndless = studio.open(bytesOf(endlessDocument), nothing, ({ make }) => make({ ...picture, width: 4000, height: 2250 }, 300));
  // Requested at the same time: it waits for its turn, and the first process is gone by then.
  const makingDeck = studio.open(bytesOf(deck), nothing, ({ make }) => make(picture));
  await expect(makingEndless).rejects.toMatchObject({ name: 'PictureFailure', kind: 'tooSlow' });
  expect(await makingDeck).toHaveLength(2);
});

test('rejects invalid JSON and keeps working', async () => {
  await expect(studio.open(Buffer.from('{'), nothing, ({ make }) => make(picture))).rejects.toMatchObject({ kind: 'failed' });
  expect(await studio.open(bytesOf(deck), nothing, ({ make }) => make(picture))).toHaveLength(2);
});

test('reports a process that could not be started', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  // What fork returns when there are no file descriptors left.
  const poor = openStudio({
    start() {
      const never = new ChildProcess();
      process.nextTick(() => never.emit('exit', null, null));
      return never;
    },
  });
  await expect(poor.open(bytesOf(deck), nothing, ({ make }) => make(picture))).rejects.toMatchObject({
    name: 'PictureFailure',
    kind: 'crashed',
  });
  await new Promise((resolve) => setImmediate(resolve));
  await poor.close();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('uses a process that was started beforehand, and starts no other', async () => {
  let started = 0;
  const early = openStudio({ start: () => ((started += 1), startStudioProcess()) });
  early.prepare();
  early.prepare();
  const making = early.open(bytesOf(deck), nothing, ({ make }) => make(picture));
  early.prepare();
  expect([(await making).length, started]).toEqual([2, 1]);
  await early.close();
});

test('a studio that gives way paints only while the other has nothing to do', async () => {
  const [first, second] = [openStudio(), openStudio()];
  const done: string[] = [];
  const asked = Promise.withResolvers<void>();
  const urgent = first.open(bytesOf(deck), nothing, async ({ make }) => {
    await asked.promise;
    for (let count = 0; count < 5; count += 1) await make(picture);
    done.push('urgent');
  });
  const patient = givingWay(second, first).open(bytesOf(deck), nothing, async ({ make }) => {
    const making = make(picture);
    asked.resolve();
    await making;
    done.push('patient');
  });
  await Promise.all([urgent, patient]);
  await Promise.all([first.close(), second.close()]);
  expect(done).toEqual(['urgent', 'patient']);
});

test('a process is not ended for want of work while it works', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const killed = vi.fn<() => boolean>(() => true);
  const busy = openStudio({
    start: () =>
      Object.assign(
        processOf(({ kind }, number) => [{ number, answer: answers[kind] }]),
        { kill: killed },
      ),
  });
  busy.prepare();
  await busy.open(bytesOf(deck), nothing, async () => {
    busy.prepare();
    vi.advanceTimersByTime(5 * 60_000);
    expect(killed).not.toHaveBeenCalled();
  });
  vi.useRealTimers();
  await busy.close();
});

const never = () => new Promise<undefined>(() => undefined);

test('gives up an image that never arrives when the job is aborted, and makes the next document', async () => {
  const job = new AbortController();
  const hanging = studio.open(
    bytesOf(deck),
    () => (job.abort(new Error('no longer ours')), never()),
    ({ make }) => make(picture),
    job.signal,
  );
  const next = studio.open(bytesOf(deck), nothing, ({ make }) => make(picture));
  await expect(hanging).rejects.toThrow('no longer ours');
  expect(await next).toHaveLength(2);
});

test('gives up an image that never arrives when the time for the document is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const hanging = studio.open(
    bytesOf(deck),
    () => (vi.advanceTimersByTime(10 * 60_000), never()),
    ({ make }) => make(picture),
  );
  await expect(hanging).rejects.toMatchObject({ name: 'PictureFailure', kind: 'tooSlow' });
  vi.useRealTimers();
});

test('makes an image that several assets share once', async () => {
  const reef = await plainPicture(40, 40).png().toBuffer();
  const assets = Object.fromEntries(
    ['one', 'two', 'three'].map((id) => [id, { kind: 'image', source: 'reef.png', width: 40, height: 40 }]),
  );
  const made = await studio.open(
    bytesOf({ ...deck, assets }),
    async () => reef,
    ({ make }) => make({ kind: 'images' }),
  );
  expect(made.map(({ name }) => name)).toEqual(['one', 'two', 'three']);
  expect(new Set(made.map(({ bytes }) => bytes)).size).toBe(1);
});

test('gives up an abandoned order, and makes the next document correctly', async () => {
  const leaving = studio.open(bytesOf(endlessDocument), nothing, async ({ make }) => {
    void make({ ...picture, width: 4000, height: 2250 });
    throw new Error('The disk is full');
  });
  const next = studio.open(bytesOf(deck), nothing, async ({ stepCount, make }) => [stepCount, (await make(picture)).length]);
  await expect(leaving).rejects.toThrow('The disk is full');
  expect(await next).toEqual([2, 2]);
});

test('a closed document cannot be used to make anything from the next one', async () => {
  let left: Sitting | undefined;
  await studio.open(bytesOf(deck), nothing, async (sitting) => void (left = sitting));
  await studio.open(bytesOf(deck), nothing, async ({ make }) => {
    await expect(left?.make(picture)).rejects.toMatchObject({ name: 'PictureFailure', kind: 'crashed' });
    expect(await make(picture)).toHaveLength(2);
  });
});

test('an order with a longer limit is still bound by the time for the whole document', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const make = (order: Order, wait: number) =>
    studio.open(bytesOf(deck), nothing, (sitting) => {
      const making = sitting.make(order, Infinity);
      vi.advanceTimersByTime(wait);
      return making;
    });
  expect(await make(picture, 9 * 60_000)).toHaveLength(2);
  await expect(make(picture, 10 * 60_000)).rejects.toMatchObject({ name: 'PictureFailure', kind: 'tooSlow' });
  vi.useRealTimers();
});

/** A fake studio process that sends the given replies. */
function processOf(say: (request: Request, number: number) => Reply[]): ChildProcess {
  const process = new ChildProcess();
  return Object.assign(process, {
    connected: true,
    kill: () => true,
    send({ number, request }: Question) {
      setImmediate(() => say(request, number).forEach((reply) => process.emit('message', reply)));
      return true;
    },
  });
}
const answers: Record<Request['kind'], Answer> = {
  open: { kind: 'opened', opened: { stepCount: 1, sources: new Map() } },
  images: { kind: 'made', made: [] },
  make: { kind: 'made', made: [] },
};

test('ignores a reply to another question', async () => {
  const stale: Reply = { number: 0, answer: { kind: 'made', made: [{ bytes: Buffer.from('of another document'), name: '' }] } };
  const confused = openStudio({ start: () => processOf(({ kind }, number) => [stale, { number, answer: answers[kind] }]) });
  expect(await confused.open(bytesOf(deck), nothing, ({ make }) => make(picture))).toEqual([]);
  await confused.close();
});

test.each([
  ['open', 'failed'],
  ['make', 'failed'],
  ['images', 'crashed'],
] as const)('a failure to %s counts as %s', async (at, kind) => {
  const failing = openStudio({
    start: () =>
      processOf((request, number) => [
        { number, answer: request.kind === at ? { kind: 'failed', reason: 'It did not work' } : answers[request.kind] },
      ]),
  });
  await expect(failing.open(bytesOf(deck), nothing, ({ make }) => make(picture))).rejects.toMatchObject({
    name: 'PictureFailure',
    kind,
    message: 'It did not work',
  });
  await failing.close();
});
