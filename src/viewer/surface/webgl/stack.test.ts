import { expect, test } from 'vitest';
import { defaultTheme } from '#model/presentation/default-theme.ts';
import type { Presentation, SceneObject } from '#model/presentation/presentation.ts';
import { indexScene } from '#model/scene/scene.ts';
import { openStack, type Seen } from './stack.ts';

const box = (id: string, x: number, scale = 1) => ({ id, x, y: 500, width: 100, height: 100, rotation: 0, scale, opacity: 1 });
const shape = (id: string, x: number): SceneObject => ({ ...box(id, x), kind: 'shape', shape: 'rectangle', radius: 0 });
const presentation: Presentation = {
  schemaVersion: 2,
  title: '',
  description: '',
  language: 'en',
  theme: {
    ...defaultTheme,
    background: { ...defaultTheme.background, layers: [{ id: 'far', depth: 0.5, objects: [shape('star', 300)] }] },
  },
  assets: {},
  root: {
    ...box('root', 0),
    kind: 'topic',
    title: '',
    width: 1000,
    height: 1000,
    children: [
      shape('plain', 100),
      shape('one', 200),
      shape('two', 400),
      shape('three', 9000),
      { ...box('deep', 800, 1e-6), kind: 'topic', title: '', children: [] },
    ],
  },
  path: ['one', 'two', 'three'].map((id) => ({ id, title: '', reveal: [id], notes: '' })),
};
const screen = { viewport: { width: 1000, height: 1000 }, pixelRatio: 1 };
const camera = { anchor: 'root', x: 500, y: 500, zoom: 1, rotation: 0 };
const names = (seen: Seen[]) =>
  seen.map(({ grid, alpha }) => [grid.parts.map((part) => ('id' in part ? part.id : part.kind)).join('+'), alpha]);
const openSeeing = () => {
  const stack = openStack(indexScene(presentation));
  return {
    stack,
    see: (opacities: Record<string, number>) =>
      names(stack.seenBy({ camera, isResting: false, opacities: new Map(Object.entries(opacities)) }, screen)),
  };
};

test('layers are below the canvas, fading objects above it, hidden or distant ones nowhere', () => {
  const { see } = openSeeing();
  expect(see({ one: 0.5, two: 0, three: 1 })).toEqual([
    ['far', 1],
    ['canvas', 1],
    ['one', 0.5],
  ]);
});

test('objects that rested together are drawn as one, until one of them fades', () => {
  const { stack, see } = openSeeing();
  const rest = (opacities: Record<string, number>) =>
    stack.keepTogether({ camera, isResting: true, opacities: new Map(Object.entries(opacities)) });
  rest({ one: 1, two: 0, three: 0 });
  rest({ one: 1, two: 1, three: 0 });
  expect(see({ one: 1, two: 1, three: 0 })).toEqual([
    ['far', 1],
    ['canvas', 1],
    ['one+two', 1],
  ]);
  expect(see({ one: 1, two: 0.25, three: 0 })).toEqual([
    ['far', 1],
    ['canvas', 1],
    ['one', 1],
    ['two', 0.25],
  ]);
  expect(see({ one: 0, two: 0, three: 0 })).toEqual([
    ['far', 1],
    ['canvas', 1],
  ]);
});

test('looks ahead to the next objects to be revealed', () => {
  const { stack } = openSeeing();
  expect(
    stack
      .ahead(
        new Map([
          ['one', 1],
          ['two', 0],
          ['three', 0],
        ]),
      )
      .get('two'),
  ).toBe(0.5);
  expect(
    stack
      .ahead(
        new Map([
          ['one', 1],
          ['two', 0],
          ['three', 0],
        ]),
      )
      .get('three'),
  ).toBe(0);
});

test('from a deep anchor, looking outwards finds the same objects in the same places', () => {
  const { stack } = openSeeing();
  const [, inner] = stack.seenBy(
    { camera: { anchor: 'deep', x: 50, y: 50, zoom: 2, rotation: 0 }, isResting: false, opacities: new Map() },
    screen,
  );
  const outer = inner && stack.outwards(inner);
  expect(outer?.grid.anchor).toBe('root');
  // The topic's centre is at the centre of the screen in both coordinate systems.
  const [a = 0, , c = 0, , e = 0] = outer?.matrix ?? [];
  expect(a * 800 + c * 500 + e).toBeCloseTo(500, 3);
  expect(outer && stack.outwards(outer)).toBeUndefined();
});
