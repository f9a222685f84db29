import type { ScenePack } from '#contract/pages.ts';
import { devScenePath } from '#contract/routes.ts';
import { openScene } from '#model/scenes/open-scene.ts';
import { sceneSize } from '#model/scenes/visual-scene.ts';
import pixelmatch from 'pixelmatch';
import { paintScene } from './paint-scene.ts';
import type { Comparison } from './use-comparisons.ts';

const { width, height } = sceneSize;

/** Paints a scene in the browser, fetches the server's version, and compares the two. */
export async function compareScene(id: string): Promise<Comparison> {
  const [pack, painted] = await Promise.all([fetchPack(id), fetchPicture(id)]);
  const here = await paintScene(openScene(pack.scene), pack);
  const there = readPixels((context) => context.drawImage(painted, 0, 0));
  const difference = new ImageData(width, height);
  const count = pixelmatch(here.data, there.data, difference.data, width, height, { threshold: 0.1 });
  return {
    kind: 'compared',
    browser: await addressOf(here),
    difference: await addressOf(difference),
    share: count / (width * height),
    isBlank: isBlank(here) || isBlank(there),
  };
}

async function fetchPack(id: string): Promise<ScenePack> {
  return (await request(devScenePath(id, 'json'))).json();
}

const fetchPicture = async (id: string) => createImageBitmap(await (await request(devScenePath(id, 'png'))).blob());

async function request(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response;
}

function readPixels(draw: (context: OffscreenCanvasRenderingContext2D) => void): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  draw(context);
  return context.getImageData(0, 0, width, height);
}

/** Images shown by URL take little memory while off screen. */
async function addressOf(pixels: ImageData): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return URL.createObjectURL(await canvas.convertToBlob());
}

function isBlank({ data }: ImageData): boolean {
  const pixels = new Uint32Array(data.buffer);
  return pixels.every((pixel) => pixel === pixels[0]);
}
