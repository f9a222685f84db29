import type { Presentation, SceneObject, Step } from '#model/presentation/presentation.ts';
import type { Matcher, Range } from './matcher.ts';
import { holdersIn, type WrittenAt, writtenIn } from './places.ts';

export interface Hit extends Range {
  readonly at: WrittenAt;
}

const none: readonly Hit[] = [];

/** Searches presentations for the same words; what was searched once is not searched again until it is different. */
export function createSearch(matcher: Matcher) {
  const known = new WeakMap<object, { language: string; hits: readonly Hit[] }>();
  const hitsIn = (holder: SceneObject | Step, language: string): readonly Hit[] => {
    const before = known.get(holder);
    if (before?.language === language) return before.hits;
    const found = writtenIn(holder, language).flatMap(({ at, text, start, language: own }) =>
      matcher(text, own).map(({ from, to }): Hit => ({ at, from: from + start, to: to + start })),
    );
    const hits = found.length > 0 ? found : none;
    known.set(holder, { language, hits });
    return hits;
  };
  /** Yields while there is more to search. */
  return function* search(presentation: Presentation): Generator<undefined, readonly Hit[]> {
    const all: Hit[] = [];
    for (const holder of holdersIn(presentation)) {
      for (const hit of hitsIn(holder, presentation.language)) all.push(hit);
      yield;
    }
    return all;
  };
}

export const isSameHit = (one: Hit, other: Hit): boolean =>
  one.from === other.from && one.to === other.to && placeKey(one.at) === placeKey(other.at);

/** The same for all hits in one text or field. */
export function placeKey(at: WrittenAt): string {
  switch (at.kind) {
    case 'letters':
    case 'series':
      return `${at.kind} ${at.id} ${at.part ?? ''}`;
    case 'field':
      return `${at.kind} ${at.id} ${at.field}`;
    case 'category':
      return `${at.kind} ${at.id} ${at.place}`;
    case 'axis':
      return `${at.kind} ${at.id} ${at.axis}`;
    case 'step':
      return `${at.kind} ${at.step} ${at.field}`;
  }
}
