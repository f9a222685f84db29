import { Application, Container, Graphics, GraphicsContext, Matrix, Sprite, Text, Texture } from 'pixi.js';
import type { Camera } from '../../src/model/camera/camera.ts';
import { viewMatrix } from '../../src/model/camera/camera.ts';
import type { SceneNode } from '../../src/model/scene/scene.ts';
import type { Contestant, Stage } from './contestant.ts';

/** The best-known WebGL renderer for 2D, used as its guide recommends: shared shapes, one texture for all pictures, texts as textures. */
export async function openPixi({ host, scene, photo, viewport }: Stage): Promise<Contestant> {
  const { palette } = scene.presentation.theme;
  const app = new Application();
  await app.init({ ...viewport, background: palette.background, antialias: true, preference: 'webgl', autoStart: false });
  host.append(app.canvas);
  const texture = Texture.from(photo);
  const shapes = new Map<string, GraphicsContext>();
  const shared = (key: string, draw: (context: GraphicsContext) => GraphicsContext) => {
    let context = shapes.get(key);
    if (!context) shapes.set(key, (context = draw(new GraphicsContext())));
    return new Graphics(context);
  };
  const colorOf = (name: string) => palette[name as keyof typeof palette] ?? name;

  const leaf = ({ object }: SceneNode): Container => {
    const { width, height } = object;
    if (object.kind === 'shape') {
      const fill = object.fill?.kind === 'color' ? colorOf(object.fill.color) : '#000000';
      if (object.shape === 'ellipse')
        return shared(`ellipse${fill}${width}x${height}`, (context) =>
          context
            .ellipse(width / 2, height / 2, width / 2, height / 2)
            .fill(fill)
            .stroke({ color: palette.text, width: 2 }),
        );
      return shared(`rectangle${fill}${width}x${height}`, (context) => context.rect(0, 0, width, height).fill(fill));
    }
    if (object.kind === 'image') {
      const sprite = new Sprite(texture);
      sprite.setSize(width, height);
      return sprite;
    }
    if (object.kind === 'text')
      return new Text({
        text: object.paragraphs[0]?.runs[0]?.text ?? '',
        style: {
          fontFamily: object.styleClass === 'title' ? 'inter-700' : 'inter-400',
          fontSize: object.style?.size ?? 10,
          fill: palette.text,
        },
        resolution: 2,
      });
    return new Graphics().roundRect(0, 0, width, height, 40).stroke({ color: palette.accent2, width: 6 });
  };
  const build = (node: SceneNode): Container => {
    const { object } = node;
    const container = new Container();
    container.pivot.set(object.width / 2, object.height / 2);
    container.position.set(object.x, object.y);
    container.angle = object.rotation;
    container.scale.set(object.scale);
    container.addChild(leaf(node), ...node.children.map(build));
    return container;
  };
  const world = new Container();
  world.addChild(...scene.root.children.map(build));
  app.stage.addChild(world);
  return {
    show(camera: Camera) {
      world.setFromMatrix(new Matrix(...viewMatrix(camera, viewport)));
      app.render();
    },
    prepare() {},
    settled: async () => {},
  };
}
