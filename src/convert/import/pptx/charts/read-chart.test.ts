import { describe, expect, test } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { ChartObject } from '#model/presentation/presentation.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { importDeck } from '../test-deck.ts';

const spaces =
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const frame =
  '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Chart" descr="Sales by quarter"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="952500" y="952500"/><a:ext cx="4762500" cy="2381250"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rIdC"/></a:graphicData></a:graphic></p:graphicFrame>';

const importChart = (xml: string) =>
  importDeck({ slides: [{ shapes: frame, relationships: 'rIdC chart ../charts/chart1.xml' }], parts: { 'ppt/charts/chart1.xml': xml } });
async function chartOf(plot: string, { before = '', after = '', space = '' } = {}): Promise<ChartObject> {
  const { slides, imported } = await importChart(
    `<c:chartSpace ${spaces}><c:chart>${before}<c:plotArea><c:layout/>${plot}</c:plotArea>${after}</c:chart>${space}</c:chartSpace>`,
  );
  const chart = slides[0]?.children[0];
  if (chart?.kind !== 'chart') throw new Error('no chart');
  expect(parsePresentation(JSON.parse(JSON.stringify(writePresentation(imported.presentation)))).problems).toEqual([]);
  return chart;
}

const points = (values: readonly (string | number | null)[]) =>
  `<c:ptCount val="${values.length}"/>${values.map((value, index) => (value === null ? '' : `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`)).join('')}`;
const numbers = (name: string, values: readonly (number | null)[], format = 'General') =>
  `<c:${name}><c:numRef><c:f>A</c:f><c:numCache><c:formatCode>${format}</c:formatCode>${points(values)}</c:numCache></c:numRef></c:${name}>`;
const words = (name: string, values: readonly string[]) =>
  `<c:${name}><c:strRef><c:f>A</c:f><c:strCache>${points(values)}</c:strCache></c:strRef></c:${name}>`;
const ser = (index: number, inner: string, name = `S${index + 1}`) =>
  `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>${words('tx', [name])}${inner}</c:ser>`;
const data = (values: readonly (number | null)[], format?: string) => words('cat', ['Q1', 'Q2', 'Q3']) + numbers('val', values, format);
const ids = (...all: number[]) => all.map((id) => `<c:axId val="${id}"/>`).join('');
const axis = (kind: string, id: number, position: string, inner = '') =>
  `<c:${kind}><c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="${position}"/>${inner}</c:${kind}>`;
const usualAxes = axis('catAx', 1, 'b') + axis('valAx', 2, 'l', '<c:majorGridlines/>');
const bars = (inner: string, direction = 'col', grouping = 'clustered') =>
  `<c:barChart><c:barDir val="${direction}"/><c:grouping val="${grouping}"/>${inner}${ids(1, 2)}</c:barChart>`;

