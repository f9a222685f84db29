import { createCanvas } from '@napi-rs/canvas';
import type { PageProps, ScenePack } from '#contract/pages.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import { paint } from '#model/paint/paint.ts';
import { usedGlyphs } from '#model/paint/used-glyphs.ts';
import { openScene } from '#model/scenes/open-scene.ts';
import { sceneLabels, sceneSize } from '#model/scenes/visual-scene.ts';
import { visualScenes } from '#model/scenes/visual-scenes.ts';
import { ensureFace } from '../../platform/fonts/registered-faces.ts';
import { subsetFaces } from '../../platform/fonts/subset-face.ts';
import { decodeImages, imageOf } from '../../platform/pictures/images/decode-images.ts';
import { imageSources } from '../../platform/pictures/images/image-sources.ts';
import { readImages } from '../../platform/pictures/images/read-images.ts';

export const listScenes = (): PageProps['devScenes']['scenes'] => visualScenes.map(({ id, group, title }) => ({ id, group, title }));

const sceneOf = (id: string) => visualScenes.find((each) => each.id === id);

/** As the product's own pictures are painted, but with labels, and with objects just being revealed. A PNG. */
export async function paintScene(id: string): Promise<Uint8Array | undefined> {
  const wanted = sceneOf(id);
  if (!wanted) return undefined;
  const { scene, camera } = openScene(wanted);
  const images = await decodeImages(await readImages(imageSources(scene.presentation), async () => undefined));
  const canvas = createCanvas(sceneSize.width, sceneSize.height);
  paint(canvas.getContext('2d'), scene, {
    camera,
    viewport: sceneSize,
    pixelRatio: 1,
    opacityOf: (object) => wanted.opacities[object] ?? 1,
    imageOf: (asset) => images.get(asset),
    labels: sceneLabels,
    rich: richForms,
    fontName(face) {
      ensureFace(face);
      return face;
    },
    openLayer(width, height) {
      const layer = createCanvas(width, height);
      return { context: layer.getContext('2d'), image: imageOf(layer) };
    },
  });
  return canvas.encode('png');
}

/** The scene with fonts that hold its letters and no others, as a presentation is delivered. */
export async function packScene(id: string): Promise<ScenePack | undefined> {
  const scene = sceneOf(id);
  if (!scene) return undefined;
  const fonts = await subsetFaces(usedGlyphs(openScene(scene).scene, [sceneLabels]));
  return { scene, fonts: [...fonts].map(([face, font]) => ({ face, data: Buffer.from(font).toString('base64') })) };
}
