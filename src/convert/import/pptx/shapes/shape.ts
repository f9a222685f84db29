import type { Color, Stroke } from '#model/presentation/paints.ts';
import type { GroupObject, SceneObject } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, flagOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import { glowOf, type Shadow, shadowOf } from '../geometry/shadow-nodes.ts';
import { type ShapeGeometry, shapePaths } from '../geometry/shape-paths.ts';
import { drawnFill } from '../look/fills.ts';
import type { LinePart } from '../look/strokes.ts';
import type { Box, Fill, SlideContext, TextInheritance } from '../slide-context.ts';
import { lettersStyle } from '../text/cascade.ts';
import { readText, type ShapeText } from '../text/read-text.ts';
import { splitText } from '../text/split-text.ts';
import { drawOutline } from './outlines.ts';
import { withPictureBullets } from './picture-bullets.ts';
import { altOf, identityOf, piece, placeholderOf } from './pieces.ts';
import { pictureObjects } from '../pictures/picture-objects.ts';
import { readReflection, reflectionOf } from '../pictures/reflection.ts';
import { softEdge } from '../pictures/soft-edges.ts';
import { ancestorsOf, kindOf, typeOf } from './placeholders.ts';
import { movedIn, movedOut, partOfBox, placedAt, type Spot, spotOf } from './placement.ts';
import type { ShapeScope } from './scope.ts';

/** `p:sp`, `p:cxnSp`, `dsp:sp`: an outline, a text, or both as one object. */
export function readShape(shape: XmlElement, scope: ShapeScope): SceneObject | undefined {
  const { context } = scope;
  const placeholder = placeholderOf(shape);
  const family = [shape, ...(placeholder ? ancestorsOf(placeholder, scope.lineage) : [])];
  const properties = family.flatMap((member) => piece(member, 'spPr') ?? []);
  const spot = firstOf(properties, (each) => spotOf(childOf(each, 'a:xfrm'), scope.space));
  if (!spot) return undefined;
  const geometry = geometryOf(properties, spot, context.unit);
  const body = piece(shape, 'txBody');
  const found = body && readText(body, inheritanceOf(family, placeholder, scope), textBoxOf(shape, geometry, spot, scope), context);
  const [text] = found?.texts ?? [];
  // Empty placeholders are not shown.
  if (
    !text &&
    placeholder &&
    !childOf(properties[0], 'a:solidFill') &&
    !childOf(properties[0], 'a:gradFill') &&
    !childOf(properties[0], 'a:blipFill')
  )
    return undefined;
  const look = geometry && lookOf(shape, family, geometry, spot, scope);
  const alt = altOf(shape);
  const link = context.linkOf(childOf(identityOf(shape), 'a:hlinkClick'));
  const said = { ...(alt && { alt }), ...(link && { link }) };
  const parts = found ? inParts(found, shape, scope) : [];
  if (!look || look.length === 0) {
    const [only] = parts;
    if (only && parts.length === 1) return { ...only, ...said };
  }
  const [only] = look ?? [];
  if (!text && only && look?.length === 1) return { ...movedOut(only, spot), ...said };
  const children = [...(look ?? []), ...parts.map((part) => movedIn(part, spot))];
  return children.length > 0 ? { ...groupAt(spot, children, context.makeId('group')), ...said } : undefined;
}

/**
 * A text whose paragraphs appear one after another is several objects, known by their first paragraphs. Only a text that is one object has
 * pictures instead of bullets.
 */
function inParts({ texts, pictures }: ShapeText, shape: XmlElement, { builds, ids, context }: ShapeScope): SceneObject[] {
  const id = attributeOf(identityOf(shape), 'id') ?? '';
  const [text] = texts;
  const ranges = builds.get(id) ?? [];
  if (!text || texts.length > 1 || text.columns) return texts;
  if (ranges.length === 0) {
    if (pictures.size === 0) return texts;
    const { text: own, bullets } = withPictureBullets(text, pictures, context);
    return [own, ...bullets];
  }
  return splitText(text, ranges, context).map(({ first, part }) => {
    ids.set(`${id}/${first}`, part.id);
    return part;
  });
}

export const groupAt = (box: Box, children: SceneObject[], id: string): GroupObject => ({
  kind: 'group',
  id,
  ...placedAt(box),
  opacity: 1,
  children,
});

