import sharp from 'sharp';
import type { Color } from '#model/presentation/paints.ts';
import { importLimits } from '../../limits.ts';
import { childOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import type { Mixture } from '../look/color-changes.ts';
import { parseColor } from '../look/colors.ts';
import type { Repeat } from '../slide-context.ts';
import { repeatPicture } from './repeat-picture.ts';
import { readSoftness, soften, type Softness } from './soft-edges.ts';

/** What PowerPoint does to the pixels of a picture when showing it. */
export type Recolor =
  | { kind: 'gray' }
  | { kind: 'black-and-white'; threshold: number }
  | { kind: 'duotone'; dark: Color; light: Color }
  | { kind: 'replace'; from: Color; to: Color }
  | { kind: 'light'; brightness: number; contrast: number }
  | { kind: 'soft'; softness: Softness }
  /** Comes last. */
  | { kind: 'repeat'; repeat: Repeat };

/** The changes of an `a:blip`, in order. */
export function recolorsOf(blip: XmlElement | undefined, colorIn: (holder: XmlElement | undefined) => Color | undefined): Recolor[] {
  return (blip?.children ?? []).flatMap((effect): Recolor[] => {
    const share = (name: string) => Math.min(1, Math.max(-1, (numberOf(effect, name) ?? 0) / 100_000));
    switch (effect.name) {
      case 'a:grayscl':
        return [{ kind: 'gray' }];
      case 'a:biLevel':
        return [{ kind: 'black-and-white', threshold: share('thresh') }];
      case 'a:duotone': {
        const [dark, light] = effect.children.map((color) => colorIn({ ...effect, children: [color] }));
        return dark && light ? [{ kind: 'duotone', dark, light }] : [];
      }
      case 'a:clrChange': {
        const [from, to] = [colorIn(childOf(effect, 'a:clrFrom')), colorIn(childOf(effect, 'a:clrTo'))];
        return from && to ? [{ kind: 'replace', from, to }] : [];
      }
      case 'a:lum':
        return share('bright') === 0 && share('contrast') === 0
          ? []
          : [{ kind: 'light', brightness: share('bright'), contrast: share('contrast') }];
      case 'a:softEdge': {
        const softness = readSoftness(effect);
        return softness ? [{ kind: 'soft', softness }] : [];
      }
      default:
        return [];
    }
  });
}

/** Makes a new picture; undefined if this one cannot be decoded. */
export async function recolor(bytes: Uint8Array, changes: readonly Recolor[]): Promise<Uint8Array | undefined> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: importLimits.pixels })
      .resize(2560, 2560, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const change of changes)
      if (change.kind === 'soft') soften(data, info.width, info.height, change.softness);
      else if (change.kind === 'repeat') return await repeated(data, info, change.repeat);
      else applyTo(data, change);
    const isClear = changes.some(({ kind }) => kind === 'replace') || isClearSomewhere(data);
    const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
    // A photograph that fades out is far smaller as WebP.
    if (changes.some(({ kind }) => kind === 'soft')) return await image.webp({ quality: 90 }).toBuffer();
    return await (isClear ? image.png({ compressionLevel: 4 }) : image.removeAlpha().jpeg({ quality: 90 })).toBuffer();
  } catch {
    return undefined;
  }
}

async function repeated(pixels: Buffer, { width, height }: { width: number; height: number }, repeat: Repeat): Promise<Buffer> {
  const { data, ...size } = await repeatPicture(pixels, { width, height }, repeat);
  return sharp(data, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer();
}

function isClearSomewhere(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 255) return true;
  return false;
}

const black: Mixture = { red: 0, green: 0, blue: 0, alpha: 1 };
const bytesOf = (color: Color) => {
  const { red, green, blue, alpha } = parseColor(color) ?? black;
  return [red * 255, green * 255, blue * 255, alpha * 255] as const;
};

/** How much colours that count as equal may differ: those of photographs are never exact. */
const ALIKE = 9;

function applyTo(pixels: Buffer, change: Exclude<Recolor, { kind: 'soft' | 'repeat' }>): void {
  if (change.kind === 'light') return adjust(pixels, change.brightness, change.contrast);
  if (change.kind === 'replace') return replace(pixels, change.from, change.to);
  const [dark, light] =
    change.kind === 'duotone' ? [bytesOf(change.dark), bytesOf(change.light)] : [bytesOf('#000000'), bytesOf('#ffffff')];
  const table = (channel: 0 | 1 | 2) =>
    Uint8Array.from({ length: 256 }, (_, gray) => {
      const share = change.kind === 'black-and-white' ? Number(gray / 255 >= change.threshold) : gray / 255;
      return Math.round(dark[channel] + (light[channel] - dark[channel]) * share);
    });
  const [reds, greens, blues] = [table(0), table(1), table(2)];
  for (let at = 0; at < pixels.length; at += 4) {
    const gray = Math.round(0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0));
    pixels[at] = reds[gray] ?? 0;
    pixels[at + 1] = greens[gray] ?? 0;
    pixels[at + 2] = blues[gray] ?? 0;
  }
}

function replace(pixels: Buffer, from: Color, to: Color): void {
  const [[red, green, blue], target] = [bytesOf(from), bytesOf(to)];
  for (let at = 0; at < pixels.length; at += 4) {
    const isAlike =
      Math.abs((pixels[at] ?? 0) - red) <= ALIKE &&
      Math.abs((pixels[at + 1] ?? 0) - green) <= ALIKE &&
      Math.abs((pixels[at + 2] ?? 0) - blue) <= ALIKE;
    if (isAlike) pixels.set(target, at);
  }
}

/** A washed-out picture has a brightness of 70 % and a contrast of −70 %: its black is 70 % white. */
function adjust(pixels: Buffer, brightness: number, contrast: number): void {
  const gain = contrast < 0 ? 1 + contrast : 1 / Math.max(0.01, 1 - contrast);
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round(Math.min(1, Math.max(0, (value / 255 - 0.5) * gain + 0.5 + brightness / 2)) * 255),
  );
  for (let at = 0; at < pixels.length; at += 1) if (at % 4 !== 3) pixels[at] = table[pixels[at] ?? 0] ?? 0;
}
