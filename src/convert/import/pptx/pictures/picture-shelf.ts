import { gunzipSync } from 'node:zlib';
import { importLimits } from '../../limits.ts';
import { readMetafile } from '../../metafile/read-metafile.ts';
import type { Pictures } from '../../pictures/collect-pictures.ts';
import { ImportProblem } from '../../problems.ts';
import { readSvg } from '../../svg/read-svg.ts';
import { UnreadableSvg } from '../../svg/svg-problem.ts';
import type { OfficePackage, PictureFound, Repeat } from '../slide-context.ts';
import { readPictureHeader } from '../../pictures/picture-header.ts';
import { type Pattern, patternTile } from '../look/patterns.ts';
import { pixelDensity } from './pixel-density.ts';
import { type Recolor, recolor } from './recolor.ts';

export interface PictureShelf {
  /** Finds a picture by part name; undefined if it cannot be shown. `isExact`: only if nothing of it would be lost. */
  find(name: string, slide: number, isExact?: boolean): PictureFound | undefined;
  /** Returns a provisional asset name; the picture is made after everything has been read. */
  findRecolored(name: string, slide: number, changes: readonly Recolor[]): PictureFound | undefined;
  /** Many repetitions of a pattern. */
  findPattern(pattern: Pattern): PictureFound | undefined;
  /** Maps provisional names to the assets made. */
  recolorAll(): Promise<Map<string, string | undefined>>;
}

/** A picture to be made. */
interface Wish {
  name: string;
  slide: number;
  changes: readonly Recolor[];
}

/** Reads each picture of a package once, however many slides show it. */
export function pictureShelf(files: OfficePackage, pictures: Pictures, warn: (slide: number, name: string) => void): PictureShelf {
  const known = new Map<string, PictureFound | undefined>();
  const wishes = new Map<string, Wish & { asset: string }>();
  return {
    find(name, slide, isExact = false) {
      const key = `${name}${isExact}`;
      if (!known.has(key)) known.set(key, read(name, slide, isExact));
      return known.get(key);
    },
    findRecolored(name, slide, changes) {
      const bytes = unpacked(name);
      const header = bytes && readPictureHeader(bytes);
      // Vector art has no pixels to recolour.
      if (!header || header.width * header.height > importLimits.pixels) return this.find(name, slide);
      return { ...wished({ name, slide, changes }), width: header.width, height: header.height, density: pixelDensity(bytes) };
    },
    findPattern(pattern) {
      const key = JSON.stringify(pattern);
      if (!known.has(key)) known.set(key, added(patternTile(pattern), undefined, 'pattern', true));
      return known.get(key);
    },
    async recolorAll() {
      const made = new Map<string, string | undefined>();
      for (const { asset, name, slide, changes } of wishes.values()) {
        const bytes = unpacked(name);
        const picture = bytes && (await recolor(bytes, changes));
        const added = picture
          ? pictures.add(picture, { isOurs: true })
          : bytes && pictures.add(bytes, { name: fileOf(name), slide, isUpright: true });
        made.set(asset, added?.asset);
      }
      return made;
    },
  };

  function wished({ name, slide, changes }: Wish): Pick<Extract<PictureFound, { kind: 'asset' }>, 'kind' | 'asset' | 'repeated'> {
    const key = name + JSON.stringify(changes);
    const { asset } = wishes.get(key) ?? { asset: `recolored-${wishes.size + 1}` };
    wishes.set(key, { asset, name, slide, changes });
    return { kind: 'asset', asset, repeated: repeatedFrom(name, slide, changes) };
  }

  /** Its size does not matter: tiles have theirs. */
  function repeatedFrom(name: string, slide: number, changes: readonly Recolor[]): (repeat: Repeat) => PictureFound {
    return (repeat) => ({
      ...wished({ name, slide, changes: [...changes, { kind: 'repeat', repeat }] }),
      width: 1,
      height: 1,
      density: 96,
    });
  }

  function read(name: string, slide: number, isExact: boolean): PictureFound | undefined {
    const file = fileOf(name);
    const bytes = unpacked(name);
    const found = bytes && (isSvg(bytes) ? drawingOf(bytes, isExact) : metafileOf(bytes, slide, file));
    if (found === 'bitmap') {
      const picture = added(bytes, slide, file);
      return picture?.kind === 'asset' ? { ...picture, repeated: repeatedFrom(name, slide, []) } : picture;
    }
    if (!found && !isExact) warn(slide, file);
    return found;
  }

  /** Decompresses pictures (`.emz`, `.svgz`); undefined for one that is too large to read. */
  function unpacked(name: string): Uint8Array | undefined {
    try {
      const bytes = files.bytes(name);
      return bytes?.[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, { maxOutputLength: importLimits.picture }) : bytes;
    } catch (problem) {
      if (problem instanceof ImportProblem || problem instanceof RangeError || isZlibError(problem)) return undefined;
      throw problem;
    }
  }

  function added(bytes: Uint8Array | undefined, slide: number | undefined, name: string, isOurs = false): PictureFound | undefined {
    const asset = bytes && pictures.add(bytes, { name, slide, isUpright: true, isOurs });
    return asset && { kind: 'asset', ...asset, density: pixelDensity(bytes) };
  }

  function metafileOf(bytes: Uint8Array, slide: number, name: string): PictureFound | 'bitmap' | undefined {
    if (!isMetafile(bytes)) return 'bitmap';
    const metafile = readMetafile(bytes);
    const picture = metafile?.picture && added(metafile.picture, slide, name, true);
    if (metafile?.picture)
      return picture?.kind === 'asset' && metafile.texts.length > 0
        ? { ...picture, words: { viewBox: metafile.drawing.viewBox, texts: metafile.texts } }
        : picture;
    return metafile && { kind: 'drawing', drawing: metafile.drawing, texts: metafile.texts };
  }
}

const fileOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

const isZlibError = (problem: unknown) => problem instanceof Error && 'code' in problem && String(problem.code).startsWith('Z_');

/** Enhanced, placeable or plain Windows metafiles. */
function isMetafile(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes;
  const isEnhanced = a === 1 && b === 0 && c === 0 && d === 0 && String.fromCharCode(...bytes.subarray(40, 44)) === ' EMF';
  return isEnhanced || (a === 0xd7 && b === 0xcd && c === 0xc6 && d === 0x9a) || ((a === 1 || a === 2) && b === 0 && c === 9 && d === 0);
}

function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 1024));
  return /^\uFEFF?\s*<(?:\?xml|!--|!doctype svg|(?:\w+:)?svg)/i.test(head);
}

function drawingOf(bytes: Uint8Array, isExact: boolean): PictureFound | undefined {
  try {
    const { drawing, problems } = readSvg(bytes);
    return drawing.nodes.length === 0 || (isExact && problems.length > 0) ? undefined : { kind: 'drawing', drawing, texts: [] };
  } catch (problem) {
    if (problem instanceof UnreadableSvg) return undefined;
    throw problem;
  }
}
