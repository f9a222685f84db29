import { describe, expect, it } from 'vitest';
import type { ChartObject, ChartSeries, PlainChart } from '../../../presentation/presentation.ts';
import type { Form } from '../form.ts';
import { boundsOf, notFinite, pathsOf, piecesOf, placed, testKit, textsOf } from '../parts/test-kit.ts';
import { chartForm } from '../chart/chart-form.ts';

const stroke = {
  paint: { kind: 'color', color: '#868686' },
  width: 1,
  dash: [],
  cap: 'butt',
  join: 'round',
} as const satisfies ChartSeries['stroke'];
const plain: PlainChart = {
  style: { size: 12 },
  categoryAxis: { line: { ...stroke, dash: [] } },
  valueAxis: { grid: { ...stroke, dash: [] } },
};
const chart = (own: Partial<ChartObject>): ChartObject => ({
  ...placed,
  kind: 'chart',
  chart: 'column',
  title: '',
  categories: ['a', 'b', 'c'],
  series: [{ name: 'One', values: [1, 2, 4], color: '#0000ff' }],
  isStacked: false,
  hasLegend: true,
  unit: '',
  plain,
  ...own,
});
const draw = (own: Partial<ChartObject>) => chartForm(chart(own), testKit);
const painted = (forms: Form[], color: string) =>
  pathsOf(forms).filter(({ fill, d }) => fill?.kind === 'color' && fill.color === color && d);
const colors = ['#0000ff', '#ff0000', '#00ff00'];
const series = (...rows: (number | null)[][]): ChartSeries[] =>
  rows.map((values, index) => ({ name: `Series ${index + 1}`, values, color: colors[index % 3] }));

const written = (forms: Form[], text: string) => {
  const form = forms.find((one) => one.kind === 'text' && one.layout.fragments.some((fragment) => fragment.text === text));
  if (form?.kind !== 'text') throw new Error(`no such text: ${text}`);
  const [fragment] = form.layout.fragments;
  return { x: form.x + (fragment?.x ?? 0) + (fragment?.width ?? 0) / 2, y: form.y + form.layout.height / 2, turn: form.turn };
};

