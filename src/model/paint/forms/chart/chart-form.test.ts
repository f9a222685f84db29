import { describe, expect, it } from 'vitest';
import type { ChartObject } from '../../../presentation/presentation.ts';
import type { Form } from '../form.ts';
import { boundsOf, notFinite, pathsOf, piecesOf, placed, testKit, textsOf } from '../parts/test-kit.ts';
import { chartForm } from './chart-form.ts';

const chart = (own: Partial<ChartObject>): ChartObject => ({
  ...placed,
  kind: 'chart',
  chart: 'column',
  title: '',
  categories: ['a', 'b', 'c'],
  series: [{ name: 'One', values: [1, 2, 4] }],
  isStacked: false,
  hasLegend: true,
  unit: '',
  ...own,
});
const draw = (own: Partial<ChartObject>) => chartForm(chart(own), testKit);
const painted = (forms: Form[], color: string) =>
  pathsOf(forms).filter((path) => path.fill?.kind === 'color' && path.fill.color === color && path.d);
const series = (...rows: (number | null)[][]) => rows.map((values, index) => ({ name: `Series ${index + 1}`, values }));
const kinds: ChartObject['chart'][] = ['column', 'bar', 'line', 'area', 'pie', 'donut', 'scatter'];

/** Centre of the text of an axis number. */
const written = (forms: Form[], text: string) => {
  const form = forms.find((one) => one.kind === 'text' && one.layout.fragments.some((fragment) => fragment.text === text));
  if (form?.kind !== 'text') throw new Error(`no such text: ${text}`);
  const [fragment] = form.layout.fragments;
  return { x: form.x + (fragment?.x ?? 0) + (fragment?.width ?? 0) / 2, y: form.y + form.layout.height / 2 };
};

describe('columns and bars', () => {
  it('end at their values and start at zero', () => {
    const forms = draw({ series: series([1, 2, 4]) });
    const columns = piecesOf(painted(forms, 'accent1').at(-1)?.d ?? '');
    const [zero, four] = [written(forms, '0').y, written(forms, '4').y];
    expect(columns.map(({ bottom }) => bottom)).toEqual([zero, zero, zero].map((y) => expect.closeTo(y, 6)));
    expect(columns.map(({ top }) => top)).toEqual([1, 2, 4].map((value) => expect.closeTo(zero + ((four - zero) * value) / 4, 6)));
  });

  it('bars extend to the right, negative ones to the left', () => {
    const forms = draw({ chart: 'bar', series: series([3, -2, 1]) });
    const [up, down] = piecesOf(painted(forms, 'accent1').at(-1)?.d ?? '');
    const zero = written(forms, '0').x;
    expect(up?.left).toBeCloseTo(zero, 6);
    expect(down?.right).toBeCloseTo(zero, 6);
    expect((up?.right ?? 0) - zero).toBeCloseTo((zero - (down?.left ?? 0)) * 1.5, 6);
  });

  it('stacked ones follow each other without a gap, downwards below zero', () => {
    const forms = draw({ isStacked: true, hasLegend: false, series: series([1, -2, 3], [2, -1, 4]) });
    const [first, second] = ['accent1', 'accent2'].map((color) => piecesOf(painted(forms, color)[0]?.d ?? ''));
    expect(second?.[0]?.bottom).toBeCloseTo(first?.[0]?.top ?? 0, 6);
    expect(second?.[1]?.top).toBeCloseTo(first?.[1]?.bottom ?? 0, 6);
  });

  it('a gap in the data leaves an empty place', () => {
    expect(piecesOf(painted(draw({ series: series([1, null, 4]) }), 'accent1').at(-1)?.d ?? '')).toHaveLength(2);
  });

  it('show all value labels if they all fit, otherwise none', () => {
    expect(textsOf(draw({ series: series([17, 23, 42]) }))).toEqual(expect.arrayContaining(['17', '23', '42']));
    const many = Array.from({ length: 50 }, (_, index) => index * 1111 + 7);
    expect(textsOf(draw({ categories: [], series: series(many) }))).not.toContain('1118');
  });

  it('a single category does not fill the whole width', () => {
    const [column] = piecesOf(painted(draw({ categories: ['only'], series: series([42]) }), 'accent1').at(-1)?.d ?? '');
    expect((column?.right ?? 0) - (column?.left ?? 0)).toBeLessThan(640 / 4);
  });
});

describe('lines and areas', () => {
  const stroked = (forms: Form[]) => pathsOf(forms).filter((path) => path.stroke?.kind === 'color' && path.stroke.color === 'accent1');

  it('are broken by a gap; a single value is a point', () => {
    const forms = draw({ chart: 'line', categories: [], series: series([1, 2, null, 4, null, 5, 6]) });
    expect(piecesOf(stroked(forms)[0]?.d ?? '')).toHaveLength(2);
    expect(piecesOf(painted(forms, 'accent1').at(-1)?.d ?? '')).toHaveLength(5);
  });

  it('a line may omit a distant zero; an area never does', () => {
    const near = { categories: [], series: series([1002, 1010, 1020]) };
    expect(textsOf(draw({ chart: 'line', ...near }))).not.toContain('0');
    expect(textsOf(draw({ chart: 'area', ...near }))).toContain('0');
  });

  it('a stacked area starts on the one below', () => {
    const forms = draw({ chart: 'area', isStacked: true, hasLegend: false, series: series([1, 1, 1], [2, 2, 2]) });
    const [low, high] = ['accent1', 'accent2'].map((color) => boundsOf(painted(forms, color)[0]?.d ?? ''));
    expect(high?.bottom).toBeCloseTo(low?.top ?? 0, 6);
    expect((high?.bottom ?? 0) - (high?.top ?? 0)).toBeCloseTo(((low?.bottom ?? 0) - (low?.top ?? 0)) * 2, 6);
  });

  it('scatter points are at their x', () => {
    const forms = draw({ chart: 'scatter', series: [{ name: '', values: [1, 1, 1], x: [0, 10, 40] }] });
    const [a, b, c] = piecesOf(painted(forms, 'accent1').at(-1)?.d ?? '').map(({ left, right }) => (left + right) / 2);
    expect((c ?? 0) - (a ?? 0)).toBeCloseTo(((b ?? 0) - (a ?? 0)) * 4, 6);
  });
});

