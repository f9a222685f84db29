import { describe, expect, test } from 'vitest';
import { identity, multiply, placementMatrix, apply } from '#model/geometry/matrix.ts';
import { select } from '../../core/selection/selection.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createPointTools } from './point-tools.ts';

const fill = { kind: 'color', color: 'accent2' };
const stroke = { paint: { kind: 'color', color: 'text' }, width: 4, dash: [], cap: 'round', join: 'round' };
const shape = { kind: 'shape', id: 'a', x: 300, y: 200, width: 200, height: 100, fill };
const line = (own: object = {}) => ({
  kind: 'line',
  id: 'line',
  x: 600,
  y: 600,
  width: 100,
  height: 100,
  points: [
    { x: 0, y: 0 },
    { x: 50, y: 100 },
    { x: 100, y: 0 },
  ],
  stroke,
  ...own,
});

/** One unit of the canvas is one pixel of the view. */
function open(children: object[]) {
  const { desk } = openTestDesk({
    root: { id: 'root', width: 1000, height: 800, children },
    path: [
      { id: 'one', to: 'root' },
      { id: 'two', to: 'a', reveal: ['a'] },
    ],
  });
  const points = createPointTools(desk);
  const begin = (id: string) => {
    desk.select(select(desk.draft, [id]));
    const start = points.start(id);
    if (!start) throw new Error('No points');
    return start;
  };
  const selected = () => {
    const { selection } = desk.state();
    return selection.kind === 'objects' ? desk.draft.entries.get(selection.ids[0] ?? '')?.object : undefined;
  };
  /** The points of the selected drawing on the canvas. */
  const seen = () => {
    const object = selected();
    const start = object && points.start(object.id);
    const matrix = object && start ? multiply(placementMatrix(object), start.toOwn) : identity;
    return start?.figure.anchors
      .map(({ x, y }) => apply(matrix, x, y))
      .map((at) => [Math.round(at.x * 1e6) / 1e6, Math.round(at.y * 1e6) / 1e6]);
  };
  return { desk, points, begin, selected, seen, object: (id: string) => desk.draft.entries.get(id)?.object };
}

