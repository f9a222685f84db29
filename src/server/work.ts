import { createAccountsStore } from './features/accounts/accounts.store.ts';
import { demoPersonRow } from './features/accounts/identity/demo-person.ts';
import { createDemonstration, type Demonstration } from './features/demo/demo.ts';
import { workOnMail } from './features/mailing/mailing.ts';
import { createPictures } from './features/pictures/pictures.ts';
import { createPicturesStore } from './features/pictures/pictures.store.ts';
import { workOnOutdated } from './features/pictures/pictures-outdated.ts';
import { workOnContentsLeft, type Content } from './features/presentations/contents-left.ts';
import { workOnChanges, type Change } from './features/presentations/presentation-changed.ts';
import { createPresentations } from './features/presentations/presentations.ts';
import { createPresentationsStore, presentationTag } from './features/presentations/presentations.store.ts';
import type { Foundation } from './foundation.ts';
import { pageChannel } from './http/pages/page-cache.ts';
import { notify } from './platform/database/notifications.ts';
import { allPaintLabels } from './platform/pictures/paint-labels.ts';
import { openStudio } from './platform/pictures/studio/studio.ts';

/** The background half of the product: every job given its handler. Returns how to put its tools away. */
export async function openWork({ queue, mail, storage, database }: Foundation): Promise<() => Promise<void>> {
  const studio = openStudio();
  const pictures = createPictures({ storage, studio, store: createPicturesStore(database), labels: allPaintLabels() });
  await workOnMail(queue, mail);
  const presentations = createPresentations({ store: createPresentationsStore(database), storage, queue });
  const removeIfLeft = (content: Content) => presentations.removeContent(content, pictures.removeMade);
  const makePictures = async (change: Change, signal: AbortSignal) => {
    if (!(await presentations.isNamed(change.contentHash))) return;
    try {
      await pictures.makeAll(change, signal);
    } finally {
      // Its owner may have left while it was painted.
      await removeIfLeft(change);
      // Even what failed may have left more than there was.
      await notify(database.pool, pageChannel, presentationTag(change.oid));
    }
  };
  await workOnChanges(queue, makePictures);
  await workOnContentsLeft(queue, removeIfLeft);
  await workOnOutdated(queue, { listOutdated: pictures.listOutdated, remake: makePictures });
  return studio.close;
}

/** The demonstration, with the features that keep its people and presentations. */
export function openDemonstration({ database, storage, queue }: Pick<Foundation, 'database' | 'storage' | 'queue'>, options?: { isForced: boolean }): Demonstration {
  const accounts = createAccountsStore(database);
  const presentations = createPresentations({ store: createPresentationsStore(database), storage, queue });
  const parts = {
    pool: database.pool,
    addPerson: (person: Parameters<typeof demoPersonRow>[0]) => accounts.addDemonstration(demoPersonRow(person)),
    hasPerson: async (id: string) => (await accounts.findById(id)) !== undefined,
    addPresentation: presentations.addDocument,
  };
  return createDemonstration(parts, options);
}
