import type { GroupObject, SceneObject, TextObject } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, childrenOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import { plainText } from '../show/read-notes.ts';
import type { Box, Part, SlideContext } from '../slide-context.ts';

/** Reads the shapes of a tree (`dsp:spTree`), in canvas units from its top left corner. */
export type ReadShapes = (tree: XmlElement, context: SlideContext) => SceneObject[];

const MOST_POINTS = 500;

/** Reads the SmartArt of a `p:graphicFrame` as PowerPoint last drew it, or else as the text of its data. */
export function readDiagram(frame: XmlElement, box: Box, context: SlideContext, readShapes: ReadShapes): SceneObject[] {
  const ids = childOf(frame, 'a:graphic', 'a:graphicData', 'dgm:relIds');
  const data = partOf(attributeOf(ids, 'r:dm'), context);
  const drawing = drawingOf(data, context);
  const tree = childOf(drawing?.xml, 'dsp:spTree');
  if (drawing && tree) {
    const [width, height] = [
      (numberOf(childOf(frame, 'p:xfrm', 'a:ext'), 'cx') ?? 0) * context.unit || box.width,
      (numberOf(childOf(frame, 'p:xfrm', 'a:ext'), 'cy') ?? 0) * context.unit || box.height,
    ];
    const children = readShapes(tree, context.within(drawing));
    if (children.length > 0) return [grouped(children, box, width, height, context)];
  }
  context.warn('diagram');
  const text = data && listOf(data, box, context);
  return text ? [text] : [];
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

/** All texts of the data in order, one line each, indented by their depth. */
function listOf(data: Part, box: Box, { makeId, unit }: SlideContext): TextObject | undefined {
  const points = new Map(
    childrenOf(childOf(data.xml, 'dgm:ptLst'), 'dgm:pt')
      .slice(0, MOST_POINTS)
      .map((point) => [attributeOf(point, 'modelId') ?? '', point]),
  );
  const links = childrenOf(childOf(data.xml, 'dgm:cxnLst'), 'dgm:cxn').filter((link) => (attributeOf(link, 'type') ?? 'parOf') === 'parOf');
  links.sort((one, other) => (numberOf(one, 'srcOrd') ?? 0) - (numberOf(other, 'srcOrd') ?? 0));
  const below = Map.groupBy(links, (link) => attributeOf(link, 'srcId') ?? '');
  const lines: { text: string; level: number }[] = [];
  const visit = (id: string, level: number) => {
    const point = points.get(id);
    if (!point) return;
    // Each point once, whatever the links say.
    points.delete(id);
    const isRoot = attributeOf(point, 'type') === 'doc';
    const text = isRoot ? '' : plainText(childOf(point, 'dgm:t')).replaceAll('\n', ' ');
    if (text) lines.push({ text, level: Math.min(level, 8) });
    for (const link of below.get(id) ?? []) visit(attributeOf(link, 'destId') ?? '', isRoot ? level : level + 1);
  };
  for (const [id, point] of points) if (attributeOf(point, 'type') === 'doc') visit(id, 0);
  for (const [id, point] of points) if ((attributeOf(point, 'type') ?? 'node') === 'node') visit(id, 0);
  if (lines.length === 0) return undefined;
  const size = Math.min(18 * 12_700 * unit, box.height / lines.length / 1.3);
  return {
    kind: 'text',
    id: makeId('diagram'),
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    rotation: box.rotation,
    scale: 1,
    width: box.width,
    height: box.height,
    opacity: 1,
    styleClass: 'body',
    direction: 'auto',
    verticalAlign: 'middle',
    style: { size, lineHeight: 1.3 },
    paragraphs: lines.map(({ text, level }) => ({ runs: [{ text }], align: 'start', listType: 'BULLET', level })),
  };
}
