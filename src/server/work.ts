import { workOnMail } from './features/mailing/mailing.ts';
import { createPictures } from './features/pictures/pictures.ts';
import { createPicturesStore } from './features/pictures/pictures.store.ts';
import { workOnChanges } from './features/presentations/presentation-changed.ts';
import { presentationTag } from './features/presentations/presentations.store.ts';
import type { Foundation } from './foundation.ts';
import { pageChannel } from './http/pages/page-cache.ts';
import { notify } from './platform/database/notifications.ts';
import { openStudio } from './platform/pictures/studio/studio.ts';

/** The background half of the product: every job given its handler. Returns how to put its tools away. */
export async function openWork({ queue, mail, storage, database }: Foundation): Promise<() => Promise<void>> {
  const studio = openStudio();
  const pictures = createPictures({ storage, studio, store: createPicturesStore(database) });
  await workOnMail(queue, mail);
  await workOnChanges(queue, async (change, signal) => {
    await pictures.makeAll(change, signal);
    await notify(database.pool, pageChannel, presentationTag(change.oid));
  });
  return studio.close;
}
