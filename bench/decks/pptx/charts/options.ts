import type { SlideKit, Topic } from '../construct.ts';
import { color, line, scheme, solid } from '../markup.ts';
import { axes, chart, chartData, pointsOf, axis, axisIds, seriesOf } from './chart-markup.ts';
import { bars, lines, slices } from './kinds.ts';

const shows = (shown: readonly string[], inside = '', rest = ''): string =>
  `<c:dLbls>${inside}${['LegendKey', 'Val', 'CatName', 'SerName', 'Percent', 'BubbleSize'].map((name) => `<c:show${name} val="${shown.includes(name) ? 1 : 0}"/>`).join('')}${rest}</c:dLbls>`;

const columns = (kit: SlideKit, before: (at: number) => string = () => '', gap = 100): string =>
  bars(chartData(kit), 'col', 'clustered', { before }, gap);

const errors = '<c:errBars><c:errBarType val="both"/><c:errValType val="percentage"/><c:noEndCap val="0"/><c:val val="10"/></c:errBars>';

export const options: Topic = {
  titles: (kit, box) => chart(kit, box, columns(kit) + axes({ title: kit.say(1) }, { title: kit.say(2) }), { title: kit.say(3) }),
  legends: (kit, box) => chart(kit, box, columns(kit) + axes(), { legend: kit.chance.among(['l', 't', 'b', 'tr']) }),
  'no-legend': (kit, box) =>
    chart(kit, box, bars({ ...chartData(kit, 0), series: [{ name: kit.hide(1), values: [12, 34, 23, 45] }] }, 'col') + axes(), {
      legend: 'none',
    }),
  labels: (kit, box) =>
    chart(
      kit,
      box,
      columns(kit, () => shows(['Val'], `<c:dLblPos val="${kit.chance.among(['outEnd', 'ctr', 'inEnd', 'inBase'])}"/>`)) + axes(),
    ),
  'pie-labels': (kit, box) =>
    chart(
      kit,
      box,
      `<c:pieChart><c:varyColors val="1"/>${seriesOf(slices(kit), { before: () => shows(kit.chance.among([['Percent'], ['Val'], ['Percent', 'CatName']]), `<c:dLblPos val="${kit.chance.among(['outEnd', 'inEnd', 'ctr', 'bestFit'])}"/>`, '<c:showLeaderLines val="1"/>') })}<c:firstSliceAng val="0"/></c:pieChart>`,
    ),
  'label-formats': (kit, box) =>
    chart(
      kit,
      box,
      columns(kit, () =>
        shows(
          ['Val'],
          `<c:numFmt formatCode="${kit.chance.among(['0.0', '#,##0', '0%', '"$"0'].map((one) => one.replaceAll('"', '&quot;')))}" sourceLinked="0"/><c:spPr/><c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1000" b="1"/></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>`,
        ),
      ) + axes(),
    ),
  'number-formats': (kit, box) =>
    chart(kit, box, columns(kit) + axes({}, { format: kit.chance.among(['0.0', '#,##0.00', '0%', '"$"#,##0', '0"k"', '0.0E+00']) })),
  limits: (kit, box) =>
    chart(
      kit,
      box,
      columns(kit) +
        axes(
          {},
          {
            min: 0,
            max: kit.chance.among([120, 150, 200]),
            rest: `<c:crosses val="autoZero"/><c:crossBetween val="between"/><c:majorUnit val="${kit.chance.among([25, 30, 50])}"/>`,
          },
        ),
    ),
  logarithmic: (kit, box) =>
    chart(
      kit,
      box,
      bars(
        chartData(kit, 2, 4, () => 10 ** kit.chance.up(4) * (1 + kit.chance.up(8))),
        'col',
      ) + axes({}, { logBase: 10 }),
    ),
  reversed: (kit, box) => {
    const isBar = kit.chance.is(0.5);
    return chart(kit, box, bars(chartData(kit), isBar ? 'bar' : 'col') + axes({ isReversed: true }, { isReversed: !isBar }, isBar));
  },
  negative: (kit, box) =>
    chart(
      kit,
      box,
      bars(
        chartData(kit, 2, 5, () => kit.chance.up(100) - 50),
        'col',
        'clustered',
        { before: () => '<c:invertIfNegative val="0"/>' },
      ) + axes({ labels: kit.chance.among(['low', 'nextTo']) }),
    ),
  ticks: (kit, box) =>
    chart(
      kit,
      box,
      columns(kit) +
        axes(
          { ticks: [kit.chance.among(['in', 'out', 'cross']), 'none'], look: `<c:spPr>${line('tx1', 19_050)}</c:spPr>` },
          { ticks: ['cross', kit.chance.among(['in', 'out', 'none'])], grid: '', look: `<c:spPr>${line('tx1', 19_050)}</c:spPr>` },
        ),
    ),
  gridlines: (kit, box) =>
    chart(
      kit,
      box,
      columns(kit) +
        axes(
          { grid: `<c:majorGridlines><c:spPr>${line('accent3', 6350)}</c:spPr></c:majorGridlines>` },
          {
            grid: `<c:majorGridlines><c:spPr>${line('accent2', 12_700, '<a:prstDash val="dash"/>')}</c:spPr></c:majorGridlines>`,
            minorGrid: '<c:minorGridlines/>',
          },
        ),
    ),
  'deleted-axes': (kit, box) => chart(kit, box, columns(kit, () => shows(['Val'])) + axes({}, { isDeleted: true, grid: '' })),
  'turned-labels': (kit, box) =>
    chart(
      kit,
      box,
      columns(kit) +
        axes({
          text: `<c:txPr><a:bodyPr rot="${kit.chance.among([-5_400_000, -2_700_000])}" vert="horz"/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1200"/></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>`,
        }),
    ),
  'series-looks': (kit, box) =>
    chart(
      kit,
      box,
      columns(
        kit,
        (at) =>
          `<c:spPr>${kit.chance.among([solid(scheme[(at + 3) % 6] ?? ''), `<a:gradFill><a:gsLst><a:gs pos="0">${color('bg1')}</a:gs><a:gs pos="100000">${color(scheme[at] ?? '')}</a:gs></a:gsLst><a:lin ang="5400000"/></a:gradFill>`, `<a:pattFill prst="dkUpDiag"><a:fgClr>${color(scheme[at] ?? '')}</a:fgClr><a:bgClr>${color('bg1')}</a:bgClr></a:pattFill>`])}${line('tx1')}</c:spPr>`,
      ) + axes(),
    ),
  'point-looks': (kit, box) =>
    chart(
      kit,
      box,
      columns(
        kit,
        () =>
          `<c:dPt><c:idx val="${kit.chance.up(4)}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/><c:spPr>${solid('C00000')}</c:spPr></c:dPt>`,
      ) + axes(),
    ),
  markers: (kit, box) =>
    chart(
      kit,
      box,
      lines(chartData(kit), 'standard', {
        before: (at) =>
          `<c:spPr><a:ln w="${kit.chance.among([12_700, 38_100])}">${solid(scheme[at] ?? '')}<a:prstDash val="${kit.chance.among(['solid', 'dash', 'sysDot'])}"/></a:ln></c:spPr><c:marker><c:symbol val="${['square', 'diamond', 'triangle', 'circle', 'x'][(at + kit.chance.up(2)) % 5]}"/><c:size val="${kit.chance.among([5, 9, 14])}"/></c:marker>`,
      }) + axes(),
    ),
  gaps: (kit, box) => chart(kit, box, columns(kit, undefined, kit.chance.among([0, 30, 300])) + axes()),
  'error-bars': (kit, box) => chart(kit, box, columns(kit, () => errors) + axes()),
  'trend-lines': (kit, box) =>
    chart(
      kit,
      box,
      `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${pointsOf(kit, [kit.say(1)], { before: `<c:spPr><a:ln w="19050"><a:noFill/></a:ln></c:spPr><c:trendline><c:spPr>${line('C00000', 19_050)}</c:spPr><c:trendlineType val="linear"/><c:dispRSqr val="0"/><c:dispEq val="0"/></c:trendline>`, after: '<c:smooth val="0"/>' })}${axisIds}</c:scatterChart>${axis('valAx', 111, 222, { side: 'b', grid: '' })}${axis('valAx', 222, 111)}`,
      { legend: 'r' },
    ),
  'data-table': (kit, box) =>
    chart(kit, box, columns(kit) + axes(), {
      plot: '<c:dTable><c:showHorzBorder val="1"/><c:showVertBorder val="1"/><c:showOutline val="1"/><c:showKeys val="1"/></c:dTable>',
      legend: 'none',
    }),
  style: (kit, box) => chart(kit, box, columns(kit) + axes(), { style: 1 + kit.chance.up(48) }),
  areas: (kit, box) =>
    chart(kit, box, columns(kit) + axes(), {
      plot: `<c:spPr>${solid('bg2')}</c:spPr>`,
      look: `<c:spPr>${solid('accent1', '<a:lumMod val="20000"/><a:lumOff val="80000"/>')}${line('accent1', 19_050)}</c:spPr>`,
      text: solid('tx2'),
      isRounded: true,
    }),
  dates: (kit, box) => {
    const data = chartData(kit, 2, 0);
    const days = [43_831, 43_862, 43_891, 43_922, 43_952];
    const values = () => days.map(() => 5 + kit.chance.up(90));
    const series = data.series.map(({ name }, at) => ({ name, values: values(), at }));
    const cells = `<c:cat><c:numRef><c:f>Sheet1!$A$2:$A$6</c:f><c:numCache><c:formatCode>mmm\\-yy</c:formatCode><c:ptCount val="5"/>${days.map((day, at) => `<c:pt idx="${at}"><c:v>${day}</c:v></c:pt>`).join('')}</c:numCache></c:numRef></c:cat>`;
    const plot = lines({ categories: [], series }).replaceAll(/<c:cat>.*?<\/c:cat>/g, cells);
    return chart(
      kit,
      box,
      `${plot}${axis('dateAx', 111, 222, { format: 'mmm\\-yy', rest: '<c:crosses val="autoZero"/><c:auto val="1"/><c:lblOffset val="100"/><c:baseTimeUnit val="months"/>' })}${axis('valAx', 222, 111)}`,
    );
  },
};
