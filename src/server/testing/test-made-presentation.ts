import type { Privacy } from '#contract/presentation/presentation-address.ts';
import type { Foundation } from '../foundation.ts';
import { makeManifest } from '../features/pictures/make-manifest.ts';
import { createPicturesStore } from '../features/pictures/pictures.store.ts';
import { PictureFailure } from '../platform/pictures/studio/problems.ts';
import { openWorkshop } from '../platform/pictures/studio/workshop.ts';
import { addPresentation } from './test-rows.ts';

interface Made {
  oid: string;
  owner: string;
  /** Each is a stop. */
  texts: readonly string[];
  privacy?: Privacy;
}

/** A presentation with the files that its pages need, but without pictures, which take a worker and seconds. */
export async function addMadePresentation(
  { database, storage }: Foundation,
  { oid, owner, texts, privacy = 'public' }: Made,
): Promise<void> {
  await addPresentation(database.pool, { oid, owner, privacy });
  const workshop = openWorkshop(Buffer.from(JSON.stringify(deckOf(oid, texts))));
  const { manifest } = await makeManifest({
    sitting: {
      stepCount: 0,
      missing: [],
      async make(order) {
        if (order.kind !== 'content') throw new PictureFailure('failed', 'Not needed here');
        return workshop.make(order);
      },
    },
    storage,
    inputs: oid,
    labels: [],
    showsNotes: false,
    onUsable: async () => undefined,
    signal: undefined,
  });
  await createPicturesStore(database).keepManifest(oid, { painter: 'any', isComplete: true, manifest }, async () => undefined);
}

/** A document with a text in each of its topics, all of them stops. */
const deckOf = (title: string, texts: readonly string[]) => ({
  schemaVersion: 2,
  title,
  language: 'en',
  root: {
    id: 'root',
    width: 1920,
    height: 1080,
    children: texts.map((text, place) => ({
      kind: 'topic',
      id: `stop${place}`,
      title: `Stop ${place}`,
      x: place * 100,
      y: 0,
      width: 90,
      height: 50,
      children: [{ kind: 'text', id: `text${place}`, x: 45, y: 25, width: 80, height: 20, paragraphs: [text] }],
    })),
  },
  path: texts.map((_, place) => ({ to: `stop${place}` })),
});
