import { describe, expect, test } from 'vitest';
import { chooseLayout } from './choose-layout.ts';
import type { DiagramNode } from './data-model.ts';
import type { DiagramShape } from './diagram-shape.ts';
import { fitText } from './fit-text.ts';

const node = (words: string, ...children: DiagramNode[]): DiagramNode => ({
  body: undefined,
  words,
  look: undefined,
  isAssistant: false,
  children,
});
const nodes = (count: number) => Array.from({ length: count }, (_, index) => node(`N${index + 1}`));
const frame = { width: 6_000_000, height: 4_000_000 };

const lay = (layout: string, roots: DiagramNode[], category = ''): DiagramShape[] =>
  chooseLayout({ layout, category, roots })(roots, frame);
const named = (shapes: readonly DiagramShape[]) => shapes.filter((shape) => shape.node || shape.listed?.length);
const at = (shapes: readonly DiagramShape[], words: string): DiagramShape => {
  const found = shapes.find((shape) => shape.node?.words === words);
  if (!found) throw new Error(`not laid out: ${words}`);
  return found;
};
const middle = ({ x, y, width, height }: DiagramShape) => [x + width / 2, y + height / 2] as const;
const wordsIn = (list: readonly DiagramNode[]): string[] => list.flatMap(({ words, children }) => [words, ...wordsIn(children)]);

const office =
  'default vList2 vList5 vList6 hList1 process1 process2 process5 chevron1 hChevron3 hProcess9 cycle1 cycle2 cycle5 radial1 venn1 target1 orgChart1 hierarchy1 hierarchy2 matrix1 matrix3 pyramid1 pyramid2 pyramid3 unknown';

describe.each(office.split(' '))('%s', (layout) => {
  test.each([1, 2, 3, 5, 9])('keeps %i nodes within its frame', (count) => {
    const shapes = lay(layout, nodes(count));
    for (const { x, y, width, height } of shapes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1);
      expect(x + width).toBeLessThanOrEqual(frame.width + 1);
      expect(y + height).toBeLessThanOrEqual(frame.height + 1);
    }
    expect(named(shapes).map((shape) => shape.node?.words)).toEqual(expect.arrayContaining(nodes(count).map(({ words }) => words)));
  });

  test('shows every text of a tree once', () => {
    const tree = [node('A', node('A1', node('A11'), node('A12')), node('A2', node('A21'), node('A22'))), node('B', node('B1'))];
    const shown = lay(layout, tree).flatMap((shape) => [...(shape.node ? [shape.node.words] : []), ...wordsIn(shape.listed ?? [])]);
    expect(shown.toSorted()).toEqual(wordsIn(tree).toSorted());
  });
});

describe('a layout', () => {
  test('of a process runs from left to right, with an arrow between two nodes', () => {
    const shapes = lay('process1', nodes(3));
    const arrows = shapes.filter(({ geometry }) => geometry === 'rightArrow');
    expect(arrows).toHaveLength(2);
    const places = [at(shapes, 'N1'), arrows[0], at(shapes, 'N2'), arrows[1], at(shapes, 'N3')].map((shape) => shape && middle(shape)[0]);
    expect(places).toEqual(places.toSorted((one = 0, other = 0) => one - other));
  });

  test('of a cycle runs clockwise from the top', () => {
    const shapes = lay('cycle2', nodes(4));
    const [top, right, bottom, left] = ['N1', 'N2', 'N3', 'N4'].map((name) => middle(at(shapes, name)));
    expect(top?.[1]).toBeLessThan(right?.[1] ?? 0);
    expect(right?.[0]).toBeGreaterThan(left?.[0] ?? 0);
    expect(bottom?.[1]).toBeGreaterThan(left?.[1] ?? 0);
  });

  test('of a hierarchy centres parents above their children, with a line to each', () => {
    const shapes = lay('hierarchy1', [node('Boss', node('One'), node('Two', node('Leaf')))]);
    const [boss, one, two] = ['Boss', 'One', 'Two'].map((name) => middle(at(shapes, name)));
    expect(boss?.[0]).toBeCloseTo(((one?.[0] ?? 0) + (two?.[0] ?? 0)) / 2);
    expect(boss?.[1]).toBeLessThan(one?.[1] ?? 0);
    expect(shapes.filter(({ line }) => line)).toHaveLength(3);
  });

  test('of an organization stacks its last level, and puts assistants between', () => {
    const assistant = { ...node('Assistant'), isAssistant: true };
    const shapes = lay('orgChart1', [node('Boss', assistant, node('Lead', node('A'), node('B')))]);
    const rows = ['Boss', 'Assistant', 'Lead', 'A', 'B'].map((name) => middle(at(shapes, name))[1]);
    expect(rows).toEqual(rows.toSorted((one, other) => one - other));
    expect(at(shapes, 'A').x).toBeCloseTo(at(shapes, 'B').x);
  });

  test('of a pyramid grows downwards, or stands on its tip', () => {
    const widths = (layout: string) => named(lay(layout, nodes(3))).map(({ width }) => Math.round(width / 1e6));
    expect([widths('pyramid1'), widths('pyramid3')]).toEqual([
      [2, 4, 6],
      [6, 4, 2],
    ]);
  });

  test('of a matrix has four quarters around its title', () => {
    const shapes = lay('matrix1', [node('Title', ...nodes(4))]);
    expect(middle(at(shapes, 'Title'))).toEqual([3_000_000, 2_000_000]);
    expect(middle(at(shapes, 'N4'))).toEqual([4_500_000, 3_000_000]);
  });

  test('follows its category if its name is unknown', () => {
    expect(lay('somebody', nodes(3), 'process').some(({ geometry }) => geometry === 'rightArrow')).toBe(true);
    expect(lay('somebody', nodes(3), 'pyramid').some(({ geometry }) => geometry === 'trapezoid')).toBe(true);
  });
});

test('all nodes have the same size of letters, small enough for the longest text', () => {
  const sizeOf = (...words: string[]) =>
    fitText(
      lay(
        'process1',
        words.map((each) => node(each)),
      ),
    ).get('node1') ?? 0;
  expect(sizeOf('A', 'B', 'C')).toBeGreaterThan(30);
  expect(sizeOf('A', 'B', 'Responsibilities and accountability')).toBeLessThan(sizeOf('A', 'B', 'C') / 2);
});
