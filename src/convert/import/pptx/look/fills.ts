import type { Color } from '#model/presentation/paints.ts';
import { attributeOf, childOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import type { Crop, Fill, PictureFound, Tile } from '../slide-context.ts';
import { readGradient } from './gradients.ts';
import { averageColor, type Pattern, readPattern, TILE } from './patterns.ts';

/** The context that fills depend on. */
export interface FillSources {
  unit: number;
  colorIn(holder: XmlElement | undefined, placeholder?: Color): Color | undefined;
  pictureOf(blip: XmlElement | undefined, placeholder?: Color): PictureFound | undefined;
  /** A picture of many repetitions of a pattern. */
  tileOf(pattern: Pattern): PictureFound | undefined;
}

/** The first fill among the children of an element; undefined if there is none, and for `a:grpFill`, which is resolved elsewhere. */
export function fillIn(holder: XmlElement | undefined, sources: FillSources, placeholder?: Color, aspect = 1): Fill | undefined {
  for (const child of holder?.children ?? []) {
    const fill = readFill(child, sources, placeholder, aspect);
    if (fill) return fill;
  }
  return undefined;
}

export function readFill(element: XmlElement, sources: FillSources, placeholder?: Color, aspect = 1): Fill | undefined {
  switch (element.name) {
    case 'a:noFill':
      return { kind: 'none' };
    case 'a:solidFill':
      return { kind: 'paint', paint: { kind: 'color', color: sources.colorIn(element, placeholder) ?? '#000000' } };
    case 'a:gradFill': {
      const paint = readGradient(element, (stop) => sources.colorIn(stop, placeholder), aspect);
      return paint ? { kind: 'paint', paint } : { kind: 'none' };
    }
    case 'a:pattFill': {
      if (attributeOf(element, 'prst') === undefined) return { kind: 'none' };
      const color = (name: string, usual: Color) => sources.colorIn(childOf(element, name), placeholder) ?? usual;
      const pattern = readPattern(element, color('a:fgClr', '#000000'), color('a:bgClr', '#ffffff'));
      return {
        kind: 'paint',
        paint: { kind: 'color', color: averageColor(pattern) },
        draw: () => patternFill(pattern, sources),
      };
    }
    case 'a:blipFill':
    case 'p:blipFill':
    case 'pic:blipFill':
      return pictureFill(element, sources, placeholder);
    default:
      return undefined;
  }
}

/** With its pattern, if it has one. */
export const drawnFill = (fill: Fill | undefined): Fill | undefined => (fill?.kind === 'paint' ? fill.draw?.() : undefined) ?? fill;

function pictureFill(element: XmlElement, { unit, pictureOf }: FillSources, placeholder: Color | undefined): Fill {
  const blip = childOf(element, 'a:blip');
  const picture = pictureOf(blip, placeholder);
  if (!picture) return { kind: 'none' };
  const opacity = Math.min(1, Math.max(0, (numberOf(childOf(blip, 'a:alphaModFix'), 'amt') ?? 100_000) / 100_000));
  const tile = childOf(element, 'a:tile');
  const source = insets(childOf(element, 'a:srcRect'));
  if (tile && picture.kind === 'asset')
    return { kind: 'picture', picture, crop: source, opacity, tile: readTile(tile, picture, source, unit) };
  return { kind: 'picture', picture, crop: cropOf(element), opacity };
}

/** The part of a stretched picture (`p:blipFill`) that fills its box. */
export function cropOf(element: XmlElement): Crop {
  const source = insets(childOf(element, 'a:srcRect'));
  // The source fills only the inset part of the box, so scale it up to the whole box.
  const target = insets(childOf(element, 'a:stretch', 'a:fillRect'));
  const [width, height] = [source.width / target.width, source.height / target.height];
  return { x: source.x - target.x * width, y: source.y - target.y * height, width, height };
}

/** A pixel of a pattern is one of a slide at 96 per inch. */
function patternFill(pattern: Pattern, { unit, tileOf }: FillSources): Fill | undefined {
  const picture = tileOf(pattern);
  const side = (TILE * INCH * unit) / 96;
  return (
    picture && {
      kind: 'picture',
      picture,
      crop: { x: 0, y: 0, width: 1, height: 1 },
      opacity: 1,
      tile: { width: side, height: side, x: 0, y: 0, align: 'tl', flip: 'none' },
    }
  );
}

/** The area left between insets from the four sides; negative ones extend beyond. */
function insets(element: XmlElement | undefined): Crop {
  const side = (name: string) => Math.min(50, Math.max(-50, (numberOf(element, name) ?? 0) / 100_000));
  const [x, y] = [side('l'), side('t')];
  const [width, height] = [1 - x - side('r'), 1 - y - side('b')];
  return width > 1e-4 && height > 1e-4 ? { x, y, width, height } : { x: 0, y: 0, width: 1, height: 1 };
}

const INCH = 914_400;

function readTile(tile: XmlElement, picture: { width: number; height: number; density: number }, source: Crop, unit: number): Tile {
  const pixel = (INCH * unit) / picture.density;
  const scale = (name: string) => Math.min(100, Math.max(0.001, Math.abs((numberOf(tile, name) ?? 100_000) / 100_000)));
  return {
    width: picture.width * source.width * pixel * scale('sx'),
    height: picture.height * source.height * pixel * scale('sy'),
    x: (numberOf(tile, 'tx') ?? 0) * unit,
    y: (numberOf(tile, 'ty') ?? 0) * unit,
    align: attributeOf(tile, 'algn') ?? 'tl',
    flip: attributeOf(tile, 'flip') ?? 'none',
  };
}
