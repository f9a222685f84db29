import type { Box, SlideKit } from '../construct.ts';
import { escape, graphicFrame, paragraph, run } from '../markup.ts';

const uri = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const namespaces = `xmlns:c="${uri}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`;

export interface ChartData {
  categories: string[];
  series: { name: string; values: number[] }[];
}

/** Names are words the chart shows, if it has a legend and labels. */
export const chartData = (kit: SlideKit, series = 3, categories = 4, values: () => number = () => 5 + kit.chance.up(90)): ChartData => ({
  categories: Array.from({ length: categories }, () => kit.say(1)),
  series: Array.from({ length: series }, () => ({ name: kit.say(1), values: Array.from({ length: categories }, values) })),
});

const column = (index: number): string => String.fromCharCode(66 + index);

export const textCache = (texts: readonly string[], cells: string): string =>
  `<c:strRef><c:f>${cells}</c:f><c:strCache><c:ptCount val="${texts.length}"/>${texts.map((text, index) => `<c:pt idx="${index}"><c:v>${escape(text)}</c:v></c:pt>`).join('')}</c:strCache></c:strRef>`;

export const numberCache = (values: readonly number[], cells: string, format = 'General'): string =>
  `<c:numRef><c:f>${cells}</c:f><c:numCache><c:formatCode>${escape(format)}</c:formatCode><c:ptCount val="${values.length}"/>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('')}</c:numCache></c:numRef>`;

interface SeriesParts {
  /** Before the data: `c:spPr`, `c:marker`, `c:dPt`, `c:dLbls`, `c:trendline`, `c:errBars`, in this order. */
  before?: (index: number) => string;
  after?: string;
  format?: string;
  /** Where the first series is counted from, in a second group of the same chart. */
  first?: number;
}

const head = (index: number, name: string): string =>
  `<c:idx val="${index}"/><c:order val="${index}"/><c:tx>${textCache([name], `Sheet1!$${column(index)}$1`)}</c:tx>`;

export const seriesOf = (
  { categories, series }: ChartData,
  { before = () => '', after = '', format, first = 0 }: SeriesParts = {},
): string =>
  series
    .map(({ name, values }, at) => {
      const index = at + first;
      const last = categories.length + 1;
      return `<c:ser>${head(index, name)}${before(index)}<c:cat>${textCache(categories, `Sheet1!$A$2:$A$${last}`)}</c:cat><c:val>${numberCache(values, `Sheet1!$${column(index)}$2:$${column(index)}$${last}`, format)}</c:val>${after}</c:ser>`;
    })
    .join('');

/** Points of scatter and bubble charts. */
export const pointsOf = (kit: SlideKit, names: readonly string[], { before = '', after = '', isBubble = false } = {}): string =>
  names
    .map((name, index) => {
      const numbers = (most: number) => Array.from({ length: 6 }, () => 1 + kit.chance.up(most));
      const xs = numbers(90).toSorted((one, other) => one - other);
      const sizes = isBubble ? `<c:bubbleSize>${numberCache(numbers(9), 'Sheet1!$F$2:$F$7')}</c:bubbleSize>` : '';
      return `<c:ser>${head(index, name)}${before}<c:xVal>${numberCache(xs, 'Sheet1!$A$2:$A$7')}</c:xVal><c:yVal>${numberCache(numbers(90), `Sheet1!$${column(index)}$2:$${column(index)}$7`)}</c:yVal>${sizes}${after}</c:ser>`;
    })
    .join('');

export interface Axis {
  /** Inside the scaling, besides the orientation: `c:logBase` before it, `c:max` and `c:min` after. */
  logBase?: number;
  isReversed?: boolean;
  max?: number;
  min?: number;
  isDeleted?: boolean;
  grid?: string;
  minorGrid?: string;
  title?: string;
  format?: string;
  ticks?: [major: string, minor: string];
  labels?: string;
  look?: string;
  text?: string;
  /** After `c:crossAx`. */
  rest?: string;
  side?: string;
}

