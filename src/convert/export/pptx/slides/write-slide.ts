import { viewMatrix } from '#model/camera/camera.ts';
import { anchorOf } from '#model/camera/framing.ts';
import { layerCamera } from '#model/camera/parallax.ts';
import { multiply } from '#model/geometry/matrix.ts';
import { transformRectangle } from '#model/geometry/rectangle.ts';
import { paintIn } from '#model/paint/forms/parts/nodes.ts';
import type { Paint } from '#model/presentation/paints.ts';
import { boxOf, matrixBetween, type Scene, type SceneNode } from '#model/scene/scene.ts';
import { fillMarkup } from '../look/fills.ts';
import { type Child, type Markup, tag } from '../package/markup.ts';
import { paintedPiece } from '../shapes/pieces.ts';
import { writeNode } from '../shapes/write-node.ts';
import { background, masterColors, shapeTree, sheet } from './sheet.ts';
import type { Piece, SlideKit } from './slide-kit.ts';
import type { SlideView } from './slide-views.ts';
import { timingMarkup } from './timing.ts';

/** A slide shows what a viewer shows at its stop. Objects that a later step reveals appear with a click. */
export function slideMarkup(scene: Scene, view: SlideView, title: string, kit: SlideKit): Markup {
  const clicks: number[][] = view.steps.slice(1).map(() => []);
  const own: SlideKit = { ...kit, onAppear: (step, piece) => clicks[step - 1]?.push(piece.id) };
  const target = scene.nodes.get(view.target) ?? scene.root;
  const fill = view.isSlide && isWhole(scene, view, target, kit) ? fillOf(target) : undefined;
  const pieces = view.isSlide ? slidePieces(scene, view, target, fill !== undefined, own) : canvasPieces(scene, view, own);
  return sheet(
    'sld',
    {},
    tag('p:cSld', { name: title || undefined }, fill && background(paintFill(fill, kit)), shapeTree(...pieces.map(({ xml }) => xml))),
    masterColors,
    transitionMarkup(scene, view),
    timingMarkup(clicks.filter((shapes) => shapes.length > 0)),
  );
}

export const paintFill = (fill: Paint, { viewport, form }: Pick<SlideKit, 'viewport' | 'form'>): Markup => {
  const area = { x: 0, y: 0, ...viewport };
  return fillMarkup(paintIn(area, fill), 1, area, form.theme);
};

const matrixOf = (scene: Scene, { camera }: SlideView, node: SceneNode, { viewport }: SlideKit) =>
  multiply(viewMatrix(camera, viewport), matrixBetween(node, anchorOf(scene, camera)));

/** Whether the target covers the slide. */
function isWhole(scene: Scene, view: SlideView, target: SceneNode, kit: SlideKit): boolean {
  const box = transformRectangle(matrixOf(scene, view, target, kit), boxOf(target));
  const { width, height } = kit.viewport;
  return box.left < 1 && box.top < 1 && box.right > width - 1 && box.bottom > height - 1;
}

const fillOf = ({ object }: SceneNode): Paint | undefined => (object.kind === 'topic' ? object.frame?.fill : undefined);

function slidePieces(scene: Scene, view: SlideView, target: SceneNode, hasBackground: boolean, kit: SlideKit): Piece[] {
  const matrix = matrixOf(scene, view, target, kit);
  const { opacity } = target.object;
  const frame =
    hasBackground || target.object.kind !== 'topic' ? [] : [{ ...target, object: { ...target.object, children: [] }, children: [] }];
  return [
    ...frame.flatMap((node) => writeNode({ node, matrix, opacity: 1 }, { ...kit, slideOf: () => undefined })),
    ...target.children.flatMap((child) => writeNode({ node: child, matrix: multiply(matrix, child.toParent), opacity }, kit)),
  ];
}

/** Everything in view: the layers of the background, then the canvas. What contains the target is not a group on its slide. */
function canvasPieces(scene: Scene, view: SlideView, kit: SlideKit): Piece[] {
  const open = new Set<SceneNode>();
  for (let node = scene.nodes.get(view.target); node; node = node.parent) open.add(node);
  open.add(scene.root);
  const visit = (node: SceneNode, opacity: number): Piece[] => {
    const matrix = matrixOf(scene, view, node, kit);
    const isInside = open.has(node) && (node.object.kind === 'topic' || node.object.kind === 'group');
    if (!isInside) return [...writeNode({ node, matrix, opacity }, kit)];
    const bare = { ...node, children: [], object: { ...node.object, children: [] } };
    const frame = node.object.kind === 'topic' ? writeNode({ node: bare, matrix, opacity }, { ...kit, slideOf: () => undefined }) : [];
    return [...frame, ...node.children.flatMap((child) => visit(child, opacity * node.object.opacity))];
  };
  return [...layerPieces(scene, view, kit), ...visit(scene.root, 1)];
}

const simple = new Set(['image', 'shape', 'text', 'group', 'line']);

function layerPieces(scene: Scene, { camera }: SlideView, kit: SlideKit): Piece[] {
  const { viewport } = kit;
  const page = { left: 0, top: 0, right: viewport.width, bottom: viewport.height };
  const isSimple = (node: SceneNode): boolean => simple.has(node.object.kind) && node.children.every(isSimple);
  return scene.layers.flatMap(({ layer, nodes }) => {
    if (!nodes.every(isSimple)) return paintedPiece({ kind: 'layer', id: layer.id }, page, { name: 'Background' }, kit);
    const seen = layerCamera(scene, camera, layer.depth, viewport);
    const matrix = multiply(viewMatrix(seen, viewport), matrixBetween(scene.root, anchorOf(scene, seen)));
    return nodes.flatMap((node) => writeNode({ node, matrix: multiply(matrix, node.toParent), opacity: 1 }, kit));
  });
}

/** When the next slide comes by itself. */
function transitionMarkup({ presentation }: Scene, { steps }: SlideView): Child {
  const hold = presentation.path[steps[0] ?? -1]?.hold;
  return hold !== undefined && tag('p:transition', { advTm: Math.round(hold) });
}
