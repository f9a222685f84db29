import type { ChartObject } from '#model/presentation/presentation.ts';
import { describe, expect, test } from 'vitest';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createGridTools } from './grid-tools.ts';

const box = { x: 500, y: 400, width: 800, height: 400 };
const fish = { id: 'f', name: 'Fish', values: [10, 250, 30], color: 'accent3' };
const squid = { id: 's', name: 'Squid', values: [4, 5.5, 900] };

function open(own: object = {}) {
  const chart = {
    kind: 'chart',
    id: 'c',
    chart: 'column',
    title: 'Catch',
    categories: ['A', 'B', 'C'],
    series: [fish, squid],
    ...box,
    ...own,
  };
  const { desk, done } = openTestDesk({ schemaVersion: 2, root: { id: 'root', width: 1000, height: 800, children: [chart] } });
  const object = () => desk.draft.entries.get('c')?.object as ChartObject;
  /** Every word that is drawn. */
  const words = () => desk.formsOf(object()).flatMap((form) => (form.kind === 'text' ? form.layout.fragments.map(({ text }) => text) : []));
  return { desk, done, tools: createGridTools(desk), object, words };
}

describe('a chart of our own', () => {
  test.each(['column', 'bar', 'line', 'area', 'scatter', 'pie', 'donut'] as const)(
    '%s has its axes and labels set, and not any more',
    (kind) => {
      const { tools, desk, object, done } = open({ chart: kind });
      const before = object();
      expect(tools.isExact(before)).toBe(false);
      expect(tools.setExact(before, true)).toBe(true);
      expect(tools.isExact(object())).toBe(true);
      const marks = desk.formsOf(object()).flatMap((form) => (form.kind === 'drawing' ? form.nodes : []));
      // Lines and points without a look would not be seen.
      expect(JSON.stringify(marks)).toContain(kind === 'pie' || kind === 'donut' ? 'accent2' : 'accent3');
      expect(done).toHaveLength(1);
      expect(tools.setExact(object(), false)).toBe(true);
      expect(object().plain).toBeUndefined();
      desk.undo();
      desk.undo();
      expect(object()).toEqual(before);
    },
  );

  test('keeps its unit, as part of its numbers or as the title of its axis', () => {
    const units = ['%', '€', '$', 'tons a year'].map((unit) => {
      const { tools, object } = open({ unit });
      tools.setExact(object(), true);
      const { format = '', title } = object().plain?.valueAxis ?? {};
      return title ?? tools.formatCell(12.5, format, 'en');
    });
    expect(units).toEqual(['12.5%', '12.5\u00a0€', '$12.5', 'tons a year']);
  });

  test('that is a radar has nothing to derive', () => {
    const { tools, object } = open({ chart: 'radar' });
    expect(tools.isExact(object())).toBe(true);
    expect(tools.axesOf(object())).toEqual([{ name: 'valueAxis', isNumeric: true, hasTitle: false }]);
    expect(tools.setAxis(object(), 'valueAxis', { max: 1200 })).toBe(true);
    expect(object().plain).toEqual({ valueAxis: { max: 1200 } });
  });
});

describe('axes', () => {
  test('are those that a chart has', () => {
    const names = (own: object) => {
      const { tools, object } = open(own);
      return tools.axesOf(object()).map(({ name, isNumeric }) => (isNumeric ? name : `${name} in words`));
    };
    expect(names({})).toEqual(['valueAxis', 'categoryAxis in words']);
    expect(names({ chart: 'scatter' })).toEqual(['valueAxis', 'categoryAxis']);
    expect(names({ series: [fish, { ...squid, isSecond: true }] })).toEqual(['valueAxis', 'secondAxis', 'categoryAxis in words']);
    expect(names({ chart: 'pie' })).toEqual([]);
  });

  test('have a title, ends and steps, which are drawn', () => {
    const { tools, object, words, desk } = open({ plain: { style: { size: 14 } } });
    tools.setAxis(object(), 'valueAxis', { title: 'Tons', min: 0, max: 1000, step: 500, format: '#,##0' });
    expect(words()).toEqual(expect.arrayContaining(['Tons', '0', '500', '1,000']));
    expect(words()).not.toContain('250');
    tools.setAxis(object(), 'valueAxis', { isLogarithmic: true });
    expect(words()).toEqual(expect.arrayContaining(['10', '100', '1,000']));
    tools.setAxis(object(), 'valueAxis', { labels: 'none' });
    expect(words()).not.toContain('100');
    for (let count = 0; count < 3; count++) desk.undo();
    expect(object().plain).toEqual({ style: { size: 14 } });
  });

  test('have lines across the data, or none', () => {
    const { tools, object } = open({ plain: { style: { size: 20 } } });
    tools.showGrid(object(), 'valueAxis', true);
    expect(object().plain?.valueAxis?.grid?.width).toBeCloseTo(1.2);
    tools.showGrid(object(), 'valueAxis', false);
    expect(object().plain?.valueAxis).toBeUndefined();
  });
});

describe('labels at the values', () => {
  test('say one thing or several, for all series, and keep their look', () => {
    const { tools, object, words } = open({ plain: {}, series: [{ ...fish, labels: { shows: ['series'], side: 'inside' } }, squid] });
    expect(tools.saysAtValues(object(), 'series')).toBe(false);
    tools.sayAtValues(object(), 'value', true);
    expect(object().series.map(({ labels }) => labels)).toEqual([{ shows: ['series', 'value'], side: 'inside' }, { shows: ['value'] }]);
    expect(words()).toEqual(expect.arrayContaining(['Fish; 250', '900']));
    expect(tools.saysAtValues(object(), 'value')).toBe(true);
    tools.sayAtValues(object(), 'value', false);
    tools.sayAtValues(object(), 'series', false);
    expect(object().series.map(({ labels }) => labels)).toEqual([undefined, undefined]);
  });

  test('that another kind of chart does not say go with the kind', () => {
    const { tools, object } = open({ plain: {}, chart: 'pie', series: [{ ...fish, labels: { shows: ['percent', 'value'] } }, squid] });
    tools.setKind(object(), 'column');
    expect(object().series.map(({ labels }) => labels?.shows)).toEqual([['value'], undefined]);
  });
});

describe('another kind of chart', () => {
  test('has lines that can be seen, in the colours of its series', () => {
    const { tools, object, done } = open({ plain: {} });
    tools.setKind(object(), 'line');
    expect(object().chart).toBe('line');
    expect(object().series.map(({ stroke }) => stroke?.paint)).toEqual([
      { kind: 'color', color: 'accent3' },
      { kind: 'color', color: 'accent2' },
    ]);
    expect(done).toHaveLength(1);
  });

  test('in our own style needs nothing', () => {
    const { tools, object } = open();
    tools.setKind(object(), 'line');
    expect(object().series.map(({ stroke }) => stroke)).toEqual([undefined, undefined]);
  });
});

test('the colour of a series is that of its line, too', () => {
  const { tools, object } = open({ chart: 'line' });
  tools.setExact(object(), true);
  const [first] = object().series;
  if (!first) throw new Error('no series');
  tools.setColor(object(), first, '#123456', 'change');
  expect(object().series[0]).toMatchObject({ color: '#123456', stroke: { paint: { color: '#123456' } } });
});
