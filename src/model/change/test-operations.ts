import type { ObjectId, SceneObject } from '../presentation/presentation.ts';
import type { Chance } from '../presentation/test-documents.ts';
import type { Draft } from './draft/draft.ts';
import type { Operation, Place } from './operation.ts';
import { keyBetween } from './order.ts';
import { randomChange } from './text/test-texts.ts';

/** Some operation that fits the draft, or almost: about one in fifteen breaks a rule. */
export function randomOperation(draft: Draft, chance: Chance, newId: () => string): Operation {
  const { presentation, entries } = draft;
  const ids = [...entries.keys()];
  const id = chance.is(0.97) ? chance.among(ids) : 'nowhere';
  const object = entries.get(id)?.object;
  switch (chance.up(12)) {
    case 0:
    case 1:
      return { kind: 'add', into: randomPlace(draft, chance), object: newObject(newId(), chance) };
    case 2:
    case 3:
      return { kind: 'set', id, fields: randomFields(chance) };
    case 4:
      return { kind: 'move', id, into: randomPlace(draft, chance), order: randomKey(chance) };
    case 5:
      return { kind: 'remove', id: entries.size > 20 || chance.is(0.2) ? id : 'nowhere' };
    case 6:
    case 7:
      return textOperation(id, object, chance);
    case 8:
      return stepOperation(draft, id, chance, newId);
    case 9:
      return {
        kind: 'theme',
        fields: chance.among([{ 'palette/accent1': '#123456' }, { 'fonts/body': 'Lora' }, { 'textStyles/body/size': 30 }]),
      };
    case 10:
      return backgroundOperation(draft, chance, newId);
    default: {
      const asset = chance.among([...Object.keys(presentation.assets), newId()]);
      return {
        kind: 'asset',
        id: asset,
        asset: chance.is(0.3) ? null : { kind: 'image', source: `${asset}.png`, width: 10 + chance.up(5), height: 10 },
      };
    }
  }
}

/** From few, so that siblings sometimes have the same. */
const randomKey = (chance: Chance) => keyBetween(undefined, chance.among(['a4', 'b07', undefined]), () => (chance.is(0.5) ? 0 : 1));

function randomPlace({ presentation, entries }: Draft, chance: Chance): Place {
  const [layer] = presentation.theme.background.layers;
  if (layer && chance.is(0.1)) return { layer: layer.id };
  const parents = [...entries.values()].filter(({ object }) => 'children' in object);
  return { parent: chance.is(0.97) ? chance.among(parents).object.id : 'nowhere' };
}

const newObject = (id: ObjectId, chance: Chance) => ({
  ...chance.among<object>([
    { kind: 'text', paragraphs: [{ id: '1', runs: ['New '] }, 'text'] },
    { kind: 'shape', shape: 'star' },
    { kind: 'topic', title: 'New', children: [{ kind: 'shape', shape: 'plus', id: `${id}-inner`, order: 'a0' }] },
    { kind: 'group' },
    { kind: 'hologram', depth: 3 },
    {
      kind: 'table',
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    { kind: 'chart', chart: 'line', series: [{ values: [1, 2] }] },
    { kind: 'code', code: 'let it = be;' },
  ]),
  id,
  order: randomKey(chance),
  x: chance.up(1000),
});

const randomFields = (chance: Chance) =>
  chance.among<Record<string, unknown>>([
    { x: chance.up(500), y: chance.up(500) },
    { scale: chance.among([0.5, 2, 1e-13]) },
    { opacity: null },
    { isHidden: chance.among([true, null]) },
    { isLocked: chance.among([true, null]) },
    { alt: chance.among(['Something', null]) },
    { rotation: 45, width: 20 },
    { 'style/size': chance.among([12, null]) },
    { 'stroke/width': 3 },
    { link: chance.among<unknown>([{ kind: 'address', href: 'https://example.org' }, { kind: 'object', id: 'root' }, null]) },
    { series: [{ id: '1' }, { id: 'other', name: 'Other', values: [3, null] }] },
    { rows: [{ cells: [{ id: '2' }, { id: 'new', paragraphs: 'New' }] }, { cells: [{ id: '1' }] }] },
    { width: 'wide' },
    { title: 'Title' },
  ]);

function textOperation(id: ObjectId, object: SceneObject | undefined, chance: Chance): Operation {
  if (object?.kind === 'text') return { kind: 'text', id, change: randomChange(object.paragraphs, chance) };
  if (object?.kind === 'table') {
    const cell = chance.among(object.rows.flatMap(({ cells }) => cells));
    if (cell) return { kind: 'text', id, part: cell.id, change: randomChange(cell.paragraphs, chance) };
  }
  return { kind: 'text', id, change: [{ keep: 1 + chance.up(4) }, { insert: 'x' }, { remove: 1 + chance.up(3) }] };
}

function stepOperation({ presentation: { path } }: Draft, to: ObjectId, chance: Chance, newId: () => string): Operation {
  const step = chance.among(path);
  if (!step || chance.is(0.3)) {
    const id = newId();
    return { kind: 'step', id, add: { id, order: randomKey(chance), to, reveal: chance.is(0.3) ? [to] : [] } };
  }
  const { id } = step;
  if (chance.is(0.3)) return { kind: 'step', id, remove: true };
  return {
    kind: 'step',
    id,
    set: chance.among<Record<string, unknown>>([{ to }, { to: null, hide: [to] }, { order: randomKey(chance) }, { notes: 'Say it' }]),
  };
}

function backgroundOperation({ presentation: { theme } }: Draft, chance: Chance, newId: () => string): Operation {
  const { layers } = theme.background;
  if (chance.is(0.3)) return { kind: 'background', fill: { kind: 'color', color: '#654321' } };
  if (layers.length === 0 || chance.is(0.3)) {
    const layer = newId();
    return { kind: 'background', layer, add: { id: layer, order: randomKey(chance) } };
  }
  const layer = chance.among(layers).id;
  return chance.is(0.4)
    ? { kind: 'background', layer, remove: true }
    : { kind: 'background', layer, set: { depth: 0.25, appearsAt: chance.among([2, null]) } };
}