function firstOf<T, R>(list: readonly T[], read: (item: T) => R | undefined): R | undefined {
  for (const item of list) {
    const found = read(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const rectangle: XmlElement = {
  name: 'a:spPr',
  attributes: {},
  text: '',
  children: [{ name: 'a:prstGeom', attributes: { prst: 'rect' }, children: [], text: '' }],
};

export const geometryOf = (properties: readonly XmlElement[], spot: Spot, unit: number): ShapeGeometry | undefined =>
  firstOf(properties, (each) => (childOf(each, 'a:prstGeom') || childOf(each, 'a:custGeom') ? shapePaths(each, spot, unit) : undefined)) ??
  shapePaths(rectangle, spot, unit);

/** Upside down if the shape is, but never mirrored horizontally. */
function textBoxOf(shape: XmlElement, geometry: ShapeGeometry | undefined, spot: Spot, scope: ShapeScope): Box {
  const own = spotOf(piece(shape, 'txXfrm'), scope.space);
  if (own) return own;
  const { x, y, width, height } = geometry?.textBox ?? { x: 0, y: 0, width: spot.width, height: spot.height };
  const part = { x: spot.isFlippedX ? spot.width - x - width : x, y: spot.isFlippedY ? spot.height - y - height : y, width, height };
  const box = partOfBox(part, spot);
  return spot.isFlippedY ? { ...box, rotation: (box.rotation + 180) % 360 } : box;
}

function inheritanceOf(
  family: readonly XmlElement[],
  placeholder: XmlElement | undefined,
  { styles, context }: ShapeScope,
): TextInheritance {
  const bodies = family.flatMap((member) => piece(member, 'txBody') ?? []);
  const kind = placeholder && kindOf(typeOf(placeholder));
  const masters =
    kind === 'title'
      ? [styles.title]
      : kind === 'body'
        ? [styles.body]
        : kind
          ? [styles.other, styles.usual]
          : [styles.usual, styles.other];
  const inherited = family.flatMap((member) => [childOf(piece(member, 'txBody'), 'a:lstStyle'), fontOf(piece(member, 'style'), context)]);
  return {
    bodyProperties: bodies.flatMap((body) => childOf(body, 'a:bodyPr') ?? []),
    listStyles: [...inherited, ...masters].flatMap((style) => style ?? []),
  };
}

function fontOf(style: XmlElement | undefined, context: SlideContext): XmlElement | undefined {
  const font = childOf(style, 'a:fontRef');
  const face = attributeOf(font, 'idx');
  return font && lettersStyle(context.colorIn(font), face === 'major' ? '+mj-lt' : face === 'minor' ? '+mn-lt' : undefined);
}

/** Where fill, line and effects are looked up: a style says all three, so placeholders further away are not asked. */
export function lookSources(family: readonly XmlElement[]): { properties: XmlElement[]; style: XmlElement | undefined } {
  const last = family.findIndex((member) => piece(member, 'style'));
  const near = last === -1 ? family : family.slice(0, last + 1);
  return { properties: near.flatMap((member) => piece(member, 'spPr') ?? []), style: piece(family[last], 'style') };
}

/** Its fill, line and shadow, from the corner of its box. */
function lookOf(shape: XmlElement, family: readonly XmlElement[], geometry: ShapeGeometry, spot: Spot, scope: ShapeScope): SceneObject[] {
  const { context } = scope;
  const { properties, style } = lookSources(family);
  const fill = fillOf(shape, properties, style, spot, scope);
  const { stroke, ends } = strokeOf(properties, style, scope);
  const found = effectsIn(properties, style, scope);
  const reflection = readReflection(childOf(found.effects, 'a:reflection'), context.unit);
  const shadows = shadowsOf(found, scope);
  const paint = fill?.kind === 'paint' ? fill.paint : undefined;
  const pictures = fill?.kind === 'picture' ? pictureObjects(fill, geometry, spot, context) : [];
  const softness = softEdge(found.effects, context.unit);
  const outline = drawOutline({ geometry, paint, stroke, ends, shadows, softness, reflection }, spot, context);
  return [...reflectionOf(reflection, pictures, spot, context), ...pictures, ...(outline ? [outline] : [])];
}

function fillOf(
  shape: XmlElement,
  properties: readonly XmlElement[],
  style: XmlElement | undefined,
  spot: Spot,
  { context, groupFill, background }: ShapeScope,
): Fill | undefined {
  if (flagOf(shape, 'useBgFill')) return drawnFill(background);
  const aspect = spot.height > 0 && spot.width > 0 ? spot.width / spot.height : 1;
  return drawnFill(
    firstOf(properties, (each) =>
      childOf(each, 'a:grpFill') ? (groupFill ?? { kind: 'none' as const }) : context.fillIn(each, undefined, aspect),
    ) ?? context.fillOfStyle(childOf(style, 'a:fillRef'), aspect),
  );
}

export function strokeOf(
  properties: readonly XmlElement[],
  style: XmlElement | undefined,
  { context }: Pick<ShapeScope, 'context'>,
): { stroke?: Stroke; ends?: XmlElement | undefined } {
  const own = properties.flatMap((each): LinePart[] => {
    const line = childOf(each, 'a:ln');
    return line ? [{ line }] : [];
  });
  const parts = [...own, ...context.linesOfStyle(childOf(style, 'a:lnRef'))];
  const stroke = context.strokeFrom(parts);
  if (!stroke || stroke === 'none') return {};
  const isEnd = (line: XmlElement, name: string) => !['none', undefined].includes(attributeOf(childOf(line, name), 'type'));
  return { stroke, ends: firstOf(parts, ({ line }) => (isEnd(line, 'a:headEnd') || isEnd(line, 'a:tailEnd') ? line : undefined)) };
}

/** Its own effects (`a:effectLst`), or else those of its style, with the colour of `phClr` in them. */
export function effectsIn(
  properties: readonly XmlElement[],
  style: XmlElement | undefined,
  { context }: Pick<ShapeScope, 'context'>,
): { effects: XmlElement | undefined; color: Color | undefined } {
  const own = firstOf(properties, (each) => childOf(each, 'a:effectLst'));
  const reference = childOf(style, 'a:effectRef');
  if (childOf(own, 'a:blur')) context.warn('effect');
  return {
    effects: own ?? childOf(context.theme.effects[(numberOf(reference, 'idx') ?? 0) - 1], 'a:effectLst'),
    color: context.colorIn(reference),
  };
}

/** What is seen around a shape: its shadow, and over it its glow. */
export function shadowsOf({ effects, color }: ReturnType<typeof effectsIn>, { context }: Pick<ShapeScope, 'context'>): Shadow[] {
  const read = (effect: XmlElement | undefined, make: typeof shadowOf): Shadow[] => {
    const own = effect && context.colorIn(effect, color);
    return effect && own ? [make(effect, own, context.unit)] : [];
  };
  return [
    ...read(childOf(effects, 'a:outerShdw') ?? childOf(effects, 'a:prstShdw'), shadowOf),
    ...read(childOf(effects, 'a:glow'), glowOf),
  ];
}
