import { describe, expect, test } from 'vitest';
import { frameObject } from '../camera/framing.ts';
import { applyAll, applyLate } from '../change/apply.ts';
import { openDraft } from '../change/draft/draft.ts';
import { randomOperation } from '../change/test-operations.ts';
import { parsePresentation } from '../presentation/parse.ts';
import { Chance } from '../presentation/test-documents.ts';
import { changeScene } from '../scene/change-scene.ts';
import { indexScene, type Scene } from '../scene/scene.ts';
import { visualScenes } from '../scenes/visual-scenes.ts';
import { richForms } from './forms/rich-forms.ts';
import type { PaintOptions } from './paint-options.ts';
import { keepForms, paint } from './paint.ts';
import { recordingContext } from './test-context.ts';

const viewport = { width: 960, height: 540 };

function painting(scene: Scene, own: Partial<PaintOptions> = {}, measured: string[] = []) {
  const { context, marks, picture } = recordingContext();
  const measureText = (words: string) => {
    measured.push(words);
    return { width: words.length * 500 };
  };
  const camera = frameObject(scene, scene.root.object.id, viewport, { margin: 0 });
  paint(Object.assign(context, { measureText }), scene, { camera, viewport, pixelRatio: 1, imageOf: picture, rich: richForms, ...own });
  return { marks };
}

describe('after changes', () => {
  test.each(visualScenes.map(({ id, document }) => [id, document] as const))('%s looks as if it were painted anew', (id, document) => {
    const chance = new Chance(id.length);
    const draft = openDraft(parsePresentation(document).presentation);
    const scene = indexScene(draft.presentation);
    painting(scene);
    let number = 0;
    for (let turn = 0; turn < 100; turn++) {
      applyLate(draft, [randomOperation(draft, chance, () => `new-${++number}`)]);
      keepForms(scene, changeScene(scene, draft.presentation));
      // Forms are made by painting, and an old one must not survive a change.
      if (turn % 10 === 0) painting(scene);
    }
    expect(JSON.stringify(painting(scene).marks)).toBe(JSON.stringify(painting(indexScene(draft.presentation)).marks));
  });

  test('of hundreds of siblings, those on the screen are painted, in their order', () => {
    const chance = new Chance(5);
    const star = (name: string, far: number) => (_: unknown, index: number) => ({
      kind: 'shape',
      shape: 'star',
      id: `${name}${index}`,
      x: chance.within(-far, far),
      y: chance.within(-far, far),
      width: chance.within(10, 200),
      height: 100,
    });
    const stars = (name: string, far: number) => Array.from({ length: 150 }, star(name, far));
    const group = { kind: 'group', id: 'g', x: 300, rotation: 30, opacity: 0.5, width: 2000, height: 2000, children: stars('b', 1000) };
    const document = { root: { id: 'root', children: [...stars('a', 3000), group, ...stars('c', 3000)] } };
    const draft = openDraft(parsePresentation(document).presentation);
    const scene = indexScene(draft.presentation);
    let number = 0;
    for (let turn = 0; turn < 60; turn++) {
      const operation = randomOperation(draft, chance, () => `new-${++number}`);
      if (operation.kind !== 'theme') applyLate(draft, [operation, { kind: 'set', id: 'b1', fields: { x: turn } }]);
      keepForms(scene, changeScene(scene, draft.presentation));
      const [x, y] = [chance.within(-2000, 2000), chance.within(-2000, 2000)];
      const sight = { camera: { anchor: 'root', x, y, zoom: chance.within(0.3, 4), rotation: chance.up(3) * 20 } };
      const slice = { lifted: new Set(['a7', 'b9', 'c3']), after: chance.up(4) };
      for (const own of [sight, { ...sight, slice }])
        expect(JSON.stringify(painting(scene, own).marks)).toBe(JSON.stringify(painting(indexScene(draft.presentation), own).marks));
    }
  });

  test('only what has changed is laid out again', () => {
    const text = (id: string) => ({ kind: 'text', id, x: 480, y: 270, width: 400, height: 100, paragraphs: [`This is ${id}`] });
    const document = { root: { id: 'root', x: 480, y: 270, width: 960, height: 540, children: [text('one'), text('two')] } };
    const draft = openDraft(parsePresentation(document).presentation);
    const scene = indexScene(draft.presentation);
    const measured: string[] = [];
    const newly = () => {
      const before = measured.length;
      painting(scene, {}, measured);
      return measured.slice(before);
    };
    expect(newly().join()).toContain('one');
    applyAll(draft, [{ kind: 'set', id: 'one', fields: { x: 400, rotation: 10 } }]);
    keepForms(scene, changeScene(scene, draft.presentation));
    expect(newly()).toEqual([]);
    applyAll(draft, [{ kind: 'text', id: 'two', change: [{ keep: 12 }, { insert: '!' }] }]);
    keepForms(scene, changeScene(scene, draft.presentation));
    expect(newly()).toEqual(['!', 'This is two!']);
  });
});
