import { apply, identity, invert, multiply, placementMatrix } from '../../geometry/matrix.ts';
import { type Rectangle, transformRectangle } from '../../geometry/rectangle.ts';
import type { Matrix } from '../drawing.ts';
import type { FrameObject, ObjectId, Presentation, SceneObject, Topic } from '../presentation.ts';
import { isRightToLeft } from '../../text/writing/right-to-left.ts';
import { echoesIn } from './echoes.ts';
import { withoutHidden } from './hidden.ts';
import { inReadingOrder } from './reading-order.ts';

/** An object directly in a topic, or in groups within it. */
export interface OutlineEntry {
  object: SceneObject;
  /** In its topic's coordinates. */
  box: Rectangle;
  /** From its own units to the topic's. */
  scale: number;
}

/** A topic, or a frame on a flat canvas with its contents, in the order viewers encounter it; nothing of it is hidden. */
export interface OutlineTopic {
  id: ObjectId;
  title: string;
  entries: OutlineEntry[];
  topics: OutlineTopic[];
}

interface Draft extends OutlineTopic {
  topics: Draft[];
  box: Rectangle;
  /** Index of the first step that leads to it or into it. */
  visit: number;
}

interface FrameDraft {
  draft: Draft;
  toFrame: Matrix;
  frame: FrameObject;
  area: number;
}

/** With more than this, frames are decoration. */
const MOST_FRAMES = 1000;

export function outlineOf(presentation: Presentation): OutlineTopic {
  const { root, path, language } = withoutHidden(presentation);
  const echoes = echoesIn({ root, path });
  const visits = new Map<ObjectId, number>();
  for (const [index, { to }] of path.entries()) if (to !== undefined && !visits.has(to)) visits.set(to, index);
  return arrange(gather(root, boxOf(root, identity), visits, echoes), isRightToLeft(language));
}

const boxOf = ({ width, height }: SceneObject, matrix: Matrix): Rectangle =>
  transformRectangle(matrix, { left: 0, top: 0, right: width, bottom: height });

const begin = ({ id, title = '' }: Topic | FrameObject, box: Rectangle): Draft => ({
  id,
  title,
  entries: [],
  topics: [],
  box,
  visit: Infinity,
});

function gather(topic: Topic, box: Rectangle, visits: ReadonlyMap<ObjectId, number>, echoes: ReadonlySet<ObjectId>): Draft {
  const draft = begin(topic, box);
  const frames: FrameDraft[] = [];
  /** First visits of objects without a draft of their own. */
  const seen = new Map<OutlineEntry, number>();
  const walk = (objects: readonly SceneObject[], matrix: Matrix, scale: number) => {
    for (const object of objects) {
      if (echoes.has(object.id)) continue;
      const toTopic = multiply(matrix, placementMatrix(object));
      const entry = { object, box: boxOf(object, toTopic), scale: scale * object.scale };
      const visit = visits.get(object.id) ?? Infinity;
      if (object.kind === 'topic') {
        const inner = gather(object, entry.box, visits, echoes);
        inner.visit = Math.min(inner.visit, visit);
        draft.topics.push(inner);
      } else if (object.kind === 'frame') {
        frames.push({
          draft: { ...begin(object, entry.box), visit },
          toFrame: invert(toTopic) ?? identity,
          frame: object,
          area: object.width * object.height * entry.scale ** 2,
        });
      } else {
        draft.entries.push(entry);
        seen.set(entry, visit);
        if (object.kind === 'group') walk(object.children, toTopic, entry.scale);
      }
    }
  };
  walk(topic.children, identity, 1);
  if (frames.length > 0 && frames.length <= MOST_FRAMES) putIntoFrames(draft, frames, seen);
  for (const { visit } of draft.topics) draft.visit = Math.min(draft.visit, visit);
  for (const visit of seen.values()) draft.visit = Math.min(draft.visit, visit);
  return draft;
}

/** A frame contains every object whose centre is in it; if several do, the smallest wins. */
function putIntoFrames(draft: Draft, frames: FrameDraft[], seen: Map<OutlineEntry, number>): void {
  frames.sort((one, other) => one.area - other.area);
  const homeOf = ({ left, top, right, bottom }: Rectangle, after = -1): Draft | undefined =>
    frames.find(({ toFrame, frame }, index) => {
      if (index <= after) return false;
      const { x, y } = apply(toFrame, (left + right) / 2, (top + bottom) / 2);
      return x >= 0 && y >= 0 && x <= frame.width && y <= frame.height;
    })?.draft;

  const { entries, topics } = draft;
  draft.entries = [];
  draft.topics = [];
  for (const entry of entries) {
    const home = homeOf(entry.box) ?? draft;
    home.entries.push(entry);
    home.visit = Math.min(home.visit, seen.get(entry) ?? Infinity);
  }
  // Smaller frames come first, so that each is complete before it goes into a larger one.
  const inner = [...topics.map((topic) => ({ topic, after: -1 })), ...frames.map((frame, after) => ({ topic: frame.draft, after }))];
  for (const { topic, after } of inner) {
    const home = homeOf(topic.box, after) ?? draft;
    home.topics.push(topic);
    home.visit = Math.min(home.visit, topic.visit);
  }
}

function arrange({ id, title, entries, topics }: Draft, isRightToLeft: boolean): OutlineTopic {
  const isTitle = ({ object }: OutlineEntry) => object.kind === 'text' && object.styleClass === 'title';
  const inOrder = inReadingOrder(topics, isRightToLeft).toSorted((one, other) => (one.visit === other.visit ? 0 : one.visit - other.visit));
  return {
    id,
    title,
    entries: [
      ...inReadingOrder(entries.filter(isTitle), isRightToLeft),
      ...inReadingOrder(
        entries.filter((entry) => !isTitle(entry)),
        isRightToLeft,
      ),
    ],
    topics: inOrder.map((topic) => arrange(topic, isRightToLeft)),
  };
}
