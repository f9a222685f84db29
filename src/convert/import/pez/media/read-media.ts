import type { DrawingObject, FrameObject, GroupObject, ImageObject, SceneObject } from '#model/presentation/presentation.ts';
import { childOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import { type PezObject, placeAround } from '../pez-object.ts';
import { invisibleFrame } from '../read-frames.ts';
import { flashObject } from './flash-object.ts';
import { fileOf, isFlash, type MediaFiles, readPart, shownName } from './media-files.ts';
import { type FlashPicture, pixelsOf } from './read-flash.ts';

export interface MediaKit extends MediaFiles {
  /** What could be read of its SWF files, by their paths. */
  flash: ReadonlyMap<string, FlashPicture>;
  /** Whether the path goes to it, or to its group: if so, it gets a placeholder even if it cannot be shown. */
  isKept(id: string): boolean;
}

const whole = { x: 0, y: 0, width: 1, height: 1 };

/** Its position is that of the visible part. */
export function readImage(object: PezObject, kit: MediaKit): ImageObject | DrawingObject | GroupObject | FrameObject | undefined {
  const source = childOf(object.element, 'source');
  const flash = kit.flash.get(fileOf(object, kit) ?? '');
  const added = flash ? undefined : addPicture(object, kit);
  const natural = flash ? pixelsOf(flash) : added;
  const [width, height] = [
    positive(numberOf(source, 'w')) ?? natural?.width ?? 400,
    positive(numberOf(source, 'h')) ?? natural?.height ?? 300,
  ];
  const crop = cropOf(childOf(source, 'mask'), width, height);
  const isFlipped = childOf(object.element, 'image', 'transform', 'flip') !== undefined;
  if (flash) return flashObject(object, flash, { width, height, crop, isFlipped });
  if (!added) return kit.isKept(object.id) ? invisibleFrame(object, width * crop.width, height * crop.height) : undefined;
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

function addPicture(object: PezObject, kit: MediaKit) {
  const [slide, name, path] = [kit.stopOf(object.id), shownName(object), fileOf(object, kit)];
  if (path === undefined) kit.tools.warn('missing-file', slide, name);
  // One that could be read is among those read before.
  else if (isFlash(path)) kit.tools.warn('picture', slide, name);
  const bytes = path === undefined || isFlash(path) ? undefined : readPart(kit, path);
  return bytes && kit.pictures.add(bytes, { name, slide });
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
export function readVideo(object: PezObject, { tools, stopOf }: MediaFiles): GroupObject {
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
