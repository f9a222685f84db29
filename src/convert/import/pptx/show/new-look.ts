import type { DrawingNode, DrawingPaint } from '#model/presentation/drawing.ts';
import type { Color } from '#model/presentation/paints.ts';
import type { SceneObject, TextObject } from '#model/presentation/presentation.ts';
import type { Run } from '#model/presentation/texts.ts';

/** What an effect leaves behind: colours of areas, letters and lines, and the shape of letters. */
export interface NewLook {
  fill?: Color | undefined;
  ink?: Color | undefined;
  line?: Color | undefined;
  isBold?: boolean | undefined;
  isItalic?: boolean | undefined;
  isUnderlined?: boolean | undefined;
}

/** The same in another look. What has no area or line gets none. */
export function withLook(object: SceneObject, look: NewLook): SceneObject {
  const { fill, line } = look;
  switch (object.kind) {
    case 'group':
      return { ...object, children: object.children.map((child) => withLook(child, look)) };
    case 'text':
      return inInk(inShape(object, look), look.ink);
    case 'shape':
      return {
        ...object,
        ...(fill !== undefined && object.fill && { fill: { kind: 'color', color: fill } }),
        ...(line !== undefined && object.stroke && { stroke: { ...object.stroke, paint: { kind: 'color', color: line } } }),
      };
    case 'line':
      return line === undefined ? object : { ...object, stroke: { ...object.stroke, paint: { kind: 'color', color: line } } };
    case 'drawing':
      return { ...object, drawing: { ...object.drawing, nodes: inColors(object.drawing.nodes, look) } };
    default:
      return object;
  }
}

const inInk = (text: TextObject, color: Color | undefined): TextObject =>
  color === undefined
    ? text
    : {
        ...text,
        style: { ...text.style, color },
        paragraphs: text.paragraphs.map((paragraph) => ({ ...paragraph, runs: paragraph.runs.map(({ color: _color, ...run }) => run) })),
      };

function inShape(text: TextObject, { isBold, isItalic, isUnderlined }: NewLook): TextObject {
  const own: Partial<Run> = {
    ...(isBold !== undefined && { weight: isBold ? 700 : 400 }),
    ...(isItalic !== undefined && { isItalic }),
    ...(isUnderlined !== undefined && { isUnderlined }),
  };
  if (Object.keys(own).length === 0) return text;
  return {
    ...text,
    paragraphs: text.paragraphs.map((paragraph) => ({ ...paragraph, runs: paragraph.runs.map((run) => ({ ...run, ...own })) })),
  };
}

/** Only what has the first colour: lighter and darker parts of a shape are drawn over it. */
function inColors(nodes: readonly DrawingNode[], { fill, line }: NewLook): DrawingNode[] {
  const main = JSON.stringify(firstFill(nodes));
  const visit = (node: DrawingNode): DrawingNode => {
    if (node.kind === 'group') return { ...node, children: node.children.map(visit) };
    const isMain = node.fill !== undefined && JSON.stringify(node.fill) === main;
    return {
      ...node,
      ...(fill !== undefined && isMain && { fill: { kind: 'color', color: fill, opacity: 1 } }),
      ...(line !== undefined && node.stroke && { stroke: { kind: 'color', color: line, opacity: 1 } }),
    };
  };
  return nodes.map(visit);
}

function firstFill(nodes: readonly DrawingNode[]): DrawingPaint | undefined {
  for (const node of nodes) {
    const found = node.kind === 'group' ? firstFill(node.children) : node.fill;
    if (found) return found;
  }
  return undefined;
}
