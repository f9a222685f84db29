import sharp from 'sharp';
import { z } from 'zod';
import { listedDecks } from '../../src/server/features/demo/decks.ts';
import { stressDocument } from '../stress-document.ts';

const Node = z.looseObject({ width: z.number(), height: z.number() });
const Document = z.looseObject({ title: z.string(), root: Node, path: z.array(z.looseObject({})) });
type Document = z.output<typeof Document>;

const GAP = 1.6;

/** More than a thousand objects of every kind, some of them many times on every page, with this many steps. */
export function crowdedDeck(steps: number): Document {
  const document = Document.parse(stressDocument(steps * 57));
  return { ...document, path: document.path.slice(0, steps) };
}

/**
 * A demo deck, repeated side by side on one canvas as often as needed for this many steps, so that nothing is painted twice that a visitor
 * would not see twice.
 */
export async function demonstrationDeck(name: string, steps: number): Promise<Document> {
  const document = Document.parse((await listedDecks.find((each) => each.name === name)?.load())?.document);
  const { root, path, ...rest } = document;
  const copies = Math.ceil(steps / path.length);
  const columns = Math.ceil(Math.sqrt(copies));
  const [width, height] = [root.width * GAP, root.height * GAP];
  const topics = Array.from({ length: copies }, (_none, copy) => ({
    ...renamed(root, copy),
    kind: 'topic',
    frame: 'invisible',
    x: ((copy % columns) + 0.5) * width,
    y: (Math.floor(copy / columns) + 0.5) * height,
  }));
  return {
    ...rest,
    root: { id: 'all', title: rest.title, width: columns * width, height: Math.ceil(copies / columns) * height, children: topics },
    path: topics.flatMap((_topic, copy) => renamed(path, copy)).slice(0, steps),
  };
}

/** A copy with its own ids. */
function renamed<Piece>(piece: Piece, copy: number): Piece {
  const own = (name: unknown) => `${String(name)}-${copy}`;
  return JSON.parse(JSON.stringify(piece), (key, value: unknown) =>
    key === 'id' || key === 'to' ? own(value) : key === 'reveal' && Array.isArray(value) ? value.map(own) : value,
  );
}

const PHOTOGRAPHS = 25;

/** Each page has a title, a list of four, a photograph (one of 25), a chart and a shape. */
export function longDeck(steps: number): Document {
  const columns = Math.ceil(Math.sqrt(steps));
  const points = ['Cold, two to four degrees', 'Dark, below a thousand metres', 'Full of life that shines by itself', 'Hardly visited'];
  const topics = Array.from({ length: steps }, (_none, place) => ({
    kind: 'topic',
    id: `level-${place}`,
    title: `Level ${place + 1}`,
    width: 1920,
    height: 1080,
    x: ((place % columns) + 0.5) * 2100,
    y: (Math.floor(place / columns) + 0.5) * 1260,
    frame: { shape: 'rounded', fill: 'surface' },
    children: [
      { kind: 'text', styleClass: 'title', x: 960, y: 140, width: 1680, height: 160, paragraphs: [`What lives at level ${place + 1}`] },
      {
        kind: 'text',
        styleClass: 'body',
        x: 500,
        y: 560,
        width: 800,
        height: 560,
        paragraphs: points.map((text) => ({ runs: [text], listType: 'BULLET' })),
      },
      { kind: 'image', asset: `photo-${place % PHOTOGRAPHS}`, alt: `Photograph ${place + 1}`, x: 1420, y: 430, width: 720, height: 420 },
      {
        kind: 'chart',
        chart: 'column',
        x: 1420,
        y: 860,
        width: 800,
        height: 360,
        title: 'Dives',
        categories: ['2023', '2024', '2025', '2026'],
        series: [{ name: 'Dives', values: [12, 19, 27, 38 + place] }],
      },
      { kind: 'shape', shape: 'star', x: 200, y: 940, width: 160, height: 160, fill: 'accent2' },
    ],
  }));
  return Document.parse({
    schemaVersion: 2,
    title: 'A long talk',
    language: 'en',
    assets: Object.fromEntries(
      Array.from({ length: PHOTOGRAPHS }, (_none, place) => [
        `photo-${place}`,
        { kind: 'image', source: `photo-${place}.jpg`, width: 1600, height: 1200 },
      ]),
    ),
    root: { id: 'root', title: 'A long talk', width: columns * 2100, height: Math.ceil(steps / columns) * 1260, children: topics },
    path: topics.map(({ id }, place) => ({ id: `step-${place}`, to: id })),
  });
}

/** The pictures of `longDeck`: as large and as hard to compress as photographs. */
export const photograph = async (source: string): Promise<Uint8Array> =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#2a6f97',
      noise: { type: 'gaussian', mean: 100 + source.length + Number(/\d+/.exec(source)?.[0] ?? 0), sigma: 24 },
    },
  })
    .blur(1.5)
    .jpeg({ quality: 85 })
    .toBuffer();
