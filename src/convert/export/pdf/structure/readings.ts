import type { SceneObject, TextObject } from '#model/presentation/presentation.ts';
import type { OutlineTopic } from '#model/presentation/transcript/outline.ts';
import type { Scene } from '#model/scene/scene.ts';
import { isBlank } from './tag-paragraphs.ts';

/** An object in reading order, with the topics that contain it, outermost first. */
export interface Reading {
  object: SceneObject;
  topics: readonly OutlineTopic[];
  isHeading: boolean;
}

export function readingsOf(scene: Scene, outline: OutlineTopic): Reading[] {
  const readings: Reading[] = [];
  const walk = (topic: OutlineTopic, above: readonly OutlineTopic[]) => {
    const topics = [...above, topic];
    const heading = headingOf(topic);
    const place = scene.nodes.get(topic.id);
    if (place) readings.push({ object: place.object, topics, isHeading: false });
    for (const { object } of topic.entries) readings.push({ object, topics, isHeading: object === heading });
    for (const inner of topic.topics) walk(inner, topics);
  };
  walk(outline, []);
  return readings;
}

/**
 * The text that heads a topic: of its titles the one with the most letters, since large numbers and symbols are titles too; without one,
 * its first subtitle.
 */
function headingOf({ entries }: OutlineTopic): TextObject | undefined {
  const texts = entries
    .map(({ object }) => object)
    .filter((object) => object.kind === 'text')
    .filter(({ paragraphs }) => !paragraphs.every(isBlank));
  const titles = texts
    .filter(({ styleClass }) => styleClass === 'title')
    .map((text) => ({ text, length: wordsOf(text).replace(/\P{L}/gu, '').length }));
  const [title] = titles.toSorted((one, other) => other.length - one.length);
  return title?.text ?? texts.find(({ styleClass }) => styleClass === 'subtitle');
}

const names = new WeakMap<OutlineTopic, string>();

/** A topic's name: the author's title, or its heading. */
export function nameOf(topic: OutlineTopic): string {
  const known = names.get(topic);
  if (known !== undefined) return known;
  const heading = topic.title.trim() ? undefined : headingOf(topic);
  const name = heading ? wordsOf(heading) : topic.title.trim();
  names.set(topic, name);
  return name;
}

export const wordsOf = ({ paragraphs }: TextObject): string =>
  paragraphs
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
