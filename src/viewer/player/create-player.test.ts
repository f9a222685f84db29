import { describe, expect, it } from 'vitest';
import { frameObject, overviewCamera, rebase } from '#model/camera/framing.ts';
import { planFlight } from '#model/camera/flight.ts';
import { pixelsApart, screen } from '#model/camera/test-scenes.ts';
import { openStage, step } from './test-stage.ts';

const path = [step('1', { to: 'a' }), step('2', { to: 'b' }), step('3', { reveal: ['e'] }), step('4', { to: 'c' })];

describe('the path', () => {
  it('[VIEW-14] the whole presentation can be watched step by step, to its end and again', () => {
    const { player, clock, surface, scene, steps } = openStage(path);
    const seen = [surface.last.camera];
    for (let index = 1; index < path.length; index++) {
      player.next();
      expect(player.state()).toMatchObject({ phase: 'flying', step: index });
      clock.settle();
      expect(player.state().phase).toBe('resting');
      seen.push(surface.last.camera);
    }
    expect(seen).toEqual(['a', 'b', 'b', 'c'].map((id) => frameObject(scene, id, screen)));
    expect(steps).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
    player.next();
    expect(player.state()).toMatchObject({ phase: 'ended', step: 3 });
    expect(clock.isIdle).toBe(true);
    player.next();
    clock.settle();
    expect(player.state()).toMatchObject({ phase: 'resting', step: 0 });
  });

  it('goes back, from the end and step by step, and stays at the first', () => {
    const { player, clock } = openStage(path, { firstStep: 3 });
    player.next();
    player.previous();
    expect(player.state()).toMatchObject({ phase: 'resting', step: 3 });
    for (const expected of [2, 1, 0, 0]) {
      player.previous();
      clock.settle();
      expect(player.state()).toMatchObject({ phase: 'resting', step: expected });
    }
  });

  it('can go to the first, the last, any step and any stop', () => {
    const { player, clock } = openStage(path);
    player.last();
    expect(player.state()).toMatchObject({ step: 3, stop: 2 });
    player.first();
    expect(player.state().step).toBe(0);
    player.goTo(99);
    expect(player.state().step).toBe(3);
    player.goTo(-1);
    expect(player.state().step).toBe(0);
    player.goToStop(2);
    expect(player.state().step).toBe(3);
    player.goToStop(-3);
    expect(player.state().step).toBe(0);
    player.goTo(1, true);
    expect(player.state()).toMatchObject({ phase: 'resting', step: 1 });
    expect(clock.isIdle).toBe(true);
  });

  it('starts again after the last step when looping', () => {
    const rounds: number[] = [];
    const { player } = openStage(path, { firstStep: 3, isLooping: true, onRound: () => rounds.push(player.state().step) });
    player.next();
    expect(player.state()).toMatchObject({ phase: 'flying', step: 0, isLooping: true });
    player.last();
    player.first();
    player.last();
    player.setLooping(false);
    player.next();
    expect(player.state().phase).toBe('ended');
    player.setLooping(true);
    player.next();
    expect([player.state().step, rounds]).toEqual([0, [3]]);
  });

  it('without steps has one stop, the whole canvas', () => {
    const { player, surface, scene } = openStage([]);
    expect(player.stops).toEqual([{ step: 0, count: 1, title: 'All' }]);
    expect(surface.last.camera).toEqual(overviewCamera(scene, screen));
    player.next();
    expect(player.state()).toMatchObject({ phase: 'ended', step: 0, stop: 0 });
  });

  it('of three hundred steps reaches its end', () => {
    const { player, clock } = openStage(Array.from({ length: 300 }, (_, index) => step(String(index), { to: 'abcde'[index % 5] })));
    for (let count = 0; count < 300; count++) {
      player.next();
      clock.frame();
    }
    expect(player.state()).toMatchObject({ phase: 'ended', step: 299, stop: 299 });
  });

  it('stays put at a stop whose object is missing', () => {
    const { player, clock, surface, scene } = openStage([step('1', { to: 'b' }), step('2', { to: 'lost' }), step('3', { to: 'c' })]);
    player.next();
    clock.settle();
    expect(player.state()).toMatchObject({ phase: 'resting', step: 1, stop: 1 });
    expect(surface.last.camera).toEqual(frameObject(scene, 'b', screen));
  });

  it('reports every change once, with a new state', () => {
    const { player, clock } = openStage(path);
    const told: string[] = [];
    let before = player.state();
    const stop = player.subscribe(() => {
      expect(player.state()).not.toBe(before);
      before = player.state();
      told.push(before.phase);
    });
    player.next();
    clock.settle();
    expect(told).toEqual(['flying', 'resting']);
    player.setLooping(false);
    player.stopAutoplay();
    expect(player.state()).toBe(before);
    stop();
    player.next();
    expect(told).toHaveLength(2);
  });
});

