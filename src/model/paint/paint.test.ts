import { describe, expect, it } from 'vitest';
import { frameObject } from '../camera/framing.ts';
import { parsePresentation } from '../presentation/parse.ts';
import type { SceneObject } from '../presentation/presentation.ts';
import { indexScene } from '../scene/scene.ts';
import type { PaintOptions } from './paint-options.ts';
import { paint } from './paint.ts';
import { recordingContext, type Mark } from './test-context.ts';

const viewport = { width: 1280, height: 720 };

interface Picture {
  marks: Mark[];
  drawn: number;
  missingImages: string[];
}

function picture(children: object[], options: Partial<PaintOptions> & { to?: string } = {}, more: object = {}): Picture {
  const { presentation } = parsePresentation({
    schemaVersion: 2,
    title: 'A test',
    root: { kind: 'topic', id: 'root', x: 640, y: 360, width: 1280, height: 720, children },
    ...more,
  });
  const scene = indexScene(presentation);
  const { context, marks, picture: image } = recordingContext();
  const camera = frameObject(scene, options.to ?? 'root', viewport, { margin: 0 });
  const report = paint(context, scene, { camera, viewport, pixelRatio: 1, imageOf: image, rich: undefined, ...options });
  return { marks, ...report };
}

const box = (id: string, more: object = {}) => ({
  kind: 'shape',
  shape: 'rectangle',
  id,
  x: 100,
  y: 100,
  width: 100,
  height: 50,
  fill: '#102030',
  ...more,
});
const fills = ({ marks }: Picture, style: unknown = '#102030') => marks.filter((mark) => mark.kind === 'fill' && mark.style === style);

