import type { Point } from '#model/geometry/matrix.ts';
import type { Desk, Picture } from '../../desk/desk.ts';
import type { StoredDrawing } from '../../desk/desk-requests.ts';
import { addDrawing, addPicture } from '../../objects/new-objects.ts';

/** Puts pictures, and what plays, side by side, each as soon as the server has checked it. */
export async function addPictures(desk: Desk, files: readonly File[], at: Point): Promise<void> {
  for (const [index, file] of files.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- in their order, and not all at once
    const stored = await desk.storeFile(file);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (stored) await addStored(desk, stored, { x: at.x + index * 24, y: at.y + index * 24 }, file.name);
  }
}

export async function addStored(desk: Desk, stored: Picture | StoredDrawing, at: Point, name: string): Promise<boolean> {
  if ('drawing' in stored) return addDrawing(desk, stored, at);
  if (!stored.media) return addPicture(desk, stored, at);
  return (await import('../media/add-media.ts')).addMedia(desk, stored, at, name);
}
