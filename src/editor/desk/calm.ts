import type { Desk } from './desk.ts';
import type { DeskState } from './desk-state.ts';

/** Milliseconds without a change before somebody looks again, and the longest between two looks. */
const [PAUSE, LONGEST] = [120, 1000];
/** Milliseconds that everything has to be saved before it is said: each batch of a drag is on its way and saved in turn. */
const SETTLED = 400;

/**
 * The state of a desk for whatever is beside the canvas. While something is dragged or typed it changes in pauses: nobody reads there
 * what moves, and showing it in every frame costs several times as much as moving it.
 */
export function openCalm(desk: Pick<Desk, 'state' | 'subscribe'>, now: () => number = () => performance.now()) {
  let state = desk.state();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [told, busy] = [now(), -Infinity];
  const listeners = new Set<() => void>();
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    told = now();
    const next = desk.state();
    const isSettled = next.status.state !== 'saved' || state.status.state !== 'saving' || told - busy >= SETTLED;
    state = isSettled ? next : { ...next, status: state.status };
    if (!isSettled) wait(busy + SETTLED - told);
    for (const listener of listeners) listener();
  };
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(tell, Math.max(0, milliseconds));
  };
  desk.subscribe(() => {
    const next = desk.state();
    if (next.status.state !== 'saved') busy = now();
    if (isInHand(state, next) && !isNews(state, next)) wait(Math.min(PAUSE, told + LONGEST - now()));
    else tell();
  });
  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Something is dragged, or the caret goes on in a text. What somebody sets beside the canvas is there at once. */
function isInHand(before: DeskState, { marks, selection }: DeskState): boolean {
  // Those of an open tool stay for as long as it is open.
  if (marks && !marks.isBare) return true;
  const { selection: last } = before;
  if (selection.kind !== 'text' || last.kind !== 'text' || selection.id !== last.id || selection.part !== last.part) return false;
  return selection.anchor !== last.anchor || selection.focus !== last.focus;
}

/** What must not wait: that not everything is saved, what would receive what is dragged, and whatever else somebody has done. */
function isNews(before: DeskState, next: DeskState): boolean {
  const isLeaving = before.status.state !== next.status.state && next.status.state !== 'saved';
  return isLeaving || before.marks?.receiving?.into !== next.marks?.receiving?.into || others.some((name) => before[name] !== next[name]);
}

const others = [
  'step',
  'isOnPath',
  'tool',
  'point',
  'camera',
  'viewport',
  'collapsed',
  'canUndo',
  'canRedo',
  'uploading',
  'waiting',
  'title',
  'notice',
] as const;
