import type { ScenePack } from '#contract/pages.ts';
import type { PaintContext, PaintImage } from '#model/paint/context.ts';
import type { PaintLayer } from '#model/paint/paint-options.ts';
import { paint } from '#model/paint/paint.ts';
import type { AssetId, Presentation } from '#model/presentation/presentation.ts';
import type { OpenScene } from '#model/scenes/open-scene.ts';
import { sceneLabels, sceneSize } from '#model/scenes/visual-scene.ts';

/** Paints a scene with its own fonts, then removes them. */
export async function paintScene({ scene, camera }: OpenScene, { scene: { id, opacities }, fonts }: ScenePack): Promise<ImageData> {
  // A subset loaded by another scene under the same name would lack this scene's glyphs.
  const fontName = (face: string) => `${id} ${face}`;
  const faces = await Promise.all(fonts.map(({ face, data }) => new FontFace(fontName(face), fromBase64(data)).load()));
  for (const face of faces) document.fonts.add(face);
  const images = await loadImages(scene.presentation);
  // Always through `import()`: loaded statically here as well, the module would end up in two files.
  const { richForms } = await import('#model/paint/forms/rich-forms.ts');
  const { context } = openLayer(sceneSize.width, sceneSize.height);
  paint(context, scene, {
    camera,
    viewport: sceneSize,
    pixelRatio: 1,
    imageOf: (asset) => images.get(asset),
    opacityOf: (object) => opacities[object] ?? 1,
    fontName,
    labels: sceneLabels,
    rich: richForms,
    openLayer,
  });
  for (const face of faces) document.fonts.delete(face);
  return context.getImageData(0, 0, sceneSize.width, sceneSize.height);
}

function openLayer(width: number, height: number): PaintLayer & { context: OffscreenCanvasRenderingContext2D } {
  const canvas = new OffscreenCanvas(width, height);
  // In memory rather than on the GPU: two GPUs do not draw alike.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  return { context, image: paintable(canvas, width, height) };
}

async function loadImages({ assets }: Presentation): Promise<Map<AssetId, PaintImage>> {
  const images = new Map<AssetId, PaintImage>();
  for (const [id, { kind, source }] of Object.entries(assets)) {
    if (kind !== 'image') continue;
    const image = new Image();
    image.src = source;
    await image.decode();
    images.set(id, paintable(image, image.naturalWidth, image.naturalHeight));
  }
  return images;
}

const paintable = (source: CanvasImageSource, width: number, height: number): PaintImage => ({
  width,
  height,
  // All contexts painted on here are our own canvases.
  draw: (context: PaintContext, ...place) => (context as OffscreenCanvasRenderingContext2D).drawImage(source, ...place),
});

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
