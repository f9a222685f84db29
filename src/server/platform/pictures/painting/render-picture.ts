import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { isSlide } from '#model/arrangement/is-slide.ts';
import type { Viewport } from '#model/camera/camera.ts';
import { frameObject, type Insets, overviewCamera } from '#model/camera/framing.ts';
import { type OpeningView, uprightSight, viewOpening, wideSight } from '#model/paint/opening.ts';
import type { PaintContext, PaintImage } from '#model/paint/context.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { PaintOptions } from '#model/paint/paint-options.ts';
import { paint } from '#model/paint/paint.ts';
import type { AssetId, ObjectId } from '#model/presentation/presentation.ts';
import { opacitiesAt, targetAt } from '#model/presentation/steps.ts';
import { overviewOpacities } from '#model/presentation/transcript/echoes.ts';
import type { Scene } from '#model/scene/scene.ts';
import { paintHere } from './paint-here.ts';
import type { View } from '../order.ts';

export interface PictureOptions {
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
export function renderPicture(scene: Scene, options: PictureOptions): Canvas {
  const canvas = createCanvas(...sizeOf(options));
  paintPicture(canvas.getContext('2d'), scene, options);
  return canvas;
}

/** Paints it on a context of this kind, with whatever opens a layer for it. */
export function paintPicture(
  context: PaintContext,
  scene: Scene,
  options: PictureOptions,
  openLayer: PaintOptions['openLayer'] = paintHere.openLayer,
): void {
  const { view, width, height, pixelRatio = 1, images, opacities = opacitiesOf(scene, view), labels } = options;
  const { viewport, camera, bleed } = sightOf(scene, view, { width, height });
  // The background may be transparent, but the picture must not be.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, ...sizeOf(options));
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
    openLayer,
  });
}

/** In device pixels. */
const sizeOf = ({ width, height, pixelRatio = 1 }: PictureOptions): [width: number, height: number] => [
  Math.round(width * pixelRatio),
  Math.round(height * pixelRatio),
];

const noBleed: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

function sightOf(scene: Scene, view: View, viewport: Viewport): OpeningView {
  if (view.kind === 'camera') return { camera: view.camera, viewport, bleed: noBleed };
  if (view.kind === 'overview') return { camera: overviewCamera(scene, viewport), viewport, bleed: noBleed };
  const target = targetAt(scene.presentation, view.index);
  const sight = view.kind === 'opening' && view.isUpright ? uprightSight(scene, target) : wideSight(target);
  const opening = view.kind === 'opening' ? viewOpening(scene, sight) : undefined;
  return opening ?? { camera: frameObject(scene, target, viewport), viewport, bleed: noBleed };
}

/** As in the viewer: a slide without its neighbours. */
function spotlightOf(scene: Scene, view: View): PaintOptions['spotlight'] {
  const node = view.kind === 'step' || view.kind === 'opening' ? scene.nodes.get(targetAt(scene.presentation, view.index)) : undefined;
  return node && isSlide(node) ? { id: node.object.id, share: 1 } : undefined;
}

/** The overview shows everything, whichever step reveals it. */
const opacitiesOf = (scene: Scene, view: View): ReadonlyMap<ObjectId, number> =>
  view.kind === 'step' || view.kind === 'opening' ? opacitiesAt(scene.presentation, view.index) : overviewOpacities(scene.presentation);
