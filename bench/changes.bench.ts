import { createCanvas } from '@napi-rs/canvas';
import { isNothing } from '#model/geometry/rectangle.ts';
import { applyAll } from '#model/change/apply.ts';
import { openDraft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { formsIn, keepForms, paint } from '#model/paint/paint.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { changeScene } from '#model/scene/change-scene.ts';
import { indexScene } from '#model/scene/scene.ts';
import { onlyArea, watchArea } from '#viewer/surface/editing/changed-area.ts';
import { paintHere } from '../src/server/platform/pictures/painting/paint-here.ts';
import { atMost, figure, type Figure, median, report } from './figures.ts';

// What one change on the screen costs in documents of different sizes: applying it, making the scene follow, laying out what is new, and
// painting the area again as the plain canvas does. All sizes take turns, so that whatever disturbs the machine disturbs all of them.
const SIZES = [200, 2_000, 10_000] as const;
const ROUNDS = 60;
const WARM_UP = 20;
/** Changes of each kind per round. */
const TURNS = 10;
const COLUMNS = 100;

type Size = (typeof SIZES)[number];

/** The screen shows the same objects of each. */
function documentWith(objects: number): unknown {
  const texts = Array.from({ length: objects }, (_, index) => ({
    kind: index % 3 === 0 ? 'shape' : 'text',
    shape: 'rounded',
    id: `object-${index}`,
    x: (index % COLUMNS) * 300,
    y: Math.floor(index / COLUMNS) * 200,
    width: 240,
    height: 120,
    paragraphs: [`Some words about number ${index}, and a few more.`],
  }));
  return { root: { id: 'root', children: texts } };
}

const screen = { viewport: { width: 1280, height: 720 }, pixelRatio: 1 };
const camera = { anchor: 'root', x: 900, y: 400, zoom: 0.5, rotation: 0 };

/** Within the screen, but not at the edge of everything. */
const shownAt = (turn: number) => 2 + (turn % 3) + COLUMNS;
/** At the upper left corner of everything. */
const atEdge = 0;

const changes: Record<string, (turn: number) => Operation> = {
  'moving an object': (turn) => ({ kind: 'set', id: `object-${shownAt(turn)}`, fields: { x: 700 + (turn % 50), y: 300 + (turn % 30) } }),
  'moving an object at the edge': (turn) => ({
    kind: 'set',
    id: `object-${atEdge}`,
    fields: { x: (turn % 50) - 50, y: (turn % 30) - 30 },
  }),
  'typing a letter': (turn) =>
    turn % 2 === 0
      ? { kind: 'text', id: 'object-104', change: [{ keep: 5 }, { insert: 'x' }] }
      : { kind: 'text', id: 'object-104', change: [{ keep: 5 }, { remove: 1 }] },
  'adding an object': (turn) => ({
    kind: 'add',
    into: { parent: 'root' },
    object: { kind: 'shape', shape: 'star', id: `new-${turn}`, order: 'a0V', x: 800, y: 300, width: 240, height: 120 },
  }),
  'removing an object': (turn) => ({ kind: 'remove', id: `new-${turn}` }),
};

const phases = ['apply', 'the scene follows', 'lay out', 'repaint'] as const;
type Times = Record<(typeof phases)[number], number>;

function open(objects: number) {
  const draft = openDraft(parsePresentation(documentWith(objects)).presentation);
  const scene = indexScene(draft.presentation);
  const context = createCanvas(screen.viewport.width, screen.viewport.height).getContext('2d');
  const frame = { camera, opacities: new Map<string, number>(), spotlight: undefined, isResting: true, layersFrom: undefined };
  const view = { camera, ...screen };
  const rest = { ...paintHere, imageOf: () => undefined };
  const changed = watchArea(scene);
  changed.see(frame, screen);
  paint(context, scene, { ...view, ...rest });

  return (operation: Operation): Times => {
    const start = performance.now();
    const outcome = applyAll(draft, [operation]);
    const applied = performance.now();
    const patch = changeScene(scene, draft.presentation);
    const followed = performance.now();
    keepForms(scene, patch);
    const formsOf = formsIn(context, scene, { ...view, ...rest });
    for (const { of } of patch.areas) {
      const node = scene.nodes.get(of);
      if (node) formsOf(node.object);
    }
    const laidOut = performance.now();
    const area = changed.of(patch, frame, screen);
    context.clearRect(area.left, area.top, area.right - area.left, area.bottom - area.top);
    paint(context, scene, { ...onlyArea(view, area, false), ...rest });
    // Skia paints when somebody looks.
    context.getImageData(area.left, area.top, 1, 1);
    const painted = performance.now();
    if ('refusal' in outcome) throw outcome.refusal;
    if (isNothing(area)) throw new Error('The change is not on the screen');
    return { apply: applied - start, 'the scene follows': followed - applied, 'lay out': laidOut - followed, repaint: painted - laidOut };
  };
}

const documents = SIZES.map((size) => ({ size, change: open(size) }));
const results = new Map<string, Times[]>();
const resultsOf = (name: string, size: Size): Times[] => {
  const key = `${name} ${size}`;
  const known = results.get(key) ?? [];
  results.set(key, known);
  return known;
};

for (let round = 0; round < WARM_UP + ROUNDS; round++)
  for (const [name, make] of Object.entries(changes))
    for (let turn = round * TURNS; turn < (round + 1) * TURNS; turn++)
      for (const { size, change } of documents) {
        const times = change(make(turn));
        if (round >= WARM_UP) resultsOf(name, size).push(times);
      }

const figures: Figure[] = [];
for (const name of Object.keys(changes)) {
  const sumOf = (size: Size, some: readonly (keyof Times)[]) =>
    median(resultsOf(name, size).map((times) => some.reduce((sum, phase) => sum + times[phase], 0)));
  const growth = (some: readonly (keyof Times)[]) => sumOf(10_000, some) / sumOf(2_000, some);
  for (const size of SIZES) {
    figures.push(figure(`${name}, ${size} objects: ms`, sumOf(size, phases)));
    for (const phase of phases) figures.push(figure(`  ${phase}`, sumOf(size, [phase])));
  }
  figures.push(atMost(`${name}: 10,000 objects against 2,000`, growth(phases), 1.3));
  figures.push(atMost('  without painting', growth(['apply', 'the scene follows', 'lay out']), 1.3));
}
report('changes', figures);
