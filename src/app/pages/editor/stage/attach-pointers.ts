import type { Editor } from '#editor/open-editor.ts';
import type { Point } from '#model/geometry/matrix.ts';
import { createClicks } from './clicks.ts';

/** Milliseconds a finger stays for the menu, and CSS pixels it may stray. */
const [LONG, STRAY] = [550, 8];
const ZOOM_PER_PIXEL = 0.01;
const NOTCH = 50;

/** Passes what pointers, wheels, fingers and drops do on to the hands. Returns what detaches them. */
export function attachPointers(area: HTMLElement, { desk, hands, clipboard, typing }: Editor, openMenu: (at: Point) => void): () => void {
  const pressed = new Map<number, Point>();
  const clicks = createClicks();
  let [isSpaceDown, frame] = [false, 0];
  /** Whether a pointer has just asked for the menu; otherwise it was a key. */
  let isPointed = false;
  let isFinger = false;
  /** A finger that has asked for the menu is still down. */
  let isHeld = false;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let next: (() => void) | undefined;
  const trail: Point[] = [];
  let pinch: { distance: number; middle: Point } | undefined;

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = area.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  /** Reports that the browser has put together, which only drawing needs. */
  const trailOf = (event: PointerEvent): Point[] => {
    const all = desk.state().tool.kind === 'pen' ? event.getCoalescedEvents() : [];
    return (all.length > 0 ? all : [event]).map(pointOf);
  };
  // With the control key, a press on a Mac asks for the menu.
  const asksForMenu = ({ button, ctrlKey }: MouseEvent) => button === 2 || (typing.isMac && ctrlKey);
  const modifiersOf = ({ shiftKey, altKey, ctrlKey, metaKey }: PointerEvent) => ({
    isShift: shiftKey,
    isAlt: altKey,
    isCtrl: typing.isMac ? metaKey : ctrlKey || metaKey,
  });
  /** Once per frame, however often the pointer reports. */
  const soon = (run: () => void) => {
    next = run;
    frame ||= requestAnimationFrame(flush);
  };
  const flush = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    const run = next;
    next = undefined;
    run?.();
  };
  const pinchOf = () => {
    const [one, other] = [...pressed.values()];
    if (!one || !other) return undefined;
    return { distance: Math.hypot(one.x - other.x, one.y - other.y) || 1, middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } };
  };

  const down = (event: PointerEvent) => {
    const at = pointOf(event);
    const isTouch = event.pointerType === 'touch';
    pressed.set(event.pointerId, at);
    area.setPointerCapture(event.pointerId);
    clearTimeout(hold);
    if (pressed.size === 2) {
      hands.cancel();
      pinch = pinchOf();
      return;
    }
    isFinger = isTouch;
    isPointed = !isTouch && asksForMenu(event);
    if (isPointed || pressed.size > 2) return;
    const isPanning = event.button === 1 || isSpaceDown;
    if (isPanning) event.preventDefault();
    trail.length = 0;
    hands.press({ at, isTouch, isPanning, clicks: clicks.count(event), ...modifiersOf(event) });
    if (isTouch && desk.state().tool.kind !== 'pen')
      hold = setTimeout(() => {
        isHeld = true;
        hands.cancel();
        hands.aim(at, true);
        openMenu(at);
      }, LONG);
  };
  const move = (event: PointerEvent) => {
    const at = pointOf(event);
    const before = pressed.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') soon(() => void (area.style.cursor = isSpaceDown ? 'grab' : hands.cursorAt(at)));
      return;
    }
    if (Math.hypot(at.x - before.x, at.y - before.y) > STRAY) clearTimeout(hold);
    if (!pinch) {
      trail.push(...trailOf(event));
      return soon(() => hands.move(at, modifiersOf(event), trail.splice(0)));
    }
    pressed.set(event.pointerId, at);
    soon(() => {
      const [was, is] = [pinch, pinchOf()];
      if (!was || !is) return;
      hands.pan(is.middle.x - was.middle.x, is.middle.y - was.middle.y);
      hands.zoom(is.middle, is.distance / was.distance);
      pinch = is;
    });
  };
  const up = (event: PointerEvent) => {
    if (!pressed.delete(event.pointerId)) return;
    clearTimeout(hold);
    flush();
    if (pinch && pressed.size < 2) pinch = undefined;
    else if (event.type === 'pointercancel') hands.cancel();
    else hands.release();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (hands.isBusy) return;
    const unit = [1, 16, 400][event.deltaMode] ?? 1;
    const [x, y] = [event.deltaX * unit, event.deltaY * unit];
    if (event.ctrlKey || event.metaKey) hands.zoom(pointOf(event), Math.exp(-Math.max(-NOTCH, Math.min(y, NOTCH)) * ZOOM_PER_PIXEL));
    else if (event.shiftKey && x === 0) hands.pan(-y, 0);
    else hands.pan(-x, -y);
  };
  /** Who presses within the text they are editing goes on typing. */
  const keepTyping = (event: MouseEvent) => {
    if (desk.state().selection.kind === 'text') event.preventDefault();
  };
  /** What is below the finger now, an entry of the menu, is not what it has pressed. */
  const lift = (event: TouchEvent) => {
    if (isHeld && event.cancelable) event.preventDefault();
    isHeld = false;
  };
  const menu = (event: MouseEvent) => {
    event.preventDefault();
    // A finger has its own way to it.
    if (isFinger && pressed.size > 0) return;
    const at = pointOf(event);
    if (isPointed || pressed.size > 0) {
      hands.cancel();
      hands.aim(at, false);
    }
    isPointed = false;
    openMenu(at);
  };
  const space = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    isSpaceDown = event.type === 'keydown' && document.activeElement === area;
    if (isSpaceDown) event.preventDefault();
    area.style.cursor = isSpaceDown ? 'grab' : '';
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer) void clipboard.onBring(event.dataTransfer, pointOf(event));
  };

  const leaving = new AbortController();
  const { signal } = leaving;
  area.addEventListener('pointerdown', down, { signal });
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener('pointerup', up, { signal });
  area.addEventListener('pointercancel', up, { signal });
  area.addEventListener('touchend', lift, { signal, passive: false });
  area.addEventListener('mousedown', keepTyping, { signal });
  area.addEventListener('wheel', wheel, { signal, passive: false });
  area.addEventListener('contextmenu', menu, { signal });
  area.addEventListener('dragover', over, { signal });
  area.addEventListener('drop', drop, { signal });
  addEventListener('keydown', space, { signal });
  addEventListener('keyup', space, { signal });
  const stop = desk.subscribe(() => {
    if (desk.state().tool.kind !== 'select') area.style.cursor = desk.state().tool.kind === 'pan' ? 'grab' : 'crosshair';
  });
  return () => {
    leaving.abort();
    stop();
    clearTimeout(hold);
    cancelAnimationFrame(frame);
    hands.cancel();
  };
}
