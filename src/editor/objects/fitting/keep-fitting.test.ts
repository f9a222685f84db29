import { describe, expect, test } from 'vitest';
import type { TextObject } from '#model/presentation/presentation.ts';
import { tableMeasure } from '#model/text/test-layout.ts';
import { select } from '../../core/selection/selection.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createInspectTools } from '../../inspect/inspect-tools.ts';

/** Letters are 5 wide and lines 15 high; the box has room for two lines. */
function open(more: object = {}) {
  const style = { size: 10, lineHeight: 1.5, family: 'body', weight: 400 };
  const text = { kind: 'text', id: 't', x: 500, y: 400, width: 50, height: 30, style, paragraphs: ['aaaa aaaa bbbb bbbb'], ...more };
  const beside = { kind: 'shape', id: 's', shape: 'star', x: 100, y: 415, width: 20, height: 20 };
  const line = {
    kind: 'line',
    id: 'l',
    x: 300,
    y: 400,
    width: 400,
    height: 1,
    startsAt: { id: 't', x: 0.5, y: 1 },
    endsAt: { id: 's', x: 0, y: 0 },
  };
  const points = [
    { x: 400, y: 15 },
    { x: 0, y: 0 },
  ];
  const document = { schemaVersion: 2, root: { id: 'root', width: 1000, height: 800, children: [text, beside, { ...line, points }] } };
  const font = { width: 1 };
  const { desk, others, showLetters } = openTestDesk(document, (...letters) => tableMeasure(...letters) * font.width);
  const inspect = createInspectTools(desk);
  desk.select(select(desk.draft, ['t']));
  return { desk, others, showLetters, font, inspect, text: () => desk.draft.entries.get('t')?.object as TextObject };
}

describe('[SITE-5] a text fits its box, in one step back', () => {
  test.each<[string, (inspect: ReturnType<typeof open>['inspect']) => unknown, number]>([
    ['larger letters', (inspect) => inspect.formatText({ size: 20 }), 120],
    ['wider letters', (inspect) => inspect.formatText({ letterSpacing: 1 }), 60],
    ['higher lines', (inspect) => inspect.formatText({ lineHeight: 3 }), 60],
    ['another style', (inspect) => inspect.setStyleClass('title'), 400],
    ['another style in the theme', (inspect) => inspect.setTheme({ 'textStyles/body/letterSpacing': 1 }), 60],
  ])('after %s', (_name, change, least) => {
    const { desk, inspect, text } = open();
    change(inspect);
    expect(text().height).toBeGreaterThanOrEqual(least);
    expect(text().y - text().height / 2).toBeCloseTo(385, 9);
    desk.undo();
    expect(text()).toMatchObject({ height: 30, y: 400, styleClass: 'body' });
    expect(desk.state().canUndo).toBe(false);
    desk.redo();
    expect(text().height).toBeGreaterThanOrEqual(least);
  });

  test('after several changes in a row, which are one step', () => {
    const { desk, inspect, text } = open();
    for (const size of [11, 14, 20]) inspect.formatText({ size }, 'dragging');
    inspect.settle();
    expect(text().height).toBe(120);
    desk.undo();
    expect(text()).toMatchObject({ height: 30, y: 400, style: { size: 10 } });
  });

  test('with smaller letters, which are as large as before when there is room again', () => {
    const { desk, inspect, text } = open({ fit: 'shrink' });
    inspect.formatText({ size: 20 });
    expect(text()).toMatchObject({ height: 30, style: { size: 20 }, letterScale: 0.5 });
    inspect.setBox('t', { height: 60 }, false);
    expect(text().letterScale).toBeGreaterThan(0.5);
    inspect.setBox('t', { width: 500 }, false);
    expect(text().letterScale).toBeUndefined();
    desk.undo();
    desk.undo();
    expect(text()).toMatchObject({ height: 30, letterScale: 0.5 });
    desk.undo();
    expect(text()).toMatchObject({ style: { size: 10 } });
    expect(text().letterScale).toBeUndefined();
  });

  test('in columns, when there are more or fewer of them', () => {
    const { desk, inspect, text } = open({ width: 110, height: 30 });
    inspect.set(['t'], { columns: { count: 2, gap: 10 } });
    expect(text().height).toBe(30);
    inspect.formatText({ size: 20 });
    expect(text().height).toBeCloseTo(60, 6);
    inspect.set(['t'], { columns: null, width: 25 });
    desk.undo();
    expect(text()).toMatchObject({ width: 110, columns: { count: 2, gap: 10 } });
  });

  test('not if somebody sets its height, or it is to stay as it is', () => {
    const { inspect, text } = open();
    inspect.setBox('t', { height: 10 }, false);
    expect(text().height).toBe(10);
    const fixed = open({ fit: 'fixed' });
    fixed.inspect.formatText({ size: 40 });
    expect(fixed.text()).toMatchObject({ height: 30 });
  });

  test('not after other colours', () => {
    const { inspect, text } = open({ height: 10 });
    inspect.setTheme({ 'palette/text': '#123456' });
    expect(text().height).toBe(10);
  });

  test('and lines that are attached to it follow', () => {
    const { desk, inspect } = open();
    const end = () => {
      const line = desk.draft.entries.get('l')?.object;
      const [point] = line?.kind === 'line' ? line.points : [];
      return line && point ? line.y - line.height / 2 + point.y : Number.NaN;
    };
    expect(end()).toBeCloseTo(415, -1);
    inspect.formatText({ size: 20 });
    expect(end()).toBeCloseTo(505, -1);
    desk.undo();
    expect(end()).toBeCloseTo(415, -1);
  });

  test('leaves the work of others alone', () => {
    const { desk, others, inspect, text } = open();
    inspect.formatText({ size: 20 });
    others([{ kind: 'set', id: 't', fields: { width: 500 } }]);
    desk.undo();
    expect(text()).toMatchObject({ width: 500, height: 30, style: { size: 10 } });
  });
});

