import type { TextObject } from '#model/presentation/presentation.ts';
import { attributeOf, type XmlElement } from '../../xml/xml.ts';
import type { SlideContext } from '../slide-context.ts';
import type { Columns } from './columns.ts';
import { firstAttribute, firstChild, firstFlag, firstNumber } from './cascade.ts';

/** The scale of letters, and the reduction of line spacing (as a share of a line). */
export interface Fit {
  font: number;
  spacing: number;
}

/** How a text is placed in its shape. */
export interface BodyLook {
  insets: { left: number; top: number; right: number; bottom: number };
  verticalAlign: TextObject['verticalAlign'];
  /** Centred as a whole, whatever the alignment of its lines. */
  isCentered: boolean;
  wraps: boolean;
  /** The rotation of its lines, in degrees. */
  turn: 0 | 90 | 270;
  extraTurn: number;
  isUpright: boolean;
  /** Letters stacked vertically: all of them, or only scripts that are written that way. */
  stacks: 'all' | 'eastern' | undefined;
  /** Its letters fill the shape, bent or not; those that follow a curve in their own size do not. */
  isStretched: boolean;
  /** Letters become smaller if the text needs more than its box. */
  isShrinking: boolean;
  /** Undefined: to be determined by measuring. */
  fit: Fit | undefined;
  columns: Columns | undefined;
}

const anchors: Record<string, TextObject['verticalAlign']> = { t: 'top', ctr: 'middle', b: 'bottom' };
const turns: Record<string, BodyLook['turn']> = { vert: 90, eaVert: 90, mongolianVert: 90, vert270: 270 };

/** `properties` are `a:bodyPr`, nearest first. */
export function readBody(properties: readonly XmlElement[], context: SlideContext): BodyLook {
  const inset = (name: string, usual: number) => (firstNumber(properties, name) ?? usual) * context.unit;
  const direction = firstAttribute(properties, 'vert') ?? 'horz';
  const fitting = firstChild(properties, 'a:normAutofit', 'a:noAutofit', 'a:spAutoFit');
  return {
    insets: { left: inset('lIns', 91_440), top: inset('tIns', 45_720), right: inset('rIns', 91_440), bottom: inset('bIns', 45_720) },
    verticalAlign: anchors[firstAttribute(properties, 'anchor') ?? 't'] ?? 'top',
    isCentered: firstFlag(properties, 'anchorCtr') ?? false,
    wraps: firstAttribute(properties, 'wrap') !== 'none',
    turn: turns[direction] ?? 0,
    extraTurn: (firstNumber(properties, 'rot') ?? 0) / 60_000,
    isUpright: firstFlag(properties, 'upright') ?? false,
    stacks: direction.startsWith('wordArtVert') ? 'all' : direction === 'eaVert' ? 'eastern' : undefined,
    isStretched: isStretched(attributeOf(firstChild(properties, 'a:prstTxWarp'), 'prst')),
    columns: columnsOf(properties, context),
    isShrinking: fitting?.name === 'a:normAutofit',
    fit: fitting?.name === 'a:normAutofit' ? fitOf(fitting) : { font: 1, spacing: 0 },
  };
}

const curves = /^text(?:NoShape|ArchUp|ArchDown|Circle|Button)$/;
const isStretched = (warp: string | undefined): boolean => warp !== undefined && !curves.test(warp);

function columnsOf(properties: readonly XmlElement[], context: SlideContext): Columns | undefined {
  const count = Math.min(Math.trunc(firstNumber(properties, 'numCol') ?? 1), 16);
  if (count < 2) return undefined;
  return {
    count,
    gap: Math.max(firstNumber(properties, 'spcCol') ?? 0, 0) * context.unit,
    isRtl: firstFlag(properties, 'rtlCol') ?? false,
  };
}

function fitOf(fitting: XmlElement): Fit | undefined {
  const font = firstNumber([fitting], 'fontScale');
  const spacing = firstNumber([fitting], 'lnSpcReduction');
  if (font === undefined && spacing === undefined) return undefined;
  return { font: Math.min(Math.max((font ?? 100_000) / 100_000, 0.01), 1), spacing: Math.min(Math.max((spacing ?? 0) / 100_000, 0), 0.8) };
}
