import { describe, expect, it } from 'vitest';
import { frameObject, overviewCamera } from '#model/camera/framing.ts';
import { zoomLimits } from '#model/camera/travel.ts';
import { nest, pixelsApart, rectangle, screen, seenAt } from '#model/camera/test-scenes.ts';
import { openStage, row, step } from './test-stage.ts';

const path = [step('1', { to: 'a' }), step('2', { to: 'b' })];
const middle = { x: 640, y: 360 };

describe('exploring', () => {
  it('follows the hand with the next frame, and rests when the hand does', () => {
    const { player, clock, surface, scene } = openStage(path);
    const before = seenAt(scene, surface.last.camera, screen, 'a', 10, 20);
    surface.calls = [];
    player.panBy(30, 10);
    player.panBy(20, -4);
    expect(player.state()).toMatchObject({ phase: 'exploring', step: 0 });
    clock.frame();
    const after = seenAt(scene, surface.last.camera, screen, 'a', 10, 20);
    expect([after.x - before.x, after.y - before.y]).toEqual([expect.closeTo(50, 6), expect.closeTo(6, 6)]);
    expect(surface.calls).toEqual(['show']);
    clock.pass(200);
    expect(surface.calls).toEqual(['show', 'rest', 'prepare']);
    expect(surface.ahead.at(-1)).toEqual(frameObject(scene, 'a', screen));
  });

  it('zooms and turns around a point, limited to where there is something to see', () => {
    const { player, clock, surface, scene } = openStage(path);
    const { camera } = surface.last;
    player.zoomBy(0.5, middle);
    player.turnBy(30, middle);
    clock.settle();
    expect(surface.last.camera).toMatchObject({ zoom: camera.zoom / 2, rotation: camera.rotation - 30 });
    player.zoomBy(1e9, middle);
    clock.settle();
    expect(surface.last.camera.zoom).toBe(zoomLimits(scene, surface.last.camera, screen).max);
    player.zoomBy(1e-9, middle);
    clock.settle();
    expect(surface.last.camera.zoom).toBe(zoomLimits(scene, surface.last.camera, screen).min);
  });

  it('stays exact in deep nesting by choosing a nearer anchor', () => {
    const { player, clock, surface, scene } = openStage([step('1', { to: 'n8' })], {
      children: [nest('n', 8, { x: 480, y: 520, scale: 0.05 })],
    });
    const { anchor } = surface.last.camera;
    expect(anchor).not.toBe('root');
    player.zoomBy(1e-9, middle);
    clock.settle();
    expect(surface.last.camera.anchor).toBe('root');
    player.backToPath();
    clock.settle();
    expect(surface.last.camera).toEqual(frameObject(scene, 'n8', screen));
  });

  it('takes over the camera in mid-flight, and flies back to where the path was left', () => {
    const { player, clock, surface, scene } = openStage(path);
    player.next();
    clock.pass(300);
    const { camera } = surface.last;
    player.panBy(0, 0);
    clock.pass(48);
    expect(pixelsApart(scene, camera, surface.last.camera, screen)).toBeLessThan(1e-6);
    expect(player.state()).toMatchObject({ phase: 'exploring', step: 1 });
    player.backToPath();
    expect(player.state().phase).toBe('flying');
    clock.settle();
    expect(surface.last).toMatchObject({ camera: frameObject(scene, 'b', screen), isResting: true });
  });

  it('ends with the next step; at the last step it first returns there', () => {
    const { player, clock } = openStage(path);
    player.panBy(9, 9);
    player.next();
    expect(player.state()).toMatchObject({ phase: 'flying', step: 1 });
    clock.settle();
    player.panBy(9, 9);
    player.next();
    expect(player.state()).toMatchObject({ phase: 'flying', step: 1 });
  });

  it('is disabled where it is not allowed', () => {
    const { player, clock } = openStage(path, { isExplorable: false });
    player.panBy(9, 9);
    player.zoomBy(2, middle);
    player.turnBy(9, middle);
    expect(player.state().phase).toBe('resting');
    expect(clock.isIdle).toBe(true);
  });

  it('goes to any object, along the path if a stop leads there', () => {
    const { player, clock, surface, scene } = openStage(path);
    player.goToObject('d');
    expect(player.state()).toMatchObject({ phase: 'exploring', step: 0 });
    clock.settle();
    expect(surface.last).toMatchObject({ camera: frameObject(scene, 'd', screen), isResting: true });
    player.goToObject('b');
    expect(player.state()).toMatchObject({ phase: 'flying', step: 1 });
    player.goToObject('lost');
    expect(player.state()).toMatchObject({ phase: 'flying', step: 1 });
  });
});

