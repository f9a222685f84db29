import { frameObject } from '#model/camera/framing.ts';
import { TestClock } from '#viewer/player/test-stage.ts';
import { describe, expect, test } from 'vitest';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createComfortTools } from './comfort-tools.ts';

const topic = (id: string, x: number, own: object = {}) => ({ kind: 'topic', id, x, y: 300, width: 300, height: 200, ...own });

function open(steps: object[] = []) {
  const { desk } = openTestDesk({
    root: { id: 'root', width: 1000, height: 800, children: [topic('a', 200), topic('b', 500), topic('turned', 800, { rotation: 140 })] },
    path: [{ id: '1', to: 'a' }, { id: '2', to: 'b' }, { id: '3', reveal: ['a'] }, { id: '4', to: 'turned' }, ...steps],
  });
  return { desk, tools: createComfortTools(desk) };
}

describe('flights', () => {
  test('between neighbours are calm, and those that turn far and fast are not', () => {
    const { tools } = open();
    expect(tools.flights().map(({ step, grade, turn }) => [step, grade, turn])).toEqual([
      ['2', 'calm', 0],
      ['4', 'wild', 140],
    ]);
  });

  test('are measured one by one as well, and say what makes them dizzying', () => {
    const { tools } = open();
    expect(tools.flightOf('4')).toEqual(tools.flights().at(-1));
    expect(tools.flightOf('4')).toMatchObject({ cause: 'turns' });
    expect(tools.flightOf('4')).toBe(tools.flightOf('4'));
    expect(tools.flightOf('3')).toBeUndefined();
    tools.take('4', 0);
    expect(tools.flightOf('4')).toMatchObject({ grade: 'cut' });
  });

  test('become calm in the time that is offered', () => {
    const { tools, desk } = open();
    const flight = tools.flights().at(-1);
    tools.take('4', flight?.calmer ?? 0);
    expect(tools.flights().at(-1)).toMatchObject({ step: '4', grade: 'calm', duration: flight?.calmer, calmer: flight?.calmer });
    desk.undo();
    expect(tools.flights().at(-1)).toEqual(flight);
  });

  test('can be cuts instead, which move nothing', () => {
    const { tools } = open();
    tools.take('4', 0);
    expect(tools.flights().at(-1)).toMatchObject({ grade: 'cut', turn: 0 });
  });

  test('on another curve are measured there, and get back to a calm one', () => {
    const { tools, desk } = open();
    const usual = tools.flights()[0];
    expect(usual).toMatchObject({ step: '2', grade: 'calm', gentler: undefined });
    desk.do([{ kind: 'set', id: 'b', fields: { x: 5000 } }]);
    tools.takeCurve('2', 'direct');
    const direct = tools.flights()[0];
    expect(direct).toMatchObject({ grade: 'wild', zoom: expect.closeTo(1, 3), gentler: 'usual' });
    expect(direct?.speed).toBeGreaterThan(14);
    tools.takeCurve('2', direct?.gentler ?? 'high');
    expect(tools.flights()[0]?.zoom).toBeGreaterThan(10);
    expect(tools.flights()[0]?.speed).toBeLessThan((direct?.speed ?? 0) / 2);
    expect(desk.state().presentation.path.find(({ id }) => id === '2')).not.toHaveProperty('curve');
    desk.undo();
    expect(tools.flights()[0]).toEqual(direct);
  });

  test('that turn fast have no curve on which they would be calmer', () => {
    const { tools } = open();
    expect(tools.flights().at(-1)).toMatchObject({ grade: 'wild', gentler: undefined });
  });

  test('are not made to where the view is already', () => {
    const { tools } = open([{ id: '5', to: 'turned' }]);
    expect(tools.flights().map(({ step }) => step)).toEqual(['2', '4']);
  });

  test('begin where the audience is, which passes what is hidden', () => {
    const { tools, desk } = open();
    desk.do([{ kind: 'set', id: 'b', fields: { isHidden: true } }]);
    expect(tools.flights().map(({ step }) => step)).toEqual(['4']);
    expect(tools.marksOf('4')?.way[0]).toEqual({ x: 200, y: 300 });
  });

  test('zoom in and out again on a long way', () => {
    const { tools, desk } = open();
    desk.do([{ kind: 'set', id: 'b', fields: { x: 700, y: 600, scale: 0.01 } }]);
    desk.do([{ kind: 'set', id: 'a', fields: { scale: 0.01 } }]);
    expect(tools.flights()[0]).toMatchObject({ grade: 'lively' });
    expect(tools.flights()[0]?.zoom).toBeGreaterThan(1000);
  });
});

describe('on the canvas', () => {
  test('a flight is played to its end, which is framed', () => {
    const { tools, desk } = open();
    const clock = new TestClock();
    const [seen, ends]: [number[], string[]] = [[], []];
    desk.subscribe(() => seen.push(desk.state().camera.zoom));
    tools.takeCurve('2', 'high');
    seen.length = 0;
    tools.playOnCanvas('2', () => ends.push('2'), clock);
    clock.settle();
    expect(desk.state().camera).toEqual(frameObject(desk.scene, 'b', desk.state().viewport));
    expect(Math.min(...seen)).toBeLessThan(desk.state().camera.zoom / 2);
    expect(ends).toEqual(['2']);
    expect(tools.playOnCanvas('3', () => undefined, clock)).toBeUndefined();
  });

  test('a flight ends where somebody looks elsewhere', () => {
    const { tools, desk } = open();
    const clock = new TestClock();
    let ends = 0;
    tools.playOnCanvas('2', () => (ends += 1), clock);
    clock.pass(600);
    desk.frame('turned');
    const { camera } = desk.state();
    clock.settle();
    expect(desk.state().camera).toBe(camera);
    expect(ends).toBe(1);
  });
});

test('the way begins and ends in the middle of what is shown', () => {
  const { tools } = open();
  const marks = tools.marksOf('2');
  expect(marks?.way[0]).toEqual({ x: 200, y: 300 });
  expect(marks?.way.at(-1)).toEqual({ x: 500, y: 300 });
  expect(marks?.frames).toHaveLength(5);
  expect(tools.marksOf('3')).toBeUndefined();
});
