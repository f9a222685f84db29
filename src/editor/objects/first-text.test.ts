import { expect, test } from 'vitest';
import { openTestDesk } from '../desk/test-desk.ts';
import { selectFirstWords } from './first-text.ts';

const text = (id: string, styleClass: string, ...paragraphs: string[]) => ({ kind: 'text', id, styleClass, paragraphs });
const selected = (children: object[], path: string[]) => {
  const { desk } = openTestDesk({
    schemaVersion: 2,
    root: { id: 'root', width: 1000, height: 800, children },
    path: path.map((to, place) => ({ id: `s${place}`, to })),
  });
  selectFirstWords(desk);
  return desk.state().selection;
};
const topic = { kind: 'topic', id: 'topic', children: [text('in', 'title', 'Inside')] };

test('selects all of the title at the first stop, also in a group', () => {
  const group = { kind: 'group', id: 'group', children: [text('title', 'title', 'Two', 'words')] };
  expect(selected([topic, text('small', 'body', 'Small'), group], ['root', 'topic'])).toEqual({
    kind: 'text',
    within: { parent: 'group' },
    id: 'title',
    anchor: 1,
    focus: 10,
  });
});

test('where the first stop has no words, those of the next', () => {
  expect(selected([topic, text('blank', 'title', ' ')], ['root', 'topic'])).toMatchObject({ kind: 'text', id: 'in' });
});

test('selects nothing where there are none', () => {
  expect(selected([text('blank', 'title', ' ')], ['root'])).toMatchObject({ kind: 'objects', ids: [] });
});
