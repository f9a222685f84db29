import type { ObjectId, Presentation, SceneObject } from '#model/presentation/presentation.ts';
import { opacitiesAt, targetAt } from '#model/presentation/steps.ts';
import { type OutlineTopic, outlineOf } from '#model/presentation/transcript/outline.ts';
import { transcriptOf, type TranscriptText, type TranscriptTopic } from '#model/presentation/transcript/transcript.ts';

/** The texts of a presentation by place. */
export interface StopTexts {
  outline: OutlineTopic;
  /** The text visible at a step's target, without anything that a later step reveals or that is in nested topics. */
  at(step: number): TranscriptText[];
  /** The same, without descriptions of pictures. */
  writtenAt(step: number): TranscriptText[];
  /** The text this step reveals. */
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
    // Objects in a hidden group are hidden with it.
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
