import { describe, expect, test } from 'vitest';
import { contrast } from '../../paint/marks/contrast.ts';
import { boxesOverlap } from './test-places.ts';
import { parsePresentation } from '../../presentation/parse.ts';
import type { SceneObject, Topic } from '../../presentation/presentation.ts';
import { writePresentation } from '../../presentation/write.ts';
import { lookOf } from '../looks/looks.ts';
import { type Outline, outlineArrangements, outlineLooks } from '../outline.ts';
import { readOutline } from '../read-outline.ts';
import { makeDeck } from './make-deck.ts';
import { placesFor } from './places.ts';
import { summaryOf } from './summary.ts';
import { makeTopic, rememberTopics } from './topic.ts';

const text = 'Rain\n\tWhere it goes\n\t\tRoofs\n\t\tSoil\n\t\t\tSand\n\tDrains\n\t\tOne\n\t\tTwo\n\tThanks';
const read = (words: string) => readOutline(words) as Outline;
const wish = { arrangement: 'circle', look: 'rain', language: 'en', untitled: 'Untitled' } as const;

describe('[SITE-5] a presentation from an outline', () => {
  const deck = makeDeck(read(text), wish);
  const topics = deck.root.children.filter((child): child is Topic => child.kind === 'topic');

  test('has a topic per line, its lines in it, and a path through them', () => {
    expect(deck.title).toBe('Rain');
    expect(topics.map(({ title }) => title)).toEqual(['Where it goes', 'Drains', 'Thanks']);
    expect(deck.path.map(({ title, to }) => [title, to])).toEqual([
      ['Rain', 'root'],
      ['Where it goes', 'topic-1'],
      ['Soil', 'topic-1-1'],
      ['Drains', 'topic-2'],
      ['Thanks', 'topic-3'],
    ]);
    const list = topics[1]?.children.find(({ id }) => id === 'topic-2-list');
    expect(list?.kind === 'text' && list.paragraphs.map(({ runs, listType }) => [runs[0]?.text, listType])).toEqual([
      ['One', 'BULLET'],
      ['Two', 'BULLET'],
    ]);
    expect(summaryOf(read(text))).toEqual({ stops: 3, subtopics: 4, minutes: 3 });
  });

  test('can be stored, in each arrangement and look, and has nothing outside its topics', () => {
    for (const arrangement of outlineArrangements)
      for (const look of outlineLooks) {
        const made = makeDeck(read(text), { ...wish, arrangement, look });
        const { presentation, problems } = parsePresentation(JSON.parse(JSON.stringify(writePresentation(made))));
        expect(problems).toEqual([]);
        expect(presentation.path).toHaveLength(5);
        const within = (parent: Topic) => {
          for (const child of parent.children) {
            const [halfWidth, halfHeight] = [(child.width * child.scale) / 2, (child.height * child.scale) / 2];
            expect([child.x - halfWidth, child.y - halfHeight].every((edge) => edge >= -1)).toBe(true);
            expect(child.x + halfWidth).toBeLessThanOrEqual(parent.width + 1);
            expect(child.y + halfHeight).toBeLessThanOrEqual(parent.height + 1);
            if (child.kind === 'topic') within(child);
          }
        };
        within(presentation.root);
      }
  });

  test('without a title or topics is a title alone', () => {
    expect(makeDeck({ title: '', subtitle: '', topics: [] }, wish)).toMatchObject({ title: 'Untitled', path: [{ to: 'root' }] });
    for (const arrangement of outlineArrangements) expect(makeDeck(read('Rain'), { ...wish, arrangement }).root.width).toBeGreaterThan(500);
  });

  test('has unique ids', () => {
    const ids: string[] = [];
    const collect = (object: SceneObject) => {
      ids.push(object.id);
      if ('children' in object) object.children.forEach(collect);
    };
    collect(deck.root);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('keeps long words and many lines in their places', () => {
    const long = `Title\n\t${'Donaudampfschifffahrt'.repeat(20)}\n\t\t${'word '.repeat(400)}\n${'\t\tline\n\t\t\tsub\n'.repeat(80)}`;
    const [topic] = makeDeck(read(long), wish).root.children.filter(({ kind }) => kind === 'topic');
    expect(topic?.kind === 'topic' && topic.title.length).toBe(300);
  });
});

test.each(outlineArrangements)('nothing overlaps in a %s of any size', (arrangement) => {
  for (const count of [1, 2, 3, 4, 5, 7, 12, 30, 120]) {
    const { topics, title, width, height } = placesFor(arrangement, count);
    expect(topics).toHaveLength(count);
    expect(boxesOverlap([...topics, title])).toBe(false);
    for (const box of [...topics, title]) {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  }
});

test('a topic that is as it was is made once', () => {
  const topicFor = rememberTopics();
  const item = read(text).topics[0];
  const box = { x: 0, y: 0, width: 100, height: 50 };
  if (!item) throw new Error('There is no topic');
  expect(topicFor(item, 0, box)).toBe(topicFor({ ...item }, 0, { ...box }));
  expect(topicFor(item, 1, box).topic.id).toBe('topic-2');
  expect(topicFor(item, 0, box)).toEqual(makeTopic(item, 0, box));
});

test.each(outlineLooks)('letters of the look %s can be read on everything behind them', (look) => {
  const { palette, background } = lookOf(look);
  const grounds = [
    palette.background,
    palette.surface,
    ...('stops' in background.fill ? background.fill.stops.map(({ color }) => color) : []),
  ];
  for (const ground of grounds) {
    expect(contrast(palette.text, ground)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.muted, ground)).toBeGreaterThanOrEqual(4.5);
    for (const accent of [palette.accent1, palette.accent2, palette.accent3, palette.accent4, palette.accent5, palette.accent6])
      expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3);
  }
});
