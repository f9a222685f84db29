import { expect, test } from 'vitest';
import { openTestDesk } from '../desk/test-desk.ts';
import { openStepPictures } from './step-pictures.ts';

const shape = (id: string, x: number) => ({ kind: 'shape', shape: 'ellipse', id, x: 50, y: 50, width: 20, height: 20, alt: String(x) });
const topic = (id: string, x: number) => ({ kind: 'topic', id, x, y: 300, width: 100, height: 100, children: [shape(`in-${id}`, x)] });
const document = {
  schemaVersion: 2,
  root: { id: 'root', width: 4000, height: 800, children: [topic('a', 100), topic('b', 3000)] },
  path: [
    { id: 'one', to: 'a' },
    { id: 'two', to: 'b' },
  ],
};

/** A desk that says what it paints, and a clock that only tests move. */
function open() {
  const { desk } = openTestDesk(document);
  const painted: string[] = [];
  let now = 0;
  let timers: { at: number; ring: () => void }[] = [];
  const observed = {
    ...desk,
    get draft() {
      return desk.draft;
    },
    paint: (_context: unknown, { x }: { x: number }) => {
      painted.push(x < 1000 ? 'a' : 'b');
      now += 10;
    },
  };
  const pictures = openStepPictures(observed, {
    now: () => now,
    wait(milliseconds, then) {
      const timer = { at: now + milliseconds, ring: then };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    },
    whenIdle: async () => undefined,
  });
  const pass = async (milliseconds: number) => {
    for (const end = now + milliseconds; now < end;) {
      now += 1;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { ring } of due) ring();
      await Promise.resolve();
      await Promise.resolve();
    }
    return painted.splice(0);
  };
  const canvas = () => ({ width: 0, height: 0, getContext: () => ({}) }) as unknown as HTMLCanvasElement;
  const show = (step: string) => pictures.show({ step }, canvas());
  return { desk, pass, show };
}

test('each picture is painted once, one after the other with time in between', async () => {
  const { pass, show } = open();
  show('one');
  show('two');
  expect(await pass(5)).toEqual(['a']);
  expect(await pass(20)).toEqual([]);
  expect(await pass(60)).toEqual(['b']);
  expect(await pass(5000)).toEqual([]);
});

test('only what looks different is painted again, once nothing changes for a while', async () => {
  const { desk, pass, show } = open();
  show('one');
  show('two');
  await pass(500);
  for (let x = 50; x < 60; x++) {
    desk.do([{ kind: 'set', id: 'in-b', fields: { x } }], { kind: 'dragging' });
    expect(await pass(50)).toEqual([]);
  }
  expect(await pass(1000)).toEqual(['b']);
});

test('a change that nobody sees in them paints none', async () => {
  const { desk, pass, show } = open();
  show('one');
  await pass(500);
  desk.do([{ kind: 'set', id: 'in-b', fields: { x: 55 } }]);
  desk.do([{ kind: 'step', id: 'one', set: { notes: 'For me' } }]);
  desk.look({ ...desk.state().camera, zoom: 2 });
  expect(await pass(1000)).toEqual([]);
});

test('everything is painted again when the look of all changes, or where a step leads', async () => {
  const { desk, pass, show } = open();
  show('one');
  await pass(500);
  desk.do([{ kind: 'theme', fields: { 'palette/accent1': '#123456' } }]);
  expect(await pass(1000)).toEqual(['a']);
  desk.do([{ kind: 'step', id: 'one', set: { to: 'b' } }]);
  expect(await pass(1000)).toEqual(['b']);
});

test('nothing is painted any more once a picture is gone', async () => {
  const { desk, pass, show } = open();
  const stop = show('one');
  await pass(500);
  desk.do([{ kind: 'set', id: 'in-a', fields: { x: 10 } }]);
  stop();
  expect(await pass(1000)).toEqual([]);
});
