import type { Camera, Viewport } from '#model/camera/camera.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import { opacitiesAt } from '#model/presentation/steps.ts';
import type { AssetId, ObjectId } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import type { Measure } from '#model/text/layout.ts';
import { addMaster, blankLayout, titleLayout } from './deck/master.ts';
import { addNotes, addNotesMaster } from './deck/notes.ts';
import { addPresentation } from './deck/presentation.ts';
import { addProperties, type Description } from './deck/properties.ts';
import { openPackage } from './package/pack-parts.ts';
import { openRelations, type Relations } from './package/relations.ts';
import type { PaintedPart, SlideKit } from './slides/slide-kit.ts';
import { linkWriter, slideFinder } from './slides/slide-links.ts';
import { slideViews } from './slides/slide-views.ts';
import { titleIdOf } from './slides/title.ts';
import { paintFill, slideMarkup } from './slides/write-slide.ts';

/** A picture in a form that every program reads: upright, in sRGB. */
export interface PptxPicture {
  bytes: Uint8Array;
  ending: 'png' | 'jpeg' | 'gif';
}

/** Something to paint on a transparent ground. */
export interface PaintOrder {
  part: PaintedPart;
  camera: Camera;
  viewport: Viewport;
  /** Where it may be, in CSS pixels of the slide. */
  area: Rectangle;
  opacities: ReadonlyMap<ObjectId, number>;
}

export interface PptxSource extends Description {
  scene: Scene;
  images: ReadonlyMap<AssetId, PptxPicture>;
  measure: Measure;
  /** Paints a PNG, and says what it covers; undefined if nothing is visible. */
  paint(order: PaintOrder): { png: Uint8Array; area: Rectangle } | undefined;
  labels: PaintLabels | undefined;
  /** If true, a missing picture leaves its place empty; otherwise a placeholder is painted and the slide reports it. */
  skipsMissingImages: boolean;
}

/** Writes a PowerPoint file slide by slide. */
export interface PptxWriter {
  slideCount: number;
  /** Write the slides in order, from 0. */
  writeSlide(index: number): { missingImages: AssetId[] };
  /** The whole file. */
  end(): Uint8Array;
}

const slidePart = (index: number) => `ppt/slides/slide${index + 1}.xml`;

export function openPptx({ scene, images, measure, paint, labels, skipsMissingImages, ...description }: PptxSource): PptxWriter {
  const { presentation } = scene;
  const { theme, path } = presentation;
  const parts = openPackage();
  const { viewport, views } = slideViews(scene);
  const form = { theme, language: presentation.language, measure, labels, rich: richForms };
  const slideOf = slideFinder(scene, views);
  const targets = new Set(views.map(({ target }) => target));
  const shownFrom = new Map<ObjectId, number>();
  for (const [index, { reveal }] of path.entries()) for (const id of reveal) if (!shownFrom.has(id)) shownFrom.set(id, index);
  const hasNotes = path.some(({ notes }) => notes.trim() !== '');
  const media = new Map<PptxPicture, string>();
  let [mediaCount, chartCount, notesCount] = [0, 0, 0];

  const addMedia = (bytes: Uint8Array, ending: string): string => {
    const name = `ppt/media/image${(mediaCount += 1)}.${ending}`;
    parts.addFile(name, bytes);
    return name;
  };
  const mediaOf = (picture: PptxPicture): string => {
    const name = media.get(picture) ?? addMedia(picture.bytes, picture.ending);
    media.set(picture, name);
    return name;
  };
  const addChart =
    (relations: Relations): SlideKit['addChart'] =>
    (write, workbook) => {
      const number = (chartCount += 1);
      const [part, book] = [`ppt/charts/chart${number}.xml`, `ppt/embeddings/Microsoft_Excel_Sheet${number}.xlsx`];
      parts.addFile(book, workbook);
      const own = openRelations(part);
      const root = write(own.to('package', book));
      parts.addPart(part, 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml', root, own);
      return relations.to('chart', part);
    };

  addMaster(parts, { theme, viewport, backdrop: paintFill(theme.background.fill, { viewport, form }) });
  if (hasNotes) addNotesMaster(parts, theme);

  return {
    slideCount: views.length,
    writeSlide(index) {
      const view = views[index];
      if (!view) throw new RangeError(`There is no slide ${index}`);
      const [part, first] = [slidePart(index), view.steps[0] ?? 0];
      const last = view.steps.at(-1) ?? path.length;
      const relations = openRelations(part);
      const target = scene.nodes.get(view.target) ?? scene.root;
      const inside = new Set<ObjectId>();
      for (let node = scene.nodes.get(view.target); node; node = node.parent) inside.add(node.object.id);
      const isElsewhere = (id: ObjectId) => targets.has(id) && !inside.has(id);
      const titleId = titleIdOf(target, ({ id }) => isElsewhere(id));
      const opacities = opacitiesAt(presentation, last);
      const missingImages: AssetId[] = [];
      relations.to('slideLayout', titleId === undefined ? blankLayout : titleLayout);
      let shapes = 1;
      const kit: SlideKit = {
        form,
        viewport,
        skipsMissingImages,
        altOf: (asset) => presentation.assets[asset]?.alt,
        titleId,
        nextId: () => (shapes += 1),
        pictureOf(asset) {
          const picture = images.get(asset);
          if (!picture) missingImages.push(asset);
          return picture && relations.to('image', mediaOf(picture));
        },
        paint(painted, area) {
          const made = paint({ part: painted, camera: view.camera, viewport, area, opacities });
          return made && { relation: relations.to('image', addMedia(made.png, 'png')), area: made.area };
        },
        linkMarkup: linkWriter(relations, slideOf, slidePart),
        addChart: addChart(relations),
        appearance(id) {
          const step = shownFrom.get(id) ?? 0;
          return step > last ? undefined : Math.max(0, step - first);
        },
        onAppear: () => undefined,
        slideOf: (id) => (isElsewhere(id) ? { kind: 'object', id } : undefined),
      };
      const root = slideMarkup(scene, view, titleOf(scene, view.target, first), kit);
      const notes = view.steps.flatMap((step) => path[step]?.notes.trim() || []).join('\n\n');
      if (notes) relations.to('notesSlide', addNotes(parts, (notesCount += 1), part, notes, presentation.language));
      parts.addPart(part, 'application/vnd.openxmlformats-officedocument.presentationml.slide+xml', root, relations);
      return { missingImages };
    },
    end() {
      const slides = views.map(({ target }, index) => ({ part: slidePart(index), section: sectionOf(scene, target, targets) }));
      addPresentation(parts, { viewport, language: presentation.language, slides, hasNotes });
      addProperties(parts, description, views.length);
      return parts.finish();
    },
  };
}

/** What the author calls a stop. */
function titleOf({ presentation, nodes }: Scene, target: ObjectId, step: number): string {
  const object = nodes.get(target)?.object;
  const own = presentation.path[step]?.title.trim();
  return own || (object?.kind === 'topic' || object?.kind === 'frame' ? (object.title ?? '').trim() : '');
}

/** The title of the topic around a stop that is no stop itself. */
function sectionOf({ nodes, root }: Scene, target: ObjectId, targets: ReadonlySet<ObjectId>): string | undefined {
  const around = nodes.get(target)?.parent;
  return around && around !== root && around.object.kind === 'topic' && !targets.has(around.object.id)
    ? around.object.title.trim() || undefined
    : undefined;
}
