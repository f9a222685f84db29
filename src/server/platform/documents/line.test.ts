import { expect, test } from 'vitest';
import { createLine } from './line.ts';

/** Work that lasts until it is told to end, in a line with one place. */
function openLine(limits = {}) {
  const inTurn = createLine({ places: 1, mostWaiting: 8, mostOfOne: 4, ...limits });
  const begun: string[] = [];
  let end = () => undefined as void;
  return {
    begun,
    end: async () => {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    },
    come: (who: string, name: string, isPatient = false) =>
      inTurn(who, () => (begun.push(name), new Promise<void>((resolve) => (end = resolve))), { isPatient }),
  };
}

test('people take turns, however much one of them has to do', async () => {
  const { begun, end, come } = openLine();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void come('ada', name);
  void come('jun', 'j1');
  void come('ben', 'b1');
  void come('jun', 'j2');
  for (let turn = 0; turn < 7; turn++) await end();
  expect(begun).toEqual(['a1', 'a2', 'j1', 'b1', 'a3', 'j2', 'a4']);
});

test('refuses more than may wait, in total and for one person, unless they are patient', async () => {
  const { begun, end, come } = openLine({ mostWaiting: 2, mostOfOne: 1 });
  void come('ada', 'a1');
  void come('ada', 'a2');
  await expect(come('ada', 'a3')).rejects.toMatchObject({ kind: 'busy' });
  void come('jun', 'j1');
  await expect(come('ben', 'b1')).rejects.toMatchObject({ kind: 'busy' });
  void come('ada', 'a4', true);
  for (let turn = 0; turn < 4; turn++) await end();
  expect(begun).toEqual(['a1', 'a2', 'j1', 'a4']);
  void come('ben', 'b2');
  expect(begun.at(-1)).toBe('b2');
});

test('work that fails makes room like any other', async () => {
  const inTurn = createLine({ places: 1, mostWaiting: 1, mostOfOne: 1 });
  await expect(inTurn('ada', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn('ada', async () => 'done')).toBe('done');
});