describe('a text whose letters have not come', () => {
  const shown = { isShown: true, isComplete: true };
  const hidden = { isShown: false, isComplete: true };

  test('is fitted once they are shown, whatever else is taken back meanwhile', () => {
    const { desk, inspect, text, showLetters } = open();
    showLetters(hidden);
    inspect.formatText({ size: 20 });
    desk.do([{ kind: 'set', id: 's', fields: { x: 7 } }]);
    desk.undo();
    expect(text().height).toBe(30);
    showLetters(shown);
    expect(text().height).toBe(120);
    desk.undo();
    expect(text()).toMatchObject({ height: 30, style: { size: 10 } });
  });

  test('is fitted again once its own font has come, and only once', () => {
    const { desk, inspect, text, showLetters, font } = open();
    font.width = 0.25;
    showLetters({ isShown: true, isComplete: false });
    inspect.formatText({ size: 20 });
    const narrow = text().height;
    font.width = 1;
    showLetters(shown);
    expect([narrow < 120, text().height]).toEqual([true, 120]);
    desk.do([{ kind: 'set', id: 't', fields: { height: 30 } }]);
    showLetters({ isShown: true, isComplete: false });
    showLetters(shown);
    expect(text().height).toBe(30);
  });

  test('[SITE-5] is left alone after it was taken back, and fitted after it was made again', () => {
    const { desk, inspect, text, showLetters } = open({ height: 10 });
    showLetters(hidden);
    inspect.formatText({ size: 20 });
    desk.undo();
    showLetters(shown);
    expect(text()).toMatchObject({ height: 10, style: { size: 10 } });
    desk.redo();
    expect(text()).toMatchObject({ height: 120, style: { size: 20 } });
    desk.undo();
    expect(text()).toMatchObject({ height: 10, style: { size: 10 } });
  });

  test('[SITE-5] waits again after it was made again', () => {
    const { desk, inspect, text, showLetters } = open();
    showLetters(hidden);
    inspect.formatText({ size: 20 });
    desk.undo();
    desk.redo();
    expect(text().height).toBe(30);
    showLetters(shown);
    expect(text().height).toBe(120);
  });

  test.each([hidden, { isShown: true, isComplete: false }])('still waits if only the later of its changes is taken back: %o', (letters) => {
    const { desk, inspect, text, showLetters, font } = open();
    font.width = 0.25;
    showLetters(letters);
    inspect.formatText({ size: 20 });
    inspect.formatText({ size: 40 });
    desk.undo();
    font.width = 1;
    showLetters(shown);
    expect(text()).toMatchObject({ height: 120, style: { size: 20 } });
  });
});
