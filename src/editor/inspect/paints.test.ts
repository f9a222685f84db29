import type { SceneObject } from '#model/presentation/presentation.ts';
import { describe, expect, test } from 'vitest';
import { openTestDesk } from '../desk/test-desk.ts';
import { createInspectTools } from './inspect-tools.ts';

const stroke = { paint: { kind: 'color', color: 'accent1' }, width: 4, dash: [], cap: 'butt', join: 'miter' };
const box = { x: 0, y: 0, width: 100, height: 100 };

function open() {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 100 },
  ];
  const children = [
    { kind: 'shape', id: 'bare', shape: 'star', ...box },
    { kind: 'shape', id: 'shape', shape: 'star', ...box, fill: 'accent2', stroke },
    { kind: 'line', id: 'line', ...box, points, stroke },
    { kind: 'topic', id: 'plain', ...box, title: 'Plain' },
    { kind: 'topic', id: 'framed', ...box, frame: { shape: 'circle', fill: 'surface' } },
    { kind: 'table', id: 'table', ...box, rows: [['a']] },
  ];
  const { desk, done } = openTestDesk({ schemaVersion: 2, root: { id: 'root', width: 1000, height: 800, children } });
  const inspect = createInspectTools(desk);
  return { inspect, done, object: (id: string) => desk.draft.entries.get(id)?.object as SceneObject };
}

describe('fill', () => {
  test('is a colour or none, of shapes and of frames', () => {
    const { inspect, object } = open();
    inspect.setFill(['bare', 'shape'], 'accent3');
    expect([object('bare'), object('shape')].map(inspect.fillOf)).toEqual([
      { kind: 'color', color: 'accent3' },
      { kind: 'color', color: 'accent3' },
    ]);
    inspect.setFill(['shape', 'framed'], undefined);
    expect(inspect.fillOf(object('shape'))).toBeUndefined();
    expect(object('framed')).toMatchObject({ frame: { shape: 'circle' } });
    expect(inspect.fillOf(object('framed'))).toBeUndefined();
  });

  test('there is none without a frame, nor in what others have removed', () => {
    const { inspect, done } = open();
    inspect.setFill(['plain', 'line', 'nobody'], 'accent1');
    expect(done).toEqual([]);
  });
});

describe('stroke', () => {
  test('what had none gets a usual one', () => {
    const { inspect, object } = open();
    inspect.setStroke(['bare', 'framed', 'table'], { color: '#112233' });
    for (const id of ['bare', 'framed', 'table'])
      expect(inspect.strokeOf(object(id)), id).toMatchObject({ paint: { kind: 'color', color: '#112233' }, width: 4 });
  });

  test('only what changes is set, so that others can change the rest', () => {
    const { inspect, done } = open();
    inspect.setStroke(['shape'], { color: 'text' });
    expect(done).toEqual([[{ kind: 'set', id: 'shape', fields: { 'stroke/paint': { kind: 'color', color: 'text' } } }]]);
  });

  test('shapes can be without, lines cannot', () => {
    const { inspect, object } = open();
    inspect.setStroke(['shape', 'line'], undefined);
    expect(inspect.strokeOf(object('shape'))).toBeUndefined();
    expect(inspect.strokeOf(object('line'))).toMatchObject({ width: 4 });
  });

  test.each(['dashed', 'dotted', 'solid'] as const)('is %s at any width', (dashes) => {
    const { inspect, object } = open();
    inspect.setStroke(['line'], { dashes });
    inspect.setStroke(['line'], { width: 40 });
    const next = inspect.strokeOf(object('line'));
    expect(next).toMatchObject({ width: 40, dash: { dashed: [120, 80], dotted: [0, 80], solid: [] }[dashes] });
    expect(next && inspect.dashesIn(next)).toBe(dashes);
  });
});

describe('frame', () => {
  test('a topic without one gets one, and any becomes another', () => {
    const { inspect, object } = open();
    inspect.setFrame(['plain', 'framed'], 'rounded');
    expect(object('plain')).toMatchObject({ frame: { shape: 'rounded' } });
    expect(object('framed')).toMatchObject({ frame: { shape: 'rounded', fill: { kind: 'color', color: 'surface' } } });
  });
});
