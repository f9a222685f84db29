import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { embedPath } from '../src/contract/routes.ts';
import { at, type Deck, reveal, stop, topic, type Wire, words } from '../src/server/features/demo/kit/document.ts';
import { lightInTheDeep } from '../src/server/features/demo/presentations/light-in-the-deep.ts';
import { starsWithArabicNames } from '../src/server/features/demo/presentations/stars-with-arabic-names.ts';
import { people } from '../src/server/features/demo/people.ts';
import { digestOf, fileKey } from '../src/server/features/pictures/files.ts';
import { createPresentations } from '../src/server/features/presentations/presentations.ts';
import { createPresentationsStore } from '../src/server/features/presentations/presentations.store.ts';
import { openDocuments } from '../src/server/platform/documents/documents.ts';
import { openDatabase } from '../src/server/platform/database/database.ts';
import { pgBossQueue } from '../src/server/platform/queue/pg-boss-queue.ts';
import { openStorage } from '../src/server/platform/storage/open-storage.ts';
import { databaseUrlOf, type Product } from './product.ts';

const owner = 'marisol-okafor';
const square = (id: string, title: string, x: number, y: number, fill: string, children: readonly Wire[] = []): Wire =>
  topic(id, title, at(x, y, 1600, 900, { scale: 0.5 }), [words('title', title, at(800, 200, 1400, 140)), ...children], {
    frame: { shape: 'rectangle', fill },
  });
const canvas = (title: string, root: Wire, more: Wire): Wire => ({
  schemaVersion: 2,
  title,
  language: 'en',
  root: { id: 'root', title, ...root },
  ...more,
});

const single: Deck = {
  oid: 'journeysingle',
  owner,
  tags: [],
  document: canvas(
    'One thought',
    { width: 1600, height: 900, children: [square('only', 'The only stop', 800, 450, '#204080')] },
    { path: [stop('only', 'The only stop', 'That is all there is to say.')] },
  ),
};

const COUNT = 300;
const long: Deck = {
  oid: 'journeylong',
  owner,
  tags: [],
  document: canvas(
    'Three hundred stops',
    {
      width: 20 * 900,
      height: 15 * 520,
      children: Array.from({ length: COUNT }, (_, index) =>
        square(
          `s${index + 1}`,
          `Number ${index + 1}`,
          450 + (index % 20) * 900,
          260 + Math.floor(index / 20) * 520,
          `hsl(${index} 60% 30%)`,
        ),
      ),
    },
    { path: Array.from({ length: COUNT }, (_, index) => stop(`s${index + 1}`, `Number ${index + 1}`, '')) },
  ),
};

/** As imported: pages side by side, with little between them. */
const page = (id: string, index: number, fill: string): Wire =>
  topic(id, id, at(480 + index * 1000, 270, 1920, 1080, { scale: 0.5 }), [words('title', id, at(960, 200, 1400, 140))], {
    frame: { shape: 'rectangle', fill },
  });
const slides: Deck = {
  oid: 'journeyslides',
  owner,
  tags: [],
  document: canvas(
    'Three slides',
    { width: 2960, height: 540, children: [page('Red', 0, '#a01818'), page('Green', 1, '#0f6b2f'), page('Blue', 2, '#1c3fa8')] },
    {
      theme: { background: { fill: '#f2efe6', layers: [] } },
      path: ['Red', 'Green', 'Blue'].map((id) => stop(id, id, '', { duration: 200 })),
    },
  ),
};

const stripe = (x: number): Wire => ({ kind: 'shape', shape: 'rectangle', id: `stripe${x}`, fill: '#30343a', ...at(x, 600, 90, 3000) });

/** A few quick stops on stripes far behind them, one with a reveal and one with a video; each has its own colour and caption. */
const short: Deck = {
  oid: 'journeyshort',
  owner,
  tags: [],
  document: canvas(
    'Four colours',
    {
      width: 2000,
      height: 1200,
      children: [
        square('red', 'Red', 500, 300, '#a01818'),
        square('green', 'Green', 1500, 300, '#0f6b2f', [
          { kind: 'shape', shape: 'ellipse', id: 'leaf', fill: '#b8f0c0', alt: 'A pale leaf', ...at(1300, 600, 300, 300) },
        ]),
        square('blue', 'Blue', 500, 900, '#1c3fa8'),
        square('violet', 'Violet', 1500, 900, '#6b2aa8', [
          { kind: 'video', id: 'dusk', asset: 'film', alt: 'The sun goes down', ...at(1300, 700, 320, 180) },
        ]),
      ],
    },
    {
      theme: {
        background: { fill: '#f2efe6', layers: [{ id: 'far', depth: 0.2, objects: [-400, 200, 800, 1400, 2000, 2600].map(stripe) }] },
      },
      assets: { film: { kind: 'video', source: '/files/film.mp4', width: 16, height: 9 } },
      path: [
        stop('red', 'Red', 'Fire is red.', { duration: 200 }),
        stop('green', 'Green', 'Grass is green.', { duration: 200 }),
        reveal('leaf-shows', ['leaf'], 'A leaf comes out.'),
        stop('blue', 'Blue', 'Water is blue.', { duration: 200 }),
        stop('violet', 'Violet', 'Dusk is violet.', { duration: 200 }),
      ],
    },
  ),
};
/** The colours of the stops of `short`. */
export const colours = {
  Red: [0xa0, 0x18, 0x18],
  Green: [0x0f, 0x6b, 0x2f],
  Blue: [0x1c, 0x3f, 0xa8],
  Violet: [0x6b, 0x2a, 0xa8],
} as const;

