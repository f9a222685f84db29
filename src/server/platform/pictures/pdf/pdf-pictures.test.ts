import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import pixelmatch from 'pixelmatch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentPlan, PagePlan } from '#convert/export/pdf/structure/page-plan.ts';
import { planDocument } from '#convert/export/pdf/structure/plan-document.ts';
import { openScene } from '#model/scenes/open-scene.ts';
import { sceneLabels, sceneSize } from '#model/scenes/visual-scene.ts';
import { visualScenes } from '#model/scenes/visual-scenes.ts';
import type { Scene } from '#model/scene/scene.ts';
import { listedDecks } from '../../../features/demo/decks.ts';
import { decodeImages } from '../images/decode-images.ts';
import { imageSources } from '../images/image-sources.ts';
import { readImages } from '../images/read-images.ts';
import { renderPicture } from '../painting/render-picture.ts';
import { pdfOf, sceneFrom } from './test-pdfs.ts';

/** A high-resolution screen: at lower resolutions this PDF reader moves letters to whole pixels. */
const PIXEL_RATIO = 2;
const MOST_DIFFERENT = 0.01;

let library: Awaited<ReturnType<typeof PDFiumLibrary.init>>;
beforeAll(async () => {
  library = await PDFiumLibrary.init();
});
afterAll(() => library.destroy());

/** The share of pixels in which a page differs from what the viewer shows at rest. */
async function differenceOf(
  document: PDFiumDocument,
  index: number,
  scene: Scene,
  { camera, viewport, opacities }: PagePlan,
  labels?: typeof sceneLabels,
): Promise<number> {
  const images = await decodeImages(await readImages(imageSources(scene.presentation), async () => undefined));
  const canvas = renderPicture(scene, {
    view: { kind: 'camera', camera },
    ...viewport,
    pixelRatio: PIXEL_RATIO,
    images,
    opacities,
    ...(labels && { labels }),
  });
  const { width, height } = canvas;
  const page = await document.getPage(index).render({ width, height, render: 'bitmap' });
  return (
    pixelmatch(canvas.getContext('2d').getImageData(0, 0, width, height).data, page.data, undefined, width, height, { threshold: 0.1 }) /
    (width * height)
  );
}

test.each(visualScenes.map((visual) => [visual.id, visual] as const))(
  '[PDF-13] %s looks on paper as in the viewer',
  async (_id, visual) => {
    const { scene, camera } = openScene(visual);
    const planned = planDocument(scene);
    const pages = planned.pages
      .slice(0, 1)
      .map((page): PagePlan => ({ ...page, viewport: sceneSize, camera, opacities: new Map(Object.entries(visual.opacities)) }));
    const plan: DocumentPlan = { ...planned, pages, bookmarks: [] };
    const { bytes } = await pdfOf(scene, { plan, labels: sceneLabels });
    const document = await library.loadDocument(bytes);
    for (const page of pages) expect(await differenceOf(document, 0, scene, page, sceneLabels)).toBeLessThan(MOST_DIFFERENT);
    document.destroy();
  },
);

// All pages of all decks would take minutes: a different page of each, plus the overview. Every third deck; all of them in a soak.
const compared = listedDecks.map(({ name, load }, index) => [name, load, index] as const);
test.each(compared.filter(([, , index]) => process.env['SOAK'] || index % 3 === 1))(
  '[PDF-13] pages of %s look as in the viewer',
  async (_name, load, index) => {
    const { bytes, scene, plan } = await pdfOf(sceneFrom((await load()).document));
    const document = await library.loadDocument(bytes);
    for (const at of [0, 1 + (index % (plan.pages.length - 1))]) {
      const page = plan.pages[at];
      expect(page && (await differenceOf(document, at, scene, page))).toBeLessThan(MOST_DIFFERENT);
    }
    document.destroy();
  },
);
