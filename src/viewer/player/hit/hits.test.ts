import { expect, it } from 'vitest';
import { nest, place, rectangle, screen, seenAt, topic } from '#model/camera/test-scenes.ts';
import type { Placement, SceneObject, TextObject } from '#model/presentation/presentation.ts';
import type { Run } from '#model/presentation/texts.ts';
import { openStage, row, step } from '../test-stage.ts';

const link = (id: string, to: SceneObject['link'], where: Partial<Placement> = {}): SceneObject => ({
  kind: 'link',
  id,
  label: '',
  link: to,
  opacity: 1,
  ...place({ width: 200, height: 100, ...where }),
});
const text = (runs: Run[]): TextObject => ({
  kind: 'text',
  id: 'text',
  styleClass: 'body',
  direction: 'auto',
  verticalAlign: 'top',
  opacity: 1,
  ...place({ width: 400, height: 200 }),
  paragraphs: [{ runs, align: 'start', level: 0 }],
});
const web = { kind: 'address', href: 'https://example.org/' } as const;

/** What is at the centre of an object, seen from the canvas. */
function hitAt(id: string, children: SceneObject[], options: Parameters<typeof openStage>[1] = {}) {
  const stage = openStage([step('1', { to: 'root' }), step('2', { to: 'b' }), step('3', { reveal: ['late'] })], {
    children: [...row(), ...children],
    ...options,
  });
  const { width = 0, height = 0 } = stage.scene.nodes.get(id)?.object ?? {};
  return stage.player.hit(seenAt(stage.scene, stage.surface.last.camera, screen, id, width / 2, height / 2));
}

it('finds links to addresses, objects and steps', () => {
  expect(hitAt('out', [link('out', web)])).toEqual({ kind: 'address', href: 'https://example.org/' });
  expect(hitAt('in', [link('in', { kind: 'object', id: 'd' })])).toEqual({ kind: 'object', id: 'd' });
  expect(hitAt('on', [link('on', { kind: 'step', id: '3' })])).toEqual({ kind: 'stop', stop: 1 });
});

it('ignores links that lead nowhere or to the current place', () => {
  expect(hitAt('in', [link('in', { kind: 'object', id: 'lost' })])).toBeUndefined();
  expect(hitAt('on', [link('on', { kind: 'step', id: 'lost' })])).toBeUndefined();
  expect(hitAt('here', [link('here', { kind: 'object', id: 'root' })])).toBeUndefined();
  expect(hitAt('here', [link('here', { kind: 'step', id: '1' })])).toBeUndefined();
  expect(hitAt('a', [])).toBeUndefined();
});

it('finds the topmost object, even if rotated and nested', () => {
  expect(hitAt('above', [link('below', web), link('above', { kind: 'object', id: 'd' }, { rotation: 45 })])).toEqual({
    kind: 'object',
    id: 'd',
  });
  expect(hitAt('inner', [topic('outer', { rotation: 30, scale: 0.5 }, [link('inner', web, { rotation: 200, scale: 0.3 })])])).toMatchObject(
    { kind: 'address' },
  );
  expect(
    hitAt('covered', [{ ...rectangle('covered', {}), link: web }, { ...rectangle('cover', { width: 10, height: 10 }) }]),
  ).toMatchObject({ kind: 'address' });
});

it('finds videos, and nothing hidden', () => {
  const video: SceneObject = {
    kind: 'video',
    id: 'film',
    asset: 'x',
    isLooping: false,
    isMuted: false,
    startsItself: false,
    opacity: 1,
    ...place({}),
  };
  expect(hitAt('film', [video])).toEqual({ kind: 'video', id: 'film' });
  expect(hitAt('film', [{ ...video, opacity: 0 }])).toBeUndefined();
  expect(hitAt('late', [link('late', web)])).toBeUndefined();
  expect(hitAt('late', [link('late', web)], { firstStep: 2 })).toMatchObject({ kind: 'address' });
});

it('treats a text as a link if all of it is one, or the letters at the point are', () => {
  const linked: Run = { text: 'here', link: web };
  expect(hitAt('text', [text([linked, { text: ' ' }])])).toMatchObject({ kind: 'address' });
  expect(hitAt('text', [text([linked, { text: ' and there' }])])).toBeUndefined();
  const fragment = {
    text: 'here',
    x: 150,
    y: 110,
    width: 100,
    size: 32,
    face: 'inter',
    isSlanted: false,
    color: 'text',
    direction: 'ltr',
    letterSpacing: 0,
    part: 'p0',
    place: 0,
    hasSpace: false,
    link: web,
  } as const;
  const layoutOf = (x: number) => () => ({ fragments: [{ ...fragment, x }], rules: [], lineCount: 1, height: 40, measured: [] });
  expect(hitAt('text', [text([linked, { text: ' and there' }])], { layoutOf: layoutOf(150) })).toMatchObject({ kind: 'address' });
  expect(hitAt('text', [text([linked, { text: ' and there' }])], { layoutOf: layoutOf(250) })).toBeUndefined();
});

it('finds what is under the point even in deep nesting', () => {
  const deep = nest('n', 14, { x: 480, y: 520, scale: 0.05 });
  const stage = openStage([step('1', { to: 'n14' })], { children: [deep] });
  const at = (x: number, y: number) => seenAt(stage.scene, stage.surface.last.camera, screen, 'n-end', x, y);
  expect(stage.player.objectAt(at(5, 5))).toBe('n-end');
  expect(stage.player.objectAt(at(-5, 5))).toBe('n14');
});

it('lists each stop’s position on the screen once, without the canvas', () => {
  const { player, scene, surface } = openStage([
    step('1', { to: 'root' }),
    step('2', { to: 'b' }),
    step('3', { to: 'a' }),
    step('4', { to: 'b' }),
  ]);
  const boxes = player.stopBoxes?.() ?? [];
  expect(boxes.map(({ stop }) => stop)).toEqual([1, 2]);
  const { x, y } = seenAt(scene, surface.last.camera, screen, 'a', 0, 0);
  const end = seenAt(scene, surface.last.camera, screen, 'a', 1600, 900);
  expect(boxes[1]).toEqual({
    stop: 2,
    left: expect.closeTo(x, 6),
    top: expect.closeTo(y, 6),
    width: expect.closeTo(end.x - x, 6),
    height: expect.closeTo(end.y - y, 6),
  });
});

it('in the overview, finds stops, also nested ones unless they are too small to aim at', () => {
  const children = [topic('outer', { x: 500, y: 500 }, [topic('inner', { scale: 0.3 }, [topic('tiny', { scale: 0.01 })])])];
  const stage = openStage([step('1', { to: 'outer' }), step('2', { to: 'inner' }), step('3', { to: 'tiny' }), step('4', { to: 'root' })], {
    children,
  });
  stage.player.overview();
  stage.clock.settle();
  const hit = (id: string, x: number, y: number) => stage.player.hit(seenAt(stage.scene, stage.surface.last.camera, screen, id, x, y));
  expect(hit('outer', 50, 50)).toEqual({ kind: 'stop', stop: 0 });
  expect(hit('inner', 50, 50)).toEqual({ kind: 'stop', stop: 1 });
  expect(hit('tiny', 500, 500)).toEqual({ kind: 'stop', stop: 1 });
  expect(hit('root', 1900, 20)).toBeUndefined();
});
