import type { ObjectId, Presentation, SceneObject } from '#model/presentation/presentation.ts';
import { type OutlineTopic, outlineOf } from '#model/presentation/transcript/outline.ts';
import { type TranscriptText, type TranscriptTopic, transcriptOf } from '#model/presentation/transcript/transcript.ts';
import type { Scene } from '#model/scene/scene.ts';
import { stopsOf } from './stops.ts';

/** The text at each stop; a stop visited again has none. Text that belongs to no stop comes last, if there is any. */
export function stopTexts(scene: Scene): string[] {
  const homes = homesOf(scene);
  const texts = new Map<ObjectId | undefined, string[]>();
  for (const { id, paragraphs } of textsIn(transcriptOf(withoutDescriptions(scene.presentation)))) {
    const home = homes.get(id);
    const lines = texts.get(home) ?? [];
    texts.set(home, lines);
    for (const { text, listType } of paragraphs) lines.push(listType ? `• ${text}` : text);
  }
  const take = (home: ObjectId | undefined) => {
    const lines = texts.get(home) ?? [];
    texts.delete(home);
    return lines.join('\n');
  };
  const atStops = stopsOf(scene).map(({ to }) => take(to));
  return texts.size > 0 ? [...atStops, take(undefined)] : atStops;
}

/** The innermost stop that shows each object. */
function homesOf(scene: Scene): Map<ObjectId, ObjectId> {
  const stops = new Set(stopsOf(scene).map(({ to }) => to));
  const homes = new Map<ObjectId, ObjectId>();
  const walk = ({ id, entries, topics }: OutlineTopic, outer: ObjectId | undefined) => {
    const here = stops.has(id) ? id : outer;
    for (const { object } of entries) {
      const home = groupAround(scene, object.id, stops) ?? here;
      if (home !== undefined) homes.set(object.id, home);
    }
    for (const topic of topics) walk(topic, here);
  };
  walk(outlineOf(scene.presentation), undefined);
  return homes;
}

/** The object itself, or the group around it that is a stop. */
function groupAround({ nodes }: Scene, id: ObjectId, stops: ReadonlySet<ObjectId>): ObjectId | undefined {
  for (let node = nodes.get(id); node && node.object.kind !== 'topic'; node = node.parent)
    if (stops.has(node.object.id)) return node.object.id;
  return undefined;
}

const textsIn = ({ texts, topics }: TranscriptTopic): TranscriptText[] => [...texts, ...topics.flatMap(textsIn)];

/** Removes alternative texts: they describe pictures, but are not written on the canvas. */
function withoutDescriptions(presentation: Presentation): Presentation {
  const strip = (object: SceneObject): SceneObject => ({
    ...object,
    alt: undefined,
    ...('children' in object && { children: object.children.map(strip) }),
  });
  const assets = Object.fromEntries(Object.entries(presentation.assets).map(([id, asset]) => [id, { ...asset, alt: undefined }]));
  return { ...presentation, root: { ...presentation.root, alt: undefined, children: presentation.root.children.map(strip) }, assets };
}
