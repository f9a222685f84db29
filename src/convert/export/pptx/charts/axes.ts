import type { ChartAxis } from '#model/presentation/presentation.ts';
import { type Child, type Markup, tag } from '../package/markup.ts';
import { type ChartKit, layoutMarkup, lettersMarkup, lookMarkup, richMarkup, value } from './chart-kit.ts';

export interface AxisParts {
  id: number;
  /** The axis that it crosses. */
  other: number;
  position: 'l' | 'r' | 't' | 'b';
  axis: ChartAxis;
  isReversed?: boolean | undefined;
  /** A second axis is at the far end of the other one. */
  isFar?: boolean | undefined;
  /** It is not drawn at all. */
  isHidden?: boolean | undefined;
}

const tickLabels = { none: 'none', low: 'low', high: 'high' };

const startMarkup = ({ id, axis, position, isReversed = axis.isReversed, isHidden }: AxisParts, kit: ChartKit): Child[] => [
  value('c:axId', id),
  tag(
    'c:scaling',
    {},
    axis.isLogarithmic && value('c:logBase', 10),
    value('c:orientation', isReversed ? 'maxMin' : 'minMax'),
    axis.max !== undefined && value('c:max', axis.max),
    axis.min !== undefined && value('c:min', axis.min),
  ),
  value('c:delete', isHidden ?? false),
  value('c:axPos', position),
  axis.grid && tag('c:majorGridlines', {}, lookMarkup(undefined, axis.grid, kit)),
  axis.title !== undefined && titleMarkup(axis, position, kit),
];

const titleMarkup = ({ title = '', titleStyle }: ChartAxis, position: AxisParts['position'], kit: ChartKit): Markup =>
  tag(
    'c:title',
    {},
    richMarkup(title, { weight: 700, ...titleStyle }, kit, position === 'l' || position === 'r' ? -90 : 0),
    layoutMarkup(undefined),
    value('c:overlay', false),
  );

const endMarkup = ({ other, axis, isFar = axis.isFar }: AxisParts, kit: ChartKit): Child[] => [
  value('c:majorTickMark', 'none'),
  value('c:minorTickMark', 'none'),
  value('c:tickLblPos', axis.labels === undefined ? 'nextTo' : tickLabels[axis.labels]),
  lookMarkup(undefined, axis.line ?? 'none', kit),
  lettersMarkup(axis.style, kit, axis.angle),
  value('c:crossAx', other),
  value('c:crosses', isFar ? 'max' : 'autoZero'),
];

const formatMarkup = (format: string | undefined): Markup => tag('c:numFmt', { formatCode: format ?? 'General', sourceLinked: false });

export const categoryAxis = (parts: AxisParts, kit: ChartKit): Markup =>
  tag(
    'c:catAx',
    {},
    ...startMarkup(parts, kit),
    formatMarkup(parts.axis.format),
    ...endMarkup(parts, kit),
    value('c:auto', false),
    value('c:lblAlgn', 'ctr'),
    value('c:lblOffset', 100),
    value('c:noMultiLvlLbl', true),
  );

/** `isFlush`: the first and the last category are at the very edges. */
export const valueAxis = (parts: AxisParts, isFlush: boolean, kit: ChartKit): Markup =>
  tag(
    'c:valAx',
    {},
    ...startMarkup(parts, kit),
    formatMarkup(parts.axis.format),
    ...endMarkup(parts, kit),
    value('c:crossBetween', isFlush ? 'midCat' : 'between'),
    parts.axis.step !== undefined && value('c:majorUnit', parts.axis.step),
  );
