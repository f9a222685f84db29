import type { Point } from '#model/geometry/matrix.ts';
import type { Desk, Picture } from '../../desk/desk.ts';
import { addressOf } from '../../desk/draft-pictures.ts';
import { addPicture } from '../../objects/new-objects.ts';
import { earlyFrame } from './frames.ts';

/** Puts a film that has been stored on the canvas, with a poster; or sound, by the name of its file. */
export async function addMedia(desk: Desk, picture: Picture, at: Point, name: string): Promise<boolean> {
  if (picture.media?.isSound) return addPicture(desk, picture, at, { kind: 'video', isSound: true, alt: titleOf(name) });
  const poster = await posterOf(desk, picture);
  const [fields, first] = poster ? [{ poster: poster.asset }, [poster.operation]] : [{}, []];
  return addPicture(desk, picture, at, { kind: 'video', ...fields }, first);
}

/** Undefined if there is none, which is told. */
export async function posterOf(desk: Desk, { media }: Picture): Promise<Picture | undefined> {
  const frame = media && (await earlyFrame(addressOf(desk.oid, media.source)));
  if (!frame) desk.tell({ kind: 'done', text: 'editorObjects.media.unplayable' });
  return frame && desk.storePicture(frame);
}

/** Of a file or an address. */
export function titleOf(name: string): string {
  const words =
    name
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1)
      ?.replace(/\.\w{2,5}$/, '')
      .replace(/[_\s]+/g, ' ')
      .trim() ?? '';
  return words.slice(0, 200);
}
