import { expect, test } from 'vitest';
import { type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import type { Topic } from '#model/presentation/presentation.ts';
import { select } from '../../core/selection/selection.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { toView } from '../../hands/view.ts';
import { pasteTopics } from './paste-topics.ts';

const outline = `- Rain
  - Roofs
    - Tiles
    - Grass
  - Streets
    - Drains
- Soil
  - Sand
- Rivers`;

function open(children: object[] = []) {
  const { desk } = openTestDesk({
    root: { id: 'root', width: 1000, height: 800, children },
    path: [{ id: 'one', to: 'root' }],
  });
  const paste = (text: string) =>
    pasteTopics(desk, text, { of: desk.oid, selection: desk.state().selection, newId: () => desk.newId('object'), random: desk.random });
  const topicsIn = (id = 'root') => {
    const object = desk.draft.entries.get(id)?.object;
    return object && 'children' in object ? object.children.filter((child): child is Topic => child.kind === 'topic') : [];
  };
  /** In pixels of the view. */
  const boxes = () =>
    topicsIn().map(({ id, width, height }) => {
      const node = desk.scene.nodes.get(id);
      return node && transformRectangle(toView(desk, node), { left: 0, top: 0, right: width, bottom: height });
    });
  return { desk, paste, topicsIn, boxes };
}

function expectInView(box: Rectangle | undefined): void {
  expect(box?.left).toBeGreaterThan(0);
  expect(box?.right).toBeLessThan(1000);
  expect(box?.top).toBeGreaterThan(0);
  expect(box?.bottom).toBeLessThan(800);
}

test('[SITE-5] the lines of a text become topics with subtopics, in the view, as one step back', () => {
  const { desk, paste, topicsIn, boxes } = open();
  expect(paste(outline)).toBe(true);
  const topics = topicsIn();
  expect(topics.map(({ title }) => title)).toEqual(['Rain', 'Soil', 'Rivers']);
  expect(topicsIn(topics[0]?.id).map(({ title }) => title)).toEqual(['Roofs', 'Streets']);
  expect(desk.state().selection).toEqual(
    select(
      desk.draft,
      topics.map(({ id }) => id),
    ),
  );
  for (const box of boxes()) expectInView(box);
  const [first, second] = boxes();
  expect((first?.right ?? 0) < (second?.left ?? 0) || (first?.bottom ?? 0) < (second?.top ?? 0)).toBe(true);
  desk.undo();
  expect([topicsIn(), desk.draft.presentation.path.length, desk.state().canUndo]).toEqual([[], 1, false]);
});

test('they come below what is there, and are shown', () => {
  const shape = { kind: 'shape', shape: 'rectangle', id: 'a', x: 500, y: 400, width: 400, height: 100 };
  const { paste, topicsIn, boxes } = open([shape]);
  paste(outline);
  for (const { y, height, scale } of topicsIn()) expect(y - (height * scale) / 2).toBeGreaterThan(450);
  for (const box of boxes()) expectInView(box);
});

test('below something narrow, they are as large as they would be alone', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 400 },
  ];
  const { paste, boxes } = open([{ kind: 'line', id: 'a', x: 500, y: 400, width: 1, height: 400, points }]);
  expect(paste(outline)).toBe(true);
  for (const box of boxes()) expectInView(box);
  expect(boxes().every((box) => (box?.right ?? 0) - (box?.left ?? 0) > 100)).toBe(true);
});

test('the path goes on to them', () => {
  const { desk, paste } = open();
  paste(outline);
  expect(desk.draft.presentation.path.map(({ title }) => title).slice(1)).toEqual(['Rain', 'Roofs', 'Streets', 'Soil', 'Rivers']);
});

test('lines without any marks are topics, too', () => {
  const { paste, topicsIn } = open();
  paste('One\r\nTwo\r\nThree');
  expect(topicsIn().map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
});

test('they come into the topic in which somebody works', () => {
  const { desk, paste, topicsIn } = open([
    { kind: 'topic', id: 't', x: 500, y: 400, scale: 0.01, width: 30_000, height: 30_000, children: [] },
  ]);
  desk.select(select(desk.draft, [], { parent: 't' }));
  paste('- A\n- B');
  expect(topicsIn('t').map(({ title }) => title)).toEqual(['A', 'B']);
});

test('they take the place of a text that was made of the same lines, also as one step back', () => {
  const text = { kind: 'text', id: 'text', x: 500, y: 400, width: 300, height: 100, paragraphs: [{ runs: [{ text: 'A' }] }] };
  const { desk, topicsIn } = open([text]);
  const target = { of: desk.oid, selection: desk.state().selection, newId: () => desk.newId('object'), random: desk.random };
  pasteTopics(desk, '- A\n- B', target, ['text', 'gone']);
  expect([desk.draft.entries.has('text'), topicsIn().length]).toEqual([false, 2]);
  desk.undo();
  expect([desk.draft.entries.has('text'), topicsIn().length]).toEqual([true, 0]);
});

test('nothing and too much are said, and change nothing', () => {
  const { desk, paste, topicsIn } = open();
  expect(paste(' \n\n')).toBe(false);
  expect(desk.state().notice).toEqual({ kind: 'done', text: 'editorCommands.noTopics' });
  expect(paste('x\n'.repeat(3000))).toBe(false);
  expect(desk.state().notice).toEqual({ kind: 'refused', rule: 'too-large' });
  expect(topicsIn()).toEqual([]);
});
