import { expect, test } from 'vitest';
import { createUploads, type UploadEvents } from './uploads.ts';

const wishes = { arrangement: 'grid', includesHidden: false, folder: null } as const;

/** Uploads through a fake transport that the test controls. */
function open(atOnce = 2) {
  const begun = new Map<string, UploadEvents>();
  const stopped: string[] = [];
  const uploads = createUploads({
    atOnce,
    begin: async ({ name }, _wishes, events) => {
      if (name === 'broken.pdf') throw new Error('no script');
      begun.set(name, events);
      return { stop: async () => void stopped.push(name) };
    },
  });
  const add = (...names: string[]) =>
    uploads.add(
      names.map((name) => new File(['12345'], name)),
      wishes,
    );
  const phases = () => uploads.read().map(({ name, sending: { phase } }) => `${name} ${phase}`);
  const eventsOf = (name: string) => {
    const events = begun.get(name);
    if (!events) throw new Error(`${name} was not started`);
    return events;
  };
  return { uploads, add, phases, eventsOf, begun, stopped };
}

test('sends a limited number of files in parallel, and the next one when one finishes', () => {
  const { add, phases, eventsOf, begun, uploads } = open();
  add('a.pdf', 'b.pdf', 'c.pdf');
  expect(phases()).toEqual(['a.pdf sending', 'b.pdf sending', 'c.pdf queued']);
  expect([...begun.keys()]).toEqual(['a.pdf', 'b.pdf']);
  eventsOf('a.pdf').onProgress(3);
  expect(uploads.read()[0]).toMatchObject({ sent: 3, size: 5 });
  eventsOf('a.pdf').onSent('up1');
  expect(uploads.read()[0]?.sending).toEqual({ phase: 'sent', id: 'up1' });
  expect(phases()).toEqual(['a.pdf sent', 'b.pdf sending', 'c.pdf sending']);
  expect(uploads.isBusy()).toBe(true);
});

test('resumes uploads that lost their connection, but not refused ones', () => {
  const { add, phases, eventsOf, uploads } = open();
  add('a.pdf', 'b.pdf');
  eventsOf('a.pdf').onReconnecting();
  expect(phases()[0]).toBe('a.pdf reconnecting');
  eventsOf('a.pdf').onBroken({ problem: null, isRefused: false });
  eventsOf('b.pdf').onBroken({ problem: 'Too large', isRefused: true });
  expect(uploads.isBusy()).toBe(false);
  uploads.retryLost();
  expect(phases()).toEqual(['a.pdf sending', 'b.pdf broken']);
});

test('cancelling removes the row, stops the upload on the server and starts the next one', async () => {
  const { add, phases, uploads, stopped } = open(1);
  add('a.pdf', 'b.pdf');
  await uploads.cancel(uploads.read()[0]?.key ?? 0);
  expect(stopped).toEqual(['a.pdf']);
  expect(phases()).toEqual(['b.pdf sending']);
});

test('when the upload script fails to load, the upload breaks and can be retried', async () => {
  const { add, phases, uploads } = open();
  add('broken.pdf');
  await expect.poll(phases).toEqual(['broken.pdf broken']);
  uploads.retry(uploads.read()[0]?.key ?? 0);
  expect(phases()).toEqual(['broken.pdf sending']);
});
