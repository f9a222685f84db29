import { describe, expect, test } from 'vitest';
import { openTestDesk } from '../../../desk/test-desk.ts';
import { backdropOf, backdropOperations, clearing, layersBrought } from './backdrop.ts';
import { type BackdropKind, backdrops } from '../../../objects/backdrop-layers.ts';

const brought = { id: 'sky', depth: 0.4, objects: [{ kind: 'shape', id: 'moon', shape: 'ellipse' }] };
function open(layers: object[] = []) {
  const { desk, done } = openTestDesk({
    schemaVersion: 2,
    theme: { background: { fill: '#102030', layers } },
    root: { id: 'root', width: 1000, height: 800, children: [] },
  });
  const theme = () => desk.draft.presentation.theme;
  const choose = (kind: BackdropKind) => desk.do(backdropOperations(desk.draft, kind, desk.newId, Math.random));
  return { desk, done, theme, choose, layers: () => theme().background.layers };
}

describe.each(backdrops)('a backdrop "%s"', (kind) => {
  test('is made as one step, and goes again as one', () => {
    const { desk, done, theme, choose } = open();
    const before = structuredClone(desk.draft.presentation);
    expect(choose(kind)).toBe(true);
    expect(backdropOf(theme())).toBe(kind);
    expect(done.length).toBe(kind === 'plain' ? 0 : 1);
    desk.undo();
    expect(desk.draft.presentation).toEqual(before);
  });

  test.each(backdrops)('gives way to "%s"', (next) => {
    const { theme, choose, layers } = open();
    choose(kind);
    choose(next);
    expect(backdropOf(theme())).toBe(next);
    expect(layers().every(({ id }) => id.startsWith(`backdrop-${next}-`))).toBe(true);
  });

  test('has layers that move more slowly than the canvas, the farthest first, and colours of the palette', () => {
    const { choose, layers } = open();
    choose(kind);
    const depths = layers().map(({ depth }) => depth);
    expect(depths).toEqual(depths.toSorted((one, other) => one - other));
    expect(depths.every((depth) => depth < 1)).toBe(true);
    expect(
      layers()
        .flatMap(({ objects }) => objects)
        .every((object) => object.kind === 'drawing' && object.alt === ''),
    ).toBe(true);
    expect(JSON.stringify(layers())).not.toMatch(/"color":"#/);
    // Small enough to be sent with every copy of the document.
    expect(JSON.stringify(layers()).length).toBeLessThan(20_000);
  });
});

test('layers that came with the presentation stay, in front, until somebody clears them', () => {
  const { desk, theme, choose, layers } = open([brought]);
  expect(backdropOf(theme())).toBeUndefined();
  choose('stars');
  choose('plain');
  choose('dots');
  expect(layers().at(-1)).toMatchObject({ id: 'sky' });
  expect(layersBrought(theme()).map(({ id }) => id)).toEqual(['sky']);
  expect(desk.do(clearing(theme()))).toBe(true);
  expect(layersBrought(theme())).toEqual([]);
  expect(backdropOf(theme())).toBe('dots');
  desk.undo();
  expect(
    layers()
      .at(-1)
      ?.objects.map(({ id }) => id),
  ).toEqual(['moon']);
});

test('a colour of the background stays, unless the backdrop has its own', () => {
  const { theme, choose } = open();
  choose('stars');
  expect(theme().background.fill).toEqual({ kind: 'color', color: '#102030' });
  choose('gradient');
  expect(theme().background.fill.kind).toBe('linear');
  choose('stars');
  expect(theme().background.fill).toEqual({ kind: 'color', color: 'background' });
});
