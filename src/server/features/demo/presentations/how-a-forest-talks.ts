import {
  breath,
  type Clearing,
  doubtPicture,
  fallingLeaves,
  forestLayers,
  ground,
  leafPicture,
  networkPicture,
  rootEnd,
  rootsPicture,
  rootTipPicture,
  stomaPicture,
  threadsPicture,
  underground,
  wood,
} from '../art/forest.ts';
import { art, at, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';

const cream = '#f6f7e6';
const amber = '#f2b134';
const paper = '#e9f3dc';

interface Place {
  x: number;
  y: number;
  scale: number;
  rotation?: number;
}
const onCanvas = ({ x, y, scale, rotation = 0 }: Place): Wire => at(x, y, 1600, 900, { scale, rotation });

/** Texts of a place underground: light on soil. */
const tell = (kicker: string, title: string, body: string, x: number, y: number, width: number, ink = cream, above = amber): Wire[] => [
  words('subtitle', kicker, at(x, y, width, 46), { style: { color: above } }),
  words('title', title, at(x, y + 82, width, 108), { style: { color: ink } }),
  words('body', body, at(x, y + 252, width, 204), { style: { color: ink } }),
];

const places = {
  scent: { x: 2270, y: 330, scale: 0.5, rotation: -4 },
  roots: { x: 560, y: 1130, scale: 0.56 },
  threads: { x: 1560, y: 1130, scale: 0.56 },
  carbon: { x: 2650, y: 1150, scale: 0.5, rotation: 3 },
  network: { x: 1010, y: 1600, scale: 0.54 },
  doubt: { x: 2150, y: 1620, scale: 0.46, rotation: -2 },
} satisfies Record<string, Place>;

/** Where the texts are, in the place's units. */
const wordsOf = ({ x, y, scale }: Place, from: number, to: number): Clearing => ({
  left: x + (from - 800) * scale,
  right: x + (to - 800) * scale,
  top: y - 380 * scale,
  bottom: y + 330 * scale,
});
const clearings = [
  wordsOf(places.roots, 740, 1600),
  wordsOf(places.threads, 740, 1600),
  wordsOf(places.carbon, -20, 1620),
  wordsOf(places.network, 740, 1600),
  wordsOf(places.doubt, 740, 1600),
  wordsOf(places.scent, -60, 1000),
  { left: 100, right: 1560, top: 90, bottom: 470 },
];
const ways =
  'M450 1278C600 1400 1000 1400 1172 1256M1490 1270C1620 1350 2020 1345 2236 1230M2258 1352C2060 1390 1420 1330 892 1424M944 1738C1150 1830 1600 1810 1806 1722';

const stoma = topic('stoma', 'A leaf’s mouth', at(1180 + breath.x * 380, 450 + breath.y * 380, 1600, 900, { scale: 0.012, rotation: 24 }), [
  { kind: 'shape', shape: 'rounded', radius: 90, ...at(800, 450, 1760, 1010), fill: paper },
  art(
    stomaPicture(),
    at(420, 450, 800, 800),
    'Under the microscope: two green guard cells around a dark slit, golden scent streaming out.',
  ),
  ...tell(
    'A twentieth of a millimetre',
    'A leaf’s mouth',
    'A leaf breathes through thousands of these. Two cells open and close each one. Through them, and through every bite, the alarm gets out.',
    1210,
    250,
    700,
    '#16402a',
    '#7a4f00',
  ),
]);

const bargain = topic(
  'bargain',
  'An old bargain',
  at(400 + rootEnd.x * 358, 450 + rootEnd.y * 358, 1600, 900, { scale: 0.02, rotation: -18 }),
  [
    { kind: 'shape', shape: 'rounded', radius: 90, ...at(800, 450, 1760, 1010), fill: paper },
    art(rootTipPicture(), at(390, 450, 740, 740), 'A root cut across: a golden sleeve of fungus wraps it and reaches between its cells.'),
    words('subtitle', 'A root tip, thinner than a match', at(1190, 110, 760, 46), { style: { color: '#7a4f00' } }),
    words('title', 'An old bargain', at(1190, 192, 760, 108)),
    {
      kind: 'table',
      ...at(1190, 560, 760, 560),
      columns: [1, 1],
      hasHeader: true,
      fontSize: 33,
      lines: { color: '#b9cfa3', width: 2 },
      alt: 'What each side gives.',
      rows: [
        ['The tree gives', 'The fungus gives'],
        ['Sugar, made from air and light', 'Phosphorus, dug out of stone'],
        ['A tenth of its harvest, or more', 'Nitrogen from dead leaves'],
        ['A safe place to live', 'Water from pores no root can enter'],
      ],
    },
  ],
);

export const howAForestTalks: Deck = {
  oid: 'demoforestta',
  owner: 'wren-adeyemi',
  tags: ['Biology', 'Forests', 'Fungi', 'Teaching'],
  document: {
    schemaVersion: 2,
    title: 'How a forest talks',
    description:
      'Trees have no voice, but a wood is full of messages: scents in the air, sugar and minerals in the soil, threads from root to root. A walk from a bitten leaf down to the fungi, with what has been measured, and what is only a lovely story so far.',
    language: 'en',
    theme: {
      palette: {
        background: paper,
        surface: '#ffffff',
        text: '#16402a',
        muted: '#47604a',
        accent1: '#2f7443',
        accent2: '#b97a1c',
        accent3: '#4c9f50',
        accent4: '#8a5a2b',
        accent5: '#6b8f1f',
        accent6: '#c2571a',
      },
      fonts: { heading: 'Lora', body: 'Nunito' },
      textStyles: {
        title: { family: 'heading', size: 88, weight: 700, lineHeight: 1.15, letterSpacing: -0.015 },
        subtitle: { family: 'body', size: 34, weight: 700, lineHeight: 1.25 },
        subtitle_2: { family: 'body', size: 36, weight: 700, lineHeight: 1.3 },
        body: { family: 'body', size: 37, weight: 500, lineHeight: 1.36 },
        body_2: { family: 'body', size: 28, weight: 500, color: 'muted', lineHeight: 1.35 },
      },
      background: { fill: paper, layers: forestLayers() },
    },
    root: {
      id: 'root',
      title: 'How a forest talks',
      width: ground.width,
      height: ground.height,
      children: [
        underground(clearings, ways),
        fallingLeaves(clearings),
        wood(),
        words('title', 'How a forest talks', at(830, 240, 1400, 190), { style: { size: 158, color: '#1e5631', letterSpacing: -0.025 } }),
        words('subtitle', 'Scents above, threads below, and a good deal of sugar', at(836, 372, 1400, 60), {
          style: { size: 44, weight: 600, color: '#2f5b2a' },
        }),
        topic('scent', 'A cry of scent', onCanvas(places.scent), [
          art(leafPicture(), at(1180, 450, 760, 864), 'A caterpillar eats a leaf; curls of scent rise from the bite.'),
          ...tell(
            'In the air',
            'A cry of scent',
            'Bite a leaf and it answers with perfume. Neighbours that catch it begin to make bitter leaves, before the caterpillar comes.',
            400,
            210,
            720,
            '#16402a',
            '#7a4f00',
          ),
          stoma,
        ]),
        topic('roots', 'Wide, not deep', onCanvas(places.roots), [
          art(rootsPicture(), at(370, 450, 700, 700), 'A small tree whose roots reach far beyond its crown on both sides.'),
          ...tell(
            'Below the grass',
            'Wide, not deep',
            'Roots reach two or three times as far as the branches, and most of them lie no deeper than your knee.',
            1180,
            270,
            840,
          ),
        ]),
        topic('threads', 'Finer than a hair', onCanvas(places.threads), [
          art(threadsPicture(), at(400, 450, 760, 760), 'Pale fungal threads branch through dark soil around the tip of a root.'),
          ...tell(
            'Between the crumbs',
            'Finer than a hair',
            'Where roots end, fungi go on. One gram of forest soil can hold two hundred metres of their threads.',
            1200,
            270,
            780,
          ),
          bargain,
        ]),
        topic(
          'carbon',
          'Paid in sugar',
          onCanvas(places.carbon),
          [
            ...tell(
              '13 billion tonnes a year',
              'Paid in sugar',
              'That is the carbon dioxide that plants pass on to their fungi: more than a third of all that comes from coal, oil and gas.',
              420,
              240,
              660,
              '#16402a',
              '#7a4f00',
            ),
            {
              kind: 'chart',
              chart: 'column',
              ...at(1180, 450, 700, 740),
              title: 'Billion tonnes of CO₂ a year, from',
              categories: ['Oaks, pines…', 'Grasses, herbs…', 'Heathers'],
              series: [{ name: 'Carbon dioxide', values: [9.07, 3.93, 0.12], color: 'accent2' }],
              hasLegend: false,
              alt: 'Column chart: oaks, pines and their like give 9.07 billion tonnes, grasses, herbs and their like 3.93, heathers 0.12.',
            },
          ],
          { frame: { shape: 'rounded', fill: paper } },
        ),
        topic('network', '47 neighbours', onCanvas(places.network), [
          art(networkPicture(), at(400, 450, 760, 760), 'A map of a wood: from one old tree golden lines lead to forty-seven others.'),
          ...tell(
            'From root to root',
            '47 neighbours',
            'In one plot of Canadian forest one old Douglas fir shared its fungi with forty-seven other trees.',
            1190,
            270,
            780,
          ),
        ]),
        topic('doubt', 'Who is talking?', onCanvas(places.doubt), [
          art(doubtPicture(), at(400, 450, 740, 740), 'Two seedlings whose threads fade into dots before they meet.'),
          ...tell(
            'In doubt',
            'Who is talking?',
            'That links exist is shown. That trees use them to feed or warn each other in the wild is not, so far.',
            1190,
            180,
            780,
          ),
          words('body', 'Such networks have been mapped for two of 73,000 kinds of trees.', at(1190, 640, 780, 110), {
            id: 'two-of-many',
            style: { color: amber, weight: 700 },
          }),
        ]),
      ],
    },
    path: [
      stop(
        'scent',
        'A cry of scent',
        'Begin with a bite. A wounded leaf gives off a scent; it is what you smell in mown grass. Neighbours that catch it arm themselves.',
        { hold: 8000 },
      ),
      stop(
        'stoma',
        'A leaf’s mouth',
        'Go closer: the skin of a leaf is full of tiny mouths. Here the tree breathes, gives off water, and lets its warning out.',
        { hold: 7000 },
      ),
      stop(
        'roots',
        'Wide, not deep',
        'Now under the grass. If you could lift a wood like a carpet, you would find it flat: wide roots, not deep ones.',
        { hold: 7000 },
      ),
      stop(
        'threads',
        'Finer than a hair',
        'Where the finest root is still too thick, fungi go on. Nine out of ten kinds of plants keep such partners.',
        { hold: 7000 },
      ),
      stop(
        'bargain',
        'An old bargain',
        'This is where they meet. The fungus wraps the tip like a sleeve, and both sides pay: sugar one way, minerals and water the other.',
        { hold: 9000 },
      ),
      stop(
        'carbon',
        'Paid in sugar',
        'Taken together this is one of the great flows of carbon on Earth. Most of it comes from the trees of cool woods, whose fungi wear roots like sleeves.',
        { hold: 8000 },
      ),
      stop(
        'network',
        '47 neighbours',
        'One fungus can hold on to many roots. In British Columbia somebody read the genes of every thread in a plot and drew the map: one old tree, forty-seven links.',
        { hold: 8000 },
      ),
      stop(
        'doubt',
        'Who is talking?',
        'So do trees talk? Here the story runs ahead of the measurements. The links are real; the conversations are not yet proven.',
        { hold: 7000 },
      ),
      reveal(
        'how-little',
        ['two-of-many'],
        'There are about seventy-three thousand kinds of trees, and maps for two of them. Most of the forest has not been listened to.',
        { hold: 8000 },
      ),
    ],
  },
};
