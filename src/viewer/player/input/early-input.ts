import { focusOf } from './focus-of.ts';

type Early = KeyboardEvent | MouseEvent;

declare global {
  interface Window {
    /** What a visitor did before the viewer's script ran (`app/starter/guard.ts`). Not set once the viewer listens. */
    lecternEarly?: Early[] | undefined;
  }
}

/** More than anybody presses while waiting. */
const MOST = 50;
/** Milliseconds. Taps that follow one another faster come from somebody who waits, and count once. */
const BURST = 400;
/** Otherwise the page would scroll. */
const scrolling = /^(?: |Arrow|Page|Home$|End$)/;

/** Keeps keys and taps until there is something to move. Returns what plays them, in order, while there is somewhere to go. */
export function keepEarlyInput(
  host: HTMLElement,
  isWaiting: () => boolean,
  signal: AbortSignal,
): (stage: HTMLElement, canGoOn: () => boolean) => void {
  const kept = window.lecternEarly ?? [];
  window.lecternEarly = undefined;
  const keep = (event: Early) => {
    if (kept.length < MOST) kept.push(event);
  };
  document.addEventListener(
    'keydown',
    (event) => {
      const focused = document.activeElement ?? document.body;
      if (!isWaiting() || event.repeat || event.defaultPrevented || !(host.contains(focused) || focused === document.body)) return;
      if (host.contains(focused) && focusOf(focused) === 'none' && scrolling.test(event.key)) event.preventDefault();
      keep(event);
    },
    { signal },
  );
  host.addEventListener(
    'click',
    (event) => {
      // The second click of a double click on the start button is none of its own.
      if (isWaiting() && event.detail < 2 && event.target instanceof Element && !event.target.closest('a, button')) keep(event);
    },
    { signal },
  );
  return (stage, canGoOn) => {
    for (const event of withoutBursts(kept.splice(0))) if (canGoOn()) stage.dispatchEvent(again(event));
  };
}

const withoutBursts = (events: readonly Early[]): Early[] =>
  events.filter((event, place) => {
    const before = events[place - 1];
    return event.type !== 'click' || before?.type !== 'click' || event.timeStamp - before.timeStamp > BURST;
  });

const again = (event: Early): Event => {
  const { type, ctrlKey, altKey, metaKey, shiftKey } = event;
  const common = { bubbles: true, cancelable: true, ctrlKey, altKey, metaKey, shiftKey };
  return event instanceof KeyboardEvent
    ? new KeyboardEvent(type, { ...common, key: event.key, code: event.code })
    : new MouseEvent(type, { ...common, clientX: event.clientX, clientY: event.clientY, detail: event.detail });
};
