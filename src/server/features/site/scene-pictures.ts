import type { PageProps, ScenePack } from '#contract/pages.ts';
import { usedGlyphs } from '#model/paint/glyphs/used-glyphs.ts';
import { openScene } from '#model/scenes/open-scene.ts';
import { sceneLabels, sceneSize } from '#model/scenes/visual-scene.ts';
import { visualScenes } from '#model/scenes/visual-scenes.ts';
import { subsetFaces } from '../../platform/fonts/subset-face.ts';
import { decodeImages } from '../../platform/pictures/images/decode-images.ts';
import { imageSources } from '../../platform/pictures/images/image-sources.ts';
import { readImages } from '../../platform/pictures/images/read-images.ts';
import { renderPicture } from '../../platform/pictures/painting/render-picture.ts';

export const listScenes = (): PageProps['devScenes']['scenes'] => visualScenes.map(({ id, group, title }) => ({ id, group, title }));

const sceneOf = (id: string) => visualScenes.find((each) => each.id === id);

/** A PNG, made by the same call as the application's own pictures, so that what is compared is what visitors get. */
export async function paintScene(id: string): Promise<Uint8Array | undefined> {
  const wanted = sceneOf(id);
  if (!wanted) return undefined;
  const { scene, camera } = openScene(wanted);
  const images = await decodeImages(await readImages(imageSources(scene.presentation), async () => undefined));
  const canvas = renderPicture(scene, {
    view: { kind: 'camera', camera },
    ...sceneSize,
    images,
    opacities: new Map(Object.entries(wanted.opacities)),
    labels: sceneLabels,
  });
  return canvas.encode('png');
}

/** The scene with fonts subset to its letters, as a presentation is delivered. */
export async function packScene(id: string): Promise<ScenePack | undefined> {
  const scene = sceneOf(id);
  if (!scene) return undefined;
  const fonts = await subsetFaces(usedGlyphs(openScene(scene).scene, [sceneLabels]));
  return { scene, fonts: [...fonts].map(([face, font]) => ({ face, data: Buffer.from(font).toString('base64') })) };
}
