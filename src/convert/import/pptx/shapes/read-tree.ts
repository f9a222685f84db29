import type { SceneObject } from '#model/presentation/presentation.ts';
import { importLimits } from '../../limits.ts';
import { attributeOf, childOf, flagOf, type XmlElement } from '../../xml/xml.ts';
import { readFrame } from './frame.ts';
import { altOf, identityOf, piece, placeholderOf } from './pieces.ts';
import { readPicture } from './picture.ts';
import { groupSpace, spotOf } from './placement.ts';
import type { ShapeScope } from './scope.ts';
import { groupAt, readShape } from './shape.ts';

/** The shapes of a `p:spTree`, a `p:grpSp` or a `dsp:spTree`, bottom to top. */
export function readTree(tree: XmlElement, scope: ShapeScope): SceneObject[] {
  if (scope.depth > importLimits.groups) {
    scope.context.warn('objects-cut');
    return [];
  }
  return tree.children.flatMap((child) => {
    if (scope.budget.left <= 0) return [];
    const object = readOne(child, scope);
    if (!object) return [];
    if (--scope.budget.left === 0) scope.context.warn('objects-cut');
    const id = attributeOf(identityOf(child), 'id');
    if (id !== undefined) scope.ids.set(id, object.id);
    return [object];
  });
}

function readOne(element: XmlElement, scope: ShapeScope): SceneObject | undefined {
  const name = element.name.slice(element.name.indexOf(':') + 1);
  if (flagOf(identityOf(element), 'hidden')) return undefined;
  if (scope.isLent && placeholderOf(element)) return undefined;
  switch (name) {
    case 'sp':
    case 'cxnSp':
      return readShape(element, scope);
    case 'pic':
      return readPicture(element, scope);
    case 'grpSp':
      return readGroup(element, scope);
    case 'graphicFrame':
      return readFrame(element, scope, readTree);
    default:
      return undefined;
  }
}

function readGroup(group: XmlElement, scope: ShapeScope): SceneObject | undefined {
  const { context } = scope;
  const properties = piece(group, 'grpSpPr');
  const transform = childOf(properties, 'a:xfrm');
  const spot = spotOf(transform, scope.space);
  const groupFill = childOf(properties, 'a:grpFill') ? scope.groupFill : (context.fillIn(properties) ?? scope.groupFill);
  const inner = { ...scope, depth: scope.depth + 1, groupFill, space: spot ? groupSpace(transform, spot) : scope.space };
  const children = readTree(group, inner);
  if (children.length === 0) return undefined;
  const box = spot ?? { x: 0, y: 0, width: 1, height: 1, rotation: 0 };
  const alt = altOf(group);
  const link = context.linkOf(childOf(identityOf(group), 'a:hlinkClick'));
  return { ...groupAt(box, children, context.makeId('group')), ...(alt && { alt }), ...(link && { link }) };
}