describe('paint()', () => {
  it('draws an object at its position, size and rotation', () => {
    const [mark] = fills(picture([box('one', { rotation: 90 })]));
    const xs = (mark?.points ?? []).filter((_, index) => index % 2 === 0);
    const ys = (mark?.points ?? []).filter((_, index) => index % 2 === 1);
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([75, 125, 50, 150]);
  });

  it('draws nothing that is outside the picture or too small to see', () => {
    expect(fills(picture([box('far', { x: 5000 }), box('tiny', { scale: 0.004 })]))).toEqual([]);
    expect(fills(picture([box('near'), box('small', { scale: 0.01 })]))).toHaveLength(2);
  });

  it('hides what the steps hide, including everything in it', () => {
    const group = { kind: 'group', id: 'group', x: 300, y: 300, width: 400, height: 400, children: [box('one'), box('two')] };
    expect(fills(picture([group], { opacityOf: (id) => (id === 'group' ? 0 : 1) }))).toEqual([]);
    expect(fills(picture([group], { opacityOf: (id) => (id === 'two' ? 0 : 1) }))).toHaveLength(1);
  });

  it('fades a group as a whole, on a separate canvas', () => {
    const inner = recordingContext();
    const sizes: number[][] = [];
    const { marks } = picture(
      [{ kind: 'group', id: 'group', x: 300, y: 300, width: 400, height: 400, opacity: 0.5, children: [box('one'), box('two')] }],
      {
        openLayer(width, height) {
          sizes.push([width, height]);
          return { context: inner.context, image: { width, height, draw: (target) => void target.fillRect(0, 0, 1, 1) } };
        },
      },
    );
    expect(sizes).toHaveLength(1);
    expect(inner.marks.filter(({ kind }) => kind === 'fill').map(({ alpha }) => alpha)).toEqual([1, 1]);
    expect(marks.filter(({ kind }) => kind === 'rectangle').map(({ alpha }) => alpha)).toEqual([0.5]);
  });

  it('opens no more than 256 canvases for fading, however many a document needs', () => {
    let opened = 0;
    const inner = recordingContext();
    const groups = Array.from({ length: 400 }, (_, index) => ({
      kind: 'group',
      id: `g${index}`,
      x: 300,
      y: 300,
      width: 400,
      height: 400,
      opacity: 0.9,
      children: [box(`a${index}`), box(`b${index}`)],
    }));
    const { drawn } = picture(groups, {
      openLayer(width, height) {
        opened += 1;
        return { context: inner.context, image: { width, height, draw() {} } };
      },
    });
    expect(opened).toBe(256);
    expect(drawn).toBe(800);
  });

  it('draws a note for a missing image and reports which it was', () => {
    const assets = { photo: { kind: 'image', source: 'photo.png', width: 100, height: 50 } };
    const { marks, missingImages } = picture(
      [{ kind: 'image', id: 'one', asset: 'photo', x: 300, y: 200, width: 200, height: 100 }],
      { imageOf: () => undefined },
      { assets },
    );
    expect(missingImages).toEqual(['photo']);
    expect(
      marks.some(({ kind, points }) => (kind === 'stroke' || kind === 'fill') && (points[0] ?? 0) > 190 && (points[0] ?? 0) < 410),
    ).toBe(true);
  });

  it('leaves the place of an image blank while it is loading', () => {
    const assets = { photo: { kind: 'image', source: 'photo.png', width: 100, height: 50 } };
    const { marks, missingImages } = picture(
      [{ kind: 'image', id: 'one', asset: 'photo', x: 300, y: 200, width: 200, height: 100 }],
      { imageOf: () => 'coming' },
      { assets },
    );
    expect(missingImages).toEqual([]);
    expect(marks.filter(({ kind }) => kind === 'image' || kind === 'stroke')).toEqual([]);
  });

  it('reports when objects begin and end, parents around children', () => {
    const heard: string[] = [];
    picture([{ kind: 'topic', id: 'outer', title: '', x: 300, y: 300, width: 400, height: 400, children: [box('inner')] }], {
      onBegin: (object: SceneObject) => heard.push(`begin ${object.id}`),
      onEnd: (object: SceneObject) => heard.push(`end ${object.id}`),
    });
    expect(heard).toEqual(['begin root', 'begin outer', 'begin inner', 'end inner', 'end outer', 'end root']);
  });

  it('is exact to 0.01 pixels twelve levels deep, each a tenth of the one above', () => {
    const nest = (level: number): object =>
      level === 0
        ? box('deepest', { x: 640, y: 360, width: 1280, height: 720 })
        : {
            kind: 'topic',
            id: `level-${level}`,
            title: '',
            x: 977.7,
            y: 133.3,
            width: 1280,
            height: 720,
            scale: 0.1,
            rotation: 0,
            children: [nest(level - 1)],
          };
    const [mark] = fills(picture([nest(12)], { to: 'deepest' }));
    const expected = [0, 0, 1280, 0, 1280, 720, 0, 720];
    expect(mark?.points.length).toBeGreaterThanOrEqual(8);
    for (const [index, value] of expected.entries()) expect(Math.abs((mark?.points[index] ?? NaN) - value)).toBeLessThan(0.01);
  });

  it('draws a single object on request, faded by all its ancestors', () => {
    const group = { kind: 'group', id: 'group', x: 300, y: 300, width: 400, height: 400, opacity: 0.5, children: [box('one'), box('two')] };
    const alone = picture([group], { part: { kind: 'object', id: 'two' } });
    expect(fills(alone).map(({ alpha }) => alpha)).toEqual([0.5]);
  });

  it('draws the background unless only the canvas is requested', () => {
    const backdrop = { theme: { background: { fill: '#405060' } } };
    expect(fills(picture([box('one')], {}, backdrop), '#405060')).toHaveLength(1);
    expect(fills(picture([box('one')], { part: { kind: 'background' } }, backdrop))).toEqual([]);
    expect(fills(picture([box('one')], { part: { kind: 'canvas' } }, backdrop), '#405060')).toEqual([]);
  });

  it('shows a single colour of a gradient larger than a canvas can represent', () => {
    const fill = {
      kind: 'linear',
      x1: 0,
      y1: 0,
      x2: 1,
      y2: 0,
      stops: [
        { offset: 0, color: '#000000' },
        { offset: 1, color: '#ffffff' },
      ],
    };
    const nest = (level: number): object => ({
      kind: 'topic',
      id: `level-${level}`,
      title: '',
      x: 640,
      y: 360,
      width: 1280,
      height: 720,
      scale: level === 0 ? 1 : 1e-3,
      children: level < 13 ? [nest(level + 1)] : [],
    });
    const { marks } = picture([box('vast', { x: 640, y: 360, width: 1280, height: 720, fill }), nest(0)], { to: 'level-13' });
    expect(marks.filter(({ kind, style }) => kind === 'fill' && style === '#808080ff')).toHaveLength(1);
  });

  it('draws text that extends far below its box as long as it is visible', () => {
    const long = {
      kind: 'text',
      id: 'long',
      styleClass: 'title',
      x: 640,
      y: 50,
      width: 300,
      height: 40,
      paragraphs: [{ runs: [{ text: 'a word or two '.repeat(60) }, { text: '1', size: 12 }] }],
    };
    const eye = { kind: 'frame', id: 'eye', frame: { shape: 'invisible' }, x: 640, y: 3000, width: 300, height: 100 };
    expect(picture([long, eye], { to: 'eye' }).marks.some(({ kind }) => kind === 'text')).toBe(true);
  });

  it('clips a drawing at its view box', () => {
    const path = { kind: 'path', d: 'M0 0L500 0L500 10Z', fill: '#102030' };
    const drawing = {
      kind: 'drawing',
      id: 'art',
      x: 300,
      y: 300,
      width: 200,
      height: 200,
      drawing: { viewBox: { x: 0, y: 0, width: 100, height: 100 }, nodes: [path] },
    };
    const { marks } = picture([drawing]);
    expect(marks.filter(({ kind }) => kind === 'clip')).toHaveLength(2);
    expect(
      picture([{ ...drawing, drawing: { ...drawing.drawing, viewBox: { x: 0, y: 0, width: 600, height: 100 } } }]).marks.filter(
        ({ kind }) => kind === 'clip',
      ),
    ).toHaveLength(1);
  });
});
