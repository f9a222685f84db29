import { describe, expect, test } from 'vitest';
import { parsePresentation } from '../presentation/parse.ts';
import { formsIn } from '../paint/paint.ts';
import { richForms } from '../paint/forms/rich-forms.ts';
import { recordingContext } from '../paint/test-context.ts';
import { indexScene } from '../scene/scene.ts';
import { pickAt, pickIn } from './pick.ts';

const viewport = { width: 1000, height: 1000 };

/** Objects in a canvas of 1000 by 1000, one pixel to the unit. */
function look(children: object[], layers: object[] = []) {
  const root = { id: 'root', x: 500, y: 500, width: 1000, height: 1000, children };
  const scene = indexScene(parsePresentation({ root, theme: { background: { layers } } }).presentation);
  const sight = { camera: { anchor: 'root', x: 500, y: 500, zoom: 1, rotation: 0 }, viewport, pixelRatio: 1 };
  const { context, picture } = recordingContext();
  const forms = formsIn(Object.assign(context, { measureText: (words: string) => ({ width: words.length * 500 }) }), scene, {
    ...sight,
    imageOf: picture,
    rich: richForms,
  });
  return {
    at: (x: number, y: number, reach = 0) => pickAt(scene, sight, { x, y }, reach, forms).map(({ node }) => node.object.id),
    area: (left: number, top: number, right: number, bottom: number, isWhole: boolean) =>
      pickIn(scene, sight, { left, top, right, bottom }, isWhole).map(({ node }) => node.object.id),
  };
}

const fill = { kind: 'color', color: '#ff0000' };
const stroke = { paint: fill, width: 10, dash: [], cap: 'butt', join: 'miter' };
const box = { x: 500, y: 500, width: 200, height: 200 };
const dots = { viewBox: '0 0 20 20', nodes: [{ kind: 'path', d: 'M0 8h4v4h-4zM16 8h4v4h-4z', fill }] };

describe('what is at a point', () => {
  test.each<[string, object, [x: number, y: number, reach?: number], boolean]>([
    ['within an ellipse', { kind: 'shape', shape: 'ellipse', fill }, [500, 500], true],
    ['in the corner of its box', { kind: 'shape', shape: 'ellipse', fill }, [405, 405], false],
    ['within a shape that is only an outline', { kind: 'shape', shape: 'rectangle', stroke }, [500, 500], false],
    ['on the outline', { kind: 'shape', shape: 'rectangle', stroke }, [403, 500], true],
    ['beside the outline', { kind: 'shape', shape: 'rectangle', stroke }, [390, 500], false],
    ['near enough to the outline', { kind: 'shape', shape: 'rectangle', stroke }, [390, 500, 6], true],
    ['between the signs of a formula', { kind: 'drawing', drawing: dots, formula: { tex: '..' } }, [500, 500], true],
    ['between the figures of any other drawing', { kind: 'drawing', drawing: dots }, [500, 500], false],
    [
      'in an empty cell of a table',
      {
        kind: 'table',
        rows: [
          ['', ''],
          ['', ''],
        ],
      },
      [440, 440],
      true,
    ],
    ['beside a table with long words', { kind: 'table', rows: [['a very long word in a cell', '']] }, [640, 480], false],
    ['beside a line of code', { kind: 'code', code: 'a' }, [570, 570], true],
    ['between the columns of a chart', { kind: 'chart', chart: 'column', series: [{ name: 'a', values: [1, 9] }] }, [500, 420], true],
    ['on a rotated shape, where its corner is', { kind: 'shape', shape: 'rectangle', fill, rotation: 45 }, [500, 370], true],
    ['on a rotated shape, where its corner was', { kind: 'shape', shape: 'rectangle', fill, rotation: 45 }, [405, 405], false],
    [
      'on a line',
      {
        kind: 'line',
        points: [
          { x: 0, y: 0 },
          { x: 200, y: 200 },
        ],
        stroke,
      },
      [500, 501],
      true,
    ],
    [
      'beside a line, in its box',
      {
        kind: 'line',
        points: [
          { x: 0, y: 0 },
          { x: 200, y: 200 },
        ],
        stroke,
      },
      [420, 580],
      false,
    ],
    ['on words', { kind: 'text', paragraphs: ['Words'] }, [410, 415], true],
    ['below the words', { kind: 'text', paragraphs: ['Words'] }, [410, 590], false],
    ['within an image', { kind: 'image', asset: 'p' }, [405, 405], true],
    ['outside the mask of an image', { kind: 'image', asset: 'p', mask: 'ellipse' }, [405, 405], false],
    ['within a frame that is only an outline', { kind: 'frame', frame: { shape: 'rectangle', stroke } }, [500, 500], false],
    ['within a group', { kind: 'group' }, [500, 500], false],
  ])('%s', (_name, object, [x, y, reach], isHit) => {
    expect(
      look([{ id: 'it', ...box, ...object }])
        .at(x, y, reach)
        .includes('it'),
    ).toBe(isHit);
  });

  test('the object in front comes first, those of the background last', () => {
    const shape = { kind: 'shape', shape: 'rectangle', fill, ...box };
    const children = [
      { ...shape, id: 'below' },
      { kind: 'group', id: 'g', ...box, children: [{ ...shape, id: 'inner', x: 100, y: 100 }] },
    ];
    const { at } = look(children, [{ id: 'l', depth: 1, objects: [{ ...shape, id: 'far' }] }]);
    expect(at(500, 500)).toEqual(['inner', 'below', 'far']);
  });
});

describe('what is in a rectangle', () => {
  const shape = { kind: 'shape', shape: 'rectangle', fill };
  const { area } = look(
    [
      { ...shape, id: 'one', x: 200, y: 200, width: 100, height: 100 },
      { ...shape, id: 'two', x: 500, y: 200, width: 100, height: 100, rotation: 45 },
    ],
    [{ id: 'l', depth: 1, objects: [{ ...shape, id: 'far', x: 200, y: 200, width: 10, height: 10 }] }],
  );

  test.each<[string, [number, number, number, number], boolean, string[]]>([
    ['wholly', [100, 100, 400, 300], true, ['one']],
    ['both', [100, 100, 600, 300], true, ['one', 'two']],
    ['in part', [240, 240, 260, 260], false, ['one']],
    ['not wholly', [240, 240, 600, 260], true, []],
    ['nothing', [700, 700, 800, 800], false, []],
    ['the corner of a box that is turned away from it', [430, 130, 445, 145], false, []],
    ['a rectangle within the object', [190, 190, 210, 210], false, ['one']],
  ])('%s', (_name, [left, top, right, bottom], isWhole, expected) => {
    expect(area(left, top, right, bottom, isWhole)).toEqual(expected);
  });
});
