import { expect, it } from 'vitest';
import { openStage, step } from './test-stage.ts';

const path = [step('1', { to: 'a' }), step('2', { to: 'b', hold: 9000 }), step('3', { to: 'c' })];
const playing = (interval: number, dueAt?: number) => ({ phase: 'playing', interval, dueAt });

it('[VIEW-14] the whole presentation plays automatically, each step for its own time or the default, to the end', () => {
  const { player, clock } = openStage(path);
  player.play();
  expect(player.state().autoplay).toEqual(playing(5000, clock.time + 5000));
  clock.pass(4990);
  expect(player.state().step).toBe(0);
  clock.pass(16);
  expect(player.state()).toMatchObject({ phase: 'flying', step: 1, autoplay: playing(5000) });
  clock.settle();
  expect(player.state().autoplay).toEqual(playing(5000, clock.time + 9000));
  clock.pass(9016);
  clock.settle();
  expect(player.state().step).toBe(2);
  clock.pass(5016);
  expect(player.state()).toMatchObject({ phase: 'ended', autoplay: playing(5000) });
  clock.pass(60_000);
  expect(player.state().phase).toBe('ended');
});

it('moves on by itself from a timed step, once somebody has begun to move, and not while they look elsewhere', () => {
  const timed = [step('1', { to: 'a', isTimed: true }), step('2', { to: 'b', isTimed: true, hold: 2000 }), step('3', { to: 'c' })];
  const { player, clock } = openStage(timed);
  clock.pass(60_000);
  expect(player.state().step).toBe(0);
  player.next();
  clock.settle();
  expect(player.state()).toMatchObject({ step: 1, phase: 'resting', autoplay: { phase: 'off' } });
  clock.pass(1500);
  player.panBy(10, 0);
  clock.pass(60_000);
  expect(player.state().step).toBe(1);
  player.backToPath();
  clock.settle();
  clock.pass(1990);
  expect(player.state().step).toBe(1);
  clock.pass(16);
  clock.settle();
  expect(player.state().step).toBe(2);
  clock.pass(60_000);
  expect(player.state()).toMatchObject({ step: 2, phase: 'resting' });
});

it('stays at a timed step once it is paused there, as while a dialog covers it', () => {
  const { player, clock } = openStage([step('1', { to: 'a' }), step('2', { to: 'b', isTimed: true, hold: 2000 }), step('3', { to: 'c' })]);
  player.next();
  clock.settle();
  clock.pass(1500);
  player.pause();
  clock.pass(60_000);
  expect(player.state()).toMatchObject({ step: 1, phase: 'resting', autoplay: { phase: 'off' } });
});

it('loops without end, even a single stop', () => {
  let rounds = 0;
  const { player, clock, steps } = openStage(path, { isLooping: true, onRound: () => (rounds += 1) });
  player.play(1000);
  clock.pass(30_000);
  expect(steps.length).toBeGreaterThan(4);
  expect(steps.map(([index]) => index).slice(0, 4)).toEqual([1, 2, 0, 1]);
  expect(rounds).toBe(steps.filter(([index]) => index === 0).length);
  const single = openStage([step('1', { to: 'a', hold: 0 })], { isLooping: true });
  single.player.play();
  single.clock.pass(1000);
  expect(single.player.state()).toMatchObject({ phase: 'resting', step: 0 });
});

it('pauses until played again, with the same interval', () => {
  const { player, clock } = openStage(path);
  player.play(1000);
  player.pause();
  expect(player.state().autoplay).toEqual({ phase: 'paused', interval: 1000, untilAt: undefined });
  clock.pass(20_000);
  expect(player.state().step).toBe(0);
  player.play();
  expect(player.state().autoplay).toEqual(playing(1000, clock.time + 1000));
});

it('resumes after a timed pause', () => {
  const { player, clock } = openStage(path);
  player.play(1000);
  player.pause(3000);
  expect(player.state().autoplay).toEqual({ phase: 'paused', interval: 1000, untilAt: clock.time + 3000 });
  clock.pass(3000);
  expect(player.state().autoplay).toEqual(playing(1000, clock.time + 1000));
  clock.pass(1016);
  expect(player.state().step).toBe(1);
});

it('stops, and pausing does not start it', () => {
  const { player, clock } = openStage(path);
  player.pause(10);
  expect(player.state().autoplay).toEqual({ phase: 'off' });
  player.play(1000);
  player.stopAutoplay();
  clock.pass(5000);
  expect(player.state()).toMatchObject({ step: 0, autoplay: { phase: 'off' } });
});

it('starts waiting again after a manual move', () => {
  const { player, clock } = openStage(path);
  player.play(2000);
  clock.pass(1900);
  player.goTo(2);
  clock.settle();
  expect(player.state().autoplay).toEqual(playing(2000, clock.time + 2000));
});

it('waits while exploring or in the overview, until back on the path', () => {
  const { player, clock } = openStage(path);
  player.play(1000);
  player.panBy(40, 0);
  clock.pass(5000);
  expect(player.state()).toMatchObject({ phase: 'exploring', step: 0, autoplay: playing(1000) });
  player.backToPath();
  clock.settle();
  expect(player.state().autoplay).toEqual(playing(1000, clock.time + 1000));
  player.overview();
  clock.pass(5000);
  expect(player.state()).toMatchObject({ phase: 'overview', autoplay: playing(1000) });
});

it('played from elsewhere, returns to the path; after the end, starts again', () => {
  const { player, clock } = openStage(path, { firstStep: 2 });
  player.overview();
  clock.settle();
  player.play();
  expect(player.state()).toMatchObject({ phase: 'flying', step: 2 });
  player.next();
  player.play();
  expect(player.state()).toMatchObject({ phase: 'flying', step: 0 });
});

it('a resize does not lengthen the wait', () => {
  const { player, clock } = openStage(path);
  player.play(1000);
  const { autoplay } = player.state();
  clock.pass(500);
  player.resize({ width: 800, height: 600 }, 1);
  expect(player.state().autoplay).toBe(autoplay);
});
