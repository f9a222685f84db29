import type { DrawingContent, DrawingNode, DrawingPaint } from '../../presentation/drawing.ts';
import type { Color } from '../../presentation/paints.ts';
import type { SceneObject } from '../../presentation/presentation.ts';
import { identity } from '../../geometry/matrix.ts';
import { layoutText } from '../../text/layout-text.ts';
import type { Form, FormKit } from './form.ts';
import { extentOfAll } from '../marks/drawing-extent.ts';
import { linkForm } from './link-form.ts';
import { frameForm } from './outline/frame-form.ts';
import { lineForm } from './outline/line-form.ts';
import { shapeForm } from './outline/shape-form.ts';
import { rectangle } from './parts/nodes.ts';
import { unreadableForm } from './unreadable-form.ts';
import { videoForm } from './video-form.ts';

/** What is drawn for an object, not including its children. */
export function makeForms(object: SceneObject, kit: FormKit): Form[] {
  const { width, height } = object;
  if (object.kind === 'group') return [];
  if (object.kind === 'line') return lineForm(object);
  if (object.kind === 'text') return [{ kind: 'text', layout: layoutText(object, kit, kit.measured?.get(object)), x: 0, y: 0 }];
  // Everything else fills its box, so an empty box shows nothing.
  if (!(width > 0 && height > 0)) return [];
  switch (object.kind) {
    case 'image':
      return [{ kind: 'image', asset: object.asset, crop: object.crop, mask: object.mask, flip: object.flip, x: 0, y: 0, width, height }];
    case 'drawing':
      return drawingForm(object.drawing, width, height, object.tint);
    case 'shape':
      return shapeForm(object);
    case 'frame':
    case 'topic':
      return frameForm(object.frame, width, height);
    case 'table':
      return kit.rich?.table(object, kit) ?? [];
    case 'chart':
      return kit.rich?.chart(object, kit) ?? [];
    case 'code':
      return kit.rich?.code(object, kit) ?? [];
    case 'video':
      return videoForm(object, kit);
    case 'link':
      return linkForm(object, kit);
    case 'unreadable':
      return unreadableForm(object, kit);
  }
}

/** Stretched from its view box to the object's box. */
function drawingForm({ viewBox, nodes }: DrawingContent, width: number, height: number, tint: Color | undefined): Form[] {
  const [x, y] = [width / viewBox.width, height / viewBox.height];
  if (!(viewBox.width > 0 && viewBox.height > 0)) return [];
  const { left, top, right, bottom } = extentOfAll(nodes, identity);
  const [endX, endY, slack] = [viewBox.x + viewBox.width, viewBox.y + viewBox.height, Math.max(viewBox.width, viewBox.height) * 0.04];
  const isWithin = left >= viewBox.x - slack && top >= viewBox.y - slack && right <= endX + slack && bottom <= endY + slack;
  // As in SVG, anything outside the view box is clipped.
  const clip = isWithin ? undefined : [{ d: rectangle(viewBox), rule: 'nonzero' as const }];
  return [
    {
      kind: 'drawing',
      nodes: [
        {
          kind: 'group',
          children: tint === undefined ? nodes : nodes.map((node) => tinted(node, tint)),
          opacity: 1,
          transform: [x, 0, 0, y, -viewBox.x * x, -viewBox.y * y],
          clip,
        },
      ],
    },
  ];
}

/** As opaque as before, but without gradients. */
function tinted(node: DrawingNode, color: Color): DrawingNode {
  if (node.kind === 'group') return { ...node, children: node.children.map((child) => tinted(child, color)) };
  const inTint = (paint: DrawingPaint | undefined): DrawingPaint | undefined =>
    paint && { kind: 'color', color, opacity: paint.kind === 'color' ? paint.opacity : 1 };
  return { ...node, fill: inTint(node.fill), stroke: inTint(node.stroke) };
}
