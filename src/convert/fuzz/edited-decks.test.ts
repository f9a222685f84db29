import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { frameObject } from '#model/camera/framing.ts';
import { applyAll, applyLate } from '#model/change/apply.ts';
import { openDraft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { randomOperation } from '#model/change/test-operations.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import { keepForms, paint } from '#model/paint/paint.ts';
import { recordingContext } from '#model/paint/test-context.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { Chance } from '#model/presentation/test-documents.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { changeScene } from '#model/scene/change-scene.ts';
import { indexScene, type Scene } from '#model/scene/scene.ts';
import { canonicalJson } from '../export/lectern/canonical-json.ts';
import { fileOf, testTools } from '../import/archive/test-import.ts';
import { readDeck } from '../import/read-deck.ts';

const corpus = process.env['LECTERN_CORPUS'] ?? '';
const folders = ['pptx', 'pdf', 'md', 'pez'];
const decks = corpus ? folders.flatMap((folder) => readdirSync(`${corpus}/${folder}`).map((name) => `${folder}/${name}`)) : [];
const viewport = { width: 1920, height: 1080 };

function paintingOf(scene: Scene): string {
  const { context, marks, picture } = recordingContext();
  const camera = frameObject(scene, scene.root.object.id, viewport, { margin: 0 });
  paint(context, scene, { camera, viewport, pixelRatio: 1, imageOf: picture, rich: richForms });
  return JSON.stringify(marks);
}

/** The bytes that are stored. */
const written = (presentation: Parameters<typeof writePresentation>[0]) => canonicalJson(writePresentation(presentation));

// Every third deck in the test suite, and all of them in a soak (npm run soak).
describe.skipIf(!corpus)('real-world decks', () => {
  test.for(decks.filter((_, place) => process.env['SOAK'] || place % 3 === 0))(
    '%s: a thousand changes are painted, saved, read again and taken back',
    { timeout: 240_000 },
    async (name) => {
      const { presentation } = await readDeck(fileOf(name, readFileSync(`${corpus}/${name}`)), testTools());
      const draft = openDraft(presentation);
      const before = written(draft.presentation);
      const scene = indexScene(draft.presentation);
      paintingOf(scene);
      const chance = new Chance(name.length);
      const undo: Operation[] = [];
      for (let turn = 0; turn < 1000; turn += 1) {
        const { inverse } = applyLate(draft, [randomOperation(draft, chance, () => `new-${turn}-${chance.next()}`)]);
        undo.unshift(...inverse);
        keepForms(scene, changeScene(scene, draft.presentation));
      }
      const saved = written(draft.presentation);
      const again = parsePresentation(JSON.parse(saved));
      // Some changes add what no version knows, which has to survive.
      expect(again.problems.filter(({ detail }) => detail !== 'hologram')).toEqual([]);
      expect(written(again.presentation) === saved, 'what is saved, read and written again').toBe(true);
      const painted = paintingOf(scene);
      expect(paintingOf(indexScene(draft.presentation)) === painted, 'the scene that followed, and a fresh one').toBe(true);
      expect(paintingOf(indexScene(again.presentation)) === painted, 'what was saved and read again').toBe(true);
      expect(applyAll(draft, undo)).not.toHaveProperty('refusal');
      expect(written(draft.presentation) === before, 'what is taken back').toBe(true);
    },
  );
});
