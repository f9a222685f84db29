import { describe, expect, test } from 'vitest';
import { apply as change } from '#model/change/draft/test-drafts.ts';
import { openDraft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { apply } from '#model/geometry/matrix.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { indexScene } from '#model/scene/scene.ts';
import { boundsOf } from './bounds.ts';
import { follow } from './follow.ts';
import { marquee, together } from './marquee.ts';
import { enter, leave, meantBy, neighbour, select, selectAll, type Selection, type TextSelection, toggle } from './selection.ts';

const shape = (id: string, x: number, y: number, more: object = {}) => ({
  kind: 'shape',
  shape: 'rectangle',
  id,
  x,
  y,
  width: 100,
  height: 50,
  ...more,
});

const open = () =>
  openDraft(
    parsePresentation({
      theme: { background: { layers: [{ id: 'l', depth: 1, objects: [shape('far', 0, 0), shape('farther', 9, 9)] }] } },
      root: {
        id: 'root',
        x: 500,
        y: 500,
        width: 1000,
        height: 1000,
        children: [
          shape('first', 100, 100),
          {
            kind: 'topic',
            id: 'topic',
            x: 500,
            y: 500,
            width: 400,
            height: 400,
            children: [
              { kind: 'text', id: 'text', x: 100, y: 100, width: 100, height: 50, paragraphs: ['Hello', 'World'] },
              {
                kind: 'group',
                id: 'group',
                x: 200,
                y: 300,
                width: 10,
                height: 10,
                rotation: 90,
                children: [shape('inner', 5, 5), shape('other', 5, 105)],
              },
            ],
          },
          shape('last', 900, 900, { rotation: 30 }),
          { kind: 'table', id: 'table', x: 900, y: 100, width: 100, height: 50, rows: [['a', 'b']] },
        ],
      },
    }).presentation,
  );

const idsOf = (selection: Selection) => (selection.kind === 'objects' ? selection.ids : []);
const canvas = { parent: 'root' };
const text = (anchor: number, focus: number): TextSelection => ({ kind: 'text', within: canvas, id: 'text', anchor, focus });

describe('selecting', () => {
  const draft = open();

  test.each<[string, string[], string[]]>([
    ['in the order of the document', ['last', 'inner', 'first'], ['first', 'inner', 'last']],
    ['never what is in something selected', ['inner', 'text', 'topic'], ['topic']],
    ['only what is there, on the canvas', ['nowhere', 'far', 'root', 'last', 'last'], ['last']],
  ])('%s', (_name, ids, expected) => {
    expect(select(draft, ids).ids).toEqual(expected);
  });

  test('objects of a background layer, where somebody works in it', () => {
    expect(select(draft, ['farther', 'far', 'first'], { layer: 'l' }).ids).toEqual(['far', 'farther']);
    expect(toggle(draft, select(draft, ['first']), 'far')).toEqual({ kind: 'objects', within: { layer: 'l' }, ids: ['far'] });
  });

  test('one more, and one less', () => {
    const both = toggle(draft, select(draft, ['last']), 'first');
    expect(both.ids).toEqual(['first', 'last']);
    expect(toggle(draft, both, 'last').ids).toEqual(['first']);
    expect(toggle(draft, select(draft, ['topic', 'first']), 'inner').ids).toEqual(['first', 'inner']);
    expect(toggle(draft, select(draft, ['inner', 'first']), 'topic').ids).toEqual(['first', 'topic']);
    expect(toggle(draft, text(1, 2), 'first').ids).toEqual(['first', 'text']);
    expect(toggle(draft, both, 'nowhere').ids).toEqual(both.ids);
  });

  test('a group as one object, until somebody enters it', () => {
    expect(meantBy(draft, 'inner', canvas)).toBe('group');
    expect(meantBy(draft, 'text', canvas)).toBe('text');
    expect(meantBy(draft, 'inner', { parent: 'group' })).toBe('inner');
    expect(meantBy(draft, 'first', { parent: 'group' })).toBeUndefined();
  });

  test('everything where somebody works', () => {
    expect(idsOf(selectAll(draft, select(draft, [])))).toEqual(['first', 'topic', 'last', 'table']);
    expect(idsOf(selectAll(draft, enter(draft, select(draft, ['group']))))).toEqual(['inner', 'other']);
    expect(idsOf(selectAll(draft, select(draft, [], { layer: 'l' })))).toEqual(['far', 'farther']);
    expect(selectAll(draft, text(3, 3))).toEqual(text(1, 12));
  });

  test('into and out of groups and texts', () => {
    const inGroup = enter(draft, select(draft, ['group']));
    expect(inGroup).toEqual({ kind: 'objects', within: { parent: 'group' }, ids: [] });
    expect(leave(draft, inGroup)).toEqual({ kind: 'objects', within: { parent: 'topic' }, ids: ['group'] });
    expect(leave(draft, select(draft, ['first']))).toEqual(select(draft, []));
    expect(enter(draft, select(draft, ['text']))).toEqual(text(12, 12));
    expect(leave(draft, text(2, 3))).toEqual(select(draft, ['text']));
    expect(enter(draft, select(draft, ['table']))).toMatchObject({ kind: 'text', id: 'table', part: '1', focus: 2 });
    const both = select(draft, ['first', 'group']);
    expect(enter(draft, both)).toBe(both);
    const one = select(draft, ['first']);
    expect(enter(draft, one)).toBe(one);
  });

  test('with the keyboard, around and around', () => {
    let selection: Selection = select(draft, []);
    const seen = Array.from({ length: 5 }, () => idsOf((selection = neighbour(draft, selection, 1)))[0]);
    expect(seen).toEqual(['first', 'topic', 'last', 'table', 'first']);
    expect(neighbour(draft, select(draft, ['first']), -1).ids).toEqual(['table']);
    expect(neighbour(draft, select(draft, []), -1).ids).toEqual(['table']);
    expect(neighbour(draft, select(draft, ['text']), 1).ids).toEqual(['group']);
  });
});

describe('a rectangle selects', () => {
  const draft = open();
  const scene = indexScene(draft.presentation);
  const sight = {
    camera: { anchor: 'root', x: 500, y: 500, zoom: 1, rotation: 0 },
    viewport: { width: 1000, height: 1000 },
    pixelRatio: 1,
  };
  const within = (left: number, top: number, right: number, bottom: number, isWhole: boolean, scope = select(draft, [])) =>
    marquee(draft, scene, sight, { left, top, right, bottom }, scope, isWhole).ids;

  test('what it touches, or what is wholly in it', () => {
    expect(within(0, 0, 110, 110, false)).toEqual(['first']);
    expect(within(0, 0, 110, 110, true)).toEqual([]);
    expect(within(0, 0, 1000, 1000, true)).toEqual(['first', 'topic', 'last', 'table']);
  });

  test('what is in a topic, rather than the topic', () => {
    expect(within(340, 340, 420, 420, false)).toEqual(['text']);
    expect(within(290, 290, 710, 710, false)).toEqual(['topic']);
  });

  test('a whole group, or what is in it once entered', () => {
    expect(within(495, 590, 505, 600, false)).toEqual(['group']);
    expect(within(495, 590, 505, 600, false, select(draft, [], { parent: 'group' }))).toEqual(['inner']);
  });

  test('more', () => {
    expect(together(draft, select(draft, ['last']), select(draft, ['first'])).ids).toEqual(['first', 'last']);
  });
});

describe('the box around what is selected', () => {
  const draft = open();
  const scene = indexScene(draft.presentation);

  test('is turned like the only object', () => {
    const bounds = boundsOf(select(draft, ['last']), scene);
    expect(bounds?.box).toEqual({ left: 0, top: 0, right: 100, bottom: 50 });
    const { x, y } = apply(bounds?.matrix ?? [0, 0, 0, 0, 0, 0], 50, 25);
    expect([x, y]).toEqual([900, 900]);
  });

  test('of a group is where its children are', () => {
    expect(boundsOf(select(draft, ['group']), scene)?.box).toEqual({ left: -45, top: -20, right: 55, bottom: 130 });
  });

  test('of a line is where it runs, whatever its box says and wherever its curve is bent to', () => {
    const points = [
      { x: -50, y: 20 },
      { x: 150, y: 20 },
      { x: 150, y: 120 },
    ];
    const stroke = { paint: { kind: 'color', color: '#000000' }, width: 8 };
    const box = (course: string) => {
      const children = [{ kind: 'line', id: 'line', width: 100, height: 10, points, course, stroke, end: 'arrow' }];
      const drawn = openDraft(parsePresentation({ schemaVersion: 2, root: { id: 'root', children } }).presentation);
      return boundsOf(select(drawn, ['line']), indexScene(drawn.presentation))?.box;
    };
    expect(box('straight')).toEqual({ left: -50, top: 20, right: 150, bottom: 120 });
    const curved = box('curved');
    expect(curved).toMatchObject({ left: -50, bottom: 120 });
    expect(curved?.right).toBeGreaterThan(151);
    expect(curved?.right).toBeLessThan(170);
  });

  test('of several is upright, and exact', () => {
    const { box } = boundsOf(select(draft, ['first', 'text']), scene) ?? {};
    expect(box).toEqual({ left: 50, top: 75, right: 450, bottom: 425 });
    expect(boundsOf(select(draft, ['first', 'text']), scene, scene.nodes.get('topic'))?.box).toMatchObject({ left: -250, right: 150 });
  });

  test('of the background is there, of nothing is not', () => {
    expect(boundsOf(select(draft, ['far'], { layer: 'l' }), scene)?.box).toMatchObject({ right: 100 });
    expect(boundsOf(select(draft, []), scene)).toBeUndefined();
  });
});

describe('after a change', () => {
  function after(selection: Selection, ...operations: Operation[]): Selection {
    const draft = open();
    change(draft, ...operations);
    return follow(selection, operations, draft);
  }

  test('what is gone is not selected', () => {
    expect(after(select(open(), ['first', 'last']), { kind: 'remove', id: 'last' })).toMatchObject({ ids: ['first'] });
    expect(after(text(2, 3), { kind: 'remove', id: 'topic' })).toEqual(select(open(), []));
    expect(after({ kind: 'objects', within: { parent: 'group' }, ids: ['inner'] }, { kind: 'remove', id: 'group' })).toEqual(
      select(open(), []),
    );
    const layer = { kind: 'objects', within: { layer: 'l' }, ids: ['far'] } as const;
    expect(after(layer, { kind: 'background', layer: 'l', remove: true })).toEqual(select(open(), []));
  });

  test('what has gone into something selected is selected with it', () => {
    const move: Operation = { kind: 'move', id: 'first', into: { parent: 'topic' }, order: 'a0' };
    expect(after(select(open(), ['first', 'topic']), move)).toMatchObject({ ids: ['topic'] });
  });

  test('of something else, it is the very same', () => {
    const selection = select(open(), ['first']);
    expect(after(selection, { kind: 'set', id: 'first', fields: { x: 7 } })).toBe(selection);
    const caret = text(2, 2);
    expect(after(caret, { kind: 'remove', id: 'first' })).toBe(caret);
  });

  test.each<[string, Operation & { kind: 'text' }, [number, number], [number, number]]>([
    ['inserted before', insert(2, 'xyz'), [3, 5], [6, 8]],
    ['inserted within', insert(4, 'xyz'), [3, 5], [3, 8]],
    ['inserted after', insert(6, 'xyz'), [3, 5], [3, 5]],
    ['inserted right before a range', insert(3, 'xyz'), [3, 5], [6, 8]],
    ['inserted right after a range', insert(5, 'xyz'), [3, 5], [3, 5]],
    ['inserted at the caret', insert(3, 'xyz'), [3, 3], [3, 3]],
    ['selected backwards', insert(2, 'xyz'), [5, 3], [8, 6]],
    ['removed before', remove(1, 2), [4, 6], [2, 4]],
    ['removed around', remove(2, 4), [3, 5], [2, 2]],
    ['removed in part', remove(2, 2), [3, 6], [2, 4]],
    ['removed up to the caret', remove(2, 2), [4, 4], [2, 2]],
    ['formatted', { kind: 'text', id: 'text', change: [{ keep: 1 }, { keep: 8, letters: { weight: 700 } }] }, [3, 5], [3, 5]],
    ['a paragraph begun before', { kind: 'text', id: 'text', change: [{ keep: 2 }, { begin: 'new' }, { insert: 'x' }] }, [3, 5], [5, 7]],
  ])('letters stay selected: %s', (_name, operation, [anchor, focus], expected) => {
    const followed = after(text(anchor, focus), operation);
    expect(followed.kind === 'text' && [followed.anchor, followed.focus]).toEqual(expected);
  });
});

function insert(at: number, letters: string): Operation & { kind: 'text' } {
  return { kind: 'text', id: 'text', change: [{ keep: at }, { insert: letters }] };
}

function remove(at: number, count: number): Operation & { kind: 'text' } {
  return { kind: 'text', id: 'text', change: [{ keep: at }, { remove: count }] };
}
