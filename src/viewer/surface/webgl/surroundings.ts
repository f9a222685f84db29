import { multiply } from '#model/geometry/matrix.ts';
import { COVER } from '#model/paint/marks/paint-surroundings.ts';
import { boxOf, matrixBetween, type Scene } from '#model/scene/scene.ts';
import { deviceMatrix, type Screen } from '../screen.ts';
import type { Frame } from '../surface.ts';
import type { Compositor, Quad } from './compositor.ts';

/** In sizes of the slide: beyond the edges of any screen that shows it. */
const FAR = 40;
const whole = [0, 0, 1, 1] as const;

/** Covers what is beside a slide, as `paint()` does, with the colour of the background. */
export function openSurroundings(scene: Scene, compositor: Compositor) {
  let texture: WebGLTexture | undefined;
  let color: readonly number[] = [];
  const ink = () => {
    if (texture) return texture;
    const dot = new OffscreenCanvas(1, 1);
    const context = dot.getContext('2d');
    if (context) {
      context.fillStyle = `rgb(${color.map((part) => Math.round(part * 255)).join(' ')})`;
      context.fillRect(0, 0, 1, 1);
    }
    texture = compositor.texture(false);
    compositor.upload(texture, dot.transferToImageBitmap());
    return texture;
  };
  return {
    setColor(next: readonly number[]): void {
      color = next;
      compositor.free(texture);
      texture = undefined;
    },
    quads({ camera, spotlight }: Frame, screen: Screen): Quad[] {
      const node = spotlight && spotlight.share > 0 ? scene.nodes.get(spotlight.id) : undefined;
      if (!node) return [];
      const { right, bottom } = boxOf(node);
      const matrix = multiply(deviceMatrix(camera, screen), matrixBetween(node, scene.nodes.get(camera.anchor) ?? scene.root));
      const far = FAR * Math.max(right, bottom);
      const sides = [
        [-far, -far, right + 2 * far, far],
        [-far, bottom, right + 2 * far, far],
        [-far, 0, far, bottom],
        [right, 0, far, bottom],
      ] as const;
      return sides.map((to) => ({ texture: ink(), matrix, to, from: whole, alpha: (spotlight?.share ?? 0) * COVER }));
    },
  };
}