describe('the overview', () => {
  it('shows everything within the free area, and flies to the stop chosen there', () => {
    const insets = { top: 0, right: 0, bottom: 160, left: 0 };
    const { player, clock, surface, scene } = openStage(path, { framing: { insets, subject: 'stop' } });
    player.overview();
    expect(player.state().phase).toBe('overview');
    clock.settle();
    expect(surface.last).toMatchObject({ camera: overviewCamera(scene, screen, insets), isResting: true });
    const at = seenAt(scene, surface.last.camera, screen, 'b', 800, 450);
    expect(player.hit(at)).toEqual({ kind: 'stop', stop: 1 });
    player.goToStop(1);
    clock.settle();
    expect(player.state()).toMatchObject({ phase: 'resting', step: 1 });
  });

  it('goes back to where the path was left', () => {
    const { player, clock } = openStage(path, { firstStep: 1 });
    player.overview();
    clock.pass(100);
    player.backToPath();
    clock.settle();
    expect(player.state()).toMatchObject({ phase: 'resting', step: 1 });
  });
});

describe('resizing', () => {
  const upright = { width: 390, height: 844 };

  it('frames the stop again immediately', () => {
    const { player, clock, surface, scene } = openStage(path);
    player.resize(upright, 3);
    expect(surface.screen).toEqual({ viewport: upright, pixelRatio: 3 });
    expect(surface.calls.slice(-3)).toEqual(['resize', 'rest', 'prepare']);
    expect(surface.last.camera).toEqual(frameObject(scene, 'a', upright));
    expect(clock.isIdle).toBe(true);
  });

  it('in flight, continues to the stop in its new frame', () => {
    const { player, clock, surface, scene } = openStage(path);
    player.next();
    clock.pass(300);
    player.resize(upright, 1);
    expect(player.state().phase).toBe('flying');
    clock.settle();
    expect(surface.last.camera).toEqual(frameObject(scene, 'b', upright));
  });

  it('keeps the explored view, and restores it', () => {
    const { player, clock, surface } = openStage(path);
    player.panBy(50, 20);
    clock.settle();
    const { camera } = surface.last;
    player.resize({ width: 640, height: 360 }, 1);
    clock.pass(200);
    expect(surface.last).toMatchObject({ camera: { ...camera, zoom: camera.zoom / 2 }, isResting: true });
    player.resize(screen, 1);
    clock.pass(200);
    expect(surface.last.camera).toEqual(camera);
    expect(player.state().phase).toBe('exploring');
  });

  it('may be to nothing, while the page hides it', () => {
    const { player, surface, scene } = openStage(path);
    player.resize({ width: 0, height: 0 }, 1);
    player.resize(screen, 1);
    expect(surface.last.camera).toEqual(frameObject(scene, 'a', screen));
  });
});

describe('a new framing', () => {
  const insets = { top: 0, right: 0, bottom: 160, left: 0 };

  it('is flown to briefly', () => {
    const { player, clock, surface, scene } = openStage(path);
    player.setFraming({ insets, subject: 'stop' });
    expect(player.state().phase).toBe('flying');
    clock.pass(368);
    expect(player.state().phase).toBe('resting');
    expect(surface.last.camera).toEqual(frameObject(scene, 'a', screen, { insets }));
    player.setFraming({ insets: { ...insets }, subject: 'stop' });
    expect(player.state().phase).toBe('resting');
  });

  it('shows only a stop’s picture, and does not leave the end', () => {
    const children = row([
      {
        ...rectangle('f', {}),
        kind: 'group',
        children: [
          {
            kind: 'image',
            id: 'photo',
            asset: 'x',
            crop: { x: 0, y: 0, width: 1, height: 1 },
            mask: { kind: 'none' },
            opacity: 1,
            x: 300,
            y: 300,
            rotation: 0,
            scale: 1,
            width: 200,
            height: 200,
          },
        ],
      },
    ]);
    const { player, clock, surface, scene } = openStage([step('1', { to: 'f' })], { children });
    player.next();
    player.setFraming({ insets, subject: 'picture' });
    clock.settle();
    expect(player.state().phase).toBe('ended');
    expect(surface.last.camera).toEqual(frameObject(scene, 'photo', screen, { insets }));
  });

  it('does not move the camera while exploring', () => {
    const { player, clock, surface } = openStage(path);
    player.panBy(50, 20);
    clock.pass(300);
    const { camera } = surface.last;
    player.setFraming({ insets, subject: 'stop' });
    clock.pass(500);
    expect(surface.last.camera).toEqual(camera);
  });
});
