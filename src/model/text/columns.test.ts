import { describe, expect, test } from 'vitest';
import type { TextObject } from '../presentation/presentation.ts';
import { indexScene } from '../scene/scene.ts';
import { parsePresentation } from '../presentation/parse.ts';
import { layOut, type TestParagraph } from './test-layout.ts';

/** Letters are 5 wide and lines 15 high. Two columns, 40 wide, with room for two lines each. */
const two = { width: 100, height: 30, columns: { count: 2, gap: 20 } };
const words = 'aaaaaa bbbbbb cccccc dddddd eeeeee';

const placed = (paragraphs: TestParagraph[], more: Partial<TextObject> = {}) =>
  layOut(paragraphs, { ...two, ...more }).fragments.map(({ text, x, y }) => [text, x, Math.round(y)]);

describe('[SITE-5] columns', () => {
  test('are as high as the box before the next one begins, and the last is as high as it has to be', () => {
    const { fragments, height, lineCount } = layOut([words], two);
    const first = fragments[0]?.y ?? 0;
    expect(fragments.map(({ text, x, y }) => [text, x, y - first])).toEqual([
      ['aaaaaa', 0, 0],
      ['bbbbbb', 0, 15],
      ['cccccc', 60, 0],
      ['dddddd', 60, 15],
      ['eeeeee', 60, 30],
    ]);
    expect({ height, lineCount }).toEqual({ height: 45, lineCount: 5 });
  });

  test('begin without the space before a paragraph', () => {
    const [, , third] = placed(['aaaaaa', 'bbbbbb', { runs: [{ text: 'cccccc' }], spaceBefore: 1 }]);
    expect(third).toEqual(['cccccc', 60, placed(['x'])[0]?.[2]]);
  });

  test('align their lines each in its own width', () => {
    const at = (align: 'center' | 'end') => placed([{ runs: [{ text: 'aa\nbb\ncc' }], align }]).map(([, x]) => x);
    expect(at('center')).toEqual([15, 15, 75]);
    expect(at('end')).toEqual([30, 30, 90]);
  });

  test('begin at the right if the first paragraph is right-to-left', () => {
    expect(placed(['אא', 'בב', 'גג']).map(([, x]) => x)).toEqual([90, 90, 30]);
    expect(placed(['aa', 'בב', 'גג']).map(([, x]) => x)).toEqual([0, 30, 90]);
  });

  test('are where their text is in the box, all of them', () => {
    const tall = { height: 90, verticalAlign: 'bottom' as const };
    const [first, ...others] = placed([words], tall);
    expect(others.every(([, x]) => x === 0)).toBe(true);
    expect(first?.[2]).toBe(Math.round((placed(['a'], { height: 15 })[0]?.[2] as number) + 15));
  });

  test('have room, however wide the gap is', () => {
    expect(placed(['a b'], { columns: { count: 2, gap: 1e9 } }).map(([text]) => text)).toEqual(['a b']);
  });

  test('are within what is drawn for a text', () => {
    const text = { kind: 'text', id: 't', x: 50, y: 15, ...two, style: { size: 10 }, paragraphs: [words.repeat(9)] };
    const scene = indexScene(parsePresentation({ root: { children: [text] } }).presentation);
    const { height } = layOut([words.repeat(9)], two);
    expect(scene.nodes.get('t')?.extent.bottom).toBeGreaterThan(height);
  });
});

describe('[SITE-5] smaller letters', () => {
  test('are smaller in everything that depends on their size', () => {
    const paragraphs: TestParagraph[] = [{ runs: [{ text: 'aaaa ' }, { text: 'bb', size: 20 }], listType: 'BULLET', spaceAfter: 1 }, 'c'];
    const whole = layOut(paragraphs, { width: 400 });
    const half = layOut(paragraphs, { width: 200, letterScale: 0.5 });
    expect(half.height).toBe(whole.height / 2);
    expect(half.fragments.map(({ size, x }) => [size * 2, x * 2])).toEqual(whole.fragments.map(({ size, x }) => [size, x]));
  });
});
