import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { type Change, changed } from './changes.ts';

/** An object of a slide while its builds are played. */
export interface Player {
  object: SceneObject;
  parent: Player | undefined;
  children: Player[];
  /** The one that takes its place once it has changed. */
  successor?: Player;
  isShown: boolean;
  /** Whether it is hidden until it appears. */
  appears: boolean;
  /** Whether anybody has seen it as it is. */
  isSeen: boolean;
}

interface Kit {
  size: { width: number; height: number };
  makeId: (stem: string) => ObjectId;
  /** How many more objects the presentation may have. */
  budget: { left: number };
}

/** The objects of a slide, each known by its first name however often it has changed. */
export function makeCast(objects: readonly SceneObject[], { size, makeId, budget }: Kit) {
  const current = new Map<ObjectId, Player>();
  const firstNames = new Map<ObjectId, ObjectId>();
  const join = (object: SceneObject, parent: Player | undefined): Player => {
    const player: Player = { object, parent, children: [], isShown: true, appears: false, isSeen: false };
    player.children = childrenOf(object).map((child) => join(child, player));
    current.set(object.id, player);
    firstNames.set(object.id, object.id);
    return player;
  };
  const players = objects.map((object) => join(object, undefined));

  /** Like another and everything in it as it is now, under other names. */
  const stand = (model: Player, parent: Player | undefined): Player => {
    const object = { ...model.object, id: makeId(model.object.kind) };
    const player: Player = { object, parent, children: [], isShown: model.isShown, appears: false, isSeen: false };
    player.children = model.children.map((child) => stand(latest(child), player));
    const name = firstNames.get(model.object.id) ?? model.object.id;
    firstNames.set(object.id, name);
    current.set(name, player);
    budget.left -= 1;
    return player;
  };

  const change = (player: Player, to: Change) => {
    const around = { ...size, rotation: 0, scale: 1 };
    for (let group = player.parent; group; group = group.parent) {
      around.rotation += group.object.rotation;
      around.scale *= group.object.scale;
    }
    adopt(player, changed(whole(player), to, around));
  };

  return {
    current: (id: ObjectId) => current.get(id),
    /** Everybody as they are now. */
    all: () => current.values(),
    change,
    /** One like it, changed, takes its place; undefined if there are too many objects. */
    replace(player: Player, to: Change): Player | undefined {
      if (sizeOf(player) > budget.left) return undefined;
      const successor = stand(player, player.parent);
      successor.appears = true;
      player.successor = successor;
      change(successor, to);
      return successor;
    },
    /** The slide, with each object followed by what takes its place; without what never appears. */
    objects: (shown: ReadonlySet<ObjectId>) => players.flatMap((player) => written(player, shown)),
  };
}

const childrenOf = (object: SceneObject) => (object.kind === 'group' ? object.children : []);
const latest = (player: Player): Player => (player.successor ? latest(player.successor) : player);
const sizeOf = (player: Player): number => player.children.reduce((sum, child) => sum + sizeOf(latest(child)), 1);

/** Whether it and everything around it is shown. */
export const isOnStage = (player: Player): boolean => player.isShown && (!player.parent || isOnStage(player.parent));

/** An object with everything in it, in the order of its players. */
const whole = ({ object, children }: Player): SceneObject =>
  object.kind === 'group' ? { ...object, children: children.map(whole) } : object;

function adopt(player: Player, object: SceneObject): void {
  player.object = object;
  for (const [index, child] of childrenOf(object).entries()) {
    const own = player.children[index];
    if (own) adopt(own, child);
  }
}

function written({ object, children, successor, appears }: Player, shown: ReadonlySet<ObjectId>): SceneObject[] {
  if (appears && !shown.has(object.id)) return [];
  const own = object.kind === 'group' ? { ...object, children: children.flatMap((child) => written(child, shown)) } : object;
  return [own, ...(successor ? written(successor, shown) : [])];
}
