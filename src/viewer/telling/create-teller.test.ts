import { describe, expect, test } from 'vitest';
import type { PlayerState } from '../player/player.ts';
import type { ViewerEvent, ViewerState } from '../viewer.ts';
import { createTeller } from './create-teller.ts';

const first: ViewerState = {
  mode: 'start',
  percent: 100,
  isReady: true,
  player: { phase: 'overview', step: 0, stop: 0, autoplay: { phase: 'off' }, isLooping: false },
  layout: 'large',
  isSheet: false,
  hasCaptions: false,
  isMuted: false,
  fullscreen: 'off',
  surface: 'lite',
  isMotionReduced: false,
  notices: [],
  failure: undefined,
};

/** A viewer whose state and clock the test controls. */
function watch() {
  let time = 1000;
  let state = first;
  const told: ViewerEvent[] = [];
  const teller = createTeller({ now: () => time, isInSight: true, onEvent: (event) => told.push(event) });
  const set = (change: Partial<ViewerState>) => teller.changed((state = { ...state, ...change }));
  const play = (change: Partial<PlayerState>, mode: ViewerState['mode'] = 'presenting') =>
    set({ mode, player: { ...state.player, ...change } });
  teller.changed(state);
  return {
    teller,
    set,
    play,
    pass: (milliseconds: number) => void (time += milliseconds),
    /** The camera sets off, and arrives a second later. */
    fly(step: number) {
      play({ phase: 'flying', step, stop: step });
      time += 1000;
      play({ phase: 'resting' });
    },
    /** The events since the last call. */
    told: () => told.splice(0),
  };
}

describe('steps', () => {
  test('a step is entered when the camera arrives; the time reported on leaving it includes the flight there', () => {
    const { fly, pass, play, told } = watch();
    expect(told()).toEqual([]);
    fly(0);
    expect(told()).toEqual([{ name: 'step', step: 0, stop: 0 }]);
    pass(4000);
    play({ phase: 'flying', step: 1, stop: 1 });
    expect(told()).toEqual([{ name: 'left', step: 0, stop: 0, ms: 5000 }]);
    pass(700);
    play({ phase: 'resting' });
    expect(told()).toEqual([{ name: 'step', step: 1, stop: 1 }]);
  });

  test('a step the camera only passes is not entered', () => {
    const { fly, play, pass, told } = watch();
    fly(0);
    play({ phase: 'flying', step: 1, stop: 1 });
    pass(200);
    told();
    fly(2);
    expect(told()).toEqual([{ name: 'step', step: 2, stop: 2 }]);
    pass(300);
    fly(1);
    expect(told()[0]).toEqual({ name: 'left', step: 2, stop: 2, ms: 1500 });
  });

  test('ending in mid-flight still enters the last step, each time', () => {
    const { fly, pass, play, told } = watch();
    fly(0);
    for (const _ of ['first', 'again']) {
      told();
      for (const step of [1, 2]) {
        play({ phase: 'flying', step, stop: step });
        pass(100);
      }
      play({ phase: 'ended' });
      play({}, 'restart');
      expect(told().slice(-3)).toEqual([
        { name: 'step', step: 2, stop: 2 },
        { name: 'left', step: 2, stop: 2, ms: 200 },
        { name: 'ended', ms: expect.any(Number) },
      ]);
      play({ phase: 'flying', step: 0, stop: 0 });
    }
  });

  test('time counts only while visible; hiding leaves the step, and returning enters it again', () => {
    const { fly, pass, teller, told } = watch();
    fly(0);
    told();
    pass(2000);
    teller.see(false);
    expect(told()).toEqual([{ name: 'left', step: 0, stop: 0, ms: 3000 }]);
    pass(60_000);
    teller.see(false);
    expect(told()).toEqual([]);
    teller.see(true);
    expect(told()).toEqual([{ name: 'step', step: 0, stop: 0 }]);
    pass(500);
    teller.see(false);
    expect(told()).toEqual([{ name: 'left', step: 0, stop: 0, ms: 500 }]);
  });

  test('exploring counts towards the step where the path was left', () => {
    const { fly, pass, play, told } = watch();
    fly(3);
    told();
    play({ phase: 'exploring' });
    pass(1000);
    play({ phase: 'flying' });
    play({ phase: 'resting' });
    expect(told()).toEqual([]);
    fly(4);
    expect(told()[0]).toEqual({ name: 'left', step: 3, stop: 3, ms: 2000 });
  });

  test('the end leaves the last step and reports the total time; going back enters it again', () => {
    const { fly, pass, play, told } = watch();
    fly(0);
    pass(2000);
    fly(1);
    pass(1000);
    told();
    play({ phase: 'ended' }, 'restart');
    expect(told()).toEqual([
      { name: 'left', step: 1, stop: 1, ms: 2000 },
      { name: 'ended', ms: 5000 },
    ]);
    pass(90_000);
    play({ phase: 'ended' }, 'restart');
    expect(told()).toEqual([]);
    fly(1);
    expect(told()).toEqual([{ name: 'step', step: 1, stop: 1 }]);
    fly(0);
    expect(told()[0]).toEqual({ name: 'left', step: 1, stop: 1, ms: 1000 });
  });

  test('a loop counts as ended once, and only if visible', () => {
    const { fly, pass, play, teller, told } = watch();
    fly(0);
    fly(1);
    teller.see(false);
    teller.ended();
    expect(told().at(-1)).toEqual({ name: 'left', step: 1, stop: 1, ms: 1000 });
    teller.see(true);
    told();
    pass(2000);
    teller.ended();
    play({ phase: 'flying', step: 0, stop: 0 });
    expect(told()).toEqual([
      { name: 'left', step: 1, stop: 1, ms: 2000 },
      { name: 'ended', ms: 4000 },
    ]);
    fly(0);
    expect(told()).toEqual([{ name: 'step', step: 0, stop: 0 }]);
    fly(1);
    told();
    teller.ended();
    expect(told()).toEqual([]);
  });

  test('a failure leaves the step', () => {
    const { fly, set, told } = watch();
    fly(0);
    told();
    set({ mode: 'failed' });
    expect(told()).toEqual([{ name: 'left', step: 0, stop: 0, ms: 1000 }]);
  });
});

