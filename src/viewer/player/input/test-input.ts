import type { Hit, Phase } from '../player.ts';
import { TestClock } from '../test-stage.ts';
import { attachInput } from './attach-input.ts';
import type { Command, InputActions, InputState } from './input-actions.ts';

const commands: readonly Command[] = [
  'next',
  'previous',
  'first',
  'last',
  'backToPath',
  'toggleOverview',
  'toggleAutoplay',
  'toggleCaptions',
  'toggleMuted',
  'toggleVideos',
  'toggleFullscreen',
  'leaveFullscreen',
  'toggleHelp',
];

export const atRest: InputState = {
  phase: 'resting',
  isExplorable: true,
  isFullscreen: false,
  isRightToLeft: false,
  isMotionReduced: false,
};

/** Records the actions that input triggers; panning or zooming starts exploring. */
export function recordActions(own: Partial<InputState> = {}) {
  const clock = new TestClock();
  const done: string[] = [];
  const listeners = new Set<() => void>();
  const recorder = {
    done,
    clock,
    state: { ...atRest, ...own },
    hit: undefined as Hit | undefined,
    isOurs: true,
    moved: { x: 0, y: 0, zoom: 1, degrees: 0 },
    listeners,
    set(phase: Phase) {
      recorder.state.phase = phase;
      for (const listener of listeners) listener();
    },
  };
  const explore = (change: () => void) => {
    recorder.set('exploring');
    change();
  };
  const actions: InputActions = {
    ...(Object.fromEntries(commands.map((command) => [command, () => void done.push(command)])) as Record<Command, () => void>),
    clock,
    state: () => recorder.state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasKeys: () => recorder.isOurs,
    panBy: (dx, dy) => explore(() => ((recorder.moved.x += dx), (recorder.moved.y += dy))),
    zoomBy: (factor) => explore(() => void (recorder.moved.zoom *= factor)),
    turnBy: (degrees) => explore(() => void (recorder.moved.degrees += degrees)),
    hit: () => recorder.hit,
    follow: (hit) => void done.push(`follow ${hit.kind}`),
    goToObjectAt: ({ x, y }) => void done.push(`object at ${x} ${y}`),
  };
  return { recorder, actions };
}

/** As much of an element as input needs: 800 × 600, with its corner at (100, 50) on the page. */
class TestElement extends EventTarget {
  style = { touchAction: '', cursor: '' };
  clientWidth = 800;
  clientHeight = 600;
  captured: number[] = [];
  ownerDocument = Object.assign(new EventTarget(), { activeElement: this as TestElement | { closest(selector: string): unknown } });
  getBoundingClientRect = () => ({ left: 100, top: 50 });
  setPointerCapture = (id: number) => void this.captured.push(id);
}

/** A stage with input attached, and functions to simulate input; points are relative to the stage. */
export function openInput(own: Partial<InputState> = {}) {
  const { recorder, actions } = recordActions(own);
  const stage = new TestElement();
  const detach = attachInput(stage as unknown as HTMLElement, actions);
  const send = (target: EventTarget, type: string, fields: object) => {
    const event = Object.assign(new Event(type, { cancelable: true }), fields);
    target.dispatchEvent(event);
    return event;
  };
  const spot = (x: number, y: number) => ({ clientX: x + 100, clientY: y + 50 });
  const pointer = (type: string, x: number, y: number, fields: object = {}) =>
    send(stage, `pointer${type}`, {
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      buttons: type === 'up' ? 0 : 1,
      ...spot(x, y),
      ...fields,
    });
  return {
    recorder,
    stage,
    detach,
    pointer,
    click: (x: number, y: number, detail = 1) => send(stage, 'click', { button: 0, detail, ...spot(x, y) }),
    wheel: (deltaY: number, fields: object = {}) =>
      send(stage, 'wheel', { deltaX: 0, deltaY, deltaMode: 0, ctrlKey: false, metaKey: false, ...spot(400, 300), ...fields }),
    key: (key: string, fields: object = {}) =>
      send(stage.ownerDocument, 'keydown', {
        key,
        shiftKey: false,
        ctrlKey: false,
        altKey: false,
        metaKey: false,
        isComposing: false,
        repeat: false,
        ...fields,
      }),
    gesture: (type: string, scale: number) => send(stage, `gesture${type}`, { scale }),
    /** Focuses something within the viewer that matches these selectors. */
    focus: (...tags: string[]) =>
      void (stage.ownerDocument.activeElement = {
        closest: (selector) => (selector.split(',').some((each) => tags.includes(each)) ? {} : null),
      }),
  };
}
