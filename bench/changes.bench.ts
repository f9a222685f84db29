import { applyAll } from '#model/change/apply.ts';
import { type Draft, openDraft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { changeScene } from '#model/scene/change-scene.ts';
import { indexScene, type Scene } from '#model/scene/scene.ts';
import { atMost, figure, type Figure, median, report } from './figures.ts';

// What one change costs in documents of different sizes: applying it, and making the scene follow.
const SIZES = [200, 2_000, 10_000];
const TURNS = 300;

function documentWith(objects: number): unknown {
  const texts = Array.from({ length: objects }, (_, index) => ({
    kind: index % 3 === 0 ? 'shape' : 'text',
    shape: 'rounded',
    id: `object-${index}`,
    x: (index % 100) * 300,
    y: Math.floor(index / 100) * 200,
    width: 240,
    height: 120,
    paragraphs: [`Some words about number ${index}, and a few more.`],
  }));
  return { root: { id: 'root', children: texts } };
}

const changes: Record<string, (turn: number, objects: number) => Operation> = {
  'moving an object': (turn, objects) => ({ kind: 'set', id: `object-${(turn * 7) % objects}`, fields: { x: turn, y: turn } }),
  'typing a letter': (turn, objects) => ({ kind: 'text', id: `object-${textAt(turn, objects)}`, change: [{ keep: 5 }, { insert: 'x' }] }),
  'adding an object': (turn) => ({
    kind: 'add',
    into: { parent: 'root' },
    object: { kind: 'shape', shape: 'star', id: `new-${turn}`, order: 'a0V' },
  }),
  'removing an object': (turn) => ({ kind: 'remove', id: `new-${turn}` }),
};

const textAt = (turn: number, objects: number): number => {
  const index = (turn * 7) % objects;
  return index % 3 === 0 ? index + 1 : index;
};

interface Times {
  apply: number[];
  follow: number[];
}

function measure(draft: Draft, scene: Scene, make: (turn: number) => Operation): Times {
  const times: Times = { apply: [], follow: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    const operation = make(turn);
    const since = performance.now();
    const outcome = applyAll(draft, [operation]);
    const applied = performance.now();
    changeScene(scene, draft.presentation);
    times.apply.push(applied - since);
    times.follow.push(performance.now() - applied);
    if ('refusal' in outcome) throw outcome.refusal;
  }
  return times;
}

const results = new Map<string, Map<number, Times>>();
for (const objects of [...SIZES, ...SIZES]) {
  // The first round warms up.
  const draft = openDraft(parsePresentation(documentWith(objects)).presentation);
  const scene = indexScene(draft.presentation);
  for (const [name, make] of Object.entries(changes)) {
    const bySize = results.get(name) ?? new Map<number, Times>();
    results.set(
      name,
      bySize.set(
        objects,
        measure(draft, scene, (turn) => make(turn, objects)),
      ),
    );
  }
}

const figures: Figure[] = [];
for (const [name, bySize] of results) {
  for (const [objects, { apply, follow }] of bySize) {
    figures.push(figure(`${name}, ${objects} objects: apply, ms`, median(apply)));
    figures.push(figure('  the scene follows, ms', median(follow)));
  }
  const whole = (objects: number) => {
    const { apply = [], follow = [] } = bySize.get(objects) ?? {};
    return median(apply.map((time, turn) => time + (follow[turn] ?? 0)));
  };
  figures.push(atMost(`${name}: 10,000 objects against 2,000`, whole(10_000) / whole(2_000), 1.3));
}
report('changes', figures);
