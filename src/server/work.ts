import { workOnMail } from './features/mailing/mailing.ts';
import { createPictures } from './features/pictures/pictures.ts';
import { createPicturesStore } from './features/pictures/pictures.store.ts';
import { workOnContentsLeft, type Content } from './features/presentations/contents-left.ts';
import { workOnChanges } from './features/presentations/presentation-changed.ts';
import { createPresentations } from './features/presentations/presentations.ts';
import { createPresentationsStore, presentationTag } from './features/presentations/presentations.store.ts';
import type { Foundation } from './foundation.ts';
import { pageChannel } from './http/pages/page-cache.ts';
import { notify } from './platform/database/notifications.ts';
import { openStudio } from './platform/pictures/studio/studio.ts';

/** The background half of the product: every job given its handler. Returns how to put its tools away. */
export async function openWork({ queue, mail, storage, database }: Foundation): Promise<() => Promise<void>> {
  const studio = openStudio();
  const pictures = createPictures({ storage, studio, store: createPicturesStore(database) });
  await workOnMail(queue, mail);
  const presentations = createPresentations({ store: createPresentationsStore(database), storage, queue });
  const removeIfLeft = (content: Content) => presentations.removeContent(content, pictures.removeMade);
  await workOnChanges(queue, async (change, signal) => {
    if (!(await presentations.isNamed(change.contentHash))) return;
    try {
      await pictures.makeAll(change, signal);
    } finally {
      // Its owner may have left while it was painted.
      await removeIfLeft(change);
    }
    await notify(database.pool, pageChannel, presentationTag(change.oid));
  });
  await workOnContentsLeft(queue, removeIfLeft);
  return studio.close;
}
