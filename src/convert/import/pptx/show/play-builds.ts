import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { changed, renamed } from './changes.ts';
import { type BuildTarget, type Builds, keyOf } from './read-builds.ts';

/** What a click reveals and hides. */
export interface Turn {
  reveal: ObjectId[];
  hide: ObjectId[];
}

interface Kit {
  warn: (code: 'animation') => void;
  size: { width: number; height: number };
  makeId: (stem: string) => ObjectId;
}

/** An object that changes. */
interface Actor {
  /** As it is, and as it becomes; the last one is the current one. */
  versions: SceneObject[];
  isShown: boolean;
  /** Whether anybody has seen the current one. */
  isSeen: boolean;
}

/**
 * Plays the builds: what appears and disappears with the slide, then with each click. A text that is one object appears with its first
 * paragraph. An object that changes disappears, and one like it appears changed; what nobody has seen yet is changed itself.
 */
export function playBuilds(
  { start, clicks }: Builds,
  ids: ReadonlyMap<string, ObjectId>,
  objects: readonly SceneObject[],
  { size, makeId, warn }: Kit,
): { objects: SceneObject[]; turns: Turn[] } {
  const builds = [start, ...clicks];
  const divided = new Set([...ids.keys()].flatMap((key) => /^(.*)\//.exec(key)?.[1] ?? []));
  const idOf = (target: BuildTarget) => ids.get(keyOf(target)) ?? (divided.has(target.shape) ? undefined : ids.get(target.shape));
  // What is in a group moves by other measures, and parts of a divided text have names of their own.
  const changing = new Set(
    builds.flatMap(({ changes }) => changes.flatMap(({ shape }) => (divided.has(shape) ? [] : (ids.get(shape) ?? [])))),
  );
  const enters = new Map<ObjectId, boolean>();
  for (const { reveal, hide } of builds)
    for (const [targets, isEntrance] of [[hide, false] as const, [reveal, true] as const])
      for (const id of targets.flatMap((target) => idOf(target) ?? [])) if (!enters.has(id)) enters.set(id, isEntrance);
  const actors = new Map<ObjectId, Actor>();
  for (const object of objects)
    if (changing.has(object.id)) actors.set(object.id, { versions: [object], isShown: enters.get(object.id) !== true, isSeen: false });
  if (actors.size < new Set(builds.flatMap(({ changes }) => changes.map(({ shape }) => shape))).size) warn('animation');
  const isShown = new Map<ObjectId, boolean>();

  const turns = builds.map(({ reveal, hide, changes }): Turn => {
    const turn: Turn = { reveal: [], hide: [] };
    const show = (targets: readonly BuildTarget[], isEntrance: boolean) => {
      for (const id of targets.flatMap((target) => idOf(target) ?? [])) {
        if (isShown.get(id) === isEntrance) continue;
        isShown.set(id, isEntrance);
        const actor = actors.get(id);
        if (actor) actor.isShown = isEntrance;
        turn[isEntrance ? 'reveal' : 'hide'].push(actor?.versions.at(-1)?.id ?? id);
      }
    };
    show(reveal, true);
    show(hide, false);
    for (const { shape, change } of changes) {
      const actor = actors.get(ids.get(shape) ?? '');
      const before = actor?.versions.at(-1);
      if (!actor || !before) continue;
      if (!actor.isSeen) {
        actor.versions.splice(-1, 1, changed(before, change, size));
        continue;
      }
      const after = renamed(changed(before, change, size), makeId);
      actor.versions.push(after);
      actor.isSeen = false;
      if (!actor.isShown) continue;
      if (turn.reveal.includes(before.id)) turn.reveal = turn.reveal.filter((id) => id !== before.id);
      else turn.hide.push(before.id);
      turn.reveal.push(after.id);
    }
    for (const actor of actors.values()) actor.isSeen ||= actor.isShown;
    return turn;
  });
  const revealed = new Set(turns.flatMap(({ reveal }) => reveal));
  return {
    objects: objects.flatMap(
      (object) => actors.get(object.id)?.versions.filter(({ id }, place) => place === 0 || revealed.has(id)) ?? [object],
    ),
    turns,
  };
}
