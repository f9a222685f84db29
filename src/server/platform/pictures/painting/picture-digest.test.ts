import { applyAll } from '#model/change/apply.ts';
import { openDraft } from '#model/change/draft/draft.ts';
import { randomOperation } from '#model/change/test-operations.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { Chance } from '#model/presentation/test-documents.ts';
import { indexScene, type Scene } from '#model/scene/scene.ts';
import { visualScenes } from '#model/scenes/visual-scenes.ts';
import { expect, test } from 'vitest';
import { decodeImages } from '../images/decode-images.ts';
import { plainPicture } from '../test-pictures.ts';
import { pictureDigest } from './picture-digest.ts';
import { renderPicture, type PictureOptions } from './render-picture.ts';

const whole: PictureOptions = { view: { kind: 'overview' }, width: 240, height: 135, images: new Map() };
const digestOf = (scene: Scene, options = whole) => pictureDigest(scene, options, (asset) => asset);
const pixelsOf = (scene: Scene) => renderPicture(scene, whole).data().toString('base64');

test('pictures with the same digest have the same pixels, whatever changes in the document', () => {
  const chance = new Chance(7);
  const seen = { same: 0, other: 0, wrong: 0 };
  for (const [place, { document }] of visualScenes.entries()) {
    const draft = openDraft(parsePresentation(document).presentation);
    const look = () => {
      const scene = indexScene(draft.presentation);
      return { digest: digestOf(scene), pixels: pixelsOf(scene) };
    };
    let last = look();
    expect(look()).toEqual(last);
    for (let turn = 0; turn < 4; turn += 1) {
      if ('refusal' in applyAll(draft, [randomOperation(draft, chance, () => `new-${place}-${turn}`)])) continue;
      const next = look();
      if (next.digest !== last.digest) seen.other += 1;
      else if (next.pixels === last.pixels) seen.same += 1;
      else seen.wrong += 1;
      last = next;
    }
  }
  expect(seen).toEqual({ same: expect.any(Number), other: expect.any(Number), wrong: 0 });
  expect(Math.min(seen.same, seen.other)).toBeGreaterThan(20);
});

test('the digest of a picture follows its images, its size and its view', async () => {
  const scene = indexScene(
    parsePresentation({
      assets: { reef: { kind: 'image', source: 'reef.png', width: 40, height: 40 } },
      root: {
        id: 'root',
        width: 1920,
        height: 1080,
        children: [
          { kind: 'image', id: 'picture', asset: 'reef', x: 960, y: 540, width: 400, height: 400 },
          { kind: 'text', id: 'words', x: 300, y: 200, width: 400, height: 90, paragraphs: ['Words'] },
        ],
      },
      path: [{ to: 'root' }, { to: 'words' }],
    }).presentation,
  );
  const images = await decodeImages(new Map([['reef', await plainPicture(40, 40).png().toBuffer()]]));
  const digests = [
    digestOf(scene),
    digestOf(scene, { ...whole, images }),
    pictureDigest(scene, { ...whole, images }, () => 'another picture'),
    digestOf(scene, { ...whole, pixelRatio: 2 }),
    digestOf(scene, { ...whole, view: { kind: 'step', index: 1 } }),
    digestOf(scene, { ...whole, view: { kind: 'step', index: 1 }, images }),
  ];
  // The picture is not at the second step.
  expect(new Set(digests).size).toBe(5);
  expect(digests[5]).toBe(digests[4]);
});
