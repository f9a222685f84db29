import { expect, test } from 'vitest';
import { settled, TestSurroundings } from '../test-surroundings.ts';
import { createLasting } from './lasting.ts';

/** A browser that can drop connections, and have none. */
function openBrowser() {
  const browser = { isAway: false, opened: 0, closed: 0, answer: Promise.resolve() };
  const surroundings = new TestSurroundings();
  const connections: { drop(): void; lose(): void }[] = [];
  const lasting = createLasting(async (onLost) => {
    if (browser.isAway) throw new Error('There is none');
    await browser.answer;
    browser.opened += 1;
    let isDropped = false;
    const drop = () => void (isDropped = true);
    connections.push({ drop, lose: () => (drop(), onLost()) });
    return {
      close: () => void (browser.closed += 1),
      async put(what: string) {
        if (isDropped) throw new Error('The connection is closing');
        return `${what} in ${browser.opened}`;
      },
    };
  }, surroundings);
  const put = (what: string) => lasting.use((connection) => connection.put(what));
  return { browser, surroundings, connections, lasting, put };
}

test('it is opened when it is needed, once', async () => {
  const { browser, put } = openBrowser();
  expect(browser.opened).toBe(0);
  expect(await Promise.all([put('one'), put('two')])).toEqual(['one in 1', 'two in 1']);
  expect(browser.opened).toBe(1);
});

test.each(['drop', 'lose'] as const)('it is opened again after the browser %ss it, and nothing fails', async (how) => {
  const { connections, put } = openBrowser();
  await put('one');
  connections[0]?.[how]();
  expect(await Promise.all([put('two'), put('three')])).toEqual(['two in 2', 'three in 2']);
});

test('one that is in the way is closed at once', async () => {
  const { browser, connections, put } = openBrowser();
  await put('one');
  connections[0]?.lose();
  await settled();
  expect([browser.opened, browser.closed]).toEqual([1, 1]);
});

test('what could not be opened is tried again the next time', async () => {
  const { browser, put } = openBrowser();
  browser.isAway = true;
  await expect(put('one')).rejects.toThrow('There is none');
  browser.isAway = false;
  expect(await put('two')).toBe('two in 1');
});

test('what does not open is not waited for, and is closed when it opens after all', async () => {
  const { browser, surroundings, put } = openBrowser();
  let answer = () => {};
  browser.answer = new Promise<void>((resolve) => (answer = resolve));
  const first = put('one').catch(String);
  await surroundings.pass(3000);
  expect(await first).toBe('Error: It does not open');
  answer();
  await settled();
  expect([browser.opened, browser.closed]).toEqual([1, 1]);
  browser.answer = Promise.resolve();
  expect(await put('two')).toBe('two in 2');
});

test('what fails on a new connection, too, fails', async () => {
  const { browser, lasting } = openBrowser();
  await expect(lasting.use(() => Promise.reject(new Error('Full')))).rejects.toThrow('Full');
  expect([browser.opened, browser.closed]).toEqual([2, 1]);
});

test('once closed it stays closed', async () => {
  const { browser, lasting, put } = openBrowser();
  await put('one');
  lasting.close();
  await expect(put('two')).rejects.toThrow('It is closed');
  expect([browser.opened, browser.closed]).toEqual([1, 1]);
});
