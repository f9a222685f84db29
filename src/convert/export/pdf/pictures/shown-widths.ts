import type { Camera } from '#model/camera/camera.ts';
import { viewMatrix } from '#model/camera/camera.ts';
import { layerCamera } from '#model/camera/parallax.ts';
import { multiply, scaleOf } from '#model/geometry/matrix.ts';
import { intersects, transformRectangle } from '#model/geometry/rectangle.ts';
import type { AssetId } from '#model/presentation/presentation.ts';
import { boxOf, matrixBetween, type Scene, type SceneNode } from '#model/scene/scene.ts';
import type { DocumentPlan, PagePlan } from '../structure/page-plan.ts';

/** The largest width at which each whole picture is shown, in CSS pixels; pictures on no page are absent. */
export function shownWidths(scene: Scene, { pages }: Pick<DocumentPlan, 'pages'>): Map<AssetId, number> {
  const widths = new Map<AssetId, number>();
  const onCanvas = picturesWithin(scene.root);
  const look = ({ node, asset, share }: Picture, camera: Camera, { viewport }: PagePlan) => {
    const anchor = scene.nodes.get(camera.anchor) ?? scene.root;
    const matrix = multiply(viewMatrix(camera, viewport), matrixBetween(node, anchor));
    if (!intersects(transformRectangle(matrix, boxOf(node)), { left: 0, top: 0, right: viewport.width, bottom: viewport.height })) return;
    widths.set(asset, Math.max(widths.get(asset) ?? 0, (node.object.width * scaleOf(matrix)) / share));
  };
  for (const page of pages) {
    for (const picture of onCanvas) look(picture, page.camera, page);
    for (const { layer, nodes } of scene.layers)
      for (const picture of nodes.flatMap(picturesWithin)) look(picture, layerCamera(scene, page.camera, layer.depth, page.viewport), page);
  }
  return widths;
}

interface Picture {
  node: SceneNode;
  asset: AssetId;
  /** The share of the picture's width that is shown. */
  share: number;
}

function picturesWithin(node: SceneNode): Picture[] {
  const { object } = node;
  const own: Picture[] = [];
  if (object.kind === 'image') own.push({ node, asset: object.asset, share: object.crop.width || 1 });
  if (object.kind === 'video' && object.poster) own.push({ node, asset: object.poster, share: 1 });
  return [...own, ...node.children.flatMap(picturesWithin)];
}
