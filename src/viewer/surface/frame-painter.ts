import type { Camera, Viewport } from '#model/camera/camera.ts';
import type { PaintContext, PaintImage } from '#model/paint/context.ts';
import type { PaintLayer, PaintOptions, PaintReport, Spotlight } from '#model/paint/paint-options.ts';
import { paint, prepareInSlices, type Slices } from '#model/paint/paint.ts';
import type { AssetId, ObjectId } from '#model/presentation/presentation.ts';
import type { SurfaceContent } from './surface.ts';

/** One picture to paint; contains nothing tied to the calling thread. */
export interface View {
  camera: Camera;
  viewport: Viewport;
  pixelRatio: number;
  spotlight?: Spotlight | undefined;
  isFlat?: boolean | undefined;
  layersFrom?: Camera | undefined;
  origin?: PaintOptions['origin'] | undefined;
  bleed?: PaintOptions['bleed'];
  slice?: PaintOptions['slice'];
}

type OpacityOf = (id: ObjectId) => number;

export interface FramePainter {
  paint(context: PaintContext, view: View, opacityOf: OpacityOf, part?: PaintOptions['part']): PaintReport;
  /** Everything that the view can show, revealed or not. */
  prepareInSlices(context: PaintContext, view: View): Slices;
  /** Loads what a changed scene needs; undefined if it needs nothing more. */
  complete(): Promise<void> | undefined;
}

type Drawable = ImageBitmap | HTMLCanvasElement | OffscreenCanvas;
type Canvas = HTMLCanvasElement | OffscreenCanvas;
type Content = Pick<SurfaceContent, 'scene' | 'images' | 'fontName' | 'labels' | 'rich'>;

/** `paint()` with everything it needs in a browser, on the page or in a worker. */
export async function makeFramePainter(
  { scene, images, fontName, labels, rich: given }: Content,
  newContext: (width: number, height: number) => PaintContext & { canvas: Canvas },
  imageOf: (source: Drawable) => PaintImage,
): Promise<FramePainter> {
  const pictures = new Map([...images].map(([asset, bitmap]) => [asset, bitmap === 'coming' ? bitmap : imageOf(bitmap)]));
  const openLayer = (width: number, height: number): PaintLayer => {
    const context = newContext(width, height);
    return { context, image: imageOf(context.canvas) };
  };
  // Few presentations have charts, tables or code, and the code that draws them is large.
  let rich = given;
  const complete = () =>
    rich || !scene.isRich ? undefined : import('#model/paint/forms/rich-forms.ts').then(({ richForms }) => void (rich = richForms));
  await complete();
  const fixed = { imageOf: (asset: AssetId) => pictures.get(asset), fontName, labels, openLayer };
  return {
    paint: (context, view, opacityOf, part = { kind: 'all' }) => paint(context, scene, { ...fixed, rich, ...view, opacityOf, part }),
    prepareInSlices: (context, view) => prepareInSlices(context, scene, { ...fixed, rich, ...view }),
    complete,
  };
}
