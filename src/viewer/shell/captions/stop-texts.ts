import type { ObjectId, Presentation, SceneObject } from '#model/presentation/presentation.ts';
import { opacitiesAt, targetAt } from '#model/presentation/steps.ts';
import { type OutlineTopic, outlineOf } from '#model/presentation/transcript/outline.ts';
import { transcriptOf, type TranscriptText, type TranscriptTopic } from '#model/presentation/transcript/transcript.ts';

/** The texts of a presentation, by where they stand. */
export interface StopTexts {
  outline: OutlineTopic;
  /** What can be read at a step where it leads: not what a later step reveals, nor what lies in topics of its own. */
  at(step: number): TranscriptText[];
  /** The same, without what describes pictures. */
  writtenAt(step: number): TranscriptText[];
  /** What this step makes appear. */
  revealedBy(step: number): TranscriptText[];
}

export function readTexts(presentation: Presentation): StopTexts {
  const outline = outlineOf(presentation);
  const said = new Map<ObjectId, TranscriptText>();
  const gather = ({ texts, topics }: TranscriptTopic) => {
    for (const one of texts) said.set(one.id, one);
    topics.forEach(gather);
  };
  gather(transcriptOf(presentation));

  const isWritten = new Set<ObjectId>();
  const entries = new Map<ObjectId, readonly SceneObject[]>();
  const walk = ({ id, entries: own, topics }: OutlineTopic) => {
    entries.set(
      id,
      own.map(({ object }) => object),
    );
    for (const { object } of own) {
      entries.set(object.id, object.kind === 'group' ? within(object.children) : [object]);
      if (object.kind === 'text') isWritten.add(object.id);
    }
    topics.forEach(walk);
  };
  walk(outline);
  const textsIn = (id: ObjectId) => (entries.get(id) ?? []).flatMap((object) => said.get(object.id) ?? []);

  const at = (step: number) => {
    // What lies in a group that is still hidden is hidden with it.
    const hidden = new Set(
      [...opacitiesAt(presentation, step)].flatMap(([id, opacity]) =>
        opacity === 0 ? [id, ...(entries.get(id) ?? []).map((object) => object.id)] : [],
      ),
    );
    return textsIn(targetAt(presentation, step)).filter(({ id }) => !hidden.has(id));
  };

  return {
    outline,
    at,
    writtenAt: (step) => at(step).filter(({ id }) => isWritten.has(id)),
    revealedBy: (step) => (presentation.path[step]?.reveal ?? []).flatMap(textsIn),
  };
}

const within = (objects: readonly SceneObject[]): SceneObject[] =>
  objects.flatMap((object) => (object.kind === 'group' ? within(object.children) : [object]));
