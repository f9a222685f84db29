import type { SceneObject } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, childrenOf, type XmlElement } from '../../xml/xml.ts';
import type { ShapeGeometry } from '../geometry/shape-paths.ts';
import { cropOf } from '../look/fills.ts';
import { drawOutline, drawShadows } from './outlines.ts';
import { altOf, identityOf, piece, placeholderOf, roleOf } from './pieces.ts';
import { pictureObjects } from '../pictures/picture-objects.ts';
import { readReflection, reflectionOf } from '../pictures/reflection.ts';
import { softEdge, withSoftEdge } from '../pictures/soft-edges.ts';
import { ancestorsOf } from './placeholders.ts';
import { movedOut, type Spot, spotOf } from './placement.ts';
import type { ShapeScope } from './scope.ts';
import { effectsIn, geometryOf, groupAt, lookSources, shadowsOf, strokeOf } from './shape.ts';

/** `p:pic`: a picture in an outline; for films and sounds, their poster picture. */
export function readPicture(picture: XmlElement, scope: ShapeScope): SceneObject | undefined {
  const { context, space } = scope;
  warnAboutMedia(picture, scope);
  const placeholder = placeholderOf(picture);
  const family = [picture, ...(placeholder ? ancestorsOf(placeholder, scope.lineage) : [])];
  const properties = family.flatMap((member) => piece(member, 'spPr') ?? []);
  const spot = properties.map((each) => spotOf(childOf(each, 'a:xfrm'), space)).find(Boolean);
  const filling = piece(picture, 'blipFill');
  const geometry = spot && geometryOf(properties, spot, context.unit);
  if (!geometry || !filling) return undefined;
  const { properties: own, style } = lookSources(family);
  const found = effectsIn(own, style, scope);
  const softness = softEdge(found.effects, context.unit);
  const fill = context.fillIn({ ...picture, children: [softness > 0 ? softened(filling, softness, geometry, spot) : filling] });
  if (fill?.kind !== 'picture') return undefined;
  const behind = context.fillIn(properties[0]);
  const { stroke } = strokeOf(own, style, scope);
  const shadows = isOpaque(filling, scope) ? shadowsOf(found, scope) : [];
  const images = pictureObjects(fill, geometry, spot, context);
  const objects = [
    ...reflectionOf(readReflection(childOf(found.effects, 'a:reflection'), context.unit), images, spot, context),
    shadows.length > 0 && drawShadows(shadows, geometry, spot, context),
    behind?.kind === 'paint' && drawOutline({ geometry, paint: behind.paint }, spot, context),
    ...images,
    stroke && drawOutline({ geometry, stroke }, spot, context),
  ].filter((object) => object !== undefined && object !== false);
  const [only] = objects;
  if (!only) return undefined;
  const alt = altOf(picture);
  const link = context.linkOf(childOf(identityOf(picture), 'a:hlinkClick'));
  return {
    ...(objects.length === 1 ? movedOut(only, spot) : groupAt(spot, objects, context.makeId('group'))),
    ...(alt && { alt }),
    ...(link && { link }),
  };
}

/** The same picture with edges that fade; vector art keeps its sharp ones. */
const softened = (filling: XmlElement, softness: number, { shape }: ShapeGeometry, spot: Spot): XmlElement => ({
  ...filling,
  children: filling.children.map((child) =>
    child.name === 'a:blip' ? withSoftEdge(child, softness, cropOf(filling), spot, shape?.name === 'ellipse') : child,
  ),
});

/** A picture that may be partly transparent (a logo, a cut-out) casts a shadow that we cannot draw. */
const isOpaque = (filling: XmlElement, { context }: ShapeScope): boolean =>
  /\.jpe?g$/i.test(context.part.relationships.get(attributeOf(childOf(filling, 'a:blip'), 'r:embed') ?? '')?.target ?? '');

const sounds = new Set(['a:audioFile', 'a:wavAudioFile', 'a:audioCd']);
const films = new Set(['a:videoFile', 'a:quickTimeFile']);

function warnAboutMedia(picture: XmlElement, { context }: ShapeScope): void {
  const role = roleOf(picture);
  const isFilm = role?.children.some(({ name }) => films.has(name));
  const isSound = role?.children.some(({ name }) => sounds.has(name));
  const isMedia = childrenOf(childOf(role, 'p:extLst'), 'p:ext').some((extension) => childOf(extension, 'p14:media'));
  if (isFilm || (isMedia && !isSound)) context.warn('video');
  else if (isSound) context.warn('audio');
}
