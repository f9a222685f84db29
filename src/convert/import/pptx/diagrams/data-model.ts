import { attributeOf, childOf, childrenOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import { plainText } from '../show/read-notes.ts';

/** A point that somebody wrote, with those below it. */
export interface DiagramNode {
  /** Its `dgm:t`. */
  body: XmlElement | undefined;
  words: string;
  /** Its own `dgm:spPr`, if it differs from the diagram's look. */
  look: XmlElement | undefined;
  isAssistant: boolean;
  children: DiagramNode[];
}

export interface DiagramData {
  roots: DiagramNode[];
  /** The last part of the layout's URI: `process1`, `hList1`, `orgChart1`… */
  layout: string;
  /** `list`, `process`, `cycle`, `hierarchy`, `relationship`, `matrix`, `pyramid`… */
  category: string;
}

const MOST_POINTS = 500;
const DEEPEST = 12;

/** Reads a `dgm:dataModel`; `definition` is the `dgm:layoutDef`, which also says what kind of diagram it is. */
export function readData(model: XmlElement | undefined, definition: XmlElement | undefined): DiagramData {
  const all = childrenOf(childOf(model, 'dgm:ptLst'), 'dgm:pt');
  const points = new Map(all.slice(0, MOST_POINTS * 10).map((point) => [attributeOf(point, 'modelId') ?? '', point]));
  const links = childrenOf(childOf(model, 'dgm:cxnLst'), 'dgm:cxn').filter((link) => (attributeOf(link, 'type') ?? 'parOf') === 'parOf');
  links.sort((one, other) => (numberOf(one, 'srcOrd') ?? 0) - (numberOf(other, 'srcOrd') ?? 0));
  const below = Map.groupBy(links, (link) => attributeOf(link, 'srcId') ?? '');
  const looks = looksOf(all);
  let left = MOST_POINTS;
  const visit = (id: string, depth: number): DiagramNode[] => {
    const point = points.get(id);
    const type = attributeOf(point, 'type') ?? 'node';
    if (!point || depth > DEEPEST || left <= 0 || !/^(?:node|asst|doc)$/.test(type)) return [];
    // Each point once, whatever the links say.
    points.delete(id);
    left -= 1;
    const children = (below.get(id) ?? []).flatMap((link) => visit(attributeOf(link, 'destId') ?? '', depth + 1));
    if (type === 'doc') return children;
    const body = childOf(point, 'dgm:t');
    const words = plainText(body);
    // A placeholder that nobody filled in.
    if (words === '' && children.length === 0) return [];
    return [{ body, words, look: looks.get(id), isAssistant: type === 'asst', children }];
  };
  const root = all.find((point) => attributeOf(point, 'type') === 'doc');
  const settings = childOf(root, 'dgm:prSet');
  const first = root ? visit(attributeOf(root, 'modelId') ?? '', 0) : [];
  const id = attributeOf(definition, 'uniqueId') ?? attributeOf(settings, 'loTypeId') ?? '';
  return {
    roots: [...first, ...[...points.keys()].flatMap((other) => visit(other, 0))],
    layout: id.split(/[/#]/).at(-1) ?? '',
    category: attributeOf(settings, 'loCatId') ?? attributeOf(childOf(definition, 'dgm:catLst', 'dgm:cat'), 'type') ?? '',
  };
}

/** Changed fills and lines are kept with the points that present a node. */
function looksOf(points: readonly XmlElement[]): Map<string, XmlElement> {
  const looks = new Map<string, XmlElement>();
  for (const point of points) {
    const settings = childOf(point, 'dgm:prSet');
    const node = attributeOf(settings, 'presAssocID');
    const look = childOf(point, 'dgm:spPr');
    const isChanged = look?.children.some(({ name }) => /^a:(?:\w+Fill|ln)$/.test(name));
    if (node !== undefined && look && isChanged && !looks.has(node)) looks.set(node, look);
  }
  return looks;
}
