import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { isSlide } from '#model/arrangement/is-slide.ts';
import type { Camera, Viewport } from '#model/camera/camera.ts';
import { frameObject, type Insets, overviewCamera } from '#model/camera/framing.ts';
import { openingOf, uprightSight, wideSight } from '#model/paint/opening.ts';
import type { PaintImage } from '#model/paint/context.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { PaintOptions } from '#model/paint/paint-options.ts';
import { paint } from '#model/paint/paint.ts';
import type { AssetId, ObjectId } from '#model/presentation/presentation.ts';
import { opacitiesAt, targetAt } from '#model/presentation/steps.ts';
import type { Scene } from '#model/scene/scene.ts';
import { paintHere } from './paint-here.ts';
import type { View } from './order.ts';

interface PictureOptions {
  view: View;
  /** In CSS pixels. */
  width: number;
  height: number;
  pixelRatio?: number;
  images: ReadonlyMap<AssetId, PaintImage>;
  /** By default, those of the view. */
  opacities?: ReadonlyMap<ObjectId, number>;
  /** Without labels the picture contains no text of ours, so it suits every language. */
  labels?: PaintLabels;
}

/** Paints what a visitor would see, on a canvas, with the same painter and fonts. */
export function renderPicture(
  scene: Scene,
  { view, width, height, pixelRatio = 1, images, opacities = opacitiesOf(scene, view), labels }: PictureOptions,
): Canvas {
  const { viewport, camera, bleed } = sightOf(scene, view, { width, height });
  const canvas = createCanvas(Math.round(width * pixelRatio), Math.round(height * pixelRatio));
  const context = canvas.getContext('2d');
  // The background may be transparent, but the picture must not be.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  paint(context, scene, {
    camera,
    viewport,
    pixelRatio,
    bleed,
    origin: { x: bleed.left * pixelRatio, y: bleed.top * pixelRatio },
    opacityOf: (id) => opacities.get(id) ?? 1,
    imageOf: (asset) => images.get(asset),
    labels,
    spotlight: spotlightOf(scene, view),
    ...paintHere,
  });
  return canvas;
}

interface Sight {
  camera: Camera;
  viewport: Viewport;
  bleed: Insets;
}

const noBleed: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

function sightOf(scene: Scene, view: View, viewport: Viewport): Sight {
  if (view.kind === 'camera') return { camera: view.camera, viewport, bleed: noBleed };
  if (view.kind === 'overview') return { camera: overviewCamera(scene, viewport), viewport, bleed: noBleed };
  const target = targetAt(scene.presentation, view.index);
  const sight = view.kind === 'opening' && view.isUpright ? uprightSight(scene, target) : wideSight(target);
  const opening = view.kind === 'opening' ? openingOf(scene, sight) : undefined;
  if (!opening) return { camera: frameObject(scene, target, viewport), viewport, bleed: noBleed };
  const [{ viewport: usual, insets }] = sight.shapes;
  // The frame is in the middle of what the controls leave free.
  const left = opening.x + opening.frameWidth / 2 - usual.width / 2;
  const top = opening.y + opening.frameHeight / 2 - (usual.height + insets.top - insets.bottom) / 2;
  return {
    camera: frameObject(scene, sight.subject, usual, { insets }),
    viewport: usual,
    bleed: { left, top, right: opening.width - usual.width - left, bottom: opening.height - usual.height - top },
  };
}

/** As in the viewer: a slide without its neighbours. */
function spotlightOf(scene: Scene, view: View): PaintOptions['spotlight'] {
  const node = view.kind === 'step' || view.kind === 'opening' ? scene.nodes.get(targetAt(scene.presentation, view.index)) : undefined;
  return node && isSlide(node) ? { id: node.object.id, share: 1 } : undefined;
}

/** The overview shows everything, whichever step reveals it. */
const opacitiesOf = (scene: Scene, view: View): ReadonlyMap<ObjectId, number> =>
  view.kind === 'step' || view.kind === 'opening' ? opacitiesAt(scene.presentation, view.index) : new Map();
