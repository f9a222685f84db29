import type { DrawingNode, DrawingPaint } from '#model/presentation/drawing.ts';
import type { Color } from '#model/presentation/paints.ts';
import type { SceneObject, TextObject } from '#model/presentation/presentation.ts';

/** Colours that an effect leaves behind: of areas, of letters, and of lines. */
export interface NewColors {
  fill?: Color | undefined;
  ink?: Color | undefined;
  line?: Color | undefined;
}

/** The same in other colours. What has no area or line gets none. */
export function recolored(object: SceneObject, colors: NewColors): SceneObject {
  const { fill, line } = colors;
  switch (object.kind) {
    case 'group':
      return { ...object, children: object.children.map((child) => recolored(child, colors)) };
    case 'text':
      return colors.ink === undefined ? object : inInk(object, colors.ink);
    case 'shape':
      return {
        ...object,
        ...(fill !== undefined && object.fill && { fill: { kind: 'color', color: fill } }),
        ...(line !== undefined && object.stroke && { stroke: { ...object.stroke, paint: { kind: 'color', color: line } } }),
      };
    case 'line':
      return line === undefined ? object : { ...object, stroke: { ...object.stroke, paint: { kind: 'color', color: line } } };
    case 'drawing':
      return { ...object, drawing: { ...object.drawing, nodes: inColors(object.drawing.nodes, colors) } };
    default:
      return object;
  }
}

const inInk = (text: TextObject, color: Color): TextObject => ({
  ...text,
  style: { ...text.style, color },
  paragraphs: text.paragraphs.map((paragraph) => ({ ...paragraph, runs: paragraph.runs.map(({ color: _color, ...run }) => run) })),
});

/** Only what has the first colour: lighter and darker parts of a shape are drawn over it. */
function inColors(nodes: readonly DrawingNode[], { fill, line }: NewColors): DrawingNode[] {
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
