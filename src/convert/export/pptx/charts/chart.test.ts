import { strFromU8, unzipSync } from 'fflate';
import type { ChartObject } from '#model/presentation/presentation.ts';
import { expect, test } from 'vitest';
import { deck, exportDeck, roundTrip, slide } from '../test-export.ts';

const chart = (more: object) => ({
  kind: 'chart',
  id: 'chart',
  x: 960,
  y: 500,
  width: 1200,
  height: 700,
  chart: 'column',
  title: 'Fish',
  categories: ['Spring', 'Summer & autumn'],
  series: [
    { name: 'Cod', values: [1, 2.5] },
    { name: 'Eel', values: [3, null] },
  ],
  hasLegend: true,
  ...more,
});
const again = async (more: object): Promise<ChartObject> => {
  const [only] = (await roundTrip(deck([slide('one', [chart(more)])]))).objects;
  if (only?.kind !== 'chart') throw new Error('There is no chart');
  return only;
};

test.each(['column', 'bar', 'line', 'area', 'radar'])('a %s chart keeps its numbers and names', async (kind) => {
  const read = await again({ chart: kind });
  expect(read).toMatchObject({ chart: kind, title: 'Fish', categories: ['Spring', 'Summer & autumn'], hasLegend: true });
  expect(read.series.map(({ name, values }) => [name, values])).toEqual([
    ['Cod', [1, 2.5]],
    ['Eel', [3, null]],
  ]);
  expect([read.x, read.y, read.width, read.height].map(Math.round)).toEqual([960, 500, 1200, 700]);
});

test.each(['pie', 'donut'])('a %s keeps its slices', async (kind) => {
  const read = await again({ chart: kind, series: [{ name: 'Cod', values: [1, 2] }] });
  expect(read).toMatchObject({ chart: kind, series: [{ values: [1, 2] }] });
  expect(new Set(read.series[0]?.colors).size).toBe(2);
});

test('points and bubbles keep their places and sizes', async () => {
  const points = await again({ chart: 'scatter', categories: [], series: [{ name: 'Cod', x: [1, 4], values: [2, 3] }] });
  expect(points).toMatchObject({ chart: 'scatter', series: [{ x: [1, 4], values: [2, 3] }] });
  const bubbles = await again({ chart: 'scatter', categories: [], plain: {}, series: [{ name: 'Cod', x: [1], values: [2], sizes: [9] }] });
  expect(bubbles.series[0]).toMatchObject({ x: [1], values: [2], sizes: [9] });
});

test('a chart as spreadsheets draw it keeps its look', async () => {
  const line = { paint: { kind: 'color', color: '#112233' }, width: 4, dash: [], cap: 'butt', join: 'round' };
  const labels = { shows: ['value'], format: '0.0', side: 'outside', own: [null, 'two'] };
  const plain = {
    style: { size: 24, color: '#445566' },
    legend: { side: 'bottom' },
    plot: { x: 0.1, y: 0.2, width: 0.7, height: 0.6 },
    categoryAxis: { title: 'Season', line, angle: -45 },
    valueAxis: { min: 0, max: 10, step: 5, format: '0%', grid: line, labels: 'low' },
    secondAxis: { max: 3 },
    gap: 0.8,
    overlap: 0.25,
    fill: { kind: 'color', color: '#eeeeee' },
  };
  const read = await again({
    plain,
    series: [
      { name: 'Cod', values: [1, 2], color: '#ff0000', colors: [null, '#00ff00'], labels },
      { name: 'Eel', values: [3, 1], kind: 'line', isSecond: true, stroke: line, marker: 'diamond', markerSize: 16, isSmooth: true },
    ],
  });
  expect(read.plain).toMatchObject({
    legend: { side: 'bottom' },
    plot: plain.plot,
    gap: 0.8,
    overlap: 0.25,
    fill: plain.fill,
    secondAxis: { max: 3 },
  });
  expect(read.plain?.style).toMatchObject({ color: '#445566' });
  expect(read.plain?.valueAxis).toMatchObject({ min: 0, max: 10, step: 5, format: '0%', labels: 'low', grid: { paint: line.paint } });
  expect(read.plain?.categoryAxis).toMatchObject({ title: 'Season', angle: -45, line: { paint: line.paint } });
  expect(read.series[0]).toMatchObject({
    color: '#ff0000',
    colors: [null, '#00ff00'],
    labels: { shows: ['value'], format: '0.0', side: 'outside', own: [null, 'two'] },
  });
  expect(read.series[1]).toMatchObject({ kind: 'line', isSecond: true, marker: 'diamond', isSmooth: true });
});

test('stacked columns stay stacked', async () => {
  expect((await again({ isStacked: true })).isStacked).toBe(true);
  expect(await again({ isStacked: true, plain: { isPercent: true } })).toMatchObject({ isStacked: true, plain: { isPercent: true } });
});

test('the numbers can be edited in a workbook', () => {
  const { files, part } = exportDeck(deck([slide('one', [chart({})])]));
  const book = unzipSync(files['ppt/embeddings/Microsoft_Excel_Sheet1.xlsx'] ?? new Uint8Array());
  const sheet = strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain(
    '<c r="A3" t="inlineStr"><is><t xml:space="preserve">Summer &amp; autumn</t></is></c><c r="B3"><v>2.5</v></c></row>',
  );
  expect(part('ppt/charts/chart1.xml')).toContain('<c:f>Sheet1!$B$2:$B$3</c:f>');
});

test('labels are only where the format allows them', () => {
  const series = [{ name: 'Cod', values: [1], labels: { shows: ['value'], side: 'outside' } }];
  const written = (kind: string) =>
    exportDeck(deck([slide('one', [chart({ chart: kind, plain: {}, series })])])).part('ppt/charts/chart1.xml');
  expect(written('column')).toContain('<c:dLblPos val="outEnd"/>');
  for (const kind of ['donut', 'area', 'radar', 'line']) expect(written(kind)).not.toContain('dLblPos');
});
