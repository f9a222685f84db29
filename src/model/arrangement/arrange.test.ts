import { describe, expect, test } from 'vitest';
import type { Rectangle } from '../geometry/rectangle.ts';
import { grow, transformRectangle } from '../geometry/rectangle.ts';
import type { Presentation, SceneObject, TextObject } from '../presentation/presentation.ts';
import { boxOf, indexScene, matrixBetween } from '../scene/scene.ts';
import { arrange, canArrange } from './arrange.ts';
import { arrangements } from './arrangement.ts';
import { testDeck } from './test-decks.ts';

/** Bounds on the canvas of every object whose id matches. */
function places(presentation: Presentation, ids: RegExp): Rectangle[] {
  const scene = indexScene(presentation);
  return [...scene.nodes.values()]
    .filter(({ object }) => ids.test(object.id))
    .map((node) => transformRectangle(matrixBetween(node, scene.root), boxOf(node)));
}
const overlap = (one: Rectangle, other: Rectangle) =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
const ideal = 16 / 9;
const text: TextObject = {
  kind: 'text',
  id: 'words',
  x: 300,
  y: 200,
  rotation: 5,
  scale: 1,
  width: 100,
  height: 50,
  opacity: 1,
  styleClass: 'body',
  direction: 'auto',
  verticalAlign: 'top',
  paragraphs: [{ runs: [{ text: 'By hand' }], align: 'start', level: 0 }],
};
const decks = {
  one: testDeck(1),
  few: testDeck(5),
  many: testDeck(120),
  sections: testDeck(1, { count: 3 }, { count: 8 }, { count: 1 }),
  mixed: testDeck({ count: 2 }, 3, { count: 30 }, 1),
};

describe.each(arrangements)('as a %s', (arrangement) => {
  test.each(Object.entries(decks))('slides and titles of the deck "%s" stay apart, inside the root, with a margin', (_, deck) => {
    const arranged = arrange(deck, arrangement);
    const boxes = places(arranged, /^(?:s\d+|section-title-.*|arrangement-title)$/);
    expect(boxes.filter((one, index) => boxes.some((other, at) => at < index && overlap(one, other)))).toEqual([]);
    const { width, height } = arranged.root;
    const inner = grow({ left: 0, top: 0, right: width, bottom: height }, -100);
    expect(
      boxes.filter(({ left, top, right, bottom }) => left < inner.left || top < inner.top || right > inner.right || bottom > inner.bottom),
    ).toEqual([]);
  });

  test('slides are upright and equal in size, apart from an opening', () => {
    const sizes = places(arrange(decks.mixed, arrangement), /^s\d+$/).map(({ left, right }) => Math.round(right - left));
    expect(new Set(sizes)).toEqual(new Set([1920]));
  });

  test('arranging again gives the same result, without duplicates', () => {
    const once = arrange(decks.sections, arrangement);
    expect(arrange(arrange(once, 'tree'), arrangement)).toEqual(once);
  });

  test('does not modify its input', () => {
    const before = structuredClone(decks.sections);
    expect(arrange(decks.sections, arrangement)).not.toBe(decks.sections);
    expect(decks.sections).toEqual(before);
  });

  test('places two thousand slides', () => {
    expect(places(arrange(testDeck(2000), arrangement), /^s\d+$/)).toHaveLength(2000);
  });
});

const reshaped = (deck: Presentation, width: number, height: number): Presentation => {
  const shape = (object: SceneObject): SceneObject =>
    object.kind === 'topic'
      ? { ...object, ...(/^s\d/.test(object.id) && { width, height }), children: object.children.map(shape) }
      : object;
  return { ...deck, root: { ...deck.root, children: deck.root.children.map(shape) } };
};
/** What a stage of this aspect ratio shows around a box, with a margin. */
const stageAround = ({ left, top, right, bottom }: Rectangle, aspect: number): Rectangle => {
  const width = Math.max(right - left, (bottom - top) * aspect) * 1.12;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - width / 2, right: x + width / 2, top: y - width / aspect / 2, bottom: y + width / aspect / 2 };
};

