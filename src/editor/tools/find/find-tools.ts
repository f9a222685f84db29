import type { Presentation } from '#model/presentation/presentation.ts';
import { isLocked } from '../../core/selection/states.ts';
import type { Desk } from '../../desk/desk.ts';
import { browserTime, type Time } from '../../path/time.ts';
import { createMatcher, type Matching } from './matcher.ts';
import type { WrittenAt } from './places.ts';
import { replacing } from './replacing.ts';
import { createSearch, type Hit, isSameHit } from './search.ts';
import { showHit } from './show-hit.ts';

/** Milliseconds of searching in one go. */
const SLICE = 30;
/** Holders between two looks at the clock. */
const OFTEN = 50;

export interface FindView {
  readonly count: number;
  /** From 1; 0 while none of them is shown. */
  readonly place: number;
  readonly isSearching: boolean;
  /** Where the one is that is shown. */
  readonly at: WrittenAt | undefined;
}

export interface FindTools {
  view(): FindView;
  subscribe(listener: () => void): () => void;
  look(query: string, matching: Matching): void;
  /** Shows the next one, or with -1 the one before; after the last, the first. False if there is none. */
  go(by: 1 | -1): boolean;
  /** Replaces the one that is shown, and shows the next; shows the first if none is. */
  replace(words: string): void;
  /** All of them but those in locked objects, as one step back. Returns how many; 0 if it was refused. */
  replaceAll(words: string): number;
  /** Stops following changes. */
  stop(): void;
}

type Search = ReturnType<typeof createSearch>;
const nowhere: FindView = { count: 0, place: 0, isSearching: false, at: undefined };

/** Finds words wherever something is written, and replaces them. It follows changes until it is stopped. */
export function createFindTools(desk: Desk, time: Time = browserTime): FindTools {
  const listeners = new Set<() => void>();
  let search: Search | undefined;
  let hits: readonly Hit[] = [];
  let current: Hit | undefined;
  let view = nowhere;
  let searched: Presentation | undefined;
  let running: Generator<undefined, readonly Hit[]> | undefined;
  let stopWaiting = (): void => undefined;
  let stopFollowing: (() => void) | undefined;

  const placeOf = (hit: Hit | undefined) => (hit ? hits.findIndex((one) => isSameHit(one, hit)) : -1);
  const tell = () => {
    const place = placeOf(current);
    view = { count: hits.length, place: place + 1, isSearching: running !== undefined, at: hits[place]?.at };
    for (const listener of listeners) listener();
  };
  const goOn = () => {
    const began = time.now();
    for (let count = 1; running; count += 1) {
      const next = running.next();
      if (next.done) {
        hits = next.value;
        running = undefined;
      } else if (count % OFTEN === 0 && time.now() - began > SLICE) {
        stopWaiting = time.wait(0, goOn);
        return tell();
      }
    }
    tell();
  };
  const begin = () => {
    stopWaiting();
    searched = desk.draft.presentation;
    running = search?.(searched);
    if (!running) hits = [];
    goOn();
  };
  const follow = () => {
    if (search && desk.draft.presentation !== searched) begin();
  };
  /** With everything searched, as it is now. */
  const finish = () => {
    follow();
    stopWaiting();
    while (running) {
      const next = running.next();
      if (!next.done) continue;
      hits = next.value;
      running = undefined;
    }
  };
  const show = (place: number) => {
    current = hits.at(place);
    if (current) showHit(desk, current);
    tell();
    return current !== undefined;
  };

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    look(query, matching) {
      stopFollowing ??= desk.subscribe(follow);
      const matcher = createMatcher(query, matching);
      search = matcher && createSearch(matcher);
      current = undefined;
      begin();
    },
    go(by) {
      finish();
      if (hits.length === 0) return show(0);
      const here = placeOf(current);
      return show(here < 0 ? (by === 1 ? 0 : -1) : (here + by + hits.length) % hits.length);
    },
    replace(words) {
      finish();
      const here = placeOf(current);
      const hit = hits[here];
      if (!hit) return void show(0);
      if (!desk.do(replacing(desk.draft, [hit], words))) return;
      // What was written in its place may have it again.
      const end = hit.from + words.length;
      finish();
      const next = hits.findIndex((one, place) => place >= here && (!isSameText(one, hit) || one.from >= end));
      show(Math.max(next, 0));
    },
    replaceAll(words) {
      finish();
      const free = hits.filter(
        ({ at }) => at.kind === 'step' || (at.kind === 'field' && at.field === 'alt') || !isLocked(desk.draft, at.id),
      );
      // If all are locked, the desk says so.
      const replaced = free.length > 0 ? free : hits;
      const isDone = desk.do(replacing(desk.draft, replaced, words));
      current = undefined;
      finish();
      tell();
      return isDone ? replaced.length : 0;
    },
    stop() {
      stopWaiting();
      stopFollowing?.();
      stopFollowing = undefined;
      search = running = current = undefined;
      hits = [];
      tell();
    },
  };
}

const isSameText = (one: Hit, other: Hit): boolean => isSameHit({ ...one, from: 0, to: 0 }, { ...other, from: 0, to: 0 });
