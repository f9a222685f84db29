import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled, TestSurroundings } from '../test-surroundings.ts';
import { openTitle, type Renaming } from './unsent-title.ts';

const KEY = 'lectern-title ada deck';
let kept = new Map<string, string>();
let others = new EventTarget();
/** What another tab does with what is kept, or `null` as the key if somebody logs out there. */
const hear = (newValue: string | null, key: string | null = KEY) =>
  others.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

beforeEach(() => {
  kept = new Map();
  others = new EventTarget();
  vi.stubGlobal('addEventListener', others.addEventListener.bind(others));
  vi.stubGlobal('removeEventListener', others.removeEventListener.bind(others));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A server that is away until it is not. */
function open(first: Renaming = 'done') {
  const surroundings = new TestSurroundings();
  const server = { answer: first };
  const sent: string[] = [];
  const refused: true[] = [];
  const title = openTitle({
    oid: 'deck',
    personId: 'ada',
    after: surroundings.after,
    send: async (next) => (sent.push(next), server.answer),
    onChange: () => undefined,
    onRefused: () => void refused.push(true),
  });
  return { title, sent, refused, server, surroundings };
}

test('[SITE-5] a title is sent, and then kept nowhere', async () => {
  const { title, sent } = open();
  title.rename('Tides');
  expect([title.title, title.isUnsent, kept.get(KEY)]).toEqual(['Tides', true, 'Tides']);
  await settled();
  expect([title.title, title.isUnsent, sent, kept.size]).toEqual(['Tides', false, ['Tides'], 0]);
});

test('[SITE-5] a title that is typed without a network stays, and the last one is sent when it is back', async () => {
  const { title, sent, server } = open('away');
  title.rename('Tides');
  await settled();
  title.rename('The tides');
  await settled();
  expect([title.title, title.isUnsent, title.isKept]).toEqual(['The tides', true, true]);
  server.answer = 'done';
  title.wake();
  await settled();
  expect([title.isUnsent, sent.at(-1), kept.size]).toEqual([false, 'The tides', 0]);
});

test('[SITE-5] after a reload, what was not sent is shown and sent', async () => {
  kept.set(KEY, 'Tides');
  const { title, sent } = open();
  expect([title.title, title.isUnsent]).toEqual(['Tides', true]);
  await settled();
  expect([title.title, title.isUnsent, sent]).toEqual(['Tides', false, ['Tides']]);
});

test('it is tried again although nobody says that the network is back', async () => {
  const { title, server, surroundings } = open('away');
  title.rename('Tides');
  await settled();
  server.answer = 'done';
  await surroundings.pass(30_000);
  await settled();
  expect(title.isUnsent).toBe(false);
});

test('[SITE-5] a title that the server refuses gives way to the one before', async () => {
  const { title, refused, server } = open();
  title.rename('Tides');
  await settled();
  server.answer = 'refused';
  title.rename('Other');
  await settled();
  expect([title.title, title.isUnsent, refused, kept.size]).toEqual(['Tides', false, [true], 0]);
});

test('[SITE-5] the tabs of a browser share a title that is not sent, and send it once', async () => {
  const { title, sent, server } = open('away');
  title.rename('Tides');
  await settled();
  hear('Ebb');
  expect(title.title).toBe('Ebb');
  await settled();
  hear(null);
  expect([title.title, title.isUnsent]).toEqual(['Ebb', false]);
  server.answer = 'done';
  const { length } = sent;
  title.wake();
  await settled();
  expect(sent).toHaveLength(length);
});

test('says when the browser does not keep it', async () => {
  const { title } = open('away');
  title.rename('Tides');
  hear(null, null);
  expect(title.isKept).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  title.rename('Ebb');
  expect([title.title, title.isKept]).toEqual(['Ebb', false]);
});

test('a title given beside the canvas is the last one', async () => {
  const { title, sent, server } = open('away');
  title.rename('Tides');
  await settled();
  title.accept('Ebb');
  server.answer = 'done';
  title.wake();
  await settled();
  expect([title.title, title.isUnsent, sent, kept.size]).toEqual(['Ebb', false, ['Tides'], 0]);
});