describe('a chart', () => {
  test('keeps its data, position and alternative text', async () => {
    const chart = await chartOf(bars(ser(0, data([1, null, 3])) + ser(1, data([4, 5, 6]))) + usualAxes);
    expect(chart).toMatchObject({
      chart: 'column',
      x: 700,
      y: 450,
      width: 1000,
      height: 500,
      alt: 'Sales by quarter',
      categories: ['Q1', 'Q2', 'Q3'],
      isStacked: false,
      title: '',
    });
    expect(chart.series).toMatchObject([
      { name: 'S1', values: [1, null, 3], color: '#4472c4' },
      { name: 'S2', values: [4, 5, 6], color: '#ed7d31' },
    ]);
    expect(chart.plain?.valueAxis?.grid).toBeDefined();
    expect(chart.plain?.legend).toBeUndefined();
  });

  test.each([
    ['lineChart', '', 'line'],
    ['line3DChart', '', 'line'],
    ['areaChart', '', 'area'],
    ['pieChart', '', 'pie'],
    ['pie3DChart', '', 'pie'],
    ['ofPieChart', '', 'pie'],
    ['doughnutChart', '', 'donut'],
    ['radarChart', '', 'radar'],
    ['stockChart', '', 'line'],
    ['surfaceChart', '', 'area'],
    ['bar3DChart', '<c:barDir val="bar"/>', 'bar'],
    ['bar3DChart', '<c:barDir val="col"/>', 'column'],
  ])('%s %s is drawn as %s', async (name, inner, kind) => {
    expect((await chartOf(`<c:${name}>${inner}${ser(0, data([1, 2, 3]))}${ids(1, 2)}</c:${name}>${usualAxes}`)).chart).toBe(kind);
  });

  test('may have a table of its values below', async () => {
    const plot = `${bars(ser(0, data([1, null, 3]), 'North') + ser(1, data([4, 5, 6]), 'South'))}${usualAxes}<c:dTable><c:showKeys val="1"/></c:dTable>`;
    const { slides, warnings } = await importChart(
      `<c:chartSpace ${spaces}><c:chart><c:plotArea><c:layout/>${plot}</c:plotArea></c:chart></c:chartSpace>`,
    );
    const [group] = slides[0]?.children ?? [];
    const [chart, table] = group?.kind === 'group' ? group.children : [];
    if (chart?.kind !== 'chart' || table?.kind !== 'table') throw new Error('no chart with a table');
    expect(table.rows.map(({ cells }) => cells.map(({ paragraphs }) => paragraphs[0]?.runs[0]?.text))).toEqual([
      ['North', '1', '', '3'],
      ['South', '4', '5', '6'],
    ]);
    // Together they fill the frame.
    expect(chart.height + table.height).toBeCloseTo(500);
    expect(chart.y + chart.height / 2).toBeCloseTo(table.y - table.height / 2);
    expect(warnings).toEqual([]);
  });

  test('of points has no such table, because it has no columns', async () => {
    const points = `<c:scatterChart>${ser(0, numbers('xVal', [1, 2]) + numbers('yVal', [3, 4]))}${ids(1, 2)}</c:scatterChart>`;
    const axes = axis('valAx', 1, 'b') + axis('valAx', 2, 'l');
    expect(await chartOf(`${points}${axes}<c:dTable/>`)).toMatchObject({ chart: 'scatter', height: 500 });
  });

  test('in 3D is drawn flat, with a warning', async () => {
    const { warnings } = await importChart(
      `<c:chartSpace ${spaces}><c:chart><c:plotArea><c:bar3DChart>${ser(0, data([1, 2, 3]))}</c:bar3DChart></c:plotArea></c:chart></c:chartSpace>`,
    );
    expect(warnings).toMatchObject([{ code: 'chart', slides: [1] }]);
  });

  test('without any data is left out, with a warning', async () => {
    const { slides, warnings } = await importChart(
      `<c:chartSpace ${spaces}><c:chart><c:plotArea>${bars(ser(0, ''))}</c:plotArea></c:chart></c:chartSpace>`,
    );
    expect(slides[0]?.children).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'chart' }]);
  });

  test('of bars begins at the bottom, as in spreadsheets', async () => {
    expect((await chartOf(bars(ser(0, data([1, 2, 3])), 'bar') + usualAxes)).plain?.categoryAxis?.isReversed).toBe(true);
    const turned = usualAxes.replace('minMax', 'maxMin');
    expect((await chartOf(bars(ser(0, data([1, 2, 3])), 'bar') + turned)).plain?.categoryAxis?.isReversed).toBe(false);
  });

  test('of shares of a whole shows percentages', async () => {
    const chart = await chartOf(
      `${bars(ser(0, data([1, 2, 3])), 'col', 'percentStacked')}${axis('catAx', 1, 'b')}${axis('valAx', 2, 'l', '<c:numFmt formatCode="General" sourceLinked="1"/>')}`,
    );
    expect(chart).toMatchObject({ isStacked: true, plain: { isPercent: true, valueAxis: { format: '0%' } } });
  });

  test('of columns and a line has both, the line on its own axis', async () => {
    const chart = await chartOf(
      `${bars(ser(0, data([1, 2, 3])))}<c:lineChart><c:marker val="1"/>${ser(1, `<c:spPr><a:ln w="38100"><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:ln></c:spPr>${data([0.1, 0.2, 0.3], '0%')}<c:smooth val="1"/>`)}${ids(3, 4)}</c:lineChart>` +
        usualAxes +
        axis('catAx', 3, 'b').replace('<c:delete val="0"/>', '<c:delete val="1"/>') +
        axis('valAx', 4, 'r', '<c:numFmt formatCode="General" sourceLinked="1"/><c:crosses val="max"/>'),
    );
    expect(chart.chart).toBe('column');
    expect(chart.series[1]).toMatchObject({
      kind: 'line',
      isSecond: true,
      isSmooth: true,
      marker: 'square',
      stroke: { width: 8, paint: { color: '#ff0000' } },
    });
    expect(chart.series[0]).not.toHaveProperty('kind');
    expect(chart.plain?.secondAxis).toMatchObject({ format: '0%', isFar: true });
  });

  test('of points keeps their x values, and bubbles their sizes', async () => {
    const axes =
      axis('valAx', 1, 'b', '<c:numFmt formatCode="0.0" sourceLinked="0"/>') +
      axis('valAx', 2, 'l', '<c:numFmt formatCode="0" sourceLinked="0"/>');
    const scatter = await chartOf(
      `<c:scatterChart><c:scatterStyle val="lineMarker"/>${ser(0, `<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>${numbers('xVal', [1, 5])}${numbers('yVal', [2, 3])}`)}${ids(1, 2)}</c:scatterChart>${axes}`,
    );
    expect(scatter).toMatchObject({
      chart: 'scatter',
      categories: [],
      series: [{ x: [1, 5], values: [2, 3], marker: 'diamond' }],
      plain: { categoryAxis: { format: '0.0' }, valueAxis: { format: '0' } },
    });
    expect(scatter.series[0]).not.toHaveProperty('stroke');
    const bubbles = await chartOf(
      `<c:bubbleChart>${ser(0, numbers('xVal', [1, 5]) + numbers('yVal', [2, 3]) + numbers('bubbleSize', [7, 8]))}${ids(1, 2)}</c:bubbleChart>${axes}`,
    );
    expect(bubbles.series[0]).toMatchObject({ sizes: [7, 8] });
  });

  test('of slices has a colour for each, from its points or the theme', async () => {
    const point = '<c:dPt><c:idx val="1"/><c:spPr><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill></c:spPr></c:dPt>';
    const chart = await chartOf(
      `<c:pieChart><c:varyColors val="1"/>${ser(0, point + data([1, 2, 3]))}<c:firstSliceAng val="90"/></c:pieChart>`,
    );
    expect(chart.series[0]?.colors).toEqual(['#4472c4', '#00ff00', '#9bbb59']);
    expect(chart).toMatchObject({ title: 'S1', plain: { turn: 90 } });
  });

  test('whose columns are transparent stays transparent there', async () => {
    const chart = await chartOf(bars(ser(0, `<c:spPr><a:noFill/></c:spPr>${data([1, 2, 3])}`), 'col', 'stacked') + usualAxes);
    expect(chart.series[0]?.color).toBe('#00000000');
  });
});

