import type { Asset, AssetId } from '#model/presentation/presentation.ts';
import type { ImportedPicture, ImportTools } from '../imported.ts';
import { importLimits } from '../limits.ts';
import { digestOf, pictureName } from './picture-name.ts';
import { preparePicture, type RawPicture } from './prepare-picture.ts';
import { type PictureHeader, readPictureHeader } from './picture-header.ts';

export interface PictureAdded {
  asset: AssetId;
  width: number;
  height: number;
}

export interface PictureHint {
  /** The file name, for the warning if it cannot be shown. */
  name?: string | undefined;
  /** From 1. */
  slide?: number | undefined;
  /** Show the pixels as stored, whatever orientation the camera recorded, as Office programs do. */
  isUpright?: boolean | undefined;
  /** Just made by us, so there is no need to check that it decodes. */
  isOurs?: boolean | undefined;
}

export interface Pictures {
  /** Undefined, with a warning, for invalid pictures and ones too large for any screen. Identical bytes become one asset. */
  add(bytes: Uint8Array, hint?: PictureHint): PictureAdded | undefined;
  /** Decodes each picture once; those that cannot be decoded are left out with a warning. */
  finish(): Promise<{ assets: Record<AssetId, Asset>; pictures: Map<string, ImportedPicture> }>;
}

/** Collects the pictures of one presentation as an importer finds them. */
export function collectPictures(tools: Pick<ImportTools, 'progress' | 'warn'>): Pictures {
  const found = new Map<string, PictureAdded & { raw: RawPicture; hint: PictureHint }>();
  return {
    add(bytes, hint = {}) {
      const header = bytes.length <= importLimits.picture ? readPictureHeader(bytes) : undefined;
      if (!header || hasTooManyPixels(header)) {
        tools.warn('picture', hint.slide, hint.name);
        return undefined;
      }
      const isUpright = hint.isUpright ?? false;
      const key = `${digestOf(bytes)}${isUpright}`;
      const known = found.get(key);
      if (known) return { asset: known.asset, width: known.width, height: known.height };
      const isTurned = header.orientation > 4 && !isUpright;
      const added = {
        asset: `picture-${found.size + 1}`,
        width: isTurned ? header.height : header.width,
        height: isTurned ? header.width : header.height,
      };
      found.set(key, { ...added, raw: { bytes, header, isUpright, isOurs: hint.isOurs ?? false }, hint });
      return added;
    },
    async finish() {
      const assets: Record<AssetId, Asset> = {};
      const pictures = new Map<string, ImportedPicture>();
      let done = 0;
      for (const [key, { asset, raw, hint }] of found) {
        tools.progress('pictures', done, found.size);
        done += 1;
        // Release each one as it is prepared, so that two copies of all pictures never exist at once.
        found.delete(key);
        const prepared = await preparePicture(raw);
        for (const code of prepared?.warnings ?? (['picture'] as const)) tools.warn(code, hint.slide, hint.name);
        if (!prepared) continue;
        const { bytes, type, width, height } = prepared;
        const source = pictureName({ bytes, type });
        assets[asset] = { kind: 'image', source, width, height };
        pictures.set(source, { bytes, type });
      }
      return { assets, pictures };
    },
  };
}

/** A picture that would be shown if it had fewer pixels. */
export function isTooFine(bytes: Uint8Array): boolean {
  const header = readPictureHeader(bytes);
  return header !== undefined && hasTooManyPixels(header);
}

const hasTooManyPixels = ({ width, height }: PictureHeader): boolean => width * height > importLimits.pixels;
