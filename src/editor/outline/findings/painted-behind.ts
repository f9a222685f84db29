import type { Camera, Viewport } from '#model/camera/camera.ts';
import { isSame } from '#model/change/text/text-change.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { nodesIn } from '#model/paint/paint.ts';
import type { ObjectId, Placement, SceneObject, Theme } from '#model/presentation/presentation.ts';
import { boxOf, type SceneNode } from '#model/scene/scene.ts';
import type { Desk } from '../../desk/desk.ts';
import { type Behind, isUponOne, papersBehind } from './behind.ts';
import { coloursIn } from './colours-in.ts';

/** Pixels that are looked at, and the longest side of them. */
const [PIXELS, LONGEST] = [4096, 512];
/** Of letters above and below their baseline, as shares of their size. */
const [ABOVE, BELOW] = [0.75, 0.2];

interface Sight {
  readonly camera: Camera;
  readonly viewport: Viewport;
  /** Of what is written there. */
  readonly placement: Placement;
}

interface Known {
  readonly theme: Theme;
  readonly arrivals: number;
  readonly sight: Sight;
  readonly objects: readonly SceneObject[];
  readonly papers: readonly string[] | undefined;
}

type Painting = Pick<Desk, 'scene' | 'state' | 'formsOf' | 'pixelsBehind'>;

/** What is behind words: the one fill that is behind all of them, or else what is painted there, once until something there changes. */
export function openBehind(desk: Painting): Behind {
  const known = new Map<ObjectId, Known>();
  const painted = (node: SceneNode): readonly string[] | undefined => {
    const { id } = node.object;
    const sight = sightOf(node, areaOf(desk, node));
    const objects = objectsBehind(desk, node, sight);
    const [{ theme }, { arrivals }, former] = [desk.scene.presentation, desk.state(), known.get(id)];
    const isKnown =
      former?.theme === theme && former.arrivals === arrivals && isSame(former.sight, sight) && areSame(former.objects, objects);
    if (isKnown) return former.papers;
    const pixels = desk.pixelsBehind(id, sight.camera, sight.viewport);
    const papers = pixels && coloursIn(pixels);
    known.set(id, { theme, arrivals, sight, objects, papers });
    return papers;
  };
  return (scene, node) => (isUponOne(scene, node) ? undefined : painted(node)) ?? papersBehind(scene, node);
}

/** Where the letters of a text are, which may be a part of its box; or all of anything else. In its own coordinates. */
function areaOf(desk: Painting, node: SceneNode): Rectangle {
  const { object } = node;
  const letters = object.kind === 'text' ? desk.formsOf(object).flatMap((form) => (form.kind === 'text' ? form.layout.fragments : [])) : [];
  if (letters.length === 0) return boxOf(node);
  return {
    left: Math.min(...letters.map(({ x }) => x)),
    top: Math.min(...letters.map(({ y, size }) => y - size * ABOVE)),
    right: Math.max(...letters.map(({ x, width }) => x + width)),
    bottom: Math.max(...letters.map(({ y, size }) => y + size * BELOW)),
  };
}

function sightOf({ object }: SceneNode, { left, top, right, bottom }: Rectangle): Sight {
  const [width, height] = [Math.max(right - left, Number.MIN_VALUE), Math.max(bottom - top, Number.MIN_VALUE)];
  const zoom = Math.min(Math.sqrt(PIXELS / width / height), LONGEST / width, LONGEST / height);
  const side = (length: number) => Math.max(1, Math.floor(length * zoom));
  const { id, x, y, rotation, scale } = object;
  const placement = { x, y, rotation, scale, width: object.width, height: object.height };
  const camera = { anchor: id, x: (left + right) / 2, y: (top + bottom) / 2, zoom, rotation: 0 };
  return { camera, viewport: { width: side(width), height: side(height) }, placement };
}

function objectsBehind({ scene }: Painting, node: SceneNode, { camera, viewport }: Sight): SceneObject[] {
  const objects: SceneObject[] = [];
  for (const one of nodesIn(scene, { camera, viewport, pixelRatio: 1, isFlat: true })) {
    if (one.node === node) break;
    objects.push(one.node.object);
  }
  return objects;
}

const areSame = (before: readonly SceneObject[], now: readonly SceneObject[]): boolean =>
  before.length === now.length && before.every((object, place) => looksSame(object, now[place]));

/** What is in a topic or a group is in the list itself, if it is there. */
function looksSame(before: SceneObject, now: SceneObject | undefined): boolean {
  if (before === now) return true;
  if (!now || !('children' in before) || !('children' in now)) return false;
  return isSame({ ...before, children: [] }, { ...now, children: [] });
}
