import type { PictureAdded } from '../../pictures/collect-pictures.ts';
import { readSwf, type SwfPicture } from '../swf/read-swf.ts';
import type { PezObject } from '../pez-object.ts';
import { fileOf, isFlash, type MediaFiles, readPart, shownName } from './media-files.ts';

export interface FlashPicture extends SwfPicture {
  /** Its bitmaps, as pictures of the presentation. */
  added: ReadonlyMap<number, PictureAdded>;
}

/** Of the path data of all of them: more than any document may have. */
const MOST_LETTERS = 48_000_000;

/** In pixels. */
export const pixelsOf = ({ stage }: FlashPicture) => ({ width: (stage.right - stage.left) / 20, height: (stage.bottom - stage.top) / 20 });

/** Reads every SWF that an object shows, once, by its path in the archive. */
export async function readFlash(objects: readonly PezObject[], kit: MediaFiles): Promise<Map<string, FlashPicture>> {
  const read = new Map<string, FlashPicture>();
  const seen = new Set<string>();
  let size = 0;
  for (const object of objects) {
    const path = object.type === 'image' ? fileOf(object, kit) : undefined;
    if (path === undefined || !isFlash(path) || seen.has(path) || size > MOST_LETTERS) continue;
    seen.add(path);
    kit.tools.progress('reading', 0, objects.length);
    const [slide, name, bytes] = [kit.stopOf(object.id), shownName(object), readPart(kit, path)];
    const picture = bytes && (await readSwf(bytes));
    if (!picture) continue;
    const added = new Map<number, PictureAdded>();
    for (const [id, file] of picture.bitmaps) {
      const bitmap = kit.pictures.add(file, { name, slide });
      if (bitmap) added.set(id, bitmap);
    }
    read.set(path, { ...picture, bitmaps: new Map(), added });
    size += picture.size;
    if (picture.isPartial) kit.tools.warn('effect', slide, name);
    if (picture.isMoving) kit.tools.warn('motion-picture', slide, name);
  }
  return read;
}
