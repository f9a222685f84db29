import type { ChartAxis } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, flagOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import type { SlideContext } from '../slide-context.ts';
import { amountOf, isSet, valueOf } from './chart-data.ts';
import { lineOf, quietLine, styleOf, titleOf } from './chart-look.ts';

/** Reads a `c:catAx`, `c:dateAx`, `c:serAx` or `c:valAx`. `source` is the number format of its cells. */
export function readAxis(axis: XmlElement | undefined, source: string | undefined, context: SlideContext): ChartAxis {
  const isGone = !axis || Boolean(isSet(axis, 'c:delete'));
  const scaling = childOf(axis, 'c:scaling');
  const position = valueOf(axis, 'c:tickLblPos') ?? 'nextTo';
  const format = childOf(axis, 'c:numFmt');
  const title = isGone ? undefined : titleOf(childOf(axis, 'c:title'), 'Axis Title', undefined, context);
  const grid = childOf(axis, 'c:majorGridlines');
  const angle = angleOf(childOf(axis, 'c:txPr', 'a:bodyPr'));
  const own = attributeOf(format, 'formatCode');
  const [min, max, step] = [amountOf(scaling, 'c:min'), amountOf(scaling, 'c:max'), amountOf(axis, 'c:majorUnit')];
  return {
    ...(title?.text && { title: title.text, titleStyle: title.style }),
    style: styleOf(childOf(axis, 'c:txPr'), context),
    ...(isGone || position === 'none' ? { labels: 'none' } : position === 'low' || position === 'high' ? { labels: position } : {}),
    ...(angle !== undefined && { angle }),
    format: ((flagOf(format, 'sourceLinked') ?? false) ? (source ?? own) : own) ?? source,
    // Ignore a scale that ends before it begins.
    ...(min !== undefined && max !== undefined && min >= max ? {} : { min, max }),
    ...(step !== undefined && step > 1e-15 && { step }),
    ...(childOf(scaling, 'c:logBase') && { isLogarithmic: true }),
    ...(valueOf(scaling, 'c:orientation') === 'maxMin' && { isReversed: true }),
    ...(valueOf(axis, 'c:crosses') === 'max' && { isFar: true }),
    line: isGone ? undefined : lineOf(childOf(axis, 'c:spPr'), context, quietLine),
    grid: grid && lineOf(childOf(grid, 'c:spPr'), context, quietLine),
    ...(!isGone && ticksOf(valueOf(axis, 'c:majorTickMark') ?? 'out')),
  };
}

const ticksOf = (name: string): Pick<ChartAxis, 'ticks'> => (name === 'in' || name === 'out' || name === 'cross' ? { ticks: name } : {});

/** Absent: chosen by the available space. */
function angleOf(body: XmlElement | undefined): number | undefined {
  const vertical = attributeOf(body, 'vert');
  if (vertical === 'vert270') return -90;
  if (vertical === 'vert') return 90;
  const turn = (numberOf(body, 'rot') ?? -1000 * 60_000) / 60_000;
  return Math.abs(turn) <= 90 ? turn : undefined;
}