describe('plain charts', () => {
  it('write exactly the given title, names, axis numbers and legend', () => {
    const forms = draw({ title: 'Sales', series: series([1, 2, 4], [2, 3, 5]), plain: { ...plain, legend: { side: 'bottom' } } });
    expect(textsOf(forms)).toEqual(['Sales', 'Series 1', 'Series 2', '0', '1', '2', '3', '4', '5', '6', 'a', 'b', 'c']);
  });

  it('columns end at their values, as wide as gap and overlap leave them', () => {
    const forms = draw({ series: series([1, 2, 4]), plain: { ...plain, gap: 1 } });
    const [one, two, four] = piecesOf(painted(forms, '#0000ff')[0]?.d ?? '');
    const [zero, top] = [written(forms, '0').y, written(forms, '4').y];
    expect([one, two, four].map((column) => column?.top)).toEqual(
      [1, 2, 4].map((value) => expect.closeTo(zero + ((top - zero) * value) / 4, 6)),
    );
    expect((two?.left ?? 0) - (one?.left ?? 0)).toBeCloseTo(((one?.right ?? 0) - (one?.left ?? 0)) * 2, 6);
  });

  it('percent columns are all equally high, and the axis ends at the top', () => {
    const forms = draw({
      isStacked: true,
      series: series([1, 2, 4], [3, 2, 1]),
      plain: { ...plain, isPercent: true, valueAxis: { format: '0%' } },
    });
    const tops = piecesOf(painted(forms, '#ff0000')[0]?.d ?? '').map(({ top }) => top);
    expect(tops).toEqual(Array(3).fill(expect.closeTo(written(forms, '100%').y, 6)));
    expect(textsOf(forms)).not.toContain('110%');
  });

  it('bars can start from the bottom, and their axis numbers move there too', () => {
    const up = draw({ chart: 'bar', plain: { ...plain, categoryAxis: { isReversed: true } } });
    expect(written(up, 'a').y).toBeGreaterThan(written(up, 'c').y);
    expect(written(up, '0').y).toBeGreaterThan(written(up, 'a').y);
    const [first, second] = ['#0000ff', '#ff0000'].map(
      (color) =>
        piecesOf(
          painted(
            draw({ chart: 'bar', series: series([1, 2, 3], [1, 2, 3]), plain: { ...plain, categoryAxis: { isReversed: true } } }),
            color,
          )[0]?.d ?? '',
        )[0],
    );
    expect(first?.top).toBeCloseTo(second?.bottom ?? 0, 6);
    expect(written(draw({ chart: 'bar' }), 'a').y).toBeLessThan(written(draw({ chart: 'bar' }), 'c').y);
  });

  it('a line on the second axis has its own numbers on the other side', () => {
    const [columns, line] = series([1000, 2000, 3000], [0.1, 0.2, 0.3]);
    if (!columns || !line) throw new Error('no series');
    const forms = draw({
      series: [columns, { ...line, kind: 'line', isSecond: true, stroke: { ...stroke, dash: [] } }],
      plain: { ...plain, valueAxis: { format: '#,##0' }, secondAxis: { format: '0%' } },
    });
    expect(written(forms, '3,000').x).toBeLessThan(written(forms, 'a').x);
    expect(written(forms, '30%').x).toBeGreaterThan(written(forms, 'c').x);
  });

  it('values are labelled on request, with their format, their percentage, or custom text', () => {
    const labelled = (labels: ChartSeries['labels'], own: Partial<ChartObject> = {}) =>
      textsOf(
        draw({
          series: [{ name: 'One', values: [1, 2, 5], labels }],
          ...own,
          plain: { categoryAxis: { labels: 'none' }, valueAxis: { labels: 'none' } },
        }),
      );
    expect(labelled({ shows: ['value'], format: '0.00' })).toEqual(['1.00', '2.00', '5.00']);
    expect(labelled({ shows: ['category', 'percent'], separator: ' ' }, { chart: 'pie' })).toEqual(['a 13%', 'b 25%', 'c 63%']);
    expect(labelled({ shows: ['value'], own: ['first', null, ''] })).toEqual(['first', '2']);
  });

  it('a gap breaks a line; a smooth line curves through its points', () => {
    const line = (isSmooth: boolean) =>
      pathsOf(
        draw({ chart: 'line', series: [{ name: '', values: [1, 2, null, 4, 3, 5], isSmooth, stroke: { ...stroke, width: 7, dash: [] } }] }),
      ).find(({ strokeWidth }) => strokeWidth === 7)?.d ?? '';
    expect(piecesOf(line(false))).toHaveLength(2);
    expect(line(false)).not.toContain('C');
    expect(line(true)).toContain('C');
  });

  it('names wrap if their words fit and are rotated if not, and all of them are shown', () => {
    const lines = draw({ width: 190, categories: ['north side', 'south side', 'west side'] });
    expect(
      lines.flatMap((form) =>
        form.kind === 'text' && form.layout.lineCount > 1 ? [form.layout.fragments.map(({ text }) => text.trim())] : [],
      ),
    ).toEqual([
      ['north', 'side'],
      ['south', 'side'],
      ['west', 'side'],
    ]);
    const turned = draw({ width: 240, categories: ['Christchurch', 'Wellingborough', 'Northampton'] });
    expect(written(turned, 'Wellingborough').turn).toBe(-45);
    expect(written(draw({ plain: { ...plain, categoryAxis: { angle: -90 } } }), 'b').turn).toBe(-90);
  });

  it('an axis has the given range and step', () => {
    const numbers = textsOf(
      draw({ categories: [], plain: { ...plain, categoryAxis: { labels: 'none' }, valueAxis: { min: -2, max: 10, step: 4 } } }),
    );
    expect(numbers).toEqual(['-2', '2', '6', '10']);
    expect(
      textsOf(
        draw({
          categories: [],
          series: series([3, 4000]),
          plain: { categoryAxis: { labels: 'none' }, valueAxis: { isLogarithmic: true } },
        }),
      ),
    ).toEqual(['1', '10', '100', '1000', '10000']);
  });

  it('legend entries run from the top down beside stacked columns, and in order below them', () => {
    const names = (side: 'right' | 'bottom') =>
      textsOf(draw({ isStacked: true, series: series([1, 2, 3], [1, 2, 3]), plain: { ...plain, legend: { side } } })).slice(0, 2);
    expect([names('right'), names('bottom')]).toEqual([
      ['Series 2', 'Series 1'],
      ['Series 1', 'Series 2'],
    ]);
  });

  it('gradients fill each column in its own box', () => {
    const stops = [
      { offset: 0, color: '#ff0000', opacity: 1 },
      { offset: 1, color: '#00ff00', opacity: 1 },
    ];
    const fill = { kind: 'linear', x1: 0, y1: 0, x2: 0, y2: 1, stops } as const;
    const filled = pathsOf(draw({ series: [{ name: '', values: [1, 2], fill: { ...fill, stops }, colors: [null, '#0000ff'] }] }));
    const gradients = filled.flatMap(({ d, fill }) => (fill?.kind === 'linear' ? [[fill.y1, fill.y2, boundsOf(d)] as const] : []));
    expect(gradients).toHaveLength(1);
    for (const [from, to, { top, bottom }] of gradients) expect([from, to]).toEqual([expect.closeTo(top, 6), expect.closeTo(bottom, 6)]);
  });

  it('slices that are pulled out leave the middle, and still fit', () => {
    const slices = (pulls?: number[]) =>
      pathsOf(draw({ chart: 'pie', series: [{ name: '', values: [1, 1], colors: ['#ff0000', '#00ff00'], pulls }] }))
        .filter(({ fill }) => fill?.kind === 'color')
        .map(({ d }) => boundsOf(d));
    const [right, left] = slices([0.5, 0]);
    expect((right?.left ?? 0) - (left?.right ?? 0)).toBeCloseTo(((left?.bottom ?? 0) - (left?.top ?? 0)) / 4, 3);
    expect((left?.bottom ?? 0) - (left?.top ?? 0)).toBeLessThan((slices()[1]?.bottom ?? 0) - (slices()[1]?.top ?? 0));
  });

  it('error bars reach from each value, and the axis includes them', () => {
    const errorBars = [{ plus: [0, 0, 6], minus: [1, null, 0], stroke: { ...stroke, width: 3, dash: [] } }];
    const forms = draw({ series: [{ name: '', values: [1, 2, 4], errorBars }] });
    const d = pathsOf(forms).find(({ strokeWidth }) => strokeWidth === 3)?.d ?? '';
    expect(boundsOf(d).top).toBeCloseTo(written(forms, '10').y, 6);
    expect(boundsOf(d).bottom).toBeCloseTo(written(forms, '0').y, 6);
  });

  it('ticks are on the axis line, at its numbers', () => {
    const line = (ticks?: 'in' | 'out' | 'cross') => {
      const axis = { line: { ...stroke, width: 3, dash: [] }, ticks };
      const d = pathsOf(draw({ plain: { ...plain, valueAxis: axis } })).find(({ strokeWidth }) => strokeWidth === 3)?.d ?? '';
      return { pieces: piecesOf(d).length, width: boundsOf(d).right - boundsOf(d).left };
    };
    expect(line()).toEqual({ pieces: 1, width: 0 });
    expect(line('out')).toEqual({ pieces: 11, width: expect.closeTo(3, 6) });
    expect(line('cross').width).toBeCloseTo(6, 6);
  });

  it('a legend leaves out entries', () => {
    const legend = { side: 'bottom', omits: [0] } as const;
    const names = textsOf(draw({ series: series([1], [2]), plain: { ...plain, legend: { ...legend, omits: [0] } } }));
    expect(names).toContain('Series 2');
    expect(names).not.toContain('Series 1');
  });

  it('all digits are collected when nothing is measured', () => {
    const collected = textsOf(chartForm(chart({ series: series([1, 2, 3]) }), { ...testKit, measure: () => 0 })).join('');
    expect([...'0123456789.,-'].filter((letter) => !collected.includes(letter))).toEqual([]);
  });

  it.each(['column', 'bar', 'line', 'area', 'pie', 'donut', 'scatter', 'radar'] as const)(
    '%s stays in its box and has only finite numbers',
    (kind) => {
      const full: PlainChart = {
        ...plain,
        legend: { side: 'right' },
        categoryAxis: { title: 'x', line: { ...stroke, dash: [] } },
        valueAxis: { title: 'y', line: { ...stroke, dash: [] } },
        secondAxis: {},
        hasRanges: true,
        hasUpDown: true,
      };
      const rows: (number | null)[][] = [[], [0, 0, 0], [null, null], [-5, -1], [1e15, -1e15], [1e-15, 3e-15], [42]];
      for (const row of rows)
        for (const isStacked of [false, true])
          for (const [width, height] of [
            [640, 360],
            [1e-6, 1e9],
            [30, 30],
          ] as const)
            expect(
              notFinite(
                draw({
                  chart: kind,
                  isStacked,
                  width,
                  height,
                  title: 'A title',
                  series: [{ name: '', values: row, x: row, sizes: row, marker: 'circle', labels: { shows: ['value', 'percent'] } }],
                  plain: full,
                }),
              ),
            ).toEqual([]);
      for (const { d } of pathsOf(draw({ chart: kind, title: 'Title', series: series([3, 5, 2], [1, 4, 6]), plain: full }))) {
        if (!d) continue;
        const { left, top, right, bottom } = boundsOf(d);
        expect([left >= -1, top >= -1, right <= 641, bottom <= 361]).toEqual([true, true, true, true]);
      }
    },
  );

  it('a hostile chart is only drawn in part', () => {
    const values = Array.from({ length: 10_000 }, (_, index) => index % 97);
    const own = Array.from({ length: 100 }, (_, index): ChartSeries => ({
      name: `Series ${index}`,
      values,
      sizes: values,
      x: values,
      labels: { shows: ['value'] },
    }));
    for (const kind of ['column', 'scatter', 'donut'] as const)
      expect(
        JSON.stringify(
          draw({
            chart: kind,
            series: own,
            categories: values.map((value) => 'word '.repeat(60) + value),
            plain: { ...plain, legend: { side: 'right' } },
          }),
        ).length,
      ).toBeLessThan(5e7);
  });
});
