import { describe, expect, it } from 'vitest';
import { openInput } from './test-input.ts';

const touch = (pointerId = 1) => ({ pointerId, pointerType: 'touch' });

describe('keys', () => {
  it('move along the path, and the page does not scroll', () => {
    const { key, recorder } = openInput();
    expect(key('ArrowRight').defaultPrevented).toBe(true);
    expect(key('x').defaultPrevented).toBe(false);
    key('ArrowRight', { repeat: true });
    recorder.set('flying');
    key('ArrowRight', { repeat: true });
    expect(recorder.done).toEqual(['next', 'next']);
  });

  it('are left to the focused element, and to earlier handlers', () => {
    const { key, focus, recorder, stage } = openInput();
    focus('button');
    expect(key(' ').defaultPrevented).toBe(false);
    focus('input');
    key('ArrowRight');
    focus('[role=dialog]', 'button');
    key('Escape');
    focus();
    key('f');
    recorder.isOurs = false;
    key('f');
    recorder.isOurs = true;
    const handled = Object.assign(new Event('keydown', { cancelable: true }), { key: 'f' });
    handled.preventDefault();
    stage.ownerDocument.dispatchEvent(handled);
    expect(recorder.done).toEqual(['toggleFullscreen']);
  });

  it('pan and zoom smoothly, all the way, unless the camera is sent elsewhere', () => {
    const { key, recorder } = openInput();
    key('ArrowRight', { shiftKey: true });
    expect(recorder.moved.x).toBeLessThan(0);
    expect(recorder.moved.x).toBeGreaterThan(-60);
    key('ArrowRight');
    key('+');
    recorder.clock.settle();
    expect(recorder.moved).toMatchObject({ x: expect.closeTo(-240, 6), y: 0, zoom: expect.closeTo(1.5, 6) });
    key('+');
    recorder.set('flying');
    recorder.clock.settle();
    expect(recorder.moved.zoom).toBeLessThan(1.9);
  });

  it('jump with reduced motion', () => {
    const { key, recorder } = openInput({ isMotionReduced: true });
    key('-');
    expect(recorder.moved.zoom).toBeCloseTo(1 / 1.5);
  });
});

describe('a click', () => {
  it('[VIEW-14] goes to the next step, or to the link, video or stop under it', () => {
    const { pointer, click, recorder } = openInput();
    pointer('down', 40, 300);
    pointer('move', 43, 303);
    pointer('up', 43, 303);
    click(43, 303);
    recorder.hit = { kind: 'video', id: 'film' };
    click(43, 303);
    expect(recorder.done).toEqual(['next', 'follow video']);
  });

  it('beside every stop in the overview goes back', () => {
    const { click, recorder } = openInput({ phase: 'overview' });
    click(5, 5);
    expect(recorder.done).toEqual(['backToPath']);
  });

  it('does nothing while exploring, but a double click goes to the object there', () => {
    const { click, recorder } = openInput({ phase: 'exploring' });
    click(200, 200);
    recorder.clock.frame(500);
    click(200, 200);
    recorder.clock.frame(200);
    click(210, 200);
    recorder.clock.frame(200);
    click(210, 200);
    expect(recorder.done).toEqual(['object at 210 200']);
    recorder.clock.frame(900);
    click(220, 200, 2);
    expect(recorder.done.at(-1)).toBe('object at 220 200');
  });

  it('after a drag is ignored, but not one from a screen reader', () => {
    const { pointer, click, recorder } = openInput({ isExplorable: false });
    pointer('down', 100, 100);
    pointer('move', 150, 100);
    pointer('up', 150, 100);
    click(150, 100);
    expect(recorder.done).toEqual([]);
    click(400, 300, 0);
    expect(recorder.done).toEqual(['next']);
  });

  it('with another button is ignored', () => {
    const { pointer, recorder } = openInput();
    pointer('down', 100, 100, { button: 2 });
    pointer('move', 200, 100);
    expect(recorder.moved.x).toBe(0);
  });
});

