import { describe, expect, it } from 'vitest';
import { TestPage } from './test-page.ts';
import { TestViewer } from './test-viewer.ts';

const init = JSON.stringify({ version: 1, id: 'talk', action: 'init' });
const present = (...data: unknown[]) => JSON.stringify({ version: 1, id: 'talk', action: 'present', data });
const changes = (data: object) => ({ id: 'talk', type: 'changes', data });

function open({ isLoaded = true } = {}) {
  const viewer = new TestViewer();
  const page = new TestPage().attach(viewer);
  page.take();
  if (isLoaded) viewer.load();
  return { viewer, page };
}

describe('the classic messages', () => {
  it('answer every init with the full state, as a JSON string', () => {
    const { page } = open();
    page.send(init);
    page.send(init);
    expect(typeof page.received[0]?.data).toBe('string');
    const whole = changes({
      status: 'contentready',
      title: 'Light in the Deep',
      currentStep: 0,
      currentAnimationStep: 0,
      currentObject: 'harbour',
      isAutoPlaying: false,
      isMoving: false,
      stepCount: 3,
      animationCountOnSteps: [2, 0, 0],
    });
    expect(page.take()).toEqual([whole, whole]);
  });

  it('then report only what changes', () => {
    const { viewer, page } = open({ isLoaded: false });
    page.send(init);
    expect(page.take()).toEqual([
      changes({
        status: 'loading',
        title: 'Light in the Deep',
        currentStep: 0,
        currentAnimationStep: 0,
        currentObject: null,
        isAutoPlaying: false,
        isMoving: false,
        stepCount: 3,
      }),
    ]);
    viewer.readContent();
    expect(page.take()).toEqual([changes({ status: 'ready', currentObject: 'harbour', animationCountOnSteps: [2, 0, 0] })]);
    viewer.load();
    expect(page.take()).toEqual([changes({ status: 'contentready' })]);
    viewer.start();
    viewer.setPlayer({ phase: 'flying', step: 3, stop: 1 });
    viewer.setPlayer({ phase: 'resting' });
    expect(page.take()).toEqual([changes({ currentStep: 1, currentObject: 'reef', isMoving: true }), changes({ isMoving: false })]);
  });

  it('count stops as steps, and reveals as substeps', () => {
    const { viewer, page } = open();
    page.send(present('moveToStep', 1));
    page.send(present('moveToStep', 0, 2));
    page.send(present('moveToStep', 0, 9));
    page.send(present('moveToStep', 99));
    expect(viewer.asked).toEqual(['start', 'goTo 3', 'goTo 2', 'goTo 2']);
  });

  it('start loading the content and wait for it', () => {
    const { viewer, page } = open({ isLoaded: false });
    page.send(present('moveToStep', 2));
    expect(viewer.state().mode).toBe('loading');
    viewer.load();
    expect(viewer.state().player.stop).toBe(2);
  });

  it('move and autoplay', () => {
    const { viewer, page } = open();
    page.send(present('moveToNextStep'));
    page.send(present('moveToNextStep'));
    page.send(present('moveToPrevStep'));
    page.send(present('moveToObject', 'reef'));
    page.send(present('startAutoPlay', 2000));
    page.send(present('pauseAutoPlay', 500));
    // JSON has no undefined: an omitted delay arrives as null.
    page.send(present('startAutoPlay', undefined));
    expect(viewer.asked).toEqual(['start', 'next', 'goToObject reef', 'play 2000', 'pause 500', 'play 4000']);
    page.send(present('stopAutoPlay'));
    expect(viewer.state().player.autoplay).toEqual({ phase: 'off' });
  });
});
