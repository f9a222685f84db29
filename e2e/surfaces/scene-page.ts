import type { ScenePack } from '../../src/contract/pages.ts';
import { openScene } from '../../src/model/scenes/open-scene.ts';
import { sceneLabels, sceneSize } from '../../src/model/scenes/visual-scene.ts';
import { openEditableLite } from '../../src/viewer/surface/editing/editable-lite.ts';
import { openEditableWebgl } from '../../src/viewer/surface/editing/editable-webgl.ts';
import { openLiteSurface } from '../../src/viewer/surface/lite/lite-surface.ts';
import { applyLate } from '../../src/model/change/apply.ts';
import { openDraft } from '../../src/model/change/draft/draft.ts';
import { randomOperation } from '../../src/model/change/test-operations.ts';
import { Chance } from '../../src/model/presentation/test-documents.ts';
import { changeScene } from '../../src/model/scene/change-scene.ts';
import { indexScene } from '../../src/model/scene/scene.ts';
import type { Frame, OpenSurface, Surface, SurfaceContent } from '../../src/viewer/surface/surface.ts';
import { openWebglSurface } from '../../src/viewer/surface/webgl/webgl-surface.ts';

/** A difference in a channel that attentive viewers notice. */
const SEEN = 24;

/** What surfaces need to show a scene; `close` when they have shown it. */
async function prepare({ scene: wanted, fonts }: ScenePack) {
  const { scene, camera } = openScene(wanted);
  const files = fonts.map(({ face, data }) => ({
    name: `${wanted.id} ${face}`,
    bytes: Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer,
  }));
  const faces = await Promise.all(files.map(({ name, bytes }) => new FontFace(name, bytes).load()));
  for (const face of faces) document.fonts.add(face);
  const images = new Map<string, ImageBitmap>();
  for (const [id, { source }] of Object.entries(scene.presentation.assets))
    if (source.startsWith('data:')) images.set(id, await createImageBitmap(await (await fetch(source)).blob()));
  const content: SurfaceContent = { scene, images, fonts: files, fontName: (face) => `${wanted.id} ${face}`, labels: sceneLabels };
  const frame = { camera, opacities: new Map(Object.entries(wanted.opacities)), isResting: true };
  const close = () => {
    for (const face of faces) document.fonts.delete(face);
  };
  return { content, frame, close };
}

/** Opens a surface, does something with it, and takes a picture when it is at rest. */
async function picture(
  open: OpenSurface,
  content: SurfaceContent,
  frame: Frame,
  doIt: (surface: Surface) => Promise<void> = async () => {},
): Promise<Uint8ClampedArray> {
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  const surface = await open(canvas, content);
  surface.resize(sceneSize, 1);
  surface.show(frame);
  await doIt(surface);
  const copy = new OffscreenCanvas(sceneSize.width, sceneSize.height).getContext('2d');
  await surface.settled();
  // Immediately, because the browser may discard the pixels later.
  copy?.drawImage(canvas, 0, 0);
  surface.destroy();
  canvas.remove();
  return copy?.getImageData(0, 0, sceneSize.width, sceneSize.height).data ?? new Uint8ClampedArray();
}

/** The share of pixels that are different. */
function differenceOf(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let different = 0;
  for (let place = 0; place < one.length; place += 4)
    if ([0, 1, 2].some((channel) => Math.abs((one[place + channel] ?? 0) - (other[place + channel] ?? 0)) > SEEN)) different += 1;
  return (different * 4) / one.length;
}

/** The share of pixels in which the two surfaces differ once a scene is at rest. */
async function compareSurfaces(pack: ScenePack): Promise<number> {
  const { content, frame, close } = await prepare(pack);
  const difference = differenceOf(await picture(openLiteSurface, content, frame), await picture(openWebglSurface, content, frame));
  close();
  return difference;
}

/** For each surface, the share of pixels in which a scene after random changes differs from the same presentation painted afresh. */
async function compareChanged(pack: ScenePack, times: number): Promise<Record<Surface['kind'], number>> {
  const { content, frame, close } = await prepare(pack);
  const differences = { lite: 0, webgl: 0 };
  for (const [kind, open] of [
    ['lite', openEditableLite],
    ['webgl', openEditableWebgl],
  ] as const) {
    const chance = new Chance(pack.scene.id.length);
    const draft = openDraft(content.scene.presentation);
    const scene = indexScene(draft.presentation);
    const changed = await picture(open, { ...content, scene }, frame, async (surface) => {
      for (let time = 0; time < times; time++) {
        applyLate(draft, [randomOperation(draft, chance, () => `new-${time}-${chance.next()}`)]);
        surface.change(changeScene(scene, draft.presentation));
        if (time % 10 === 0) await surface.settled();
      }
    });
    const fresh = await picture(open, { ...content, scene: indexScene(draft.presentation) }, frame);
    differences[kind] = differenceOf(changed, fresh);
  }
  close();
  return differences;
}

Object.assign(globalThis, { compareSurfaces, compareChanged });
declare global {
  var compareSurfaces: (pack: ScenePack) => Promise<number>;
  var compareChanged: (pack: ScenePack, times: number) => Promise<Record<Surface['kind'], number>>;
}
