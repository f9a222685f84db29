import type { Color } from '#model/presentation/paints.ts';
import { familyFor } from '../../fonts/family-for.ts';
import type { ImportTools } from '../../imported.ts';
import { attributeOf, childrenOf, childOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import type { OpenPackage } from '../package/open-package.ts';
import type { Fill, Part, PictureFound, SlideContext } from '../slide-context.ts';
import { colorIn } from './colors.ts';
import { fillIn, type FillSources, readFill } from './fills.ts';
import { linkOf, type SlideTargets } from './links.ts';
import type { PictureShelf } from '../pictures/picture-shelf.ts';
import { recolorsOf } from '../pictures/recolor.ts';
import { type LinePart, strokeFrom } from './strokes.ts';
import { type OfficeTheme, readTheme, schemeColors } from './theme.ts';

/** Shared by all slides of a file. */
export interface DeckParts {
  package: OpenPackage;
  tools: ImportTools;
  unit: number;
  shelf: PictureShelf;
  targets: SlideTargets;
  makeId(stem: string): string;
}

interface Surroundings {
  part: Part;
  theme: OfficeTheme;
  /** Colour maps of the slide, its layout and its master; the first that exists wins. */
  maps: readonly (XmlElement | undefined)[];
  slide: number;
  slideNumber: number;
}

/** Adds the theme's lines for a style, still to be combined with others. */
export interface LookContext extends SlideContext {
  theme: OfficeTheme;
  /** The lines that a style refers to, with the colour of `phClr` in them. */
  linesOfStyle(reference: XmlElement | undefined): LinePart[];
  strokeFrom(parts: readonly LinePart[]): ReturnType<typeof strokeFrom>;
  within(part: Part): LookContext;
}

export function makeContext(deck: DeckParts, surroundings: Surroundings): LookContext {
  const { part, theme, maps, slide, slideNumber } = surroundings;
  const { tools, unit, shelf, targets } = deck;
  const scheme = schemeColors(theme, maps);
  const warn: SlideContext['warn'] = (code, detail) => tools.warn(code, slide, detail);
  const color = (holder: XmlElement | undefined, placeholder?: Color) => colorIn(holder, scheme, placeholder);

  function pictureOf(
    from: Part | undefined,
    id: string | undefined,
    find: (name: string) => PictureFound | undefined = (name) => shelf.find(name, slide),
  ): PictureFound | undefined {
    const found = from?.relationships.get(id ?? '');
    if (found?.isExternal) warn('external', found.target);
    return !found || found.isExternal ? undefined : find(found.target);
  }

  /** A vector picture comes with a bitmap for older readers, which is used if we could not draw all of it. */
  const blipOf = (from: Part | undefined) => (blip: XmlElement | undefined, placeholder?: Color) => {
    const changes = recolorsOf(blip, (holder) => color(holder, placeholder));
    const bitmap = attributeOf(blip, 'r:embed') ?? attributeOf(blip, 'r:link');
    if (changes.length > 0) return pictureOf(from, bitmap, (name) => shelf.findRecolored(name, slide, changes));
    const vector = childrenOf(childOf(blip, 'a:extLst'), 'a:ext')
      .map((extension) => childOf(extension, 'asvg:svgBlip'))
      .find(Boolean);
    return (vector && pictureOf(from, attributeOf(vector, 'r:embed'), (name) => shelf.find(name, slide, true))) ?? pictureOf(from, bitmap);
  };
  const owners = new Map<XmlElement, Part | undefined>();
  const own: FillSources = { unit, colorIn: color, pictureOf: blipOf(part), tileOf: shelf.findPattern };
  const themed: FillSources = { ...own, pictureOf: blipOf(theme.part) };

  function fillOfStyle(reference: XmlElement | undefined, aspect?: number): Fill | undefined {
    const index = numberOf(reference, 'idx') ?? 0;
    const style = index > 1000 ? theme.backgrounds[index - 1001] : theme.fills[index - 1];
    return reference && (style ? readFill(style, themed, color(reference), aspect) : undefined);
  }

  function linesOfStyle(reference: XmlElement | undefined): LinePart[] {
    const line = theme.lines[(numberOf(reference, 'idx') ?? 0) - 1];
    return line ? [{ line, placeholder: color(reference) }] : [];
  }

  const typefaceOf = (typeface: string | undefined) => (typeface?.startsWith('+') ? theme.typefaces.get(typeface) : typeface) || undefined;
  return {
    package: deck.package,
    part,
    theme,
    slide,
    slideNumber,
    tools,
    unit,
    colorIn: color,
    fillIn: (holder, placeholder, aspect) => fillIn(holder, own, placeholder, aspect),
    fillOfStyle,
    strokeOf: (line, placeholder) => (line ? strokeFrom([{ line, placeholder }], own) : undefined),
    strokeOfStyle: (reference) => strokeFrom(linesOfStyle(reference), themed),
    linesOfStyle,
    strokeFrom: (parts) => strokeFrom(parts, own),
    typefaceOf,
    familyOf(typeface) {
      const name = typefaceOf(typeface);
      if (name === undefined) return undefined;
      const { family, isTwin } = familyFor(name);
      if (!isTwin) warn('fonts', name);
      return family;
    },
    pictureOf: (relationship) => pictureOf(part, relationship),
    pictureIn(blip) {
      if (!blip) return undefined;
      if (!owners.has(blip)) owners.set(blip, ownerOf(blip, part, deck.package));
      return blipOf(owners.get(blip))(blip);
    },
    linkOf: (click) => linkOf(click, part, slide, targets, warn),
    within(other) {
      const [override] = deck.package.related(other, 'themeOverride');
      const map = childOf(other.xml, 'c:clrMapOvr');
      return makeContext(deck, {
        ...surroundings,
        part: other,
        theme: override ? readTheme(theme.source, [override]) : theme,
        maps: map ? [map, ...maps] : maps,
      });
    },
    makeId: deck.makeId,
    warn,
  };
}

/** The part that an element is in: this one, or the layout or master it inherits from. */
function ownerOf(element: XmlElement, part: Part, files: OpenPackage): Part | undefined {
  const layouts = files.related(part, 'slideLayout');
  const masters = [part, ...layouts].flatMap((each) => files.related(each, 'slideMaster'));
  return [part, ...layouts, ...masters].find(({ xml }) => contains(xml, element));
}

const contains = (tree: XmlElement, element: XmlElement): boolean =>
  tree === element || tree.children.some((child) => contains(child, element));