describe('a flight', () => {
  it('moves with the very next frame, in one loop, and rests exactly on its target within a frame of its end', () => {
    const { player, clock, surface, scene } = openStage(path);
    const [start, target] = ['a', 'b'].map((id) => frameObject(scene, id, screen));
    if (!start || !target) throw new Error('nowhere');
    surface.frames = [];
    player.next();
    const began = clock.time;
    clock.frame();
    expect(surface.frames).toHaveLength(1);
    expect(surface.last.isResting).toBe(false);
    expect(pixelsApart(scene, start, surface.last.camera, screen)).toBeGreaterThan(0);
    clock.settle();
    const { duration } = planFlight(scene, start, target, screen);
    expect(clock.time - began).toBeLessThanOrEqual(duration + 16);
    expect(surface.last).toMatchObject({ camera: target, isResting: true });
    expect(surface.last.layersFrom).toBeUndefined();
    expect(surface.frames.filter(({ isResting }) => isResting)).toHaveLength(1);
    expect(surface.frames.length).toBe(Math.ceil(duration / 16));
    expect(clock.waiting).toBe(0);
  });

  it('rests within a frame of its end, even if none is due', () => {
    const { player, clock, scene, surface } = openStage(path);
    const { duration } = planFlight(scene, surface.last.camera, frameObject(scene, 'b', screen), screen);
    player.next();
    clock.frame();
    const startedAt = clock.time - 16;
    let restedAt = 0;
    player.subscribe(() => (restedAt = clock.time));
    clock.frame(duration * 2);
    expect(restedAt).toBe(startedAt + Math.ceil(duration) + 16);
    expect(surface.last.camera).toEqual(frameObject(scene, 'b', screen));
    expect(clock.isIdle).toBe(true);
  });

  it('keeps its speed when sent elsewhere in mid-flight', () => {
    const { player, clock, surface, scene } = openStage(path);
    player.next();
    clock.pass(480);
    const speeds = [clock, clock, clock].map((each, index) => {
      if (index === 1) player.goTo(3);
      const before = surface.last.camera;
      each.frame();
      return pixelsApart(scene, before, surface.last.camera, screen);
    });
    const [flying = 0, turned = 0] = speeds;
    expect(flying).toBeGreaterThan(5);
    expect(Math.abs(turned / flying - 1)).toBeLessThan(0.35);
    clock.settle();
    expect(surface.last.camera).toEqual(frameObject(scene, 'c', screen));
  });

  it('takes as long as its step says, there and back', () => {
    const { player, clock } = openStage([step('1', { to: 'a' }), step('2', { to: 'b', duration: 4000 })]);
    for (const move of [player.next, player.previous]) {
      move();
      clock.pass(3900);
      expect(player.state().phase).toBe('flying');
      clock.pass(100);
      expect(player.state().phase).toBe('resting');
    }
  });

  it('is on the curve that its step says, there and back and back from its middle, but not past other steps', () => {
    const steps = [step('1', { to: 'a' }), step('2', { to: 'b', curve: 'direct' }), step('3', { reveal: ['e'] }), step('4', { to: 'c' })];
    const { player, clock, surface, scene } = openStage(steps);
    /** The farthest view of a move, in the coordinates of the canvas. */
    const farthest = (move: () => void, time = Infinity) => {
      surface.frames = [];
      move();
      if (time === Infinity) clock.settle();
      else clock.pass(time);
      return Math.min(...surface.frames.map(({ camera }) => rebase(scene, camera, scene.root).zoom));
    };
    const near = rebase(scene, frameObject(scene, 'a', screen), scene.root).zoom * (1 - 1e-6);
    expect(farthest(player.next)).toBeGreaterThan(near);
    expect(farthest(player.previous)).toBeGreaterThan(near);
    expect(farthest(player.next, 500)).toBeGreaterThan(near);
    expect(player.state().phase).toBe('flying');
    // Its speed lets it swing a little.
    expect(farthest(player.previous)).toBeGreaterThan(near * 0.97);
    expect(farthest(() => player.goTo(2))).toBeLessThan(near * 0.9);
    expect(farthest(player.next)).toBeLessThan(near * 0.9);
  });

  it('prepares what its curve will show', () => {
    const zooms = (curve?: 'high') => {
      const { surface, scene } = openStage([step('1', { to: 'a' }), step('2', { to: 'b', curve })]);
      return Math.min(...surface.ahead.map((camera) => rebase(scene, camera, scene.root).zoom));
    };
    expect(zooms('high')).toBeLessThan(zooms() / 1.5);
  });

  it('with duration zero is a cut', () => {
    const { player, clock, surface, scene } = openStage([step('1', { to: 'a' }), step('2', { to: 'b', duration: 0 })]);
    player.next();
    expect(player.state().phase).toBe('resting');
    expect(surface.last.camera).toEqual(frameObject(scene, 'b', screen));
    expect(clock.isIdle).toBe(true);
  });

  it('is prepared at each rest, after the resting frame, with its target last', () => {
    const { player, clock, surface, scene } = openStage(path);
    expect(surface.calls).toEqual(['resize', 'rest', 'prepare']);
    expect(surface.ahead.length).toBeGreaterThanOrEqual(10);
    expect(surface.ahead.at(-1)).toEqual(frameObject(scene, 'b', screen));
    player.next();
    clock.settle();
    expect(surface.calls.slice(-2)).toEqual(['rest', 'prepare']);
    // A reveal comes next: it needs this view, then the way to c.
    expect(surface.ahead.length).toBeLessThanOrEqual(30);
    expect(surface.ahead[0]).toEqual(frameObject(scene, 'a', screen));
    expect(surface.ahead).toContainEqual(frameObject(scene, 'c', screen));
    expect(surface.ahead.at(-1)).toEqual(frameObject(scene, 'b', screen));
    player.last();
    clock.settle();
    expect(surface.ahead.at(-1)).toEqual(frameObject(scene, 'a', screen));
  });
});

