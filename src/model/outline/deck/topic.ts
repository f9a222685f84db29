import type { SceneObject, Step, Topic } from '../../presentation/presentation.ts';
import { best, upTo } from '../../arrangement/plans/plan.ts';
import { plainWords } from '../inline.ts';
import type { OutlineItem } from '../outline.ts';
import { type Box, heading, heightOf, listText, topicIn } from './parts.ts';
import { patternDisc } from './patterns.ts';

/** Of a topic, and of a card in it, in their own units. */
export const topicSize = { width: 1500, height: 760 };
const card = { width: 1200, height: 900 };
const accents = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;

const LONGEST_TITLE = 300;
const EDGE = 40;
/** Topics that are remembered. */
const MOST_KNOWN = 2000;
const GAP = 34;
/** From one card to the next, in cards. */
const BESIDE = 1.06;

interface Given {
  id: string;
  index: number;
  title: string;
  color: string;
  lines: readonly OutlineItem[];
  subtopics: readonly OutlineItem[];
}

/** Stops for a topic and its subtopics. */
export interface MadeTopic {
  topic: Topic;
  steps: Step[];
}

export function makeTopic(item: OutlineItem, index: number, box: Box): MadeTopic {
  const id = `topic-${index + 1}`;
  const color = accents[index % accents.length] ?? 'accent1';
  const lines = item.children.filter(({ children }) => children.length === 0);
  const subtopics = item.children.filter(({ children }) => children.length > 0);
  const given = { id, index, title: titleOf(item), color, lines, subtopics };
  const cards = subtopics.length > 0 ? cardsBelow(given) : [];
  const children = [...(cards.length > 0 ? headOf(given) : besideDisc(given)), ...cards];
  const topic = inBox(topicIn(id, given.title, { x: 0, y: 0, ...topicSize }, children, { frame: { shape: 'invisible' } }), box);
  return { topic, steps: [topic, ...cards].map(stepTo) };
}

/** Makes each topic once, so that only what is different has to be painted again. */
export function rememberTopics(): typeof makeTopic {
  let known = new Map<string, MadeTopic>();
  return (item, index, box) => {
    const key = JSON.stringify([item, index, box]);
    const made = known.get(key) ?? makeTopic(item, index, box);
    if (known.size > MOST_KNOWN) known = new Map();
    known.set(key, made);
    return made;
  };
}

const stepTo = ({ id, title }: Topic): Step => ({ id: `to-${id}`, title, to: id, reveal: [], notes: '' });

const titleOf = ({ words }: OutlineItem): string => plainWords(words).slice(0, LONGEST_TITLE);

const inBox = (topic: Topic, { x, y, width, height }: Box): Topic => ({
  ...topic,
  x: x + width / 2,
  y: y + height / 2,
  scale: Math.min(width / topic.width, height / topic.height),
});

const discAt = ({ id, index, color }: Given, x: number, y: number, size: number): SceneObject =>
  patternDisc(`${id}-picture`, index, { x, y, width: size, height: size }, color, 'surface');

/** Large, with the words to its right, in the middle of its height. */
function besideDisc(given: Given): SceneObject[] {
  const { id, title, color, lines } = given;
  const size = 620;
  const room = { x: EDGE + size + 70, y: EDGE, width: topicSize.width - size - 70 - EDGE * 2, height: topicSize.height - EDGE * 2 };
  const hasLines = lines.length > 0;
  const height = hasLines ? room.height * 0.42 : room.height;
  const name = heading({
    id: `${id}-title`,
    words: title,
    box: { ...room, height },
    styleClass: 'subtitle',
    sizes: [hasLines ? 104 : 124, 22],
    style: bold,
  });
  const nameHeight = heightOf(name);
  const free = room.height - nameHeight - GAP;
  const list = hasLines && listText(lines, { id: `${id}-list`, box: { ...room, height: free }, color, sizes: [60, 5] });
  const top = room.y + (room.height - nameHeight - (list ? list.height + GAP : 0)) / 2;
  return [
    discAt(given, EDGE, (topicSize.height - size) / 2, size),
    { ...name, ...middles(top, nameHeight) },
    ...(list ? [{ ...list, ...middles(top + nameHeight + GAP, list.height) }] : []),
  ];
}

const bold = { weight: 700 };
const middles = (top: number, height: number) => ({ y: top + height / 2, height });

const HEAD = 230;

/** Small, with the title and the topic's own lines to its right. */
function headOf(given: Given): SceneObject[] {
  const { id, title, color, lines } = given;
  const x = EDGE + HEAD + 50;
  const room = { x, y: EDGE, width: topicSize.width - x - EDGE, height: HEAD };
  const hasLines = lines.length > 0;
  const box = { ...room, height: hasLines ? HEAD * 0.46 : HEAD };
  const name = heading({ id: `${id}-title`, words: title, box, styleClass: 'subtitle', sizes: [104, 22], style: bold });
  const height = heightOf(name);
  const list = hasLines && listText(lines, { id: `${id}-list`, box: { ...room, height: HEAD - height - 14 }, color, sizes: [42, 4] });
  const top = EDGE + (HEAD - height - (list ? list.height + 14 : 0)) / 2;
  return [
    discAt(given, EDGE, EDGE, HEAD),
    { ...name, ...middles(top, height) },
    ...(list ? [{ ...list, ...middles(top + height + 14, list.height) }] : []),
  ];
}

function cardsBelow({ id, color, subtopics }: Given): Topic[] {
  const top = EDGE + HEAD + GAP;
  const room = { x: EDGE, y: top, width: topicSize.width - EDGE * 2, height: topicSize.height - top - EDGE };
  const boxes = cardsIn(room, subtopics.length);
  return subtopics.map((item, index) => cardOf(item, `${id}-${index + 1}`, color, boxes[index] ?? room));
}

/** As large as they can be, with a gap of a part of their size. */
function cardsIn(room: Box, count: number): Box[] {
  const [across, down] = [card.width * BESIDE, card.height * BESIDE];
  const scaleFor = (columns: number) => Math.min(room.width / columns / across, room.height / Math.ceil(count / columns) / down);
  const { columns = 1 } =
    best(
      upTo(count).map((each) => ({ columns: each })),
      ({ columns: each }) => -scaleFor(each),
    ) ?? {};
  const scale = scaleFor(columns);
  return Array.from({ length: count }, (_, index) => ({
    x: room.x + (index % columns) * across * scale,
    y: room.y + Math.floor(index / columns) * down * scale,
    width: card.width * scale,
    height: card.height * scale,
  }));
}

function cardOf(item: OutlineItem, id: string, color: string, box: Box): Topic {
  const title = titleOf(item);
  const room = { x: 80, y: 76, width: card.width - 160, height: card.height - 146 };
  const name = heading({
    id: `${id}-title`,
    words: title,
    box: { ...room, height: 300 },
    styleClass: 'subtitle',
    sizes: [116, 24],
    style: bold,
  });
  const height = heightOf(name);
  const list = listText(item.children, {
    id: `${id}-list`,
    box: { ...room, y: room.y + height + 40, height: room.height - height - 40 },
    color,
    sizes: [92, 5],
  });
  const frame = {
    shape: 'rounded',
    fill: { kind: 'color', color: 'surface' },
    stroke: { paint: { kind: 'color', color }, width: 8, dash: [], cap: 'round', join: 'round' },
  } as const;
  return inBox(topicIn(id, title, { x: 0, y: 0, ...card }, [{ ...name, ...middles(room.y, height) }, list], { frame }), box);
}