/** A table and a chart, each with a header cell that says nothing. */
const figures: Deck = {
  oid: 'journeyfigures',
  owner,
  tags: [],
  document: canvas(
    'Figures',
    {
      width: 1600,
      height: 900,
      children: [
        square('figures', 'Figures', 800, 450, '#204080', [
          {
            kind: 'table',
            id: 'harbours',
            ...at(450, 550, 700, 400),
            columns: [1, 1],
            hasHeader: true,
            rows: [
              ['', 'Ships'],
              ['Lisbon', '12'],
            ],
          },
          {
            kind: 'chart',
            chart: 'bar',
            id: 'tides',
            ...at(1150, 550, 600, 400),
            title: 'Tides',
            categories: ['', 'June'],
            series: [{ name: 'Metres', values: [3, 4] }],
          },
        ]),
      ],
    },
    { path: [stop('figures', 'Figures', 'Twelve ships.')] },
  ),
};

const broken = (source: string): Deck => ({
  oid: 'journeybroken',
  owner,
  tags: [],
  document: canvas(
    'A picture is gone',
    {
      width: 1600,
      height: 900,
      children: [
        square('kept', 'What is left', 400, 450, '#205030'),
        { kind: 'image', id: 'gone', asset: 'reef', ...at(1200, 450, 640, 480), alt: 'A reef in the morning' },
      ],
    },
    {
      assets: { reef: { kind: 'image', source, width: 64, height: 48 } },
      path: [stop('kept', 'What is left', ''), stop('gone', 'What is gone', '')],
    },
  ),
});

/** Its picture is far from the first stop. */
const distant = (source: string): Deck => ({
  oid: 'journeydistant',
  owner,
  tags: [],
  document: canvas(
    'A distant picture',
    {
      width: 16_000,
      height: 900,
      children: [
        square('near', 'Near', 800, 450, '#a01818'),
        { kind: 'image', id: 'far', asset: 'meadow', ...at(15_000, 450, 640, 480), alt: 'A meadow' },
      ],
    },
    {
      assets: { meadow: { kind: 'image', source, width: 64, height: 48 } },
      path: [stop('near', 'Near', ''), stop('far', 'Far', '')],
    },
  ),
});

export type DeckName = 'slides' | 'deep' | 'single' | 'long' | 'short' | 'broken' | 'distant' | 'arabic' | 'figures';

export interface Decks {
  /** The address of its viewer, once it can be shown. */
  ready(name: DeckName): Promise<string>;
}

/** Adds them to the product that all tests share (start-server.ts), unless they exist. */
export const addDecksForAll = async () => {
  const shared = { origin: process.env['LECTERN_ORIGIN'] ?? '', dataDirectory: process.env['LECTERN_DATA'] ?? '' };
  return { ...shared, decks: await addDecks(shared) };
};

/** Adds presentations to a running product, whose worker prepares them for viewers. */
async function addDecks({ origin, dataDirectory }: Pick<Product, 'origin' | 'dataDirectory'>): Promise<Decks> {
  const database = openDatabase(databaseUrlOf(dataDirectory), { connections: 2 });
  const queue = await pgBossQueue({ url: database.url, report: (problem, cause) => console.error(problem, cause) });
  const storage = await openStorage(pathToFileURL(join(dataDirectory, 'files')));
  const documents = openDocuments({ storage, home: join(dataDirectory, 'documents') });
  const presentations = createPresentations({ store: createPresentationsStore(database), storage, documents, queue });

  const addPicture = async (background: string) => {
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .png()
      .toBuffer();
    const name = `images/${digestOf(picture)}.png`;
    await storage.put(fileKey(name), picture, { type: 'image/png' });
    return name;
  };
  const reef = await addPicture('#1f7a8c');

  const decks: Record<DeckName, Deck> = {
    short,
    figures,
    slides,
    deep: lightInTheDeep,
    single,
    broken: broken(`/files/${reef}`),
    distant: distant(`/files/${await addPicture('#0f6b2f')}`),
    arabic: starsWithArabicNames,
    long,
  };
  for (const { oid, owner: username, tags, document } of Object.values(decks)) {
    const { outcome } = await presentations.addDocument(people.find((person) => person.username === username)?.oid ?? '', document, {
      oid,
      privacy: 'public',
      isTemplate: false,
      tags,
    });
    if (outcome !== 'saved' && outcome !== 'taken') throw new Error(`${oid} is ${outcome}`);
  }
  await queue.stop();
  await database.close();

  const isReady = async (path: string) => (await (await fetch(origin + path)).text()).includes('"state":"ready"');
  return {
    async ready(name) {
      const path = embedPath(decks[name].oid);
      await expect.poll(() => isReady(path), { timeout: 45_000, intervals: [100] }).toBe(true);
      // It was there when its pictures were painted, and is missing for viewers.
      if (name === 'broken') await storage.remove(fileKey(reef));
      return path;
    },
  };
}