describe.each([
  [1920, 1080],
  [1440, 1080],
  [1000, 1000],
  [700, 1000],
  [2400, 1000],
])('slides of %i × %i', (width, height) => {
  test.each(arrangements)('as a %s: a stage around one slide shows neither other slides nor a title', (arrangement) => {
    for (const deck of [testDeck(30), decks.sections, decks.mixed]) {
      const arranged = arrange(reshaped(deck, width, height), arrangement);
      const boxes = places(arranged, /^(?:s\d+|section-title-.*|arrangement-title)$/);
      const intruders = places(arranged, /^s\d+$/).flatMap((slide) =>
        [ideal, 4 / 3].map((aspect) => boxes.filter((box) => overlap(stageAround(slide, aspect), box)).length - 1),
      );
      expect(Math.max(...intruders)).toBe(0);
    }
  });

  test.each(['grid', 'spiral', 'tree'] as const)('as a %s, are about the shape of a screen', (arrangement) => {
    for (const deck of [testDeck(9), testDeck(40), decks.mixed]) {
      const { root } = arrange(reshaped(deck, width, height), arrangement);
      expect(Math.abs(Math.log(root.width / root.height / ideal))).toBeLessThan(0.6);
    }
  });
});

test('wraps a long line into left-to-right rows that never form a tower', () => {
  const rowsOf = (count: number) => Map.groupBy(places(arrange(testDeck(count), 'line'), /^s\d+$/), ({ top }) => Math.round(top));
  expect([8, 9, 24].map((count) => [...rowsOf(count).values()].map((row) => row.length))).toEqual([[8], [5, 4], [8, 8, 8]]);
  for (const row of rowsOf(24).values())
    expect(row.map(({ left }) => left)).toEqual(row.map(({ left }) => left).toSorted((one, other) => one - other));
  const { width, height } = arrange(testDeck(500), 'line').root;
  expect(Math.abs(Math.log(width / height / ideal))).toBeLessThan(0.3);
});

test.each(['grid', 'spiral', 'tree'] as const)('a %s is about the shape of a screen', (arrangement) => {
  for (const deck of [
    testDeck(9),
    testDeck(40),
    testDeck(500),
    decks.sections,
    testDeck(...Array.from({ length: 40 }, () => ({ count: 3 }))),
  ]) {
    const { width, height } = arrange(deck, arrangement).root;
    expect(Math.abs(Math.log(width / height / ideal))).toBeLessThan(0.6);
  }
});

test('section titles are above their slides', () => {
  const arranged = arrange(decks.sections, 'grid');
  const [title] = places(arranged, /^section-title-section2$/);
  const slides = places(arranged, /^s(?:[5-9]|1[0-2])$/);
  expect(title?.bottom).toBeLessThanOrEqual(Math.min(...slides.map(({ top }) => top)));
  expect(title?.left).toBeCloseTo(Math.min(...slides.map(({ left }) => left)));
});

test('an untitled section gets no title, and an untitled presentation no crown', () => {
  const deck = testDeck({ count: 2 }, { count: 2 });
  const nameless = {
    ...deck,
    title: ' ',
    root: {
      ...deck.root,
      children: deck.root.children.map((child): SceneObject => (child.kind === 'topic' ? { ...child, title: '' } : child)),
    },
  };
  expect(places(arrange(nameless, 'tree'), /title/)).toEqual([]);
});

test('slides of other shapes are fitted into the space of a standard one', () => {
  const deck = testDeck(5);
  const children = deck.root.children.map((child, index) => (index === 2 ? { ...child, width: 600, height: 800 } : child));
  const box = places(arrange({ ...deck, root: { ...deck.root, children } }, 'grid'), /^s3$/)[0];
  expect([box && box.right - box.left, box && box.bottom - box.top].map((size) => Math.round(size ?? 0))).toEqual([810, 1080]);
});

test('slides follow the order of the path, not of the document', () => {
  const deck = testDeck(3);
  const arranged = arrange({ ...deck, path: deck.path.toReversed() }, 'line');
  const lefts = places(arranged, /^s\d$/).map(({ left }) => left);
  expect(lefts).toEqual(lefts.toSorted((one, other) => other - one));
});

test('objects that are not stops stay where they are, and in view', () => {
  const deck = testDeck(2);
  const far = { ...text, id: 'far', x: 50_000, y: 200 };
  const arranged = arrange({ ...deck, root: { ...deck.root, children: [text, ...deck.root.children, far] } }, 'grid');
  expect(arranged.root.children.filter(({ kind }) => kind === 'text')).toEqual([text, far]);
  expect(arranged.root.width).toBeGreaterThan(50_000);
});

test('a presentation can be arranged if it has at least two stops to place', () => {
  expect(canArrange(testDeck(2))).toBe(true);
  expect(canArrange(testDeck({ count: 2 }))).toBe(true);
  expect(canArrange(testDeck(1))).toBe(false);
  const deck = testDeck(0);
  const handMade = {
    ...deck,
    root: { ...deck.root, children: [text] },
    path: ['root', 'words', 'root'].map((to) => ({ id: to, title: '', to, reveal: [], notes: '' })),
  };
  expect(canArrange(handMade)).toBe(false);
  expect(arrange(handMade, 'grid')).toEqual(handMade);
});
