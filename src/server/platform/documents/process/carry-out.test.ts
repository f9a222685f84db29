import { expect, test } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Task } from '../tasks.ts';
import { carryOut } from './carry-out.ts';

const deck = (isHidden: boolean) => ({
  root: {
    children: [
      { kind: 'topic', id: 'draft', title: 'Secret', isHidden },
      { kind: 'topic', id: 'open', title: 'Open' },
    ],
  },
  path: [
    { id: 'one', to: 'draft', title: 'One', caption: 'Stays' },
    { id: 'two', to: 'open', title: 'Two' },
  ],
});

const run = (task: Task, document: object) => carryOut(task, Buffer.from(JSON.stringify(document)), async () => undefined);

test('what somebody else may copy has nothing of what is hidden', async () => {
  const { output } = await run({ kind: 'clear', asCaptions: false }, deck(true));
  const { root } = parsePresentation(JSON.parse(Buffer.from(output ?? []).toString())).presentation;
  expect(root.children.map(({ id }) => id)).toEqual(['open']);
  expect((await run({ kind: 'clear', asCaptions: false }, deck(false))).answer).toBeNull();
});

test('stops that lead to something hidden are not offered', async () => {
  const { answer } = await run({ kind: 'choose' } as Task, deck(true));
  expect(answer).toMatchObject({ stops: [{ stop: 2, title: 'Two' }], stopCount: 1 });
});
