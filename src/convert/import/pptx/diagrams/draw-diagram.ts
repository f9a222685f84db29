import { childOf, childrenOf, type XmlElement } from '../../xml/xml.ts';
import { chooseLayout } from './choose-layout.ts';
import type { DiagramData, DiagramNode } from './data-model.ts';
import { element, styleOf } from './diagram-look.ts';
import type { DiagramShape, Size } from './diagram-shape.ts';
import { fitText, LISTED } from './fit-text.ts';

/** The definitions that a diagram refers to. */
export interface DiagramLook {
  quickStyle: XmlElement | undefined;
  colors: XmlElement | undefined;
}

/** Lays out a diagram and writes it as the `dsp:spTree` that its program would have left; undefined if it has no text. */
export function drawDiagram(data: DiagramData, frame: Size, look: DiagramLook): XmlElement | undefined {
  if (data.roots.length === 0) return undefined;
  const shapes = chooseLayout(data)(data.roots, frame);
  const sizes = fitText(shapes);
  const count = Math.max(...shapes.map(({ index = 0 }) => index)) + 1;
  return element(
    'dsp:spTree',
    {},
    shapes.map((shape) =>
      element('dsp:sp', {}, [
        element('dsp:spPr', {}, [
          transformOf('a:xfrm', shape, shape.rotation),
          geometryOf(shape),
          ...(shape.node?.look?.children ?? []).filter(isLook),
        ]),
        styleOf(shape.look, shape.index ?? 0, count, look),
        ...textOf(shape, sizes.get(shape.look) ?? 18),
      ]),
    ),
  );
}

const isLook = ({ name }: XmlElement) => /^a:(?:\w+Fill|ln|effectLst)$/.test(name);

const whole = (value: number) => String(Math.round(value));

const transformOf = (name: string, { x, y, width, height }: Size & { x: number; y: number }, rotation = 0): XmlElement =>
  element(name, rotation ? { rot: whole(((rotation + 360) % 360) * 60_000) } : {}, [
    element('a:off', { x: whole(x), y: whole(y) }),
    element('a:ext', { cx: whole(width), cy: whole(height) }),
  ]);

function geometryOf({ geometry = 'rect', adjust = {}, line, x, y, width, height }: DiagramShape): XmlElement {
  if (!line)
    return element('a:prstGeom', { prst: geometry }, [
      element(
        'a:avLst',
        {},
        Object.entries(adjust).map(([name, value]) => element('a:gd', { name, fmla: `val ${whole(value)}` })),
      ),
    ]);
  const steps = line.map((point, index) =>
    element(index === 0 ? 'a:moveTo' : 'a:lnTo', {}, [element('a:pt', { x: whole(point[0] - x), y: whole(point[1] - y) })]),
  );
  // A path is stretched to its box, so a straight line has no size in one direction.
  const path = element('a:path', { w: whole(width), h: whole(height), fill: 'none' }, steps);
  return element('a:custGeom', {}, [element('a:pathLst', {}, [path])]);
}

/** The text in its place; a text that has its own place is not turned with its shape. */
function textOf({ node, listed = [], align = 'ctr', look, textBox }: DiagramShape, points: number): XmlElement[] {
  const paragraphs = [...(node?.body ? childrenOf(node.body, 'a:p') : []), ...bulletsOf(listed, 1)];
  if (paragraphs.length === 0) return [];
  const inset = whole(points * 0.3 * 12_700);
  const isList = look === 'revTx' || (!node && look === 'alignAccFollowNode1');
  const body = element('a:bodyPr', { lIns: inset, rIns: inset, tIns: '0', bIns: '0', anchor: isList ? 't' : 'ctr' }, [
    element('a:normAutofit'),
  ]);
  const size = whole(points * 100);
  const small = whole(points * LISTED * 100);
  const step = points * LISTED * 12_700 * 0.8;
  const levels = Array.from({ length: 9 }, (_, level) =>
    level === 0
      ? element('a:lvl1pPr', { algn: align }, [element('a:buNone'), element('a:defRPr', { sz: size })])
      : element(`a:lvl${level + 1}pPr`, { algn: 'l', marL: whole(step * level), indent: whole(-step) }, [
          element('a:buChar', { char: '•' }),
          element('a:defRPr', { sz: small }),
        ]),
  );
  const text = element('dsp:txBody', {}, [body, element('a:lstStyle', {}, levels), ...paragraphs]);
  return textBox ? [text, transformOf('dsp:txXfrm', textBox)] : [text];
}

/** The paragraphs of nodes and all below them. */
const bulletsOf = (nodes: readonly DiagramNode[], level: number): XmlElement[] =>
  nodes.flatMap(({ body, children }) => [
    ...(body ? childrenOf(body, 'a:p') : []).map((paragraph) => atLevel(paragraph, level)),
    ...bulletsOf(children, Math.min(8, level + 1)),
  ]);

function atLevel(paragraph: XmlElement, level: number): XmlElement {
  const own = childOf(paragraph, 'a:pPr');
  const properties = { ...(own ?? element('a:pPr')), attributes: { ...own?.attributes, lvl: String(level) } };
  return { ...paragraph, children: [properties, ...paragraph.children.filter((child) => child !== own)] };
}
