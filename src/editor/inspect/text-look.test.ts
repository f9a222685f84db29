import type { TextObject } from '#model/presentation/presentation.ts';
import { describe, expect, test } from 'vitest';
import { select } from '../core/selection/selection.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { createInspectTools } from './inspect-tools.ts';

const paragraphs = [{ runs: [{ text: 'Big', size: 60, color: 'accent1' }, { text: ' and small' }], lineHeight: 2 }, { runs: ['More'] }];
const box = { x: 0, y: 0, width: 100, height: 100 };

function open() {
  const rows = [[{ id: 'head', paragraphs: ['A'] }], [{ id: 'cell', paragraphs: ['B'] }]];
  const children = [
    { kind: 'text', id: 't', ...box, styleClass: 'body', style: { weight: 500 }, paragraphs },
    { kind: 'table', id: 'table', ...box, rows, hasHeader: true, fontSize: 20 },
    { kind: 'code', id: 'code', ...box, code: 'let' },
  ];
  const { desk, done } = openTestDesk({ schemaVersion: 2, root: { id: 'root', width: 1000, height: 800, children } });
  const inspect = createInspectTools(desk);
  const type = (id: string, anchor: number, focus: number, part?: string) =>
    desk.select({ kind: 'text', within: { parent: 'root' }, id, anchor, focus, ...(part !== undefined && { part }) });
  desk.select(select(desk.draft, ['t']));
  return { desk, done, inspect, type, text: () => desk.draft.entries.get('t')?.object as TextObject };
}

describe('how a text looks', () => {
  test('is what its letters have, its own style, or that of its class', () => {
    const { inspect } = open();
    expect(inspect.textLook()).toEqual({
      family: 'body',
      size: 'mixed',
      weight: 500,
      color: 'mixed',
      letterSpacing: 0,
      lineHeight: 'mixed',
      align: 'start',
      list: 'none',
    });
  });

  test('is only about the letters that are selected', () => {
    const { inspect, type } = open();
    type('t', 1, 4);
    expect(inspect.textLook()).toMatchObject({ size: 60, color: 'accent1', lineHeight: 2 });
    type('t', 6, 4);
    expect(inspect.textLook()).toMatchObject({ size: 32, color: 'text' });
  });

  test('at a caret, all of it is meant', () => {
    const { inspect, type } = open();
    type('t', 2, 2);
    expect(inspect.textLook()?.size).toBe('mixed');
  });

  test('of a table, it is that of the cell where somebody types', () => {
    const { desk, inspect, type } = open();
    type('table', 1, 1, 'head');
    expect(inspect.textLook()).toMatchObject({ size: 20, weight: 700 });
    type('table', 1, 1, 'cell');
    expect(inspect.textLook()).toMatchObject({ size: 20, weight: 400 });
    desk.select(select(desk.draft, ['table']));
    expect(inspect.textLook()).toBeUndefined();
  });

  test('code has none of its own', () => {
    const { inspect, type } = open();
    type('code', 1, 2);
    expect(inspect.textLook()).toBeUndefined();
  });
});

describe('formatting', () => {
  test('of a whole text is its own style, whatever some letters had', () => {
    const { desk, inspect, text } = open();
    inspect.formatText({ size: 40, color: 'muted' });
    expect(text().style).toEqual({ weight: 500, size: 40, color: 'muted' });
    expect(text().paragraphs[0]?.runs).toEqual([{ text: 'Big and small' }]);
    expect(inspect.textLook()).toMatchObject({ size: 40, color: 'muted' });
    desk.undo();
    expect(text().paragraphs[0]?.runs[0]).toMatchObject({ size: 60 });
    expect(text().style).toEqual({ weight: 500 });
  });

  test('of selected letters is theirs alone', () => {
    const { inspect, text, type } = open();
    type('t', 1, 3);
    inspect.formatText({ weight: 700 });
    expect(text().style).toEqual({ weight: 500 });
    expect(text().paragraphs[0]?.runs[0]).toMatchObject({ text: 'Bi', weight: 700 });
  });

  test('line height, alignment and lists belong to paragraphs', () => {
    const { inspect, text, type } = open();
    inspect.formatText({ lineHeight: 1.2 });
    expect(text().style).toMatchObject({ lineHeight: 1.2 });
    expect(text().paragraphs[0]?.lineHeight).toBeUndefined();
    inspect.formatText({ align: 'center' });
    expect(text().paragraphs.map(({ align }) => align)).toEqual(['center', 'center']);
    type('t', 16, 18);
    inspect.formatText({ list: 'BULLET' });
    expect(text().paragraphs.map(({ listType }) => listType)).toEqual([undefined, 'BULLET']);
    inspect.formatText({ list: 'none' });
    expect(text().paragraphs[1]?.listType).toBeUndefined();
  });

  test('of a cell changes its letters', () => {
    const { desk, inspect, type } = open();
    type('table', 1, 1, 'cell');
    inspect.formatText({ color: 'accent2' });
    const table = desk.draft.entries.get('table')?.object;
    expect(table?.kind === 'table' && table.rows[1]?.cells[0]?.paragraphs[0]?.runs).toEqual([{ text: 'B', color: 'accent2' }]);
  });

  test('what is so already changes nothing', () => {
    const { done, inspect, type } = open();
    type('t', 1, 4);
    inspect.formatText({ size: 60, align: 'start' });
    expect(done).toEqual([]);
  });
});

describe('the style of a text', () => {
  test('is that of its class, with the colours of some letters', () => {
    const { done, inspect, text, type } = open();
    type('t', 1, 3);
    inspect.setStyleClass('title');
    expect(text()).toMatchObject({ styleClass: 'title' });
    expect(text().style).toBeUndefined();
    expect(text().paragraphs[0]?.runs).toEqual([{ text: 'Big', color: 'accent1' }, { text: ' and small' }]);
    expect(inspect.textLook()?.size).toBe(96);
    expect(done).toHaveLength(1);
  });

  test('cells have none', () => {
    const { done, inspect, type } = open();
    type('table', 1, 1, 'cell');
    inspect.setStyleClass('title');
    expect(done).toEqual([]);
  });
});

test('offers the weights of a font, or of the one that the theme has for a role', () => {
  const { desk, inspect } = open();
  const { fonts } = desk.draft.presentation.theme;
  expect(inspect.weightsOf('Lora', fonts)).toEqual([400, 500, 600, 700]);
  expect(inspect.weightsOf('code', { ...fonts, code: 'Carlito' })).toEqual([400, 700]);
  expect(inspect.weightsOf('Nobody’s', { ...fonts, body: 'Carlito' })).toEqual([400, 700]);
  expect(inspect.families).not.toContain('Noto Sans JP');
});
