import { expect, test } from 'vitest';
import { select } from '../../core/selection/selection.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createStyleTools } from './copy-style.ts';

const red = { kind: 'color', color: '#ff0000' };
const stroke = { paint: { kind: 'color', color: 'accent2' }, width: 7, dash: [3], cap: 'round', join: 'round' };

function open() {
  const { desk, done } = openTestDesk({
    schemaVersion: 2,
    assets: { p: { source: 'p.png', width: 10, height: 10 } },
    root: {
      id: 'root',
      width: 1000,
      height: 800,
      children: [
        { kind: 'shape', id: 'red', shape: 'star', fill: red, stroke, opacity: 0.5 },
        { kind: 'shape', id: 'plain', shape: 'ellipse', fill: 'accent1' },
        {
          kind: 'line',
          id: 'line',
          points: [
            { x: 0, y: 0 },
            { x: 50, y: 50 },
          ],
          stroke: { paint: 'text', width: 1 },
          start: 'none',
          end: 'bar',
        },
        { kind: 'topic', id: 'framed', frame: { shape: 'bracket', stroke } },
        { kind: 'topic', id: 'bare' },
        { kind: 'image', id: 'round', asset: 'p', mask: { kind: 'ellipse' } },
        { kind: 'image', id: 'square', asset: 'p' },
        {
          kind: 'text',
          id: 'loud',
          styleClass: 'title',
          style: { letterSpacing: 0.1 },
          paragraphs: [{ align: 'center', runs: [{ text: 'Loud', color: '#00ff00', weight: 800 }] }],
        },
        {
          kind: 'text',
          id: 'quiet',
          styleClass: 'body_2',
          paragraphs: [
            {
              runs: [
                { text: 'Qu', size: 9 },
                { text: 'iet', isUnderlined: true },
              ],
            },
            'Two',
          ],
        },
      ],
    },
  });
  const style = createStyleTools(desk);
  const object = (id: string) => desk.draft.entries.get(id)?.object;
  const choose = (...ids: string[]) => desk.select(select(desk.draft, ids));
  const give = (from: string, ...to: string[]) => {
    choose(from);
    expect(style.copy()).toBe(true);
    choose(...to);
    return style.paste();
  };
  return { desk, done, style, object, choose, give };
}

test('gives fill, outline and opacity to objects of several kinds, as one step back', () => {
  const { desk, done, object, give } = open();
  const before = structuredClone(desk.draft.presentation);
  expect(give('red', 'plain', 'line', 'framed', 'bare', 'square')).toBe(true);
  expect(object('plain')).toMatchObject({ shape: 'ellipse', fill: red, stroke, opacity: 0.5 });
  expect(object('line')).toMatchObject({ stroke, end: 'bar', opacity: 0.5 });
  expect(object('framed')).toMatchObject({ frame: { shape: 'bracket', fill: red, stroke } });
  expect(object('bare')).not.toHaveProperty('frame');
  expect(object('square')).toMatchObject({ opacity: 0.5, mask: { kind: 'none' } });
  expect(done).toHaveLength(1);
  desk.undo();
  expect(desk.draft.presentation).toEqual(before);
});

test('what has no fill takes the fill away, and a frame is given whole', () => {
  const { object, give } = open();
  give('framed', 'red', 'bare');
  expect(object('red')).not.toHaveProperty('fill');
  expect(object('bare')).toMatchObject({ frame: { shape: 'bracket', stroke } });
});

test('gives the mask of a picture', () => {
  const { object, give } = open();
  give('round', 'square', 'plain');
  expect(object('square')).toMatchObject({ mask: { kind: 'ellipse' } });
  expect(object('plain')).toMatchObject({ fill: { color: 'accent1' } });
});

test('gives a text the look of the first letters, and keeps its words and what is underlined', () => {
  const { object, give } = open();
  give('loud', 'quiet');
  const quiet = object('quiet');
  expect(quiet).toMatchObject({ styleClass: 'title', style: { letterSpacing: 0.1, color: '#00ff00', weight: 800 } });
  const paragraphs = quiet?.kind === 'text' ? quiet.paragraphs : [];
  expect(paragraphs.map(({ align }) => align)).toEqual(['center', 'center']);
  expect(paragraphs.map(({ runs }) => runs)).toEqual([[{ text: 'Qu' }, { text: 'iet', isUnderlined: true }], [{ text: 'Two' }]]);
});

test('there is nothing to give before something is copied', () => {
  const { style, choose, done } = open();
  choose('plain');
  expect(style.paste()).toBe(false);
  expect(done).toEqual([]);
});
