import type { FrameObject, GroupObject, ImageObject, SceneObject } from '#model/presentation/presentation.ts';
import type { Archive } from '../archive/archive.ts';
import type { ImportTools } from '../imported.ts';
import type { Pictures } from '../pictures/collect-pictures.ts';
import { childOf, numberOf, type XmlElement } from '../xml/xml.ts';
import { type PezObject, placeAround } from './pez-object.ts';
import { invisibleFrame } from './read-frames.ts';

export interface MediaKit {
  archive: Archive;
  /** The folders with the files, with a trailing slash. */
  folders: readonly string[];
  pictures: Pictures;
  tools: ImportTools;
  /** Whether the path goes to it: if so, it gets a placeholder even if it cannot be shown. */
  isVisited(id: string): boolean;
  /** The first stop that shows it, from 1. */
  stopOf(id: string): number | undefined;
}

const whole = { x: 0, y: 0, width: 1, height: 1 };

/** Its position is that of the visible part. */
export function readImage(object: PezObject, kit: MediaKit): ImageObject | FrameObject | undefined {
  const source = childOf(object.element, 'source');
  const added = addPicture(object, source, kit);
  const [width, height] = [positive(numberOf(source, 'w')) ?? added?.width ?? 400, positive(numberOf(source, 'h')) ?? added?.height ?? 300];
  const crop = cropOf(childOf(source, 'mask'), width, height);
  if (!added) return kit.isVisited(object.id) ? invisibleFrame(object, width * crop.width, height * crop.height) : undefined;
  const isFlipped = childOf(object.element, 'image', 'transform', 'flip') !== undefined;
  return {
    ...placeAround(object, width * crop.width, height * crop.height),
    kind: 'image',
    id: object.id,
    asset: added.asset,
    crop,
    mask: { kind: 'none' },
    ...(isFlipped && { flip: 'x' as const }),
  };
}

function addPicture(object: PezObject, source: XmlElement | undefined, { archive, folders, pictures, tools, stopOf }: MediaKit) {
  const slide = stopOf(object.id);
  // Use only the last part of the name: all files are in one folder.
  const names = [childOf(source, 'url')?.text, source?.text].flatMap((name) => name?.trim().split(/[/\\]/).at(-1) || []);
  const shown = childOf(object.element, 'sourceUrl')?.text.trim().split('/').at(-1) || names[0];
  const stems = names.map((name) => name.replace(/\.\w+$/, ''));
  const files = [...names, ...stems.flatMap((stem) => [`${stem}.png`, `${stem}.jpg`, `${stem}.jpeg`])].filter(
    (name) => !/\.swf$/i.test(name),
  );
  const path = folders.flatMap((folder) => files.map((file) => folder + file)).find((name) => archive.has(name));
  if (path === undefined) {
    tools.warn(names.some((name) => /\.swf$/i.test(name)) ? 'picture' : 'missing-file', slide, shown);
    return undefined;
  }
  const bytes = archive.read(path);
  return bytes && pictures.add(bytes, { name: shown, slide });
}

/** In fractions of the picture. */
function cropOf(mask: XmlElement | undefined, width: number, height: number): ImageObject['crop'] {
  const [x, y, w, h] = [numberOf(mask, 'x'), numberOf(mask, 'y'), positive(numberOf(mask, 'w')), positive(numberOf(mask, 'h'))];
  if (!mask || w === undefined || h === undefined) return whole;
  const left = Math.min(Math.max((x ?? 0) / width, 0), 0.999);
  const top = Math.min(Math.max((y ?? 0) / height, 0), 0.999);
  return { x: left, y: top, width: Math.min(w / width, 1 - left), height: Math.min(h / height, 1 - top) };
}

const positive = (value: number | undefined) => (value !== undefined && value > 0 && value < 1e6 ? value : undefined);

/** A dark screen with a play symbol, linked to the video. */
export function readVideo(object: PezObject, { tools, stopOf }: MediaKit): GroupObject {
  const source = childOf(object.element, 'source');
  const [width, height] = [positive(numberOf(source, 'w')) ?? 320, positive(numberOf(source, 'h')) ?? 240];
  const code = source?.text.trim() ?? '';
  const href = /^[\w-]{6,20}$/.test(code) && object.type !== 'video' ? `https://www.youtube.com/watch?v=${code}` : undefined;
  tools.warn('video', stopOf(object.id), href ?? childOf(object.element, 'sourceUrl')?.text.trim());
  const base = { rotation: 0, scale: 1, opacity: 1, kind: 'shape' as const, radius: 0 };
  const sign = Math.min(width, height) * 0.2;
  const children: SceneObject[] = [
    {
      ...base,
      id: `${object.id}-screen`,
      x: width / 2,
      y: height / 2,
      width,
      height,
      shape: 'rectangle',
      fill: { kind: 'color', color: '#1d1b26' },
    },
    {
      ...base,
      id: `${object.id}-play`,
      x: width / 2,
      y: height / 2,
      width: sign,
      height: sign,
      rotation: 90,
      shape: 'triangle',
      fill: { kind: 'color', color: '#ffffff' },
    },
  ];
  if (href)
    children.push({
      ...base,
      kind: 'link',
      id: `${object.id}-link`,
      x: width / 2,
      y: height / 2,
      width,
      height,
      label: '',
      link: { kind: 'address', href },
    });
  return { ...placeAround(object, width, height), kind: 'group', id: object.id, children, ...(href && { alt: href }) };
}
