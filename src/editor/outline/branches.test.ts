import { describe, expect, test } from 'vitest';
import { layerCamera } from '#model/camera/parallax.ts';
import { asObjects } from '../core/selection/selection.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { behindOf } from './branches.ts';
import { createFindingsTools } from './findings/findings-tools.ts';
import { createPlacingTools } from './placing/placing-tools.ts';
import { createOutlineTools } from './outline-tools.ts';
import type { NameOf } from './rows.ts';

const picture = (id: string, more: object = {}) => ({
  kind: 'image',
  id,
  asset: 'sea',
  x: 200,
  y: 300,
  width: 100,
  height: 80,
  alt: `Picture ${id}`,
  ...more,
});

/** As a classic deck has it after its import. */
function open() {
  const { desk } = openTestDesk({
    schemaVersion: 2,
    assets: { sea: { kind: 'image', source: 'a.png', width: 40, height: 30 } },
    root: { id: 'root', width: 1000, height: 800, children: [picture('front')] },
    theme: {
      background: {
        layers: [
          { id: 'far', depth: 0.5, objects: [picture('one'), picture('two')] },
          { id: 'backdrop-stars-1', depth: 0.3, objects: [picture('star')] },
          { id: 'none', depth: 1, objects: [] },
          {
            id: 'near',
            depth: 1,
            objects: [picture('three', { x: 100, y: 100 }), { kind: 'group', id: 'group', x: 500, y: 500, children: [picture('four')] }],
          },
        ],
      },
    },
  });
  const tools = createOutlineTools(desk);
  const [far = '', empty = '', near = '', backdrop = ''] = behindOf(desk.draft.presentation).map(({ id }) => id);
  const rows = (open: readonly string[] = ['root'], query = '') =>
    tools.rows({ open: new Set(open), query }, nameOf).map(({ item, level, place, count, isOpen }) => {
      const chevron = isOpen === undefined ? '' : isOpen ? ' -' : ' +';
      return `${'.'.repeat(level)}${nameOf(item)} ${place}/${count}${chevron}`;
    });
  const layer = (at: number) => desk.draft.presentation.theme.background.layers[at]?.objects.map(({ id }) => id);
  return { desk, tools, far, empty, near, backdrop, rows, layer };
}

const nameOf: NameOf = (item) => {
  if (item.kind === 'layer') return `Background ${item.number}`;
  if (item.kind === 'backdrop') return `Behind everything: ${item.look}`;
  return item.alt ?? item.id;
};

describe('layers behind the canvas', () => {
  test('[SITE-5] come after what is on it, each with its objects, and then the backdrop as a whole', () => {
    const { rows, far, near } = open();
    expect(rows()).toEqual([
      '.root 1/1 -',
      '..Picture front 1/5',
      '..Background 1 2/5 +',
      '..Background 2 3/5',
      '..Background 3 4/5 +',
      '..Behind everything: stars 5/5',
    ]);
    expect(rows(['root', far, near])).toEqual([
      '.root 1/1 -',
      '..Picture front 1/5',
      '..Background 1 2/5 -',
      '...Picture one 1/2',
      '...Picture two 2/2',
      '..Background 2 3/5',
      '..Background 3 4/5 -',
      '...Picture three 1/2',
      '...group 2/2 +',
      '..Behind everything: stars 5/5',
    ]);
  });

  test('[SITE-5] are found by name, and what is in them, too', () => {
    const { rows } = open();
    expect(rows([], 'picture four')).toEqual(['.root 1/1 -', '..Background 3 1/1 -', '...group 1/1 -', '....Picture four 1/1']);
    expect(rows([], 'background 1')).toEqual(['.root 1/1 -', '..Background 1 1/1']);
    expect(rows([], 'STARS')).toEqual(['.root 1/1 -', '..Behind everything: stars 1/1']);
  });

  test('stay the same rows until they look different', () => {
    const { desk, tools, far } = open();
    const view = { open: new Set(['root', far]), query: '' };
    const before = tools.rows(view, nameOf);
    desk.do([{ kind: 'set', id: 'one', fields: { x: 7 } }]);
    expect(tools.rows(view, nameOf)).toBe(before);
    desk.do([{ kind: 'remove', id: 'one' }]);
    expect(tools.rows(view, nameOf)).toHaveLength(before.length - 1);
  });

  test('an object is in its layer, and that is on the canvas', () => {
    const { tools, near, far } = open();
    expect(tools.above('four')).toEqual(['group', near, 'root']);
    expect(tools.above(far)).toEqual(['root']);
    expect(tools.itemOf(near)).toMatchObject({ kind: 'layer', number: 3 });
  });

  test('[SITE-5] stay when their last object goes, and can be gone to', () => {
    const { desk, tools, far, empty, rows } = open();
    tools.remove(['one', 'two']);
    expect(rows()[2]).toBe('..Background 1 2/5');
    for (const [row, layer] of [
      [far, 'far'],
      [empty, 'none'],
    ] as const) {
      tools.goTo(row);
      expect(desk.state().selection).toEqual({ kind: 'objects', within: { layer }, ids: [] });
    }
  });
});

