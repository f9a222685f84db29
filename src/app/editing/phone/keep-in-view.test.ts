import type { Editor } from '#editor/open-editor.ts';
import { pan } from '#model/camera/travel.ts';
import { expect, test } from 'vitest';
import { keepInView } from './keep-in-view.ts';

const shape = (id: string, top: number, bottom: number) => ({
  kind: 'shape',
  shape: 'rectangle',
  id,
  x: 500,
  y: (top + bottom) / 2,
  width: 200,
  height: bottom - top,
});
const document = {
  schemaVersion: 2,
  root: { id: 'root', width: 1000, height: 800, children: [shape('high', 50, 150), shape('low', 600, 700), shape('tall', 40, 760)] },
};

/** Of a canvas that is 800 pixels high at first, with a pixel for each of its units. */
async function open(...ids: readonly string[]) {
  const { openTestDesk } = await import('#editor/desk/test-desk.ts');
  const { createHands } = await import('#editor/hands/hands.ts');
  const { marksOf } = await import('#editor/hands/marks.ts');
  const { select } = await import('#editor/core/selection/selection.ts');
  const { desk } = openTestDesk(document);
  desk.select(select(desk.draft, ids));
  // As in the browser, where listeners hear of it afterwards.
  const later = { ...desk, subscribe: (listener: () => void) => desk.subscribe(() => queueMicrotask(listener)) };
  const hands = createHands(desk, { press: () => false, dragTo: () => undefined });
  keepInView({ desk: later, hands, marks: () => marksOf(desk, []) } as Partial<Editor> as Editor);
  const seen = () => {
    const ys = marksOf(desk, []).selection?.map(({ y }) => Math.round(y)) ?? [];
    return [Math.min(...ys), Math.max(...ys)];
  };
  return {
    desk,
    seen,
    async resize(...heights: readonly number[]) {
      for (const height of heights) {
        desk.resize({ width: 1000, height }, 1);
        await Promise.resolve();
      }
    },
  };
}

test('what is not covered stays where it is', async () => {
  const { seen, resize } = await open('high');
  await resize(300);
  expect(seen()).toEqual([50, 150]);
});

test('what would be covered moves above the edge, however the sheet comes, and back when it goes', async () => {
  for (const heights of [[300], [700, 500, 400, 300]]) {
    const { desk, seen, resize } = await open('low');
    const { camera } = desk.state();
    await resize(...heights);
    expect(seen()).toEqual([164, 264]);
    await resize(800);
    expect(desk.state().camera).toEqual(camera);
  }
});

test('what is higher than the canvas is made to fit', async () => {
  const { seen, resize } = await open('tall');
  await resize(300);
  expect(seen()).toEqual([24, 264]);
});

test('a view that somebody has moved stays theirs', async () => {
  const { desk, seen, resize } = await open('low');
  await resize(300);
  desk.look(pan(desk.state().camera, 0, -100));
  await Promise.resolve();
  await resize(800);
  expect(seen()).toEqual([64, 164]);
});

test('with nothing selected, nothing moves', async () => {
  const { desk, resize } = await open();
  await resize(300);
  // The middle of the view is now higher up on the canvas.
  expect(desk.state().camera).toMatchObject({ y: 150, zoom: 1 });
});
