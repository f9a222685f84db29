import sharp from 'sharp';
import type { Imported } from '../../src/convert/import/imported.ts';
import { frameObject } from '../../src/model/camera/framing.ts';
import { indexScene } from '../../src/model/scene/scene.ts';
import { decodeImages } from '../../src/server/platform/pictures/images/decode-images.ts';
import { imageSources } from '../../src/server/platform/pictures/images/image-sources.ts';
import { readImages } from '../../src/server/platform/pictures/images/read-images.ts';
import { renderPicture } from '../../src/server/platform/pictures/painting/render-picture.ts';
import { slideIds } from '../import/measure-deck.ts';

/** Our pictures of the slides, as JPEG. */
export async function paintSlides(imported: Imported, width: number): Promise<Uint8Array[]> {
  const scene = indexScene(imported.presentation);
  const images = await decodeImages(
    await readImages(imageSources(imported.presentation), async (source) => imported.pictures.get(source)?.bytes),
  );
  const pictures: Uint8Array[] = [];
  for (const id of slideIds(imported)) {
    const slide = scene.nodes.get(id)?.object;
    if (!slide) continue;
    const height = Math.round((width * slide.height) / slide.width);
    const camera = frameObject(scene, id, { width, height }, { margin: 0 });
    const canvas = renderPicture(scene, { view: { kind: 'camera', camera }, width, height, pixelRatio: 1, images, opacities: new Map() });
    pictures.push(
      await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: 80 })
        .toBuffer(),
    );
  }
  return pictures;
}
