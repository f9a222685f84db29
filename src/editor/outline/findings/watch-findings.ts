import type { ObjectId, SceneObject, TextObject } from '#model/presentation/presentation.ts';
import type { Desk } from '../../desk/desk.ts';
import { browserTime, type Time } from '../../path/time.ts';
import type { Behind } from './behind.ts';
import { type Faintness, faintness } from './faint.ts';
import { type Findings, findingsIn, type Lines } from './findings.ts';

/** Milliseconds without any change. */
const QUIET = 500;
/** Milliseconds until the page may respond to something else. */
const SLICE = 4;
/** Objects with words that are looked at. */
const MOST = 2000;
/** Of these, only texts can run out of their boxes: tables grow, and code and charts shrink what they say. */
const worded: ReadonlySet<SceneObject['kind']> = new Set(['text', 'table', 'code', 'chart']);

export interface FindingsWatch {
  /** The same object until something else is found. */
  current(): Findings;
  subscribe(listener: () => void): () => void;
  /** Looks at once, instead of when nothing changes for a while. */
  look(): void;
}

/** Follows what is to be found while somebody listens. */
export function watchFindings(desk: Desk, behind: Behind, time: Time = browserTime): FindingsWatch {
  const listeners = new Set<() => void>();
  let measured = new WeakMap<TextObject, Lines>();
  let faint = new Map<ObjectId, Faintness>();
  let found = findingsIn(desk.draft, () => undefined);
  let version = versionOf(desk);
  let run = 0;
  let cancel: (() => void) | undefined;
  let stop: (() => void) | undefined;

  const look = () => {
    faint = stillFaint(desk, faint, behind);
    const next = findingsIn(desk.draft, (text) => measured.get(text), faint);
    if (JSON.stringify(next) === JSON.stringify(found)) return;
    found = next;
    for (const listener of listeners) listener();
  };
  const measure = async () => {
    const own = ++run;
    let [until, left] = [time.now() + SLICE, MOST];
    // Texts of the scene have their letters.
    const pale = new Map<ObjectId, Faintness>();
    for (const node of desk.scene.nodes.values()) {
      const { object } = node;
      if (!worded.has(object.kind) || left-- <= 0) continue;
      if (time.now() >= until) {
        await time.whenIdle();
        if (own !== run) return;
        until = time.now() + SLICE;
      }
      if (object.kind === 'text' && !measured.has(object)) measured.set(object, measuredBy(desk, object));
      const faintly = faintness(desk.scene, node, behind);
      if (faintly) pale.set(object.id, faintly);
    }
    faint = pale;
    look();
  };
  const later = (milliseconds: number) => {
    cancel?.();
    run++;
    cancel = time.wait(milliseconds, () => {
      cancel = undefined;
      void time.whenIdle().then(() => (listeners.size > 0 ? measure() : undefined));
    });
  };
  const follow = () => {
    const next = versionOf(desk);
    if (next.presentation === version.presentation && next.arrivals === version.arrivals) return;
    if (next.arrivals !== version.arrivals) measured = new WeakMap();
    version = next;
    later(QUIET);
  };

  return {
    current: () => found,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= desk.subscribe(follow);
      if (listeners.size === 1) later(0);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
        cancel?.();
      };
    },
    look,
  };
}

function versionOf(desk: Desk) {
  const { presentation, arrivals } = desk.state();
  return { presentation, arrivals };
}

/** Those that have been found faint may not be any more. */
function stillFaint({ scene }: Desk, faint: ReadonlyMap<ObjectId, Faintness>, behind: Behind): Map<ObjectId, Faintness> {
  const still = new Map<ObjectId, Faintness>();
  for (const id of faint.keys()) {
    const node = scene.nodes.get(id);
    const faintly = node && faintness(scene, node, behind);
    if (faintly) still.set(id, faintly);
  }
  return still;
}

function measuredBy(desk: Desk, object: TextObject): Lines {
  const form = desk.formsOf(object).find((one) => one.kind === 'text');
  return { height: form?.layout.height ?? 0, lineCount: form?.layout.lineCount ?? 0 };
}
