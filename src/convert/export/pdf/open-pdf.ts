import { createHash } from 'node:crypto';
import { multiply } from '#model/geometry/matrix.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import { paint } from '#model/paint/paint.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { AssetId, SceneObject } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import { PdfCanvas, type CanvasKit } from './drawing/pdf-canvas.ts';
import { openResources } from './drawing/resources.ts';
import { writeInformation, writeMetadata, type Description } from './file/description.ts';
import { writeOutline } from './file/outline.ts';
import { openFile } from './file/pdf-file.ts';
import { named, number, text, type Ref } from './file/values.ts';
import { openFontShelf } from './fonts/font-shelf.ts';
import { embedPictures, type PdfPicture } from './pictures/embed-picture.ts';
import { PIXEL_RATIO, type DocumentPlan } from './structure/page-plan.ts';
import { boxOnPage } from './tags/box-on-page.ts';
import { aimOf, writeLink } from './tags/link-annotation.ts';
import { tagPage } from './tags/page-tags.ts';
import { openStructureTree } from './tags/structure-tree.ts';

export interface PdfSource extends Description {
  scene: Scene;
  plan: DocumentPlan;
  images: ReadonlyMap<AssetId, PdfPicture>;
  /** The path of a face's complete TTF. */
  fontFile(face: string): string;
  labels: PaintLabels | undefined;
  /** If true, a missing picture leaves its place empty; otherwise a placeholder is painted and the page reports it. */
  skipsMissingImages: boolean;
}

/** Writes a PDF page by page. */
export interface PdfWriter {
  pageCount: number;
  /** Paint the pages in order, from 0. */
  paintPage(index: number): { missingImages: AssetId[] };
  end(): void;
  /** The bytes written since the last call. */
  take(): Uint8Array;
}

/** A CSS pixel is a 96th of an inch, a point a 72nd. */
const POINTS = 0.75;
/** Up to this many objects, the painter's cache is worth its memory. */
const MOST_REMEMBERED = 4000;

export function openPdf({ scene, plan, images, fontFile, labels, skipsMissingImages, ...description }: PdfSource): PdfWriter {
  const file = openFile();
  const resources = openResources(file);
  const fonts = openFontShelf(file, resources, fontFile);
  const tree = openStructureTree(file);
  const kit: CanvasKit = { file, resources, fonts };
  const pages: Ref[] = plan.pages.map(() => file.reserve());
  const pageTree = file.reserve();
  const imageOf = embedPictures(file);
  let remembered = { scene: { ...scene }, objects: new Set<SceneObject>() };
  const painted = new Map([...images].map(([asset, picture]) => [asset, imageOf(picture)]));

  const pageFor = (link: Parameters<DocumentPlan['pageOf']>[0]) => {
    const index = plan.pageOf(link);
    const [ref, page] = index === undefined ? [] : [pages[index], plan.pages[index]];
    return ref === undefined || !page ? undefined : { ref, title: page.title };
  };

  return {
    pageCount: pages.length,
    take: file.take,
    paintPage(index) {
      const [page, ref] = [plan.pages[index], pages[index]];
      if (!page || ref === undefined) throw new RangeError(`There is no page ${index}`);
      const { viewport, camera, opacities } = page;
      const [width, height] = [viewport.width * POINTS, viewport.height * POINTS];
      const toPage: Matrix = [POINTS / PIXEL_RATIO, 0, 0, -POINTS / PIXEL_RATIO, 0, height];
      const tags = tagPage(file, tree, ref, page.tags, (id) => boxOnPage(scene, page, [POINTS, 0, 0, -POINTS, 0, height], id));
      const canvas = new PdfCanvas(kit, tags.stream, viewport.width * PIXEL_RATIO, viewport.height * PIXEL_RATIO, toPage);
      const annotations: Ref[] = [];
      // The painter caches the look of objects by scene, so a new scene object clears the cache. The first step often shows the same as the
      // overview.
      if (index > 1 && remembered.objects.size > MOST_REMEMBERED) remembered = { scene: { ...scene }, objects: new Set() };
      const { missingImages } = paint(canvas, remembered.scene, {
        camera,
        viewport,
        pixelRatio: PIXEL_RATIO,
        opacityOf: (id) => opacities.get(id) ?? 1,
        imageOf: (asset) => painted.get(asset) ?? (skipsMissingImages ? 'coming' : undefined),
        labels,
        rich: richForms,
        openLayer: (layerWidth, layerHeight) => canvas.openLayer(layerWidth, layerHeight),
        onBegin(object) {
          remembered.objects.add(object);
          tags.begin(object);
        },
        onEnd: tags.end,
        onPart: tags.part,
        onLink(link, box, matrix) {
          const aim = aimOf(link, pageFor);
          if (!aim) return;
          tags.link(link, (key) => {
            const annotation = writeLink(file, aim, box, multiply(toPage, matrix), [width, height], key);
            annotations.push(annotation);
            return annotation;
          });
        },
      });
      const contents = canvas.finish().map(named);
      tags.finish();
      const links = annotations.length ? `/Annots[${annotations.map(named).join(' ')}]` : '';
      file.write(
        `<</Type/Page/Parent ${named(pageTree)}/MediaBox[0 0 ${number(width)} ${number(height)}]/Resources${resources.list(canvas.objects)}/Contents${contents.length > 1 ? `[${contents.join(' ')}]` : ` ${contents.join('')}`}/Group<</S/Transparency/CS/DeviceRGB>>/StructParents ${tags.stream.key ?? 0}/Tabs/S${links}>>`,
        ref,
      );
      return { missingImages };
    },
    end() {
      fonts.finish();
      resources.finish();
      const root = tree.finish(description.language, description.title);
      const outline = writeOutline(file, plan.bookmarks, pages);
      file.write(`<</Type/Pages/Count ${pages.length}/Kids[${pages.map(named).join(' ')}]>>`, pageTree);
      const catalog = file.write(
        `<</Type/Catalog/Pages ${named(pageTree)}${outline === undefined ? '' : `/Outlines ${named(outline)}/PageMode/UseOutlines`}/Lang${text(description.language)}` +
          `/MarkInfo<</Marked true>>/StructTreeRoot ${named(root)}/Metadata ${named(writeMetadata(file, description))}/ViewerPreferences<</DisplayDocTitle true>>>>`,
      );
      const id = createHash('md5').update(JSON.stringify(description)).digest('hex');
      file.finish(catalog, writeInformation(file, description), id);
    },
  };
}
