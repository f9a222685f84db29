import { describe, expect, it } from 'vitest';
import { frameObject } from '../camera/framing.ts';
import { parsePresentation } from '../presentation/parse.ts';
import { indexScene } from '../scene/scene.ts';
import { paint, prepareInSlices } from './paint.ts';
import { recordingContext } from './test-context.ts';

const viewport = { width: 640, height: 360 };

const sceneFrom = (children: object[]) =>
  indexScene(
    parsePresentation({
      schemaVersion: 2,
      title: 'Slices',
      root: { kind: 'topic', id: 'root', x: 320, y: 180, width: 640, height: 360, children },
    }).presentation,
  );
const text = (id: string, more: object = {}) => ({
  kind: 'text',
  id,
  x: 320,
  y: 180,
  width: 300,
  height: 40,
  paragraphs: [{ runs: [{ text: id }] }],
  ...more,
});
const countingContext = () => {
  const { context, marks, picture } = recordingContext();
  const measured: string[] = [];
  const measureText = (words: string) => {
    measured.push(words);
    return { width: words.length * 500 };
  };
  return { context: Object.assign(context, { measureText }), marks, picture, measured };
};

describe('preparing in slices', () => {
  it('prepares what a camera will see, and only that', () => {
    const { context, marks, picture, measured } = countingContext();
    const scene = sceneFrom([text('near'), text('far', { x: 90_000 })]);
    const options = {
      camera: frameObject(scene, 'root', viewport, { margin: 0 }),
      viewport,
      pixelRatio: 1,
      imageOf: picture,
      rich: undefined,
    };
    for (const _ of prepareInSlices(context, scene, options));
    expect(measured).toContain('near');
    expect(measured.join()).not.toContain('far');
    expect(marks).toEqual([]);
    measured.length = 0;
    paint(context, scene, options);
    expect(measured).toEqual([]);
    expect(marks.flatMap(({ text: words }) => words ?? [])).toEqual(['near']);
  });

  it('pauses after each object, and does nothing for what is known', () => {
    const { context, picture, measured } = countingContext();
    const scene = sceneFrom([text('one'), text('two', { opacity: 0.5 })]);
    const options = { camera: frameObject(scene, 'root', viewport), viewport, pixelRatio: 1, imageOf: picture, rich: undefined };
    const slices = prepareInSlices(context, scene, options);
    slices.next();
    slices.next();
    expect(measured).toContain('one');
    expect(measured).not.toContain('two');
    slices.return();
    expect([...prepareInSlices(context, scene, options)]).toHaveLength(1);
    expect([...prepareInSlices(context, scene, options)]).toHaveLength(0);
  });
});