test('each switch is reported once when it changes; the view before the start is not an overview', () => {
  const { set, play, fly, told } = watch();
  fly(0);
  told();
  play({ phase: 'overview' });
  play({ phase: 'overview' });
  play({ phase: 'resting' });
  expect(told()).toEqual([
    { name: 'overview', isOn: true },
    { name: 'overview', isOn: false },
  ]);
  play({ autoplay: { phase: 'playing', interval: 4000, dueAt: undefined } });
  play({ autoplay: { phase: 'playing', interval: 4000, dueAt: 5 } });
  play({ autoplay: { phase: 'paused', interval: 4000, untilAt: undefined } });
  expect(told()).toEqual([
    { name: 'autoplay', isOn: true },
    { name: 'autoplay', isOn: false },
  ]);
  set({ fullscreen: 'screen' });
  set({ fullscreen: 'window' });
  set({ fullscreen: 'off', hasCaptions: true });
  expect(told()).toEqual([
    { name: 'fullscreen', isOn: true },
    { name: 'fullscreen', isOn: false },
    { name: 'captions', isOn: true },
  ]);
});

test('exploring and zooming are each reported once until the camera returns to the path, and only while exploring', () => {
  const { teller, play, fly, told } = watch();
  fly(0);
  told();
  teller.travelled('explored');
  expect(told()).toEqual([]);
  play({ phase: 'exploring' });
  for (const name of ['explored', 'zoomed', 'explored', 'zoomed'] as const) teller.travelled(name);
  expect(told()).toEqual([{ name: 'explored' }, { name: 'zoomed' }]);
  play({ phase: 'resting' });
  play({ phase: 'exploring' });
  teller.travelled('zoomed');
  expect(told()).toEqual([{ name: 'zoomed' }]);
});
