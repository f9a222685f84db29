import { describe, expect, test } from 'vitest';
import { apply, placementMatrix } from '#model/geometry/matrix.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { branchId } from '../branches.ts';
import { createOutlineTools } from '../outline-tools.ts';
import { createDroppingTools } from './dropping-tools.ts';

const box = (x: number, y: number, more = {}) => ({ x, y, width: 100, height: 50, ...more });
const star = (id: string, x: number, y: number) => ({ kind: 'shape', shape: 'star', id, ...box(x, y) });
const document = {
  schemaVersion: 2,
  theme: {
    background: {
      layers: [
        {
          id: 'far',
          objects: [
            { kind: 'group', id: 'flock', ...box(50, 50, { rotation: 40, scale: 3 }), children: [star('bird', 10, 10)] },
            star('sun', 5, 5),
          ],
        },
        { id: 'near', objects: [star('cloud', 9, 9)] },
      ],
    },
  },
  root: {
    id: 'root',
    width: 1000,
    height: 800,
    children: [
      {
        kind: 'topic',
        id: 'zone',
        title: 'Zone',
        ...box(400, 400, { width: 400, height: 400, scale: 0.5, rotation: 30 }),
        children: [
          { kind: 'topic', id: 'hide', title: 'Hide', ...box(100, 100), children: [star('leaf', 30, 10)] },
          star('hunt', 200, 100),
        ],
      },
      star('one', 800, 100),
      star('two', 800, 300),
    ],
  },
};
// The canvas, zone, hide, leaf, hunt, one, two, the far layer with flock and sun, the near layer, and what is behind all.
const open = (...closed: string[]) => {
  const { desk } = openTestDesk(document);
  const [outline, tools] = [createOutlineTools(desk), createDroppingTools(desk)];
  const opened = ['root', 'zone', 'hide', branchId('far')].filter((id) => !closed.includes(id));
  const rows = () => outline.rows({ open: new Set(opened), query: '' }, ({ id }) => id);
  const names = rows().map(({ id }) => (id === branchId('far') ? 'far' : id === branchId('near') ? 'near' : id));
  /** In the upper, middle or lower part of a row, as far in as a level. */
  const aim = (part: 0.1 | 0.5 | 0.9, name: string, level = 0) => ({ y: names.indexOf(name) + part, level });
  const at = (ids: readonly string[], ...where: Parameters<typeof aim>) => tools.dropAt(rows(), ids, aim(...where));
  const drop = (ids: readonly string[], ...where: Parameters<typeof aim>) => {
    const found = at(ids, ...where);
    return found && tools.drop(ids, found);
  };
  const childrenOf = (id: string) => {
    const object = desk.draft.entries.get(id)?.object;
    return object && 'children' in object ? object.children.map((child) => child.id) : [];
  };
  /** Two corners of an object on the canvas or in its layer. */
  const placeOf = (id: string) => {
    const entry = desk.draft.entries.get(id);
    const { width = 0, height = 0 } = entry?.object ?? {};
    return [
      { x: 0, y: 0 },
      { x: width, y: height },
    ].flatMap((corner) => {
      let at = corner;
      for (let above = entry; above; above = above.parent) at = apply(placementMatrix(above.object), at.x, at.y);
      return [at.x, at.y];
    });
  };
  return { desk, at, drop, childrenOf, placeOf };
};
const expectSame = (one: readonly number[], other: readonly number[]) =>
  one.forEach((value, place) => expect(value).toBeCloseTo(other[place] ?? Number.NaN, 6));

describe('a row is dropped', () => {
  test('between two others, in front of the lower one', () => {
    const { drop, childrenOf } = open();
    expect(drop(['two'], 0.1, 'one')).toEqual({ into: 'root', before: 'one' });
    expect(childrenOf('root')).toEqual(['zone', 'two', 'one']);
    expect(drop(['hunt'], 0.9, 'zone')).toEqual({ into: 'zone', before: 'hide' });
  });

  test('onto a topic, behind what is in it, and stays where it was on the canvas', () => {
    const { desk, drop, childrenOf, placeOf } = open();
    const before = [placeOf('one'), placeOf('leaf')];
    expect(drop(['one'], 0.5, 'zone')).toEqual({ into: 'zone', after: 'hunt' });
    expect(childrenOf('zone')).toEqual(['hide', 'hunt', 'one']);
    expect(drop(['leaf'], 0.5, 'root')).toEqual({ into: 'root', after: 'two' });
    expectSame([placeOf('one'), placeOf('leaf')].flat(), before.flat());
    desk.undo();
    desk.undo();
    expect([childrenOf('root'), childrenOf('hide')]).toEqual([['zone', 'one', 'two'], ['leaf']]);
  });

  test('beneath the last of a topic: how far in says into what', () => {
    const { at, drop, childrenOf } = open();
    expect(at(['one'], 0.9, 'hunt', 9)).toMatchObject({ into: 'zone', gap: { level: 3 } });
    expect(at(['one'], 0.9, 'hunt', 1)).toMatchObject({ into: 'root', before: 'one', gap: { level: 2 } });
    expect(at(['one'], 0.1, 'hunt', 4)).toMatchObject({ into: 'hide', gap: { level: 4 } });
    expect(drop(['one'], 0.9, 'leaf', 3)).toEqual({ into: 'zone', before: 'hunt' });
    expect(childrenOf('zone')).toEqual(['hide', 'one', 'hunt']);
  });

  test('several from several places, together and in their order', () => {
    const { drop, childrenOf, placeOf } = open();
    const before = placeOf('leaf');
    expect(drop(['two', 'leaf'], 0.1, 'one')).toEqual({ into: 'root', before: 'one' });
    expect(childrenOf('root')).toEqual(['zone', 'leaf', 'two', 'one']);
    expectSame(placeOf('leaf'), before);
  });

  test('not into itself, nor where it is already', () => {
    const { desk, at, drop } = open();
    expect([at(['zone'], 0.5, 'hide'), at(['zone'], 0.9, 'leaf', 4), at(['zone'], 0.5, 'zone')]).toEqual([undefined, undefined, undefined]);
    const { presentation } = desk.draft;
    expect([drop(['one'], 0.1, 'one'), drop(['one'], 0.1, 'two'), drop(['one', 'two'], 0.9, 'two')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(desk.draft.presentation).toBe(presentation);
  });

  test('in its layer behind the canvas, but not out of it or into another one', () => {
    const { drop, childrenOf, placeOf, desk } = open();
    const before = [placeOf('sun'), placeOf('bird')];
    expect([drop(['sun'], 0.5, 'zone'), drop(['one'], 0.5, 'far'), drop(['sun'], 0.5, 'near')]).toEqual([undefined, undefined, undefined]);
    expect(drop(['sun'], 0.5, 'flock')).toEqual({ into: 'flock', after: 'bird' });
    expect(childrenOf('flock')).toEqual(['bird', 'sun']);
    expect(drop(['bird'], 0.5, 'far')).toEqual({ into: branchId('far'), after: 'flock' });
    expect(desk.draft.presentation.theme.background.layers[0]?.objects.map(({ id }) => id)).toEqual(['flock', 'bird']);
    expectSame([placeOf('sun'), placeOf('bird')].flat(), before.flat());
  });

  test('behind the last object of the canvas, above the layers', () => {
    const { drop, childrenOf } = open();
    expect(drop(['one'], 0.1, 'far')).toEqual({ into: 'root', after: 'two' });
    expect(childrenOf('root')).toEqual(['zone', 'two', 'one']);
  });
});