describe('pies', () => {
  /** The angle from a slice's first point to its last before the centre, clockwise from the top. */
  const sweep = (d: string, centre: { x: number; y: number }) => {
    const numbers = d.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
    const angle = (x = 0, y = 0) => Math.atan2(y - centre.y, x - centre.x);
    const turn = angle(...(numbers.slice(-4, -2) as [number, number])) - angle(numbers[0], numbers[1]);
    return (turn + 4 * Math.PI) % (2 * Math.PI);
  };

  it('slices match their shares and add up to a full circle', () => {
    const forms = draw({ chart: 'pie', title: '', categories: ['a', 'b', 'c', 'd'], series: series([10, 20, 30, 40]) });
    const slices = pathsOf(forms).filter(({ stroke }) => stroke);
    const [, x = 0, y = 0] = /L(\S+) (\S+)Z/.exec(slices[0]?.d ?? '')?.map(Number) ?? [];
    const angles = slices.map(({ d }) => sweep(d, { x, y }));
    expect(angles).toEqual([0.1, 0.2, 0.3, 0.4].map((share) => expect.closeTo(share * 2 * Math.PI, 6)));
    expect(angles.reduce((sum, angle) => sum + angle, 0)).toBeCloseTo(2 * Math.PI, 6);
  });

  it('every slice is named, with or without a legend', () => {
    for (const hasLegend of [true, false])
      expect(textsOf(draw({ chart: 'donut', hasLegend, categories: ['Portugal', 'Brazil'], series: series([3, 1]) }))).toEqual(
        expect.arrayContaining(['Portugal', 'Brazil', '75%', '25%', '4']),
      );
  });

  it('a slice of 100 % has no seam; an empty pie is a plain disc', () => {
    expect(pathsOf(draw({ chart: 'pie', categories: ['all'], series: series([5]) }))[0]?.stroke ?? null).toBeNull();
    expect(pathsOf(draw({ chart: 'pie', categories: ['none'], series: series([0]) }))[0]?.fill).toMatchObject({ color: 'muted' });
  });
});

describe('all charts', () => {
  it.each(kinds)('%s stays in its box and has only finite numbers', (kind) => {
    const data: ChartObject['series'][] = [
      [],
      series([]),
      series([0, 0, 0]),
      series([null, null]),
      series([-5, -1]),
      series([1e15, -1e15]),
      series([1e-15, 3e-15]),
      series([42]),
    ];
    for (const one of data)
      for (const isStacked of [false, true])
        for (const [width, height] of [
          [640, 360],
          [1e-6, 1e9],
          [30, 30],
        ] as const) {
          const forms = draw({
            chart: kind,
            series: one,
            isStacked,
            width,
            height,
            unit: 'people',
            title: 'A title that is much too long for one line of this chart, and for two of them as well, so it is cut',
          });
          expect(notFinite(forms)).toEqual([]);
        }
    for (const path of pathsOf(draw({ chart: kind, title: 'Title', series: series([3, 5, 2], [1, 4, 6]) }))) {
      if (!path.d) continue;
      const { left, top, right, bottom } = boundsOf(path.d);
      // Control points of a curve may be a little outside.
      const slack = 20;
      expect([left >= -slack, top >= -slack, right <= 640 + slack, bottom <= 360 + slack]).toEqual([true, true, true, true]);
    }
  });

  it.each([
    ['column', 50],
    ['line', 50],
    ['line', 7],
    ['area', 12],
  ] as const)('%s of %d categories: the names shown do not touch each other', (kind, count) => {
    const forms = draw({
      chart: kind,
      categories: Array.from({ length: count }, (_, index) => `Category ${index + 1}`),
      series: series(Array.from({ length: count }, (_, index) => index)),
    });
    const spans = forms.flatMap((form) => {
      const fragment = form.kind === 'text' ? form.layout.fragments.find(({ text }) => text.startsWith('Category')) : undefined;
      return form.kind === 'text' && fragment ? [[form.x + fragment.x, form.x + fragment.x + fragment.width] as const] : [];
    });
    expect(spans.length).toBeGreaterThan(2);
    for (const [index, [begin]] of spans.entries()) expect(begin).toBeGreaterThan(spans[index - 1]?.[1] ?? -Infinity);
  });

  it('accents that are invisible on the background are not used', () => {
    const theme = { ...testKit.theme, palette: { ...testKit.theme.palette, accent1: '#fafafa' } };
    const forms = chartForm(chart({ series: series([1, 2, 3]) }), { ...testKit, theme });
    expect(painted(forms, 'accent1')).toEqual([]);
    expect(painted(forms, 'accent2')).toHaveLength(1);
  });

  it('a hostile chart is only drawn in part', () => {
    const rows = Array.from({ length: 100 }, () => Array.from({ length: 10_000 }, (_, index) => index % 97));
    for (const kind of kinds)
      expect(JSON.stringify(draw({ chart: kind, series: series(...rows), categories: rows[0]?.map(String) ?? [] })).length).toBeLessThan(
        3e7,
      );
  });
});