describe('a drag', () => {
  it('pans, captures the pointer and glides on a little', () => {
    const { pointer, recorder, stage } = openInput();
    pointer('down', 100, 100);
    for (let x = 104; x <= 180; x += 4) {
      recorder.clock.frame(8);
      pointer('move', x, 100);
    }
    expect(stage.captured).toEqual([1]);
    expect(recorder.state.phase).toBe('exploring');
    const { x } = recorder.moved;
    expect(x).toBeGreaterThan(60);
    recorder.clock.frame();
    expect(stage.style.cursor).toBe('grabbing');
    pointer('up', 180, 100);
    recorder.clock.settle();
    expect(recorder.moved.x).toBeGreaterThan(x + 20);
    expect(recorder.moved.x).toBeLessThan(x + 100);
    expect(stage.style.cursor).toBe('grab');
  });

  it('that pauses before release does not glide, nor with reduced motion', () => {
    const { pointer, recorder } = openInput();
    pointer('down', 100, 100);
    pointer('move', 120, 100);
    pointer('move', 150, 100);
    recorder.clock.frame(200);
    pointer('up', 150, 100);
    recorder.clock.settle();
    expect(recorder.moved.x).toBe(30);
    const calm = openInput({ isMotionReduced: true });
    calm.pointer('down', 100, 100);
    calm.pointer('move', 120, 100);
    calm.recorder.clock.frame();
    calm.pointer('move', 150, 100);
    calm.pointer('up', 150, 100);
    calm.recorder.clock.settle();
    expect(calm.recorder.moved.x).toBe(30);
  });

  it('ends if the button was released outside', () => {
    const { pointer, recorder } = openInput();
    pointer('down', 3, 100);
    pointer('move', 60, 100, { buttons: 0 });
    pointer('move', 90, 100, { buttons: 0 });
    expect(recorder.moved.x).toBe(0);
  });
});

describe('fingers', () => {
  const swipe = (own: Parameters<typeof openInput>[0], to: [number, number]) => {
    const { pointer, recorder } = openInput(own);
    pointer('down', 400, 300, touch());
    pointer('move', (400 + to[0]) / 2, (300 + to[1]) / 2, touch());
    pointer('move', ...to, touch());
    pointer('up', ...to, touch());
    return recorder.done;
  };

  it('swipe along the path', () => {
    expect(swipe({}, [300, 310])).toEqual(['next']);
    expect(swipe({}, [500, 310])).toEqual(['previous']);
    expect(swipe({ isRightToLeft: true }, [300, 310])).toEqual(['previous']);
    expect(swipe({ isExplorable: false }, [300, 310])).toEqual(['next']);
    expect(swipe({}, [380, 300])).toEqual([]);
    expect(swipe({}, [330, 380])).toEqual([]);
    expect(swipe({ phase: 'exploring' }, [300, 310])).toEqual([]);
  });

  it('drag while exploring', () => {
    const { pointer, recorder } = openInput({ phase: 'exploring' });
    pointer('down', 400, 300, touch());
    pointer('move', 410, 300, touch());
    pointer('move', 430, 340, touch());
    expect(recorder.moved).toMatchObject({ x: 20, y: 40 });
  });

  it('pinch, and turn only beyond a threshold; the remaining finger keeps dragging', () => {
    const { pointer, recorder } = openInput();
    pointer('down', 300, 300, touch(1));
    pointer('down', 500, 300, touch(2));
    pointer('move', 700, 300, touch(2));
    expect(recorder.moved).toMatchObject({ x: 100, zoom: 2, degrees: 0 });
    const turn = (degrees: number) =>
      pointer('move', 300 + 400 * Math.cos((degrees * Math.PI) / 180), 300 + 400 * Math.sin((degrees * Math.PI) / 180), touch(2));
    turn(10);
    expect(recorder.moved.degrees).toBe(0);
    turn(20);
    turn(45);
    expect(recorder.moved.degrees).toBeCloseTo(25);
    expect(recorder.moved.zoom).toBeCloseTo(2);
    pointer('up', 0, 0, touch(2));
    const { x } = recorder.moved;
    pointer('move', 330, 300, touch(1));
    expect(recorder.moved.x).toBeCloseTo(x + 30);
    expect(recorder.done).toEqual([]);
  });

  it('are cancelled when the page takes them to scroll', () => {
    const { pointer, recorder } = openInput();
    pointer('down', 400, 300, touch());
    pointer('move', 380, 300, touch());
    pointer('cancel', 300, 300, touch());
    pointer('up', 300, 300, touch());
    expect(recorder.done).toEqual([]);
  });

  it('scroll the page around a presentation until the visitor explores it', () => {
    const { stage, recorder } = openInput();
    expect(stage.style.touchAction).toBe('pan-y');
    recorder.set('exploring');
    recorder.clock.frame();
    expect(stage.style.touchAction).toBe('none');
    expect(openInput({ isFullscreen: true }).stage.style.touchAction).toBe('none');
    expect(openInput({ isExplorable: false }).stage.style.touchAction).toBe('pan-y pinch-zoom');
  });
});

