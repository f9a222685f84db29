import type { Fields } from '#model/change/operation.ts';
import type { ObjectId, VideoObject } from '#model/presentation/presentation.ts';
import { addStored } from '../bring/add-files.ts';
import { select } from '../../core/selection/selection.ts';
import type { Desk, Picture } from '../../desk/desk.ts';
import type { PictureRefusal } from '../../desk/desk-requests.ts';
import { addressOf } from '../../desk/draft-pictures.ts';
import { areaAround, holderAt, inFront, middleOf, placementOver } from '../../objects/place.ts';
import { posterOf, titleOf } from './add-media.ts';
import { frameShown } from './frames.ts';
import { fileAddress, isPlayerPage } from './player-pages.ts';

/** CSS pixels. */
const LINK = { width: 360, height: 90 };

/** What only films and recordings need. */
export function createMediaTools(desk: Desk) {
  const videoOf = (id: ObjectId): VideoObject | undefined => {
    const object = desk.draft.entries.get(id)?.object;
    return object?.kind === 'video' ? object : undefined;
  };
  const set = (id: ObjectId, fields: Fields, stored: readonly Picture[]) =>
    videoOf(id) !== undefined && desk.do([...stored.map(({ operation }) => operation), { kind: 'set', id, fields }]);
  const told = (isDone: boolean, text: string): boolean => {
    if (isDone) desk.tell({ kind: 'done', text });
    return isDone;
  };

  return {
    /** Where the browser finds what plays. */
    addressOf({ asset }: VideoObject): string | undefined {
      const found = desk.draft.presentation.assets[asset];
      return found && addressOf(desk.oid, found.source);
    },
    fileAddress,
    isPlayerPage,
    /** In the middle of the view; false if it was refused. */
    async addFrom(address: string, onRefused?: (reason: PictureRefusal) => void): Promise<boolean> {
      const stored = await desk.storeFile(address, onRefused);
      return stored !== undefined && addStored(desk, stored, middleOf(desk), address);
    },
    /** A label that leads to a page, in the middle of the view. */
    addLink(address: string): boolean {
      const at = middleOf(desk);
      const holder = holderAt(desk, at);
      const into = { parent: holder.object.id };
      const id = desk.newId('link');
      const { hostname } = new URL(address);
      const object = {
        kind: 'link',
        id,
        order: inFront(desk, into),
        ...placementOver(desk, holder, areaAround(at, LINK.width, LINK.height)),
        label: hostname.replace(/^www\./, ''),
        link: { kind: 'address', href: address },
      };
      return desk.do([{ kind: 'add', into, object }], { select: (draft) => select(draft, [id], desk.state().selection.within) });
    },
    async replace(id: ObjectId, file: File): Promise<boolean> {
      const stored = await desk.storePicture(file);
      if (!stored) return false;
      if (!stored.media) return (desk.tell({ kind: 'picture-refused', reason: 'wrong-type' }), false);
      const { isSound } = stored.media;
      const poster = isSound ? undefined : await posterOf(desk, stored);
      // It may be gone by now.
      const video = videoOf(id);
      if (!video) return false;
      const hasShape = !isSound || !video.isSound;
      const fields = {
        asset: stored.asset,
        poster: poster?.asset ?? null,
        isSound: isSound || null,
        ...(hasShape && { height: (video.width * stored.height) / stored.width }),
        ...(isSound && video.alt === undefined && { alt: titleOf(file.name) }),
      };
      return told(set(id, fields, poster ? [stored, poster] : [stored]), 'editorObjects.media.replaced');
    },
    /** What the film shows now becomes its poster. */
    async takePoster(id: ObjectId, player: HTMLVideoElement): Promise<boolean> {
      const frame = await frameShown(player);
      if (frame) return this.setPoster(id, frame);
      desk.tell({ kind: 'done', text: 'editorObjects.media.unplayable' });
      return false;
    },
    async setPoster(id: ObjectId, file: Blob): Promise<boolean> {
      const poster = await desk.storePicture(file);
      if (!poster) return false;
      if (poster.media) return (desk.tell({ kind: 'picture-refused', reason: 'wrong-type' }), false);
      return told(set(id, { poster: poster.asset }, [poster]), 'editorObjects.video.poster.done');
    },
    removePoster: (id: ObjectId) => set(id, { poster: null }, []),
  };
}

export type MediaTools = ReturnType<typeof createMediaTools>;
