import { childOf, childrenOf, attributeOf, type XmlElement } from '../xml/xml.ts';
import { idOf, numberAt, type PezObject } from './pez-object.ts';
import { wordsOf } from './read-texts.ts';

/** The titles of stops, and which stop shows which object. */
interface StopNames {
  titleOf(id: string): string;
  isVisited(id: string): boolean;
  /** The smallest stop that contains the object, from 1. */
  stopOf(id: string): number | undefined;
}

export function namesOf(objects: readonly PezObject[], path: readonly { to?: string | undefined; reveal: string[] }[]): StopNames {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const visited = new Set(path.flatMap(({ to, reveal }) => [...(to === undefined ? [] : [to]), ...reveal]));
  const stops = path.flatMap(({ to }) => byId.get(to ?? '') ?? []);
  const texts = objects
    .filter(({ type }) => type === 'text' || type === 'label')
    .map((object) => ({ object, words: wordsOf(object.element) }))
    .filter(({ words }) => words !== '');
  const titled = new Map(texts.flatMap(({ object, words }) => (titleParent(object) ? [[titleParent(object) ?? '', words] as const] : [])));
  const titles = new Map<string, string>();
  const findTitle = (id: string): string => {
    const object = byId.get(id);
    if (!object) return '';
    const own = object.type === 'text' || object.type === 'label' ? wordsOf(object.element) : titled.get(id);
    if (own) return cut(own);
    // The largest text in it, and the highest of several.
    const inside = texts
      .filter((text) => isIn(text.object, object))
      .sort((one, other) => other.object.scale - one.object.scale || one.object.y - other.object.y);
    return cut(inside[0]?.words ?? '');
  };
  return {
    titleOf(id) {
      const known = titles.get(id) ?? findTitle(id);
      titles.set(id, known);
      return known;
    },
    isVisited: (id) => visited.has(id),
    stopOf(id) {
      const object = byId.get(id);
      if (!object) return undefined;
      const nearest = stops
        .filter((stop) => stop === object || isIn(object, stop))
        .sort((one, other) => breadthOf(one) - breadthOf(other))[0];
      return nearest && stops.indexOf(nearest) + 1;
    },
  };
}

/** Its original title, its largest heading, or its file name. */
export function presentationTitle(document: XmlElement, objects: readonly PezObject[], fileName: string): string {
  const given = childOf(document, 'sync', 'title')?.text.trim() ?? '';
  if (given && !/^untitled/i.test(given))
    return cut(/\s/.test(given) ? given : given.charAt(0).toUpperCase() + given.slice(1).replaceAll('-', ' '));
  const [largest] = objects.filter(({ classes }) => classes.includes('head')).sort((one, other) => other.scale - one.scale);
  return cut(largest ? wordsOf(largest.element) : '') || fileName.replace(/\.[^.]*$/, '');
}

const titleParent = ({ element }: PezObject): string | undefined => {
  const role = childrenOf(childOf(element, 'layout'), 'layout-element').find((each) => attributeOf(each, 'role') === 'title');
  const parent = attributeOf(role, 'parent-id');
  return parent === undefined ? undefined : idOf(parent);
};

const breadthOf = ({ element, scale }: PezObject): number => scale * (numberAt(element, 'size', 'w') ?? 0);

/** Whether its centre is inside a frame. */
function isIn({ x, y }: PezObject, frame: PezObject): boolean {
  const radians = (-frame.rotation * Math.PI) / 180;
  const [dx, dy] = [x - frame.x, y - frame.y];
  const across = Math.abs(dx * Math.cos(radians) - dy * Math.sin(radians)) / frame.scale;
  const down = Math.abs(dx * Math.sin(radians) + dy * Math.cos(radians)) / frame.scale;
  return across * 2 <= (numberAt(frame.element, 'size', 'w') ?? 0) && down * 2 <= (numberAt(frame.element, 'size', 'h') ?? 0);
}

const cut = (words: string): string => (words.length <= 90 ? words : `${words.slice(0, 88).replace(/\s+\S*$/, '')} …`);