describe('a wheel', () => {
  it('scrolls the page, unless it is meant to zoom', () => {
    const { wheel, recorder } = openInput();
    expect(wheel(100).defaultPrevented).toBe(false);
    expect(wheel(3, { deltaX: 2 }).defaultPrevented).toBe(false);
    expect(recorder.moved).toMatchObject({ x: 0, zoom: 1 });
    expect(wheel(-100, { ctrlKey: true }).defaultPrevented).toBe(true);
    recorder.clock.settle();
    expect(recorder.moved.zoom).toBeGreaterThan(1.1);
  });

  it('zooms in fullscreen, where two fingers on a trackpad pan', () => {
    const { wheel, recorder } = openInput({ isFullscreen: true });
    wheel(100);
    recorder.clock.settle();
    expect(recorder.moved.zoom).toBeLessThan(0.9);
    const { zoom } = recorder.moved;
    recorder.clock.frame(1000);
    wheel(4, { deltaX: 3 });
    wheel(90);
    expect(recorder.moved).toMatchObject({ x: -3, y: -94, zoom });
  });

  it('zooms immediately on a trackpad pinch', () => {
    const { wheel, gesture, recorder } = openInput();
    wheel(-10, { ctrlKey: true });
    expect(recorder.moved.zoom).toBeCloseTo(Math.exp(0.1));
    gesture('start', 1);
    gesture('change', 1.5);
    gesture('change', 2);
    expect(recorder.moved.zoom).toBeCloseTo(Math.exp(0.1) * 2);
  });

  it('does nothing where exploring is not allowed', () => {
    const { wheel, gesture } = openInput({ isExplorable: false, isFullscreen: true });
    expect(wheel(100, { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(gesture('change', 2).defaultPrevented).toBe(false);
  });
});

it('the cursor shows what can be clicked, checked once per frame', () => {
  const { pointer, stage, recorder } = openInput();
  recorder.hit = { kind: 'address', href: '/' };
  pointer('move', 10, 10, { buttons: 0 });
  pointer('move', 12, 10, { buttons: 0 });
  expect(stage.style.cursor).toBe('');
  recorder.clock.frame();
  expect(stage.style.cursor).toBe('pointer');
});

it('removes all listeners', () => {
  const { detach, key, click, wheel, pointer, recorder, stage } = openInput({ phase: 'exploring' });
  key('+');
  detach();
  key('f');
  click(1, 1);
  wheel(5, { ctrlKey: true });
  pointer('down', 1, 1);
  pointer('move', 50, 50);
  expect(recorder.done).toEqual([]);
  expect(recorder.clock.isIdle).toBe(true);
  expect(recorder.listeners.size).toBe(0);
  expect(stage.style).toEqual({ touchAction: '', cursor: '' });
});
