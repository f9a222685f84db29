import { expect, test } from 'vitest';
import { openTestDesk } from '../../../desk/test-desk.ts';
import { themeOperations } from './apply-theme.ts';
import { dressing } from './dressing.ts';
import { lookThemes } from './theme-list.ts';

const box = { x: 500, y: 400, width: 400, height: 300 };
const words = (id: string, color: string) => ({ ...box, kind: 'text', id, styleClass: 'body', style: { color }, paragraphs: ['Words'] });
const palette = { background: '#ffffff', surface: '#fff3e3', text: '#1b1038', accent1: '#aa3300' };

function dress(children: object[]) {
  const { desk, done } = openTestDesk({
    schemaVersion: 2,
    assets: { p: { source: 'p.png', width: 10, height: 10 } },
    theme: { palette },
    root: { id: 'root', width: 1000, height: 800, children },
  });
  const before = structuredClone(desk.draft.presentation);
  const dark = lookThemes.find(({ id }) => id === 'aurora');
  if (!dark) throw new Error('There is no such theme');
  expect(desk.do(dressing(desk, (draft) => themeOperations(draft, dark)))).toBe(true);
  const object = (id: string) => desk.draft.entries.get(id)?.object;
  return { desk, done, before, object };
}

test('what has colours of the palette follows, though it does not name them', () => {
  const stroke = { paint: '#AA3300', width: 2 };
  const { desk, done, before, object } = dress([
    { ...box, kind: 'shape', id: 'shape', shape: 'star', fill: '#fff3e3', stroke },
    { ...box, kind: 'topic', id: 'topic', frame: { shape: 'circle', fill: '#FFF3E3', stroke } },
    { ...box, kind: 'shape', id: 'own', shape: 'star', fill: '#123456' },
  ]);
  expect(object('shape')).toMatchObject({ fill: { color: 'surface' }, stroke: { paint: { color: 'accent1' }, width: 2 } });
  expect(object('topic')).toMatchObject({ frame: { fill: { color: 'surface' } } });
  expect(object('own')).toMatchObject({ fill: { color: '#123456' } });
  expect(done).toHaveLength(1);
  desk.undo();
  expect(desk.draft.presentation).toEqual(before);
});

test('a text that could be read still can be, upon whatever is behind it', () => {
  const yellow = { ...box, kind: 'shape', id: 'yellow', shape: 'ellipse', fill: '#ffcb45' };
  expect(dress([words('words', '#1b1038')]).object('words')).toMatchObject({ style: { color: 'text' } });
  expect(dress([words('words', '#222222')]).object('words')).toMatchObject({ style: { color: 'text' } });
  expect(dress([yellow, words('words', '#1b1038')]).object('words')).toMatchObject({ style: { color: 'background' } });
  expect(dress([yellow, words('words', '#222222')]).object('words')).toMatchObject({ style: { color: '#222222' } });
});

test('[SITE-5] words in the cells of a table can still be read', () => {
  const cell = { paragraphs: [{ runs: [{ text: 'a', color: '#222222' }] }] };
  const table = { ...box, kind: 'table', id: 'table', columns: [1], rows: [{ cells: [cell] }] };
  const { done, object } = dress([table]);
  expect(object('table')).toMatchObject({ rows: [{ cells: [{ paragraphs: [{ runs: [{ color: 'text' }] }] }] }] });
  expect(done).toHaveLength(1);
});

test('a text in front of a picture, or that could not be read before, keeps its colour', () => {
  const picture = { ...box, kind: 'image', id: 'picture', asset: 'p' };
  expect(dress([picture, words('words', '#1b1038')]).object('words')).toMatchObject({ style: { color: '#1b1038' } });
  expect(dress([words('words', '#eeeeee')]).object('words')).toMatchObject({ style: { color: '#eeeeee' } });
});
