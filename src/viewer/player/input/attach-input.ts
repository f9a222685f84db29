import type { Point } from '#model/geometry/matrix.ts';
import { focusOf } from './focus-of.ts';
import { createGlider } from './glider.ts';
import { createHands } from './hands.ts';
import type { InputActions } from './input-actions.ts';
import { isHeldLongEnough, meaningOf } from './key-meaning.ts';
import { createWheelReader } from './wheel-meaning.ts';

/** Two clicks within these limits are a double click: milliseconds and CSS pixels. */
const DOUBLE = { time: 350, distance: 24 };

/** Attaches keyboard, pointer and wheel input to this element; returns a function that detaches it. */
export function attachInput(stage: HTMLElement, actions: InputActions): () => void {
  const { clock, state } = actions;
  const controller = new AbortController();
  const { signal } = controller;
  const glider = createGlider(actions);
  const hands = createHands(actions, glider);
  const readWheel = createWheelReader();
  const page = stage.ownerDocument;
  const styleBefore = { touchAction: stage.style.touchAction, cursor: stage.style.cursor };
  /** The mouse position while it is over the stage. */
  let mouse: Point | undefined;
  let lastClick = { x: 0, y: 0, time: -Infinity };
  let gestureScale = 1;
  let dropLook: (() => void) | undefined;

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const middle = (): Point => ({ x: stage.clientWidth / 2, y: stage.clientHeight / 2 });
  /** Buttons and the like on the stage handle their own input. */
  const isStage = ({ target }: Event) => target === stage || !(target instanceof Element) || focusOf(target) === 'none';

  const look = () => {
    dropLook = undefined;
    const { phase, isExplorable, isFullscreen } = state();
    const isFree = phase === 'exploring' || phase === 'overview';
    const isGrabbed = hands.kind() === 'dragging';
    const isLink = mouse && !isGrabbed && actions.hit(mouse);
    stage.style.cursor = isGrabbed ? 'grabbing' : isLink ? 'pointer' : isFree && isExplorable ? 'grab' : styleBefore.cursor;
    // Touches keep scrolling the page until the visitor explores.
    stage.style.touchAction = isFullscreen || (isFree && isExplorable) ? 'none' : isExplorable ? 'pan-y' : 'pan-y pinch-zoom';
  };
  const lookSoon = () => {
    dropLook ??= clock.onFrame(look);
  };

  const onKey = (event: KeyboardEvent) => {
    const focused = page.activeElement ?? page.body;
    if (event.defaultPrevented || !actions.hasKeys(focused, event.key)) return;
    const meaning = meaningOf(event, focused === stage ? 'none' : focusOf(focused), state());
    if (!meaning) return;
    event.preventDefault();
    if (event.repeat && !isHeldLongEnough(meaning, state().phase)) return;
    if (meaning.kind === 'pan') return glider.push(meaning.x, meaning.y);
    if (meaning.kind === 'zoom') return glider.push(0, 0, Math.log(meaning.factor), middle());
    glider.stop();
    actions[meaning.command]();
  };
  const onClick = (event: MouseEvent) => {
    // A click without a pointer comes from a screen reader.
    if (!isStage(event) || (hands.kind() === 'done' && event.detail > 0)) return;
    const at = pointOf(event);
    const hit = actions.hit(at);
    if (hit) return actions.follow(hit);
    const { phase, isExplorable } = state();
    if (phase === 'overview') return actions.backToPath();
    if (phase !== 'exploring') return actions.next();
    const now = clock.now();
    // Some browsers do not count touch taps in `detail`.
    const isDouble =
      event.detail === 2 || (now - lastClick.time < DOUBLE.time && Math.hypot(at.x - lastClick.x, at.y - lastClick.y) < DOUBLE.distance);
    lastClick = { ...at, time: isDouble ? -Infinity : now };
    if (isDouble && isExplorable) actions.goToObjectAt(at);
  };
  const onWheel = (event: WheelEvent) => {
    const meaning = readWheel(event, state(), clock.now());
    if (!meaning) return;
    event.preventDefault();
    if (meaning.kind === 'pan') actions.panBy(meaning.x, meaning.y);
    else if (meaning.isGliding) glider.push(0, 0, meaning.by, pointOf(event));
    else actions.zoomBy(Math.exp(meaning.by), pointOf(event));
  };
  /** Safari reports trackpad pinches with its own events; on touch screens they come as pointers. */
  const onGesture = (event: Event) => {
    if (!state().isExplorable) return;
    event.preventDefault();
    const scale = 'scale' in event && typeof event.scale === 'number' ? event.scale : 1;
    if (event.type === 'gesturechange' && hands.kind() !== 'pinching') actions.zoomBy(scale / gestureScale, mouse ?? middle());
    gestureScale = scale;
  };
  const onDown = (event: PointerEvent) => {
    if (event.button === 0 && isStage(event)) hands.down(event.pointerId, pointOf(event));
  };
  const onMove = (event: PointerEvent) => {
    const isTouch = event.pointerType !== 'mouse';
    const at = pointOf(event);
    const before = hands.kind();
    // The button was released outside our view.
    if (event.buttons === 0) hands.cancel(event.pointerId);
    hands.move(event.pointerId, at, isTouch);
    // Capture the pointer from the first move on.
    if (before === 'pressing' && hands.kind() !== before) stage.setPointerCapture(event.pointerId);
    mouse = isTouch ? undefined : at;
    lookSoon();
  };
  const onUp = (event: PointerEvent) => {
    hands.up(event.pointerId);
    lookSoon();
  };

  page.addEventListener('keydown', onKey, { signal });
  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', ({ pointerId }) => hands.cancel(pointerId), { signal });
  stage.addEventListener('pointerleave', () => void (mouse = undefined), { signal });
  stage.addEventListener('click', onClick, { signal });
  stage.addEventListener('wheel', onWheel, { signal, passive: false });
  for (const type of ['gesturestart', 'gesturechange']) stage.addEventListener(type, onGesture, { signal, passive: false });
  const unsubscribe = actions.subscribe(lookSoon);
  look();

  return () => {
    controller.abort();
    unsubscribe();
    dropLook?.();
    glider.stop();
    Object.assign(stage.style, styleBefore);
  };
}
