import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { isOnStage, makeCast, type Player } from './cast.ts';
import type { BuildTarget, Builds } from './read-builds.ts';

/** What a click reveals and hides. */
export interface Turn {
  reveal: ObjectId[];
  hide: ObjectId[];
}

interface Kit {
  warn: (code: 'animation') => void;
  size: { width: number; height: number };
  makeId: (stem: string) => ObjectId;
  budget: { left: number };
}

/**
 * Plays the builds: what appears and disappears with the slide, then with each click. A text that is one object appears with its first
 * paragraph. An object that changes disappears, and one like it appears changed; what nobody has seen yet is changed itself.
 */
export function playBuilds(
  { start, clicks }: Builds,
  ids: ReadonlyMap<string, ObjectId>,
  objects: readonly SceneObject[],
  { warn, ...kit }: Kit,
): { objects: SceneObject[]; turns: Turn[] } {
  const builds = [start, ...clicks];
  const parts = partsByShape(ids);
  const idsOf = ({ shape, paragraphs }: BuildTarget): ObjectId[] => {
    const own = paragraphs && parts.get(shape);
    if (own) return own.flatMap(({ first, id }) => (first >= paragraphs[0] && first <= paragraphs[1] ? [id] : []));
    const id = ids.get(shape);
    return id === undefined ? [] : [id];
  };
  const cast = makeCast(objects, kit);
  const playersOf = (target: BuildTarget): Player[] => idsOf(target).flatMap((id) => cast.current(id) ?? []);
  const known = new Set<Player>();
  for (const { reveal, hide } of builds)
    for (const [targets, isEntrance] of [[hide, false] as const, [reveal, true] as const])
      for (const player of targets.flatMap(playersOf)) {
        if (!known.has(player)) {
          player.isShown = !isEntrance;
          player.appears = isEntrance;
        }
        known.add(player);
      }
  let isComplete = true;

  const turns = builds.map(({ reveal, hide, changes }): Turn => {
    const turn: Turn = { reveal: [], hide: [] };
    const show = (targets: readonly BuildTarget[], isEntrance: boolean) => {
      for (const player of targets.flatMap(playersOf)) {
        if (player.isShown === isEntrance) continue;
        player.isShown = isEntrance;
        turn[isEntrance ? 'reveal' : 'hide'].push(player.object.id);
      }
    };
    show(reveal, true);
    show(hide, false);
    for (const { target, change } of changes) {
      // Paragraphs of a text that is one object do not change on their own.
      const players = target.paragraphs && !parts.has(target.shape) ? [] : playersOf(target);
      isComplete &&= players.length > 0;
      for (const player of players) {
        if (!player.isSeen) {
          cast.change(player, change);
          continue;
        }
        const successor = cast.replace(player, change);
        isComplete &&= successor !== undefined;
        if (successor && player.isShown) follow(player, successor, turn);
      }
    }
    for (const player of cast.all()) player.isSeen ||= isOnStage(player);
    return turn;
  });
  if (!isComplete) warn('animation');
  return { objects: cast.objects(new Set(turns.flatMap(({ reveal }) => reveal))), turns };
}

/** By shape, the parts of a divided text, with their first paragraphs. */
function partsByShape(ids: ReadonlyMap<string, ObjectId>): Map<string, { first: number; id: ObjectId }[]> {
  const parts = new Map<string, { first: number; id: ObjectId }[]>();
  for (const [key, id] of ids) {
    const [, shape, first] = /^(.*)\/(\d+)$/.exec(key) ?? [];
    if (shape !== undefined) parts.set(shape, [...(parts.get(shape) ?? []), { first: Number(first), id }]);
  }
  return parts;
}

/** One disappears, and the other appears, without what is hidden in it. */
function follow({ object: { id } }: Player, successor: Player, turn: Turn): void {
  if (turn.reveal.includes(id)) turn.reveal = turn.reveal.filter((other) => other !== id);
  else turn.hide.push(id);
  turn.reveal.push(successor.object.id);
  const visit = (player: Player) => {
    if (!player.isShown) turn.hide.push(player.object.id);
    player.children.forEach(visit);
  };
  successor.children.forEach(visit);
}
