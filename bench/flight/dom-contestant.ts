import type { Camera } from '../../src/model/camera/camera.ts';
import { viewMatrix } from '../../src/model/camera/camera.ts';
import type { SceneNode } from '../../src/model/scene/scene.ts';
import type { Contestant, Stage } from './contestant.ts';

/** Elements under one CSS transform, the way most zooming presentations on the web work. */
export async function openDom({ host, scene, photo, viewport }: Stage): Promise<Contestant> {
  const { palette, textStyles } = scene.presentation.theme;
  const canvas = new OffscreenCanvas(photo.width, photo.height);
  canvas.getContext('2d')?.drawImage(photo, 0, 0);
  const picture = URL.createObjectURL(await canvas.convertToBlob());
  const colorOf = (name: string) => palette[name as keyof typeof palette] ?? name;
  host.style.background = palette.background;

  const build = ({ object, children }: SceneNode): HTMLElement => {
    const element = document.createElement('div');
    const { x, y, width, height, rotation, scale } = object;
    const { style } = element;
    style.cssText = `position:absolute;left:0;top:0;width:${width}px;height:${height}px;box-sizing:border-box;transform:translate(${x - width / 2}px,${y - height / 2}px) rotate(${rotation}deg) scale(${scale})`;
    if (object.kind === 'topic' && object.frame) {
      style.border = `6px solid ${palette.accent2}`;
      style.borderRadius = '40px';
    }
    if (object.kind === 'shape') {
      if (object.fill?.kind === 'color') style.background = colorOf(object.fill.color);
      if (object.shape === 'ellipse') style.borderRadius = '50%';
      if (object.stroke) style.border = `${object.stroke.width}px solid ${palette.text}`;
    }
    if (object.kind === 'text') {
      const { weight, family, color } = textStyles[object.styleClass];
      element.textContent = object.paragraphs[0]?.runs[0]?.text ?? '';
      style.font = `${weight} ${object.style?.size ?? 10}px ${family === 'heading' ? 'inter-700' : 'inter-400'}`;
      style.color = colorOf(color);
      style.whiteSpace = 'nowrap';
    }
    if (object.kind === 'image') {
      style.backgroundImage = `url(${picture})`;
      style.backgroundSize = '100% 100%';
    }
    element.append(...children.map(build));
    return element;
  };
  const world = document.createElement('div');
  world.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0';
  world.append(...scene.root.children.map(build));
  host.append(world);
  return {
    show(camera: Camera) {
      world.style.transform = `matrix(${viewMatrix(camera, viewport).join(',')})`;
    },
    prepare() {},
    settled: async () => {},
  };
}
