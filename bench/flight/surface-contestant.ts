import type { Surface, SurfaceContent } from '../../src/viewer/surface/surface.ts';
import type { Contestant, Stage } from './contestant.ts';

export async function overSurface(
  { host, scene, photo, fonts, viewport }: Stage,
  open: (canvas: HTMLCanvasElement, content: SurfaceContent) => Surface | Promise<Surface>,
): Promise<Contestant> {
  const canvas = document.createElement('canvas');
  host.append(canvas);
  const surface = await open(canvas, {
    scene,
    images: new Map([['photo', photo]]),
    fonts,
    fontName: (face) => face,
    labels: { missingImage: '', unreadable: '' },
  });
  surface.resize(viewport, 1);
  return {
    show: (camera, isResting) => surface.show({ camera, opacities: new Map(), isResting }),
    prepare: (cameras) => surface.prepare(cameras),
    settled: () => surface.settled(),
  };
}
