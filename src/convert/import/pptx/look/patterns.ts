import type { Color } from '#model/presentation/paints.ts';
import { attributeOf, type XmlElement } from '../../xml/xml.ts';
import { parseColor, printColor } from './colors.ts';

/** The share of the foreground in each pattern; `pct20` and similar names state it themselves. */
const shares = new Map(
  Object.entries({
    horz: 0.25,
    vert: 0.25,
    ltHorz: 0.25,
    ltVert: 0.25,
    dkHorz: 0.5,
    dkVert: 0.5,
    narHorz: 0.5,
    narVert: 0.5,
    dashHorz: 0.125,
    dashVert: 0.125,
    cross: 0.44,
    dnDiag: 0.2,
    upDiag: 0.2,
    ltDnDiag: 0.25,
    ltUpDiag: 0.25,
    dkDnDiag: 0.5,
    dkUpDiag: 0.5,
    wdDnDiag: 0.375,
    wdUpDiag: 0.375,
    dashDnDiag: 0.125,
    dashUpDiag: 0.125,
    diagCross: 0.36,
    smCheck: 0.5,
    lgCheck: 0.5,
    smGrid: 0.44,
    lgGrid: 0.23,
    dotGrid: 0.11,
    smConfetti: 0.125,
    lgConfetti: 0.375,
    horzBrick: 0.34,
    diagBrick: 0.25,
    solidDmnd: 0.39,
    openDmnd: 0.22,
    dotDmnd: 0.09,
    plaid: 0.5,
    sphere: 0.5,
    weave: 0.47,
    divot: 0.06,
    shingle: 0.2,
    wave: 0.2,
    trellis: 0.75,
    zigZag: 0.25,
  }),
);

/** A pattern's average colour. */
export function patternColor(pattern: XmlElement, foreground: Color, background: Color): Color {
  const name = attributeOf(pattern, 'prst') ?? '';
  const share = shares.get(name) ?? Math.min(1, Number(/^pct(\d+)$/.exec(name)?.[1] ?? 50) / 100);
  const [fore, back] = [parseColor(foreground), parseColor(background)];
  if (!fore || !back) return foreground;
  const alpha = fore.alpha * share + back.alpha * (1 - share);
  const mix = (channel: 'red' | 'green' | 'blue') =>
    alpha ? (fore[channel] * fore.alpha * share + back[channel] * back.alpha * (1 - share)) / alpha : 0;
  return printColor({ red: mix('red'), green: mix('green'), blue: mix('blue'), alpha });
}
