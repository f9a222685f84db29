import { glyphsPath } from '#contract/routes.ts';
import type { Camera, Viewport } from '#model/camera/camera.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { indexScene, type Scene } from '#model/scene/scene.ts';
import { browserPlatform } from '#viewer/load/load-platform.ts';
import { bitmapImage } from '#viewer/surface/bitmap-image.ts';
import { contextOf } from '#viewer/surface/context-of.ts';
import { type FramePainter, makeFramePainter } from '#viewer/surface/frame-painter.ts';
import { openDraftPictures } from '../../desk/draft-pictures.ts';
import { openGlyphs } from '../../glyphs/glyphs.ts';

export interface Surroundings {
  oid: string;
  fontsVersion: string;
  labels: PaintLabels;
}

/** An earlier version, ready to be painted. */
export interface OpenVersion {
  readonly number: number;
  readonly presentation: Presentation;
  readonly scene: Scene;
  paint(context: CanvasRenderingContext2D, camera: Camera, size: Viewport, pixelRatio: number): void;
  /** Called when pictures or letters have come that were missing. */
  onArrival(listener: () => void): () => void;
  close(): void;
}

const newContext = (width: number, height: number) => contextOf(Object.assign(document.createElement('canvas'), { width, height }));
// Apart from the fonts of the draft: either may have letters that the other lacks.
const fontName = (face: string) => `version-${face}`;

/** With its letters; pictures come one by one. */
export async function openVersion(
  number: number,
  presentation: Presentation,
  { oid, fontsVersion, labels }: Surroundings,
): Promise<OpenVersion> {
  const listeners = new Set<() => void>();
  const scene = indexScene(presentation);
  let isClosed = false;
  let painter: FramePainter | undefined;
  let renewing: Promise<void> = Promise.resolve();
  const content = () => ({ scene, images: pictures.images, fontName, labels, rich: richForms });
  const tell = () => listeners.forEach((listener) => listener());
  const renew = () => {
    renewing = renewing.then(async () => {
      if (isClosed) return;
      painter = await makeFramePainter(content(), newContext, bitmapImage);
      tell();
    });
    return renewing;
  };
  const pictures = openDraftPictures({ oid, platform: browserPlatform, onCome: () => void renew() });
  const glyphs = openGlyphs({
    platform: browserPlatform,
    addressOf: (face, range) => glyphsPath(fontsVersion, face, range),
    fontName,
    labels,
    rich: richForms,
    onLate: tell,
  });
  pictures.follow(presentation);
  await glyphs.load(undefined, presentation);
  await renew();
  return {
    number,
    presentation,
    scene,
    paint: (context, camera, viewport, pixelRatio) => {
      if (!isClosed) painter?.paint(context, { camera, viewport, pixelRatio }, () => 1);
    },
    onArrival(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      isClosed = true;
      glyphs.close();
      pictures.close();
    },
  };
}
