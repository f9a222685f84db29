import type { Camera, Viewport } from '../../src/model/camera/camera.ts';
import type { PaintLabels } from '../../src/model/paint/labels.ts';
import { parsePresentation } from '../../src/model/presentation/parse.ts';
import { indexScene } from '../../src/model/scene/scene.ts';
import { openLiteSurface } from '../../src/viewer/surface/lite/lite-surface.ts';

export interface Show {
  document: unknown;
  labels: PaintLabels;
  /** Addresses of fonts by face, and of pictures by asset. */
  fonts: Record<string, string>;
  images: Record<string, string>;
}

export interface Rest {
  camera: Camera;
  viewport: Viewport;
  pixelRatio: number;
  opacities: Record<string, number>;
}

/** Opens the viewer's own surface; returns a function that renders a view at rest as a PNG data URL. */
async function openViewer({ document: source, labels, fonts, images }: Show): Promise<(rest: Rest) => Promise<string>> {
  const scene = indexScene(parsePresentation(source).presentation);
  const files = await Promise.all(
    Object.entries(fonts).map(async ([name, address]) => ({ name, bytes: await (await fetch(address)).arrayBuffer() })),
  );
  for (const { name, bytes } of files) document.fonts.add(await new FontFace(name, bytes).load());
  const bitmaps = new Map<string, ImageBitmap>();
  for (const [asset, address] of Object.entries(images)) bitmaps.set(asset, await createImageBitmap(await (await fetch(address)).blob()));
  const canvas = document.createElement('canvas');
  const surface = await openLiteSurface(canvas, { scene, images: bitmaps, fonts: files, fontName: (face) => face, labels });
  return async ({ camera, viewport, pixelRatio, opacities }) => {
    surface.resize(viewport, pixelRatio);
    surface.show({ camera, opacities: new Map(Object.entries(opacities)), isResting: true });
    await surface.settled();
    return canvas.toDataURL('image/png');
  };
}

Object.assign(globalThis, { openViewer });
declare global {
  var openViewer: (show: Show) => Promise<(rest: Rest) => Promise<string>>;
}
