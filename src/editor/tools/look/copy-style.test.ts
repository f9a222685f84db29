import { expect, test } from 'vitest';
import { select } from '../../core/selection/selection.ts';
import type { ChartObject, TableObject } from '#model/presentation/presentation.ts';
import { styleCommands } from '../../commands/style-commands.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createStyleTools } from './copy-style.ts';

const paths = (count: number) => ({
  viewBox: { x: 0, y: 0, width: 10, height: 10 },
  nodes: Array.from({ length: count }, () => ({ kind: 'path', d: 'M0 0L5 5', fill: { kind: 'color', color: '#00ff00' } })),
});
const cells = (...fills: (string | undefined)[]) => ({ cells: fills.map((fill) => ({ paragraphs: ['Words'], ...(fill && { fill }) })) });
const red = { kind: 'color', color: '#ff0000' };
const stroke = { paint: { kind: 'color', color: 'accent2' }, width: 7, dash: [3], cap: 'round', join: 'round' };

function open() {
  const { desk, done } = openTestDesk({
    schemaVersion: 2,
    assets: { p: { source: 'p.png', width: 10, height: 10 } },
    root: {
      id: 'root',
      width: 1000,
      height: 800,
      children: [
        { kind: 'shape', id: 'red', shape: 'star', fill: red, stroke, opacity: 0.5 },
        { kind: 'shape', id: 'plain', shape: 'ellipse', radius: 2, fill: 'accent1' },
        {
          kind: 'line',
          id: 'line',
          points: [
            { x: 0, y: 0 },
            { x: 50, y: 50 },
          ],
          stroke: { paint: 'text', width: 1 },
          start: 'none',
          end: 'bar',
        },
        { kind: 'topic', id: 'framed', frame: { shape: 'bracket', stroke } },
        { kind: 'topic', id: 'bare' },
        { kind: 'image', id: 'round', asset: 'p', mask: { kind: 'ellipse' } },
        { kind: 'image', id: 'square', asset: 'p' },
        { kind: 'shape', id: 'soft', shape: 'rounded', radius: 9 },
        { kind: 'shape', id: 'hard', shape: 'rounded', radius: 1 },
        { kind: 'drawing', id: 'icon', drawing: paths(2), tint: 'accent3' },
        { kind: 'drawing', id: 'other-icon', drawing: paths(2), tint: 'accent1' },
        { kind: 'drawing', id: 'picture', drawing: paths(2) },
        { kind: 'group', id: 'group', children: [] },
        { kind: 'video', id: 'film', asset: 'p', isLooping: true, startsItself: true },
        { kind: 'code', id: 'large-code', code: 'a', fontSize: 40, hasLineNumbers: true },
        { kind: 'code', id: 'small-code', code: 'b', fontSize: 8, hasLineNumbers: false },
        {
          kind: 'table',
          id: 'banded',
          columns: [1, 1],
          rows: [cells('accent1', 'accent1'), cells(undefined), cells('accent2', 'accent2')],
          hasHeader: true,
          fontSize: 30,
          lines: stroke,
        },
        {
          kind: 'table',
          id: 'bare-table',
          columns: [1],
          rows: [cells(undefined), cells(undefined), cells(undefined), cells(undefined), cells('text')],
          hasHeader: false,
          fontSize: 10,
        },
        {
          kind: 'chart',
          id: 'dressed',
          chart: 'column',
          title: 'Fish',
          categories: ['a', 'b'],
          series: [
            { name: 'One', values: [1, 2], color: '#ff0000', labels: { shows: ['value'] } },
            { name: 'Two', values: [1, 2] },
          ],
          isStacked: true,
          hasLegend: true,
          plain: { legend: { side: 'left' }, valueAxis: { title: 'Tons', max: 9, grid: stroke }, categoryAxis: { labels: 'none' } },
        },
        {
          kind: 'chart',
          id: 'usual',
          chart: 'bar',
          title: 'Whales',
          categories: ['c', 'd'],
          series: [{ name: 'Three', values: [3, 4] }],
          plain: { valueAxis: { title: 'Heads', min: 2 } },
        },
        {
          kind: 'text',
          id: 'loud',
          styleClass: 'title',
          style: { letterSpacing: 0.1 },
          paragraphs: [{ align: 'center', runs: [{ text: 'Loud', color: '#00ff00', weight: 800 }] }],
        },
        {
          kind: 'text',
          id: 'quiet',
          styleClass: 'body_2',
          paragraphs: [
            {
              runs: [
                { text: 'Qu', size: 9 },
                { text: 'iet', isUnderlined: true },
              ],
            },
            'Two',
          ],
        },
      ],
    },
  });
  const style = createStyleTools(desk);
  const object = (id: string) => desk.draft.entries.get(id)?.object;
  const choose = (...ids: string[]) => desk.select(select(desk.draft, ids));
  const give = (from: string, ...to: string[]) => {
    choose(from);
    expect(style.copy()).toBe(true);
    choose(...to);
    return style.paste();
  };
  return { desk, done, style, object, choose, give };
}

test('gives fill, outline and opacity to objects of several kinds, as one step back', () => {
  const { desk, done, object, give } = open();
  const before = structuredClone(desk.draft.presentation);
  expect(give('red', 'plain', 'line', 'framed', 'bare', 'square')).toBe(true);
  expect(object('plain')).toMatchObject({ shape: 'ellipse', fill: red, stroke, opacity: 0.5 });
  expect(object('line')).toMatchObject({ stroke, end: 'bar', opacity: 0.5 });
  expect(object('framed')).toMatchObject({ frame: { shape: 'bracket', fill: red, stroke } });
  expect(object('bare')).not.toHaveProperty('frame');
  expect(object('square')).toMatchObject({ opacity: 0.5, mask: { kind: 'none' } });
  expect(done).toHaveLength(1);
  desk.undo();
  expect(desk.draft.presentation).toEqual(before);
});

