import type { GroupObject, SceneObject } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, childrenOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import type { Box, Part, SlideContext } from '../slide-context.ts';
import { readData } from './data-model.ts';
import { drawDiagram } from './draw-diagram.ts';

/** Reads the shapes of a tree (`dsp:spTree`), in canvas units from its top left corner. */
export type ReadShapes = (tree: XmlElement, context: SlideContext) => SceneObject[];

/** Reads the SmartArt of a `p:graphicFrame` as PowerPoint last drew it, or else lays out its data. */
export function readDiagram(frame: XmlElement, box: Box, context: SlideContext, readShapes: ReadShapes): SceneObject[] {
  const ids = childOf(frame, 'a:graphic', 'a:graphicData', 'dgm:relIds');
  const data = partOf(attributeOf(ids, 'r:dm'), context);
  const drawing = drawingOf(data, context);
  const tree = childOf(drawing?.xml, 'dsp:spTree');
  const extent = childOf(frame, 'p:xfrm', 'a:ext');
  const side = (name: string, length: number) => (numberOf(extent, name) ?? 0) * context.unit || length;
  const [width, height] = [side('cx', box.width), side('cy', box.height)];
  const found = drawing && tree ? readShapes(tree, context.within(drawing)) : [];
  if (found.length > 0) return [grouped(found, box, width, height, context)];
  context.warn('diagram');
  const definition = (name: string) => partOf(attributeOf(ids, name), context)?.xml;
  const laidOut = drawDiagram(
    readData(data?.xml, definition('r:lo')),
    { width: width / context.unit, height: height / context.unit },
    { quickStyle: definition('r:qs'), colors: definition('r:cs') },
  );
  const children = data && laidOut ? readShapes(laidOut, context.within(data)) : [];
  return children.length > 0 ? [grouped(children, box, width, height, context)] : [];
}

const partOf = (relationship: string | undefined, { part, package: { part: find } }: SlideContext): Part | undefined => {
  const target = relationship === undefined ? undefined : part.relationships.get(relationship);
  return target && !target.isExternal ? find(target.target) : undefined;
};

/** The data names the relationship of the slide that is its drawing; older files omit it and have exactly one. */
function drawingOf(data: Part | undefined, context: SlideContext): Part | undefined {
  const extensions = childrenOf(childOf(data?.xml, 'dgm:extLst'), 'a:ext');
  const named = extensions
    .map((extension) => partOf(attributeOf(childOf(extension, 'dsp:dataModelExt'), 'relId'), context))
    .find((part) => part !== undefined);
  if (named) return named;
  const drawings = context.package.related(context.part, 'diagramDrawing');
  const number = /\d+(?=\.xml$)/.exec(data?.name ?? '')?.[0];
  return drawings.length > 1 ? drawings.find(({ name }) => /\d+(?=\.xml$)/.exec(name)?.[0] === number) : drawings[0];
}

/** If a frame was scaled with its group, its drawing is scaled too. */
function grouped(children: SceneObject[], box: Box, width: number, height: number, { makeId }: SlideContext): GroupObject {
  const scale = Math.min(box.width / width, box.height / height) || 1;
  return {
    kind: 'group',
    id: makeId('diagram'),
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    rotation: box.rotation,
    scale,
    width,
    height,
    opacity: 1,
    children,
  };
}
