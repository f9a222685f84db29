import type { ScenePack } from '../../src/contract/pages.ts';
import { openScene } from '../../src/model/scenes/open-scene.ts';
import { sceneLabels, sceneSize } from '../../src/model/scenes/visual-scene.ts';
import { openLiteSurface } from '../../src/viewer/surface/lite/lite-surface.ts';
import type { OpenSurface, SurfaceContent } from '../../src/viewer/surface/surface.ts';
import { openWebglSurface } from '../../src/viewer/surface/webgl/webgl-surface.ts';

/** A difference in a channel that attentive viewers notice. */
const SEEN = 24;

/** The share of pixels in which the two surfaces differ once a scene is at rest. */
async function compareSurfaces({ scene: wanted, fonts }: ScenePack): Promise<number> {
  const { scene, camera } = openScene(wanted);
  const files = fonts.map(({ face, data }) => ({
    name: `${wanted.id} ${face}`,
    bytes: Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer,
  }));
  const faces = await Promise.all(files.map(({ name, bytes }) => new FontFace(name, bytes).load()));
  for (const face of faces) document.fonts.add(face);
  const images = new Map<string, ImageBitmap>();
  for (const [id, { source }] of Object.entries(scene.presentation.assets))
    if (source.startsWith('data:')) images.set(id, await createImageBitmap(await (await fetch(source)).blob()));
  const content: SurfaceContent = { scene, images, fonts: files, fontName: (face) => `${wanted.id} ${face}`, labels: sceneLabels };
  const frame = { camera, opacities: new Map(Object.entries(wanted.opacities)), isResting: true };

  const picture = async (open: OpenSurface): Promise<Uint8ClampedArray> => {
    const canvas = document.createElement('canvas');
    document.body.append(canvas);
    const surface = await open(canvas, content);
    surface.resize(sceneSize, 1);
    surface.show(frame);
    const copy = new OffscreenCanvas(sceneSize.width, sceneSize.height).getContext('2d');
    await surface.settled();
    // Immediately, because the browser may discard the pixels later.
    copy?.drawImage(canvas, 0, 0);
    surface.destroy();
    canvas.remove();
    return copy?.getImageData(0, 0, sceneSize.width, sceneSize.height).data ?? new Uint8ClampedArray();
  };
  const [lite, webgl] = [await picture(openLiteSurface), await picture(openWebglSurface)];
  for (const face of faces) document.fonts.delete(face);
  let different = 0;
  for (let place = 0; place < lite.length; place += 4)
    if ([0, 1, 2].some((channel) => Math.abs((lite[place + channel] ?? 0) - (webgl[place + channel] ?? 0)) > SEEN)) different += 1;
  return (different * 4) / lite.length;
}

Object.assign(globalThis, { compareSurfaces });
declare global {
  var compareSurfaces: (pack: ScenePack) => Promise<number>;
}
