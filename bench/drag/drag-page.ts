import { frameObject } from '#model/camera/framing.ts';
import { applyAll } from '#model/change/apply.ts';
import { openDraft } from '#model/change/draft/draft.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { changeScene } from '#model/scene/change-scene.ts';
import { indexScene } from '#model/scene/scene.ts';
import { openEditableLite } from '#viewer/surface/editing/editable-lite.ts';
import { openEditableWebgl } from '#viewer/surface/editing/editable-webgl.ts';
import { boxesOf, drag, fit, screen } from './boxes.ts';

const wanted = new URLSearchParams(location.search);
const kind = wanted.get('kind');

async function openOurs(objects: number, open: typeof openEditableLite) {
  const boxes = boxesOf(objects);
  const { right, bottom } = fit(boxes);
  const children = boxes.map(({ isText, words, x, y, ...box }) => ({
    ...box,
    kind: isText ? 'text' : 'shape',
    shape: 'rectangle',
    x: x + box.width / 2,
    y: y + box.height / 2,
    paragraphs: [words],
  }));
  const document = { root: { id: 'root', x: right / 2, y: bottom / 2, width: right, height: bottom, children } };
  const draft = openDraft(parsePresentation(document).presentation);
  const scene = indexScene(draft.presentation);
  const canvas = globalThis.document.createElement('canvas');
  globalThis.document.querySelector('main')?.append(canvas);
  const content = { scene, images: new Map(), fonts: [], fontName: (face: string) => face };
  const surface = await open(canvas, { ...content, labels: { missingImage: '', unreadable: '' } });
  surface.resize(screen, 1);
  surface.show({ camera: frameObject(scene, 'root', screen, { margin: 0 }), opacities: new Map(), isResting: true });
  await surface.settled();
  const id = `object-${Math.floor(objects / 2)}`;
  const from = scene.nodes.get(id)?.object ?? scene.root.object;
  const set = (x: number, y: number) => {
    applyAll(draft, [{ kind: 'set', id, fields: { x: from.x + x, y: from.y + y } }]);
    surface.change(changeScene(scene, draft.presentation));
  };
  const since = performance.now();
  surface.lift([id]);
  await surface.settled();
  const lifting = performance.now() - since;
  return {
    lifting,
    drag: () => drag(set),
    /** Milliseconds until a change without lifting is shown exactly. */
    async change() {
      surface.lift([]);
      await surface.settled();
      const times: number[] = [];
      for (let turn = 0; turn < 20; turn++) {
        const start = performance.now();
        set(turn * 3, turn * 2);
        await surface.settled();
        times.push(performance.now() - start);
      }
      return times;
    },
  };
}

/** What no canvas of this size can go below. */
function openDot() {
  const canvas = Object.assign(document.createElement('canvas'), screen);
  document.querySelector('main')?.append(canvas);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, screen.width, screen.height);
  return { ...blank, drag: () => drag((x) => context?.clearRect(600 + x / 10, 300, 2, 2)) };
}

const blank = { lifting: 0, drag: () => drag(() => {}), change: async (): Promise<number[]> => [] };
const objects = Number(wanted.get('objects'));
const ready =
  kind === 'blank' ? blank : kind === 'dot' ? openDot() : openOurs(objects, kind === 'lite' ? openEditableLite : openEditableWebgl);
Object.assign(globalThis, { ready: Promise.resolve(ready) });