describe('the style of a chart', () => {
  const one = (style: string, count: number) =>
    chartOf(bars(Array.from({ length: count }, (_, index) => ser(index, data([1, 2, 3]))).join('')) + usualAxes, { space: style });

  const colorsOf = async (style: string, count: number) => (await one(style, count)).series.map(({ color }) => color ?? '');

  test.each([
    ['<c:style val="2"/>', 2, ['#4472c4', '#ed7d31']],
    ['<c:style val="4"/>', 1, ['#ed7d31']],
    ['<c14:style val="104" xmlns:c14="http://schemas.microsoft.com/office/drawing/2007/8/2/chart"/>', 1, ['#ed7d31']],
    ['<c:style val="4999"/>', 1, ['#4472c4']],
  ])('%s colours %i series', async (style, count, colors) => {
    expect(await colorsOf(style, count)).toEqual(colors);
  });

  test('may be in greys, or in shades and tints of one accent', async () => {
    for (const grey of await colorsOf('<c:style val="1"/>', 3)) expect(grey).toMatch(/^#(..)\1\1$/);
    const [dark = '', middle, light = ''] = await colorsOf('<c:style val="4"/>', 3);
    expect(middle).toBe('#ed7d31');
    expect(dark < '#ed7d31' && light > '#ed7d31').toBe(true);
  });

  test('gives columns an outline, the plot a fill, or all of it a dark ground', async () => {
    expect((await one('<c:style val="10"/>', 1)).series[0]?.stroke).toMatchObject({ paint: { color: '#fafafa' }, width: 2 });
    expect((await one('<c:style val="2"/>', 1)).series[0]).not.toHaveProperty('stroke');
    expect((await one('<c:style val="36"/>', 1)).plain).toMatchObject({ plotFill: { kind: 'color' } });
    expect((await one('<c:style val="42"/>', 1)).plain).toMatchObject({ fill: { color: '#101010' }, style: { color: '#fafafa' } });
  });

  test('fills with the gradients of the theme, unless a series says otherwise', async () => {
    const gradient = (from: string, to: string) =>
      `<a:gradFill><a:gsLst><a:gs pos="0">${from}</a:gs><a:gs pos="100000">${to}</a:gs></a:gsLst><a:lin ang="5400000"/></a:gradFill>`;
    const placeholder = '<a:schemeClr val="phClr"/>';
    const theme = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:themeElements><a:fmtScheme><a:fillStyleLst><a:solidFill>${placeholder}</a:solidFill><a:solidFill/>${gradient(placeholder, '<a:srgbClr val="ffffff"/>')}</a:fillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
    const own = `<c:spPr>${gradient('<a:srgbClr val="ff0000"/>', '<a:srgbClr val="00ff00"/>')}</c:spPr>`;
    const { slides } = await importDeck({
      slides: [{ shapes: frame, relationships: 'rIdC chart ../charts/chart1.xml' }],
      theme,
      parts: {
        'ppt/charts/chart1.xml': `<c:chartSpace ${spaces}><c:style val="26"/><c:chart><c:plotArea>${bars(ser(0, data([1, 2, 3])) + ser(1, own + data([1, 2, 3])))}</c:plotArea></c:chart></c:chartSpace>`,
      },
    });
    const [chart] = slides[0]?.children ?? [];
    expect(chart).toMatchObject({
      series: [
        { fill: { kind: 'linear', stops: [{ color: '#4f81bd' }, { color: '#ffffff' }] } },
        { fill: { kind: 'linear', stops: [{ color: '#ff0000' }, { color: '#00ff00' }] } },
      ],
    });
  });
});

describe('a chart with additions', () => {
  test('pulls out its slices, all of them or single ones', async () => {
    const point = '<c:dPt><c:idx val="1"/><c:explosion val="25"/></c:dPt>';
    const pulls = async (inner: string) => (await chartOf(`<c:pieChart>${ser(0, inner + data([1, 2, 3]))}</c:pieChart>`)).series[0]?.pulls;
    expect(await pulls(point)).toEqual([0, 0.25, 0]);
    expect(await pulls(`<c:explosion val="10"/>${point}`)).toEqual([0.1, 0.25, 0.1]);
    expect(await pulls('')).toBeUndefined();
  });

  test('has the line around its slices that each of them says, unless the series says another', async () => {
    const line = (width: number) => `<c:spPr><a:ln w="${width}"><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:ln></c:spPr>`;
    const points = [0, 1].map((index) => `<c:dPt><c:idx val="${index}"/>${line(19_050)}</c:dPt>`).join('');
    const strokeOf = async (inner: string) => (await chartOf(`<c:pieChart>${ser(0, inner + data([1, 2]))}</c:pieChart>`)).series[0]?.stroke;
    expect(await strokeOf(points)).toMatchObject({ paint: { color: '#ffffff' }, width: 4 });
    expect(await strokeOf(line(9525) + points)).toMatchObject({ width: 2 });
    expect(await strokeOf('')).toBeUndefined();
  });

  const trend = (inner: string) => `<c:trendline>${inner}</c:trendline>`;
  test.each([
    ['linear', '', [1, 3, 5], [1, 3, 5]],
    ['poly', '<c:order val="2"/>', [1, 4, 9, 16], [1, 4, 9, 16]],
    ['exp', '', [2, 4, 8], [2, 4, 8]],
    ['power', '', [1, 4, 9], [1, 4, 9]],
    ['log', '', [3, 3, 3], [3, 3, 3]],
    ['movingAvg', '<c:period val="2"/>', [1, 3, 5], [null, 2, 4]],
  ])('has a trend line: %s', async (type, inner, values, expected) => {
    const chart = await chartOf(bars(ser(0, trend(`<c:trendlineType val="${type}"/>${inner}`) + data(values), 'Sales')) + usualAxes);
    expect(chart.series).toHaveLength(2);
    expect(chart.series[1]?.values.map((value) => value && Math.round(value * 1e6) / 1e6)).toEqual(expected);
    expect(chart.series[1]).toMatchObject({ kind: 'line', name: expect.stringContaining('(Sales)'), stroke: { width: 2 } });
    expect(chart.title).toBe('Sales');
  });

  test('extends the trend of points in both directions', async () => {
    const axes = axis('valAx', 1, 'b') + axis('valAx', 2, 'l');
    const extended = trend('<c:name>Up</c:name><c:trendlineType val="linear"/><c:forward val="2"/><c:backward val="1"/>');
    const chart = await chartOf(
      `<c:scatterChart>${ser(0, `${extended}${numbers('xVal', [1, 5])}${numbers('yVal', [2, 6])}`)}${ids(1, 2)}</c:scatterChart>${axes}`,
    );
    expect(chart.series[1]).toMatchObject({ name: 'Up', x: [0, 7], values: [expect.closeTo(1, 6), expect.closeTo(8, 6)] });
  });

  test.each([
    ['<c:errBarType val="both"/><c:errValType val="fixedVal"/><c:val val="2"/>', [2, 2, 2], [2, 2, 2]],
    ['<c:errBarType val="plus"/><c:errValType val="percentage"/><c:val val="50"/>', [1, 2, 3], [null, null, null]],
    ['<c:errBarType val="both"/><c:errValType val="stdDev"/><c:val val="1"/>', [4, 2, 0], [0, 2, 4]],
    ['<c:errBarType val="minus"/><c:errValType val="stdErr"/>', [null, null, null], [1.154701, 1.154701, 1.154701]],
    [`<c:errValType val="cust"/>${numbers('plus', [1, 2, 3])}${numbers('minus', [4])}`, [1, 2, 3], [4, 4, 4]],
  ])('shows how far values may differ: %s', async (inner, plus, minus) => {
    const chart = await chartOf(bars(ser(0, `<c:errBars>${inner}<c:noEndCap val="1"/></c:errBars>${data([2, 4, 6])}`)) + usualAxes);
    const [found] = chart.series[0]?.errorBars ?? [];
    const rounded = (lengths: readonly (number | null)[] | undefined) => lengths?.map((length) => length && Math.round(length * 1e6) / 1e6);
    expect([rounded(found?.plus), rounded(found?.minus)]).toEqual([plus, minus]);
    expect(found).toMatchObject({ isPlain: true });
  });

  test('marks its axes, and leaves out deleted entries of its legend', async () => {
    const chart = await chartOf(
      bars(ser(0, data([1, 2, 3])) + ser(1, data([1, 2, 3]))) +
        axis('catAx', 1, 'b', '<c:majorTickMark val="none"/>') +
        axis('valAx', 2, 'l', '<c:majorTickMark val="cross"/>'),
      { after: '<c:legend><c:legendEntry><c:idx val="1"/><c:delete val="1"/></c:legendEntry></c:legend>' },
    );
    expect(chart.plain?.categoryAxis).not.toHaveProperty('ticks');
    expect(chart.plain).toMatchObject({ valueAxis: { ticks: 'cross' }, legend: { omits: [1] } });
  });
});

describe('text in a chart', () => {
  const one = bars(ser(0, data([1, 2, 3]), 'Sales')) + usualAxes;
  const two = bars(ser(0, data([1, 2, 3])) + ser(1, data([1, 2, 3]))) + usualAxes;
  const rich =
    '<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz="2400" b="0"/></a:pPr><a:r><a:t>Our </a:t></a:r><a:r><a:t>year</a:t></a:r></a:p></c:rich></c:tx></c:title>';

  test.each([
    ['its own', two, rich, 'Our year'],
    ['that of its only series', one, '<c:autoTitleDeleted val="0"/>', 'Sales'],
    ['none if it was deleted', one, '<c:autoTitleDeleted val="1"/>', ''],
    ['the default of Office for several series', two, '<c:title/>', 'Chart Title'],
    ['none for several series', two, '', ''],
  ])('title: %s', async (_, plot, before, title) => {
    expect((await chartOf(plot, { before })).title).toBe(title);
  });

  test('uses the font size of the chart, or its own', async () => {
    const text = (size: number) => `<c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr sz="${size}"/></a:pPr></a:p></c:txPr>`;
    const chart = await chartOf(two, { before: rich, after: `<c:legend><c:legendPos val="t"/>${text(900)}</c:legend>`, space: text(1800) });
    expect(chart.plain?.style?.size).toBeCloseTo(48, 6);
    expect(chart.plain?.titleStyle).toMatchObject({ size: expect.closeTo(64, 6), weight: 400 });
    expect(chart.plain?.legend).toMatchObject({ side: 'top', style: { size: expect.closeTo(24, 6) } });
  });

  test('axes: titles, limits, steps, rotated names, none if deleted', async () => {
    const scaled = axis(
      'valAx',
      2,
      'l',
      '<c:title><c:tx><c:rich><a:p><a:r><a:t>Euro</a:t></a:r></a:p></c:rich></c:tx></c:title><c:majorUnit val="5"/>',
    ).replace('<c:orientation', '<c:max val="20"/><c:min val="-5"/><c:orientation');
    const turned = axis('catAx', 1, 'b', '<c:tickLblPos val="low"/><c:txPr><a:bodyPr rot="-2700000"/></c:txPr>');
    const chart = await chartOf(bars(ser(0, data([1, 2, 3]))) + turned + scaled);
    expect(chart.plain?.valueAxis).toMatchObject({ title: 'Euro', min: -5, max: 20, step: 5 });
    expect(chart.plain?.categoryAxis).toMatchObject({ angle: -45, labels: 'low' });
    const gone = await chartOf(bars(ser(0, data([1, 2, 3]))) + usualAxes.replaceAll('<c:delete val="0"/>', '<c:delete val="1"/>'));
    expect(gone.plain?.valueAxis).toMatchObject({ labels: 'none', line: undefined, grid: { width: 2 } });
  });

  test('labels: content, position, individually changed or removed ones', async () => {
    const labels =
      '<c:dLbls><c:dLbl><c:idx val="0"/><c:tx><c:rich><a:p><a:r><a:t>Best</a:t></a:r></a:p></c:rich></c:tx></c:dLbl><c:dLbl><c:idx val="2"/><c:delete val="1"/></c:dLbl><c:numFmt formatCode="0.0" sourceLinked="0"/><c:dLblPos val="inEnd"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="1"/><c:showPercent val="0"/></c:dLbls>';
    const chart = await chartOf(bars(ser(0, labels + data([1, 2, 3]))) + usualAxes);
    expect(chart.series[0]?.labels).toMatchObject({
      shows: ['series', 'value'],
      format: '0.0',
      side: 'inside',
      own: ['Best', null, ''],
      separator: '; ',
    });
    const none = await chartOf(bars(ser(0, data([1, 2, 3])) + '<c:dLbls><c:showVal val="0"/></c:dLbls>') + usualAxes);
    expect(none.series[0]).not.toHaveProperty('labels');
  });

  test('categories: dates as their cells show them, numbers, several levels, none at all', async () => {
    const named = async (cat: string) => (await chartOf(bars(ser(0, cat + numbers('val', [1, 2]))) + usualAxes)).categories;
    expect(await named(numbers('cat', [37261, 37292.5], 'm/d/yyyy'))).toEqual(['1/5/2002', '2/5/2002']);
    expect(await named(numbers('cat', [37261, 37292.75], 'd. mmmm yy h:mm AM/PM'))).toEqual([
      '5. January 02 12:00 AM',
      '5. February 02 6:00 PM',
    ]);
    expect(await named(numbers('cat', [2019, 0.5], '0.0'))).toEqual(['2019.0', '0.5']);
    expect(
      await named(
        `<c:cat><c:multiLvlStrRef><c:multiLvlStrCache><c:ptCount val="2"/><c:lvl>${'<c:pt idx="0"><c:v>Q1</c:v></c:pt><c:pt idx="1"><c:v>Q2</c:v></c:pt>'}</c:lvl><c:lvl><c:pt idx="0"><c:v>2020</c:v></c:pt></c:lvl></c:multiLvlStrCache></c:multiLvlStrRef></c:cat>`,
      ),
    ).toEqual(['Q1\n2020', 'Q2']);
    expect(await named('')).toEqual(['1', '2']);
  });
});

describe('a hostile chart', () => {
  test('with distant points, invalid numbers and a million cells is read in part', async () => {
    const cache =
      '<c:ptCount val="999999999"/><c:pt idx="-1"><c:v>1</c:v></c:pt><c:pt idx="1.5"><c:v>1</c:v></c:pt><c:pt idx="0"><c:v>#N/A</c:v></c:pt><c:pt idx="1"><c:v>1e300</c:v></c:pt><c:pt idx="99999999"><c:v>3</c:v></c:pt>';
    const chart = await chartOf(
      bars(ser(0, `<c:val><c:numRef><c:numCache>${cache}</c:numCache></c:numRef></c:val>`).repeat(150)) +
        usualAxes.replace('<c:orientation', '<c:min val="9"/><c:max val="1"/><c:orientation'),
    );
    expect(chart.series).toHaveLength(100);
    expect(chart.series[0]?.values.slice(0, 3)).toEqual([null, 1e15, null]);
    expect(chart.series[0]?.values).toHaveLength(10_000);
    expect(chart.plain?.valueAxis).not.toHaveProperty('min', 9);
  });
});

test('a chart of the newer kinds becomes the closest one, with its text and numbers', async () => {
  const cx =
    '<cx:chartSpace xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><cx:chartData><cx:data id="0"><cx:strDim type="cat"><cx:lvl ptCount="2"><cx:pt idx="0">Leads</cx:pt><cx:pt idx="1">Deals</cx:pt></cx:lvl></cx:strDim><cx:numDim type="val"><cx:lvl ptCount="2" formatCode="General"><cx:pt idx="0">90</cx:pt><cx:pt idx="1">12</cx:pt></cx:lvl></cx:numDim></cx:data></cx:chartData><cx:chart><cx:title/><cx:plotArea><cx:plotAreaRegion><cx:series layoutId="funnel"><cx:tx><cx:txData><cx:v>Pipeline</cx:v></cx:txData></cx:tx><cx:dataId val="0"/></cx:series></cx:plotAreaRegion></cx:plotArea></cx:chart></cx:chartSpace>';
  const { slides, warnings } = await importChart(cx);
  expect(slides[0]?.children[0]).toMatchObject({
    chart: 'bar',
    title: 'Chart Title',
    categories: ['Leads', 'Deals'],
    series: [{ name: 'Pipeline', values: [90, 12] }],
  });
  expect(warnings).toMatchObject([{ code: 'chart' }]);
});