test('what has no fill takes the fill away, and a frame is given whole', () => {
  const { object, give } = open();
  give('framed', 'red', 'bare');
  expect(object('red')).not.toHaveProperty('fill');
  expect(object('bare')).toMatchObject({ frame: { shape: 'bracket', stroke } });
});

test('gives the mask of a picture', () => {
  const { object, give } = open();
  give('round', 'square', 'plain');
  expect(object('square')).toMatchObject({ mask: { kind: 'ellipse' } });
  expect(object('plain')).toMatchObject({ fill: { color: 'accent1' } });
});

test('gives a text the look of the first letters, and keeps its words and what is underlined', () => {
  const { object, give } = open();
  give('loud', 'quiet');
  const quiet = object('quiet');
  expect(quiet).toMatchObject({ styleClass: 'title', style: { letterSpacing: 0.1, color: '#00ff00', weight: 800 } });
  const paragraphs = quiet?.kind === 'text' ? quiet.paragraphs : [];
  expect(paragraphs.map(({ align }) => align)).toEqual(['center', 'center']);
  expect(paragraphs.map(({ runs }) => runs)).toEqual([[{ text: 'Qu' }, { text: 'iet', isUnderlined: true }], [{ text: 'Two' }]]);
});

test('there is nothing to give before something is copied', () => {
  const { style, choose, done } = open();
  choose('plain');
  expect(style.paste()).toBe(false);
  expect(done).toEqual([]);
});

test('[SITE-5] gives the tint of an icon to other drawings, and to what can be filled', () => {
  const { object, give } = open();
  give('icon', 'other-icon', 'plain', 'picture');
  expect(object('other-icon')).toMatchObject({ tint: 'accent3' });
  expect(object('picture')).toMatchObject({ tint: 'accent3' });
  expect(object('plain')).toMatchObject({ fill: { color: 'accent3' } });
});

test('[SITE-5] gives a fill to what has one colour; a picture keeps its own, and takes nothing from shapes that are given its look', () => {
  const { object, give } = open();
  give('plain', 'icon', 'picture');
  expect(object('icon')).toMatchObject({ tint: 'accent1' });
  expect(object('picture')).not.toHaveProperty('tint');
  give('picture', 'red', 'other-icon');
  expect(object('red')).toMatchObject({ fill: red });
  expect(object('other-icon')).not.toHaveProperty('tint');
});

test('[SITE-5] gives rounded corners, and the letters of code', () => {
  const { object, give } = open();
  give('soft', 'hard', 'plain');
  expect(object('hard')).toMatchObject({ radius: 9 });
  expect(object('plain')).toMatchObject({ shape: 'ellipse', radius: 2 });
  give('large-code', 'small-code');
  expect(object('small-code')).toMatchObject({ code: 'b', fontSize: 40, hasLineNumbers: true });
});

test('[SITE-5] gives a table the header, the letters and the fills of another, whatever their sizes, as one step back', () => {
  const { desk, done, object, give } = open();
  const before = structuredClone(desk.draft.presentation);
  give('banded', 'bare-table');
  const { rows, ...table } = object('bare-table') as TableObject;
  expect(table).toMatchObject({ hasHeader: true, fontSize: 30, lines: stroke });
  expect(rows.map(({ cells: [cell] }) => cell?.fill?.kind === 'color' && cell.fill.color)).toEqual([
    'accent1',
    false,
    'accent2',
    false,
    'accent2',
  ]);
  expect(rows[0]?.cells[0]?.paragraphs[0]?.runs).toEqual([{ text: 'Words' }]);
  expect(done).toHaveLength(1);
  desk.undo();
  expect(desk.draft.presentation).toEqual(before);
});

test('[SITE-5] gives a chart the look of another, not what it says', () => {
  const { object, give } = open();
  give('dressed', 'usual');
  const chart = object('usual') as ChartObject;
  expect(chart).toMatchObject({
    chart: 'bar',
    title: 'Whales',
    categories: ['c', 'd'],
    series: [{ name: 'Three', values: [3, 4], color: '#ff0000', labels: { shows: ['value'] } }],
    isStacked: true,
    hasLegend: true,
    plain: { legend: { side: 'left' }, valueAxis: { title: 'Heads', min: 2, grid: stroke }, categoryAxis: { labels: 'none' } },
  });
  expect(chart.plain?.valueAxis).not.toHaveProperty('max');
});

test('[SITE-5] what has no look of its own is not copied, and what was copied before stays', () => {
  const { style, choose, object } = open();
  choose('soft');
  style.copy();
  for (const id of ['group', 'film']) {
    choose(id);
    expect(style.copy(), id).toBe(false);
  }
  choose('hard');
  style.paste();
  expect(object('hard')).toMatchObject({ radius: 9 });
});

test('[SITE-5] people are told that a style was copied only if one was', async () => {
  const { desk, style, choose } = open();
  const commands = styleCommands(desk, async () => style);
  choose('film');
  await commands.copy();
  expect(desk.state().notice).toMatchObject({ text: 'editorLook.noStyle' });
  expect(commands.canPaste()).toBe(false);
  choose('soft');
  await commands.copy();
  expect(desk.state().notice).toMatchObject({ text: 'editorLook.styleCopied' });
  choose('film');
  await commands.copy();
  expect(desk.state().notice).toMatchObject({ text: 'editorLook.noStyle' });
  expect(commands.canPaste()).toBe(true);
});
