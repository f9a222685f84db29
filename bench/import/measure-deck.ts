import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Imported } from '../../src/convert/import/imported.ts';
import { frameObject } from '../../src/model/camera/framing.ts';
import { richForms } from '../../src/model/paint/forms/rich-forms.ts';
import { overviewOpacities } from '../../src/model/presentation/transcript/echoes.ts';
import { indexScene, type Scene } from '../../src/model/scene/scene.ts';
import { decodeImages } from '../../src/server/platform/pictures/images/decode-images.ts';
import { imageSources } from '../../src/server/platform/pictures/images/image-sources.ts';
import { readImages } from '../../src/server/platform/pictures/images/read-images.ts';
import { renderPicture } from '../../src/server/platform/pictures/painting/render-picture.ts';
import { measure } from './read-file.ts';
import { gain } from './similarity.ts';
import { slideWords } from './slide-words.ts';
import { isOnPage, joined, matchWords, type Match, type PlacedWord } from './words.ts';

export type SlideIds = string[];

/** The topics of the slides, in path order. */
export const slideIds = ({ presentation }: Imported): SlideIds => presentation.path.flatMap(({ to }) => (to === undefined ? [] : [to]));

/** Compares the words of the slides with a reference. Missing slides count as empty. */
export function compareWords(imported: Imported, reference: readonly (readonly PlacedWord[])[]): { match: Match; slides: Match[] } {
  const scene = indexScene(imported.presentation);
  const kit = { theme: imported.presentation.theme, language: imported.presentation.language, measure, labels: undefined, rich: richForms };
  const ids = slideIds(imported);
  // What moves is compared where it was first: the reference does not move.
  const hidden = overviewOpacities(imported.presentation);
  const slides = reference.map((expected, place) => {
    const slide = scene.nodes.get(ids[place] ?? '');
    const found = slide ? slideWords(slide, kit, hidden).filter(isOnPage) : [];
    return matchWords(expected, found, slide ? slide.object.height / slide.object.width : 1);
  });
  return { match: joined(slides), slides };
}

/** How much closer our pictures of the first slides are to the reference than an empty page is; one number per slide. */
export async function comparePictures(imported: Imported, folder: string): Promise<number[]> {
  const scene = indexScene(imported.presentation);
  const images = await decodeImages(
    await readImages(imageSources(imported.presentation), async (source) => imported.pictures.get(source)?.bytes),
  );
  const gains: number[] = [];
  for (const [place, id] of slideIds(imported).entries()) {
    const name = readdirSync(folder).find((file) => new RegExp(`^slide-0*${place + 1}\\.(?:jpg|png)$`).test(file));
    if (!name) continue;
    const { data, info } = await sharp(readFileSync(join(folder, name)))
      .removeAlpha()
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const found = gain(data, await paintSlide(scene, id, images, info), info.width, info.height);
    if (found !== undefined) gains.push(found);
  }
  return gains;
}

/** The brightness of the slide at this size, painted at twice the resolution of the reference. */
async function paintSlide(
  scene: Scene,
  id: string,
  images: Awaited<ReturnType<typeof decodeImages>>,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const camera = frameObject(scene, id, { width, height }, { margin: 0 });
  const canvas = renderPicture(scene, {
    view: { kind: 'camera', camera },
    width,
    height,
    pixelRatio: 2,
    images,
    opacities: overviewOpacities(scene.presentation),
  });
  return sharp(canvas.data(), { raw: { width: width * 2, height: height * 2, channels: 4 } })
    .removeAlpha()
    .resize(width, height)
    .greyscale()
    .raw()
    .toBuffer();
}