describe('what steps reveal', () => {
  const opacitiesOf = (id: string, { surface }: ReturnType<typeof openStage>) =>
    surface.frames.map(({ opacities }) => opacities.get(id) ?? 1);

  it('fades in if the camera stays, and is there when it rests', () => {
    const stage = openStage(path, { firstStep: 1 });
    expect(stage.surface.last.opacities.get('e')).toBe(0);
    stage.surface.frames = [];
    stage.player.next();
    expect(stage.player.state().phase).toBe('flying');
    stage.clock.settle();
    const values = opacitiesOf('e', stage);
    expect(values.length).toBeCloseTo(360 / 16, -1);
    expect(values).toEqual([...values].sort((one, other) => one - other));
    expect(values[0]).toBeLessThan(0.1);
    expect(values.at(-1)).toBe(1);
    expect(stage.surface.frames.slice(0, -1).every(({ isResting }) => !isResting)).toBe(true);
  });

  it('appears at the end of a flight, and disappears at the start of the way back', () => {
    const stage = openStage([step('1', { to: 'a' }), step('2', { to: 'b', reveal: ['e'] })]);
    stage.player.next();
    stage.clock.pass(500);
    expect(stage.surface.last.opacities.get('e')).toBe(0);
    stage.clock.settle();
    expect(stage.surface.last.opacities.get('e')).toBe(1);
    stage.player.previous();
    stage.clock.pass(160);
    expect(stage.surface.last.opacities.get('e')).toBe(0);
    expect(stage.player.state().phase).toBe('flying');
  });
});

describe('reduced motion', () => {
  it('cuts immediately, without parallax, and reports the cut so that the stage can fade', () => {
    const cuts: number[] = [];
    const { player, clock, surface, scene } = openStage(path, { isMotionReduced: true, onCut: ({ duration }) => cuts.push(duration) });
    surface.frames = [];
    player.next();
    expect(surface.frames).toHaveLength(1);
    const there = frameObject(scene, 'b', screen);
    expect(surface.last).toMatchObject({ camera: there, layersFrom: there, isResting: true });
    expect(cuts).toEqual([120]);
    player.next();
    clock.pass(112);
    expect(player.state().phase).toBe('flying');
    clock.pass(16);
    expect(player.state().phase).toBe('resting');
    expect(surface.last.opacities.get('e')).toBe(1);
    expect(cuts).toHaveLength(1);
  });

  it('ends a flight when it is turned on', () => {
    const { player, clock, surface, scene } = openStage(path);
    player.next();
    clock.pass(200);
    player.setMotionReduced(true);
    expect(player.state().phase).toBe('resting');
    const there = frameObject(scene, 'b', screen);
    expect(surface.last).toMatchObject({ camera: there, layersFrom: there });
    player.panBy(50, 0);
    clock.frame();
    expect(surface.last.camera).not.toEqual(there);
    expect(surface.last.layersFrom, 'the background moves as one with the rest').toEqual(there);
    player.backToPath();
    expect(clock.isIdle).toBe(true);
    player.setMotionReduced(false);
    expect(surface.last.layersFrom).toBeUndefined();
  });
});

it('leaves nothing behind when destroyed', () => {
  const { player, clock } = openStage(path);
  player.play();
  player.next();
  player.panBy(5, 5);
  player.destroy();
  expect(clock.isIdle).toBe(true);
  expect(clock.waiting).toBe(0);
});
