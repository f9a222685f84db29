import { expect, test } from 'vitest';
import { select } from '../core/selection/selection.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { followSelection } from './follow-selection.ts';

test('while the path is edited, what is selected chooses its stop', () => {
  const { desk } = openTestDesk({
    root: { id: 'root', width: 1000, height: 800, children: ['a', 'b', 'c'].map((id) => ({ kind: 'topic', id })) },
    path: [
      { id: 'one', to: 'a' },
      { id: 'two', to: 'b' },
      { id: 'again', to: 'b' },
    ],
  });
  const stop = followSelection(desk);
  const choose = (...ids: string[]) => desk.select(select(desk.draft, ids));
  choose('b');
  expect(desk.state().step).toBeUndefined();
  desk.turnToPath(true);
  choose('a');
  expect(desk.state().step).toBe('one');
  // A stop that is visited twice stays the one that was chosen.
  desk.chooseStep('again');
  choose('b');
  expect(desk.state().step).toBe('again');
  choose('a', 'b');
  choose('c');
  expect(desk.state().step).toBe('again');
  stop();
  choose('a');
  expect(desk.state().step).toBe('again');
});