const rich = (text: string, size = 1200): string =>
  `<c:tx><c:rich><a:bodyPr/><a:lstStyle/>${paragraph(run(text, `sz="${size}" b="1"`), '', `<a:defRPr sz="${size}" b="1"/>`)}</c:rich></c:tx>`;

export const titleOf = (text: string, size = 1400): string => `<c:title>${rich(text, size)}<c:overlay val="0"/></c:title>`;

export function axis(kind: 'catAx' | 'valAx' | 'dateAx' | 'serAx', id: number, crosses: number, options: Axis = {}): string {
  const { logBase, isReversed, max, min, isDeleted, title, ticks = ['out', 'none'], labels = 'nextTo' } = options;
  const scaling = `<c:scaling>${logBase ? `<c:logBase val="${logBase}"/>` : ''}<c:orientation val="${isReversed ? 'maxMin' : 'minMax'}"/>${max === undefined ? '' : `<c:max val="${max}"/>`}${min === undefined ? '' : `<c:min val="${min}"/>`}</c:scaling>`;
  const grid = options.grid ?? (kind === 'valAx' ? '<c:majorGridlines/>' : '');
  const side = options.side ?? (kind === 'valAx' ? 'l' : 'b');
  return `<c:${kind}><c:axId val="${id}"/>${scaling}<c:delete val="${isDeleted ? 1 : 0}"/><c:axPos val="${side}"/>${grid}${options.minorGrid ?? ''}${title ? titleOf(title, 1200) : ''}<c:numFmt formatCode="${escape(options.format ?? 'General')}" sourceLinked="${options.format ? 0 : 1}"/><c:majorTickMark val="${ticks[0]}"/><c:minorTickMark val="${ticks[1]}"/><c:tickLblPos val="${labels}"/>${options.look ?? ''}${options.text ?? ''}<c:crossAx val="${crosses}"/>${options.rest ?? `<c:crosses val="autoZero"/>${kind === 'valAx' ? '<c:crossBetween val="between"/>' : ''}`}</c:${kind}>`;
}

/** The two axes that most kinds have. */
export const axes = (category: Axis = {}, value: Axis = {}, isBar = false): string =>
  axis('catAx', 111, 222, { ...(isBar && { side: 'l' }), ...category }) +
  axis('valAx', 222, 111, { ...(isBar && { side: 'b' }), ...value });

export const axisIds = '<c:axId val="111"/><c:axId val="222"/>';

interface ChartParts {
  /** The legend's side; none if absent. */
  legend?: string | undefined;
  title?: string;
  /** `c:style` of the chart space. */
  style?: number;
  /** After the title: `c:view3D`, `c:floor` and walls. */
  view?: string;
  /** In the plot area, after the axes: `c:dTable`, `c:spPr`. */
  plot?: string;
  look?: string;
  text?: string;
  isRounded?: boolean;
}

/** A chart on the slide; `plot` is the content of the plot area, from the first chart kind to the last axis. */
export function chart(kit: SlideKit, box: Box, plot: string, options: ChartParts = {}): string {
  const { legend = 'r', title, style, view = '', look = '', text = '' } = options;
  const kept = legend === 'none' ? '' : `<c:legend><c:legendPos val="${legend}"/><c:overlay val="0"/></c:legend>`;
  const heading = title ? `${titleOf(title)}<c:autoTitleDeleted val="0"/>` : '<c:autoTitleDeleted val="1"/>';
  const space = `<c:chartSpace ${namespaces}><c:date1904 val="0"/><c:roundedCorners val="${options.isRounded ? 1 : 0}"/>${style ? `<c:style val="${style}"/>` : ''}<c:chart>${heading}${view}<c:plotArea><c:layout/>${plot}${options.plot ?? ''}</c:plotArea>${kept}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>${look}<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1200">${text}</a:defRPr></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr></c:chartSpace>`;
  const part = kit.package.add('ppt/charts/chart#.xml', space, 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml');
  const id = kit.slide.relate('chart', part);
  return graphicFrame(kit, box, uri, `<c:chart xmlns:c="${uri}" r:id="${id}"/>`);
}