describe('[SITE-5] the points of a shape', () => {
  test('make a drawing of it once one is moved, which looks like it and stays where it is', () => {
    const { desk, points, begin, selected, seen, object } = open([{ ...shape, shape: 'triangle', stroke }]);
    const start = begin('a');
    expect(points.apply(start, points.move(start.figure, 1, { x: 260, y: 140 }))).toBe(true);
    expect(seen()).toEqual([
      [300, 150],
      [460, 290],
      [200, 250],
    ]);
    expect(selected()).toMatchObject({
      kind: 'drawing',
      drawing: { nodes: [{ fill: { color: 'accent2' }, stroke: { color: 'text' }, strokeWidth: 4 }] },
    });
    expect(object('a')).toBeUndefined();
    const id = selected()?.id;
    expect(desk.draft.presentation.path[1]).toMatchObject({ to: id, reveal: [id] });
    desk.undo();
    expect([object('a')?.kind, desk.state().canUndo]).toEqual(['shape', false]);
    expect(desk.draft.presentation.path[1]).toMatchObject({ to: 'a', reveal: ['a'] });
  });

  test('can be edited again, also after the drawing was stretched', () => {
    const { desk, points, begin, selected, seen } = open([{ ...shape, shape: 'rectangle' }]);
    const first = begin('a');
    points.apply(first, points.add(first.figure, 0));
    expect(selected()).toMatchObject({ x: 300, y: 200, width: 200, height: 100 });
    const id = selected()?.id ?? '';
    desk.do([{ kind: 'set', id, fields: { width: 400 } }]);
    expect(seen()?.[1]).toEqual([300, 150]);
    const again = begin(id);
    points.apply(again, points.move(again.figure, 1, { x: 100, y: -60 }));
    expect(seen()).toEqual([
      [100, 150],
      [300, 90],
      [500, 150],
      [500, 250],
      [100, 250],
    ]);
    expect(selected()).toMatchObject({ id, y: 170, height: 160 });
  });

  test('take lines that are attached to it along', () => {
    const { points, begin, selected, object } = open([{ ...shape, shape: 'rectangle' }, line({ startsAt: { id: 'a', x: 0.5, y: 1 } })]);
    const start = begin('a');
    points.apply(start, points.move(start.figure, 0, { x: -40, y: 0 }));
    expect(object('line')).toMatchObject({ startsAt: { id: selected()?.id } });
  });

  test('take links along, and what is hidden stays so', () => {
    const leading = { kind: 'object', id: 'a' };
    const text = { kind: 'text', id: 'text', paragraphs: [{ runs: [{ text: 'See ' }, { text: 'more', link: leading }] }] };
    const { points, begin, selected, object } = open([
      { ...shape, shape: 'rectangle', isHidden: true },
      { ...shape, id: 'b', shape: 'star', link: leading },
      text,
    ]);
    const start = begin('a');
    points.apply(start, points.move(start.figure, 0, { x: -40, y: 0 }));
    const link = { kind: 'object', id: selected()?.id };
    expect(selected()).toMatchObject({ kind: 'drawing', isHidden: true });
    expect(object('b')).toMatchObject({ link });
    expect(object('text')).toMatchObject({ paragraphs: [{ runs: [{ text: 'See ' }, { text: 'more', link }] }] });
  });

  test('change nothing if nothing was moved, or if somebody else has changed it meanwhile', () => {
    const { desk, points, begin, object } = open([{ ...shape, shape: 'star' }]);
    const start = begin('a');
    expect(points.apply(start, start.figure)).toBe(false);
    desk.do([{ kind: 'set', id: 'a', fields: { x: 10 } }]);
    expect(points.matrixOf(start)).toBeUndefined();
    expect(points.apply(start, points.remove(start.figure, 1))).toBe(false);
    expect(object('a')).toMatchObject({ kind: 'shape', x: 10 });
  });

  test.each(['ellipse', 'rounded', 'speech', 'arrow', 'plus'])('are there for %s', (name) => {
    const { begin } = open([{ ...shape, shape: name, radius: 12 }]);
    expect(begin('a').figure).toMatchObject({ isClosed: true });
  });
});

describe('the points of a line', () => {
  test('can be moved, added and removed, and it stays a line', () => {
    const { points, begin, object, desk } = open([line()]);
    const start = begin('line');
    const more = points.add(start.figure, 0);
    points.apply(start, points.remove(points.move(more, 3, { x: 120, y: 10 }), 0));
    expect(object('line')).toMatchObject({
      points: [
        { x: 25, y: 50 },
        { x: 50, y: 100 },
        { x: 120, y: 10 },
      ],
    });
    desk.undo();
    expect(object('line')).toMatchObject({ points: [{ x: 0 }, { x: 50 }, { x: 100 }] });
  });

  test('are detached at the end that is moved away, and only there', () => {
    const at = { startsAt: { id: 'a', x: 0.5, y: 0.5 }, endsAt: { id: 'b', x: 0.5, y: 0.5 } };
    const holders = [
      { ...shape, shape: 'rectangle', x: 550, y: 550 },
      { ...shape, shape: 'rectangle', id: 'b', x: 650, y: 550 },
    ];
    const { points, begin, object } = open([...holders, line(at)]);
    const start = begin('line');
    points.apply(start, points.move(start.figure, 0, { x: -80, y: 30 }));
    expect(object('line')).toMatchObject({ points: [{ x: -80, y: 30 }, { x: 50 }, { x: 100, y: 0 }], endsAt: { id: 'b' } });
    expect(Reflect.get(object('line') ?? {}, 'startsAt')).toBeUndefined();
  });
});
