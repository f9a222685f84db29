import type { SceneObject } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml.ts';
import { readChart } from '../charts/read-chart.ts';
import { type ReadShapes, readDiagram } from '../diagrams/read-diagram.ts';
import { readTable } from '../tables/read-table.ts';
import { altOf, identityOf, placeholderOf, piece } from './pieces.ts';
import { ancestorsOf } from './placeholders.ts';
import { movedIn, slideSpace, type Spot, spotOf } from './placement.ts';
import { pictureObjects } from '../pictures/picture-objects.ts';
import type { ShapeScope } from './scope.ts';
import { groupAt } from './shape.ts';

/** `p:graphicFrame`: a table, a chart, a diagram, or an embedded object with its preview picture. */
export function readFrame(
  frame: XmlElement,
  scope: ShapeScope,
  readTree: (tree: XmlElement, scope: ShapeScope) => SceneObject[],
): SceneObject | undefined {
  const { context, space } = scope;
  const placeholder = placeholderOf(frame);
  const inherited = placeholder ? ancestorsOf(placeholder, scope.lineage).map((member) => childOf(piece(member, 'spPr'), 'a:xfrm')) : [];
  const spot = [piece(frame, 'xfrm'), ...inherited].map((transform) => spotOf(transform, space)).find(Boolean);
  if (!spot || spot.width < 0.01 || spot.height < 0.01) return undefined;
  const objects = contentOf(frame, spot, scope, readTree);
  const [only] = objects;
  if (!only) return undefined;
  const alt = altOf(frame);
  const link = context.linkOf(childOf(identityOf(frame), 'a:hlinkClick'));
  const object =
    objects.length === 1
      ? only
      : groupAt(
          spot,
          objects.map((each) => movedIn(each, spot)),
          context.makeId('group'),
        );
  return { ...object, ...(alt && { alt }), ...(link && { link }) };
}

/** In the coordinates of the frame's parent. */
function contentOf(
  frame: XmlElement,
  spot: Spot,
  scope: ShapeScope,
  readTree: (tree: XmlElement, scope: ShapeScope) => SceneObject[],
): SceneObject[] {
  const { context } = scope;
  const data = childOf(frame, 'a:graphic', 'a:graphicData');
  const [content] = data?.children ?? [];
  switch (content?.name) {
    case 'a:tbl':
      return [readTable(content, spot, context)].filter((table) => table !== undefined);
    case 'c:chart':
    case 'cx:chart': {
      const target = context.part.relationships.get(attributeOf(content, 'r:id') ?? '');
      const part = target && !target.isExternal ? context.package.part(target.target) : undefined;
      if (!part) context.warn('chart');
      return part ? readChart(part, spot, context) : [];
    }
    case 'dgm:relIds': {
      const readShapes: ReadShapes = (tree, { part }) =>
        readTree(tree, {
          ...scope,
          context: context.within(part),
          space: slideSpace(context.unit),
          depth: scope.depth + 1,
          ids: new Map(),
        });
      return readDiagram(frame, spot, context, readShapes);
    }
    case 'p:oleObj':
      context.warn('embedded-file', attributeOf(content, 'progId'));
      return leftPicture(content, spot, scope, readTree);
    default:
      if (content) context.warn('embedded-file');
      return [];
  }
}

/** The preview picture: inside the object since 2010; before that, in a VML drawing next to the slide. */
function leftPicture(
  object: XmlElement,
  spot: Spot,
  scope: ShapeScope,
  readTree: (tree: XmlElement, scope: ShapeScope) => SceneObject[],
): SceneObject[] {
  const { context } = scope;
  if (childOf(object, 'p:pic')) return readTree(object, { ...scope, depth: scope.depth + 1, ids: new Map() });
  const name = attributeOf(object, 'spid');
  for (const part of context.package.related(context.part, 'vmlDrawing')) {
    const shape = part.xml.children.find(
      (child) => child.name === 'v:shape' && (attributeOf(child, 'id') === name || attributeOf(child, 'o:spid') === name),
    );
    const picture = context.within(part).pictureOf(attributeOf(childOf(shape, 'v:imagedata'), 'o:relid'));
    if (picture)
      return [
        groupAt(
          spot,
          pictureObjects({ kind: 'picture', picture, crop: { x: 0, y: 0, width: 1, height: 1 }, opacity: 1 }, undefined, spot, context),
          context.makeId('group'),
        ),
      ];
  }
  return [];
}
