import type { Point } from '#model/geometry/matrix.ts';
import type { Desk, Kept, Picture } from '../../desk/desk.ts';
import type { StoredDrawing } from '../../desk/desk-requests.ts';
import { addDrawing, addPicture } from '../../objects/new-objects.ts';
import { asSeen } from './as-seen.ts';

/** Puts pictures, and what plays, side by side, each as soon as the server has checked it. */
export async function addPictures(desk: Desk, files: readonly File[], at: Point, here: Kept): Promise<void> {
  const seen = asSeen(desk, here);
  const add = async (file: File, index: number) => {
    const stored = await desk.storeFile(file);
    if (stored) await addStored(seen, stored, { x: at.x + index * 24, y: at.y + index * 24 }, file.name);
  };
  await Promise.all(files.map(add));
}

export async function addStored(desk: Desk, stored: Picture | StoredDrawing, at: Point, name: string): Promise<boolean> {
  if ('drawing' in stored) return addDrawing(desk, stored, at);
  if (!stored.media) return addPicture(desk, stored, at);
  return (await import('../media/add-media.ts')).addMedia(desk, stored, at, name);
}
