import { brotliCompressSync, constants } from 'node:zlib';
import type { Privacy } from '#contract/presentation/presentation-address.ts';
import { divideTranscript } from '#model/presentation/transcript/transcript-parts.ts';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import { makeManifest } from '../features/pictures/make-manifest.ts';
import { createPicturesStore } from '../features/pictures/pictures.store.ts';
import type { Foundation } from '../foundation.ts';
import type { Made } from '../platform/pictures/order.ts';
import { PictureFailure } from '../platform/pictures/studio/problems.ts';
import { addPresentation } from './test-rows.ts';

interface Contents {
  oid: string;
  owner: string;
  /** Each is a stop. */
  texts: readonly string[];
  privacy?: Privacy;
}

const facts = { language: 'en', isRich: false, stopCount: 1, stops: [], minutes: 1, videos: [] };

/** A presentation with the files that its pages read, but without those that take a studio and seconds. */
export async function addMadePresentation(
  { database, storage }: Foundation,
  { oid, owner, texts, privacy = 'public' }: Contents,
): Promise<void> {
  await addPresentation(database.pool, { oid, owner, privacy });
  const transcript: TranscriptTopic = {
    title: oid,
    texts: [],
    topics: texts.map((text, place) => ({
      title: `Stop ${place}`,
      texts: [{ id: `text${place}`, styleClasses: ['body'], paragraphs: [{ text, biggestFontSize: 20 }] }],
      topics: [],
    })),
  };
  const parts = divideTranscript(transcript);
  const { manifest } = await makeManifest({
    sitting: {
      stepCount: 0,
      missing: [],
      async make(order) {
        if (order.kind !== 'content') throw new PictureFailure('failed', 'Not needed here');
        return [{ ...pack({ oid }), facts }, pack(transcript), ...(parts.length > 1 ? parts : []).map(pack)];
      },
    },
    storage,
    inputs: oid,
    painter: 'any',
    labels: [],
    showsNotes: false,
    begun: undefined,
    isBriefly: false,
    onProgress: async () => undefined,
    onUsable: async () => undefined,
    signal: undefined,
  });
  await createPicturesStore(database).keepManifest(oid, { painter: 'any', isComplete: true, manifest }, async () => undefined);
}

function pack(value: unknown): Made {
  const plain = Buffer.from(JSON.stringify(value));
  return { name: '', bytes: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }), size: plain.length };
}