describe('the backdrop', () => {
  test.each([
    [{ kind: 'color', color: 'surface' }, 'plain'],
    [{ kind: 'linear', x1: 0, y1: 0, x2: 0, y2: 1, stops: [{ offset: 0, color: 'surface', opacity: 1 }] }, 'gradient'],
  ])('[SITE-5] is told by its fill if none was chosen', (fill, look) => {
    const { desk, rows } = open();
    desk.do([
      { kind: 'background', layer: 'backdrop-stars-1', remove: true },
      { kind: 'background', fill },
    ]);
    expect(rows().at(-1)).toBe(`..Behind everything: ${look} 5/5`);
  });

  test('is on the canvas, and nothing of it is selected, moved or removed', () => {
    const { desk, tools, backdrop } = open();
    const { presentation } = desk.draft;
    expect([tools.above(backdrop), tools.itemOf(backdrop)]).toMatchObject([['root'], { kind: 'backdrop', look: 'stars' }]);
    tools.select([backdrop]);
    expect(desk.state().selection).toEqual({ kind: 'objects', within: { parent: 'root' }, ids: [] });
    expect([tools.remove([backdrop]), tools.move([backdrop], 'before'), tools.writtenName(backdrop)]).toEqual([
      false,
      undefined,
      undefined,
    ]);
    expect(desk.draft.presentation).toBe(presentation);
  });
});

describe('objects behind the canvas', () => {
  test('[SITE-5] are selected where they are, and never together with others', () => {
    const { desk, tools } = open();
    tools.select(['one', 'two', 'three', 'front'], 'two');
    expect(desk.state().selection).toEqual({ kind: 'objects', within: { layer: 'far' }, ids: ['one', 'two'] });
    tools.selectBeside('three');
    expect(desk.state().selection).toMatchObject({ within: { layer: 'near' }, ids: ['three', 'group'] });
    tools.select(['front']);
    expect(desk.state().selection).toMatchObject({ within: { parent: 'root' }, ids: ['front'] });
  });

  test('[SITE-5] are worked on by pointers once somebody has gone to their layer', () => {
    const { desk, tools, far } = open();
    tools.select([far]);
    expect(desk.state().selection).toEqual({ kind: 'objects', within: { layer: 'far' }, ids: [] });
  });

  test('[SITE-5] are moved within their layer, into a group and out of it', () => {
    const { tools, layer, near } = open();
    expect(tools.move(['one'], 'after')).toEqual({ into: tools.above('one')[0], after: 'two', before: undefined });
    expect(layer(0)).toEqual(['two', 'one']);
    expect(tools.move(['four'], 'out')).toEqual({ into: near, after: 'group', before: undefined });
    expect(layer(3)).toEqual(['three', 'group', 'four']);
    expect(tools.move(['four'], 'in')).toMatchObject({ into: 'group' });
    expect(tools.move(['three'], 'out')).toBeUndefined();
  });

  test('[SITE-5] are named, described, locked, hidden and removed', () => {
    const { desk, tools, layer } = open();
    const object = (id: string) => desk.draft.entries.get(id)?.object;
    expect(tools.rename('one', 'The sea')).toBe(true);
    createFindingsTools(desk).describe('two', 'Waves');
    expect([object('one')?.alt, object('two')?.alt]).toEqual(['The sea', 'Waves']);
    tools.set(['one'], 'isLocked', true);
    tools.set(['two'], 'isHidden', true);
    expect([object('one')?.isLocked, object('two')?.isHidden]).toEqual([true, true]);
    expect(tools.remove(['one'])).toBe(false);
    tools.set(['one'], 'isLocked', false);
    expect(tools.remove(['one', 'two'])).toBe(true);
    expect(layer(0)).toEqual([]);
    desk.undo();
    expect(layer(0)).toEqual(['one', 'two']);
  });

  test('[SITE-5] are placed beside each other', () => {
    const { desk } = open();
    const placing = createPlacingTools(desk);
    expect(placing.placesFor('one', 'rightOf')).toEqual(['two']);
    expect(placing.placesFor('one', 'inside')).toEqual([]);
    expect(placing.placeBeside('one', 'rightOf', 'two')).toBe(true);
    expect(desk.draft.entries.get('one')?.object).toMatchObject({ x: 310, y: 300 });
  });

  test('a layer itself is neither moved nor removed nor written', () => {
    const { desk, tools, far } = open();
    const { presentation } = desk.draft;
    expect([tools.remove([far]), tools.move([far], 'after'), tools.writtenName(far)]).toEqual([false, undefined, undefined]);
    tools.write(far);
    expect(desk.draft.presentation).toBe(presentation);
  });
});

describe('going behind the canvas', () => {
  test('[SITE-5] frames an object of a layer that moves with the canvas', () => {
    const { desk, tools } = open();
    tools.goTo('three');
    expect(asObjects(desk.state().selection).ids).toEqual(['three']);
    expect(desk.state().camera).toMatchObject({ x: 100, y: 100 });
    expect(desk.state().camera.zoom).toBeCloseTo(9);
  });

  test('[SITE-5] shows the whole canvas for what is seen from there', () => {
    const { desk, tools, far } = open();
    tools.goTo('three');
    tools.goTo('one');
    const { camera, viewport } = desk.state();
    expect(camera).toMatchObject({ x: 500, y: 400 });
    tools.goTo('three');
    tools.goTo(far);
    expect(desk.state().camera).toEqual(camera);
    expect(viewport).toEqual({ width: 1000, height: 800 });
  });

  test('[SITE-5] brings into view what is beside the canvas, in a layer that lags behind', () => {
    const { desk, tools } = open();
    desk.do([{ kind: 'set', id: 'one', fields: { x: 3000, y: 400 } }]);
    tools.goTo('one');
    const { camera, viewport } = desk.state();
    expect(layerCamera(desk.scene, camera, 0.5, viewport).x).toBeCloseTo(3000);
  });

  test('[SITE-5] comes as near as a layer needs that is not there from afar', () => {
    const { desk, tools } = open();
    desk.do([{ kind: 'background', layer: 'far', set: { appearsAt: 4 } }]);
    const before = desk.state().camera.zoom;
    tools.goTo('one');
    expect(desk.state().camera.zoom / before).toBeGreaterThanOrEqual(4);
  });
});
