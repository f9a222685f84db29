import { carPark, city, court, firstDoor, halves, paper, stairs, terraces } from '../art/blocks.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';

const card = (color: string): Wire => ({ frame: { shape: 'rounded', fill: '#FBFAFF', stroke: { color, width: 8 } } });

interface Move {
  id: string;
  number: number;
  color: string;
  where: string;
  title: string;
  body: string;
  place: Wire;
  picture: Wire;
  more: readonly Wire[];
}

/** A move is a card: the block it adds on the left, why it works on the right. */
const move = ({ id, number, color, where, title, body, place, picture, more }: Move): Wire =>
  topic(
    id,
    title.replace('\n', ' '),
    place,
    [
      picture,
      { kind: 'shape', shape: 'ellipse', fill: color, ...at(102, 110, 96, 96) },
      words('title', String(number), at(102, 110, 96, 96), {
        align: 'center',
        verticalAlign: 'middle',
        style: { size: 56, color: '#FFFFFF' },
      }),
      words('subtitle_2', where, box(800, 66, 740, 50), { style: { color } }),
      words('title', title, box(798, 112, 760, 180)),
      words('body', body, box(800, 306, 730, 160)),
      ...more,
    ],
    card(color),
  );

const scene = (svg: string, alt: string, more: Wire = {}): Wire => art(svg, box(20, 76, 770, 731, more), alt);
const chartBox = box(800, 486, 730, 370);

const plots = move({
  id: 'plots',
  number: 1,
  color: '#5646C8',
  where: 'Auckland, New Zealand',
  title: 'Let a plot\nhold more',
  place: at(350, 1532, 1600, 900, { scale: 0.36, rotation: -3 }),
  body: 'In 2016 Auckland allowed terraces and flats on three quarters of its residential land, and builders took up the offer.',
  picture: scene(terraces(), 'A green plot with six narrow purple and white terraced houses and trees.'),
  more: [
    {
      kind: 'chart',
      chart: 'column',
      ...chartBox,
      title: 'Homes consented in a year, thousands',
      categories: ['2009', '2016', '2019', '2020', '2021', '2022'],
      series: [{ name: 'Homes', values: [3.1, 9.9, 13.9, 14.8, 19, 21.6], color: 'accent1' }],
      hasLegend: false,
    },
  ],
});

const tenure = topic(
  'tenure',
  'Who houses Vienna',
  at(1160, 678, 1600, 900, { scale: 0.41 }),
  [
    words('title', 'Who houses Vienna', box(90, 70, 1400, 110)),
    words('body', 'Of 913,000 homes, the city and limited-profit associations own 397,000.', box(92, 178, 1400, 70), {
      style: { size: 38 },
    }),
    {
      kind: 'chart',
      chart: 'donut',
      ...box(90, 280, 1420, 540),
      categories: ['City of Vienna', 'Limited-profit', 'Private rental', 'Owner-occupied', 'Other'],
      series: [{ name: 'Homes', values: [207_000, 190_000, 305_000, 172_000, 39_000] }],
    },
  ],
  { frame: { shape: 'rounded', fill: '#FFFFFF', stroke: { color: '#C23E66', width: 5 } } },
);

const keep = move({
  id: 'keep',
  number: 2,
  color: '#C23E66',
  where: 'Vienna, Austria',
  title: 'Build it,\nand keep it',
  place: at(975, 1516, 1600, 900, { scale: 0.36, rotation: 2 }),
  body: 'Vienna has built homes since the 1920s and hardly sold any. More than two in five are social homes now.',
  picture: scene(court(), 'A pink housing block with four wings around a courtyard full of trees.'),
  more: [tenure],
});

const fact = (row: number, number: string, label: string): Wire[] => [
  words('title', number, box(800, 486 + row * 92, 330, 90), { style: { size: 60, color: '#8A5B00', lineHeight: 1.2 } }),
  words('body', label, box(1130, 490 + row * 92, 410, 84), { verticalAlign: 'middle', style: { lineHeight: 1.25 } }),
];
const start = move({
  id: 'half',
  number: 3,
  color: '#8A5B00',
  where: 'Iquique, Chile',
  title: 'Start with half\na good house',
  place: at(1600, 1538, 1600, 900, { scale: 0.36, rotation: -2 }),
  body: 'The subsidy paid for 36 square metres. So the architects built the half that is hard to build alone.',
  picture: scene(halves(), 'Two rows of tall yellow half houses, each with an empty half beside it in dashed outline.'),
  more: [
    scene(halves(true), 'The empty halves are filled in every colour.', { id: 'later' }),
    ...fact(0, '93', 'families stayed in the city centre'),
    ...fact(1, '$7,500', 'a home, land included'),
    ...fact(2, '36 → 72', 'square metres, with room to grow'),
    words('subtitle_2', 'Families built the other half themselves.', box(800, 774, 740, 60, { id: 'later-words' }), {
      style: { color: '#8A5B00' },
    }),
  ],
});

const parking = move({
  id: 'parking',
  number: 4,
  color: '#13796C',
  where: 'Buffalo, United States',
  title: 'Trade parking\nfor people',
  place: at(2225, 1516, 1600, 900, { scale: 0.36, rotation: 3 }),
  body: 'In 2017 Buffalo stopped telling builders how many parking spaces to add. Mixed buildings made half as many.',
  picture: scene(carPark(), 'A car park whose back half has become a row of teal and white apartment houses with trees.'),
  more: [
    {
      kind: 'chart',
      chart: 'bar',
      ...chartBox,
      title: 'Spaces built, of the old minimum',
      categories: ['Old rule', 'All 36 projects', 'Mixed use'],
      series: [{ name: 'Spaces', values: [100, 79, 47], color: 'accent4' }],
      unit: '%',
      hasLegend: false,
    },
  ],
});

const people = move({
  id: 'people',
  number: 5,
  color: '#B4461A',
  where: 'Finland',
  title: 'A home first,\nthen the rest',
  place: at(2850, 1532, 1600, 900, { scale: 0.36, rotation: -2 }),
  body: 'Finland gives people a lease before it asks them to get well. Since 2008 homelessness has more than halved.',
  picture: scene(firstDoor(), 'A coral tower with a lit door, a path leading up to it and trees around.'),
  more: [
    {
      kind: 'chart',
      chart: 'line',
      ...chartBox,
      title: 'People without a home, living alone',
      categories: ['2008', '2010', '2012', '2014', '2016', '2018', '2020', '2022'],
      series: [{ name: 'People', values: [8260, 7877, 7850, 7107, 6644, 4882, 4341, 3686], color: 'accent5' }],
      hasLegend: false,
    },
  ],
});

const plus = (x: number, text = '+'): Wire =>
  words('title', text, at(x, 1526, 90, 110), {
    align: 'center',
    verticalAlign: 'middle',
    style: { size: 96, color: 'accent1', lineHeight: 1.1 },
  });

const ledger = topic(
  'ledger',
  'The sum',
  at(1368, 1000, 1600, 900, { scale: 0.275, rotation: -2 }),
  [
    words('title', 'Five moves, one sum', box(90, 66, 1400, 110)),
    {
      kind: 'table',
      ...box(90, 206, 1420, 590),
      columns: [4.4, 2, 6.2],
      hasHeader: true,
      fontSize: 37,
      lines: { color: '#D9D1FA', width: 2 },
      rows: [
        ['Move', 'Where', 'What it added'],
        ['Let a plot hold more', 'Auckland', '21,607 homes consented in a year'],
        ['Build it, and keep it', 'Vienna', '397,000 homes, kept affordable'],
        ['Start with half', 'Iquique', '93 homes, each free to double'],
        ['Trade parking for people', 'Buffalo', '21% fewer spaces to pay for'],
        ['A home first', 'Finland', '4,574 fewer people without a home'],
      ],
    },
  ],
  card('#5646C8'),
);

const sum = topic(
  'city',
  'What it adds up to',
  at(2240, 690, 1640, 1180, { scale: 1.18 }),
  [
    art(
      city(),
      box(0, 0, 1640, 1180),
      'An isometric city of many blocks in purple, pink, yellow, teal, coral and white, with squares of trees.',
    ),
    words('title', '= a city', box(1200, 44, 420, 110), { align: 'end', style: { size: 84 } }),
    words('body', 'Each move makes room\nfor the next.', box(1190, 150, 430, 100), { align: 'end', style: { size: 32 } }),
    ledger,
  ],
  { frame: 'invisible' },
);

const need = topic(
  'need',
  'The need',
  at(500, 1010, 1600, 900, { scale: 0.5 }),
  [
    words('subtitle_2', 'What the world has to add until 2030', box(60, 60, 1480, 60), { style: { color: '#B2305A', size: 44 } }),
    words('title', '96,000 homes a day', box(56, 116, 1500, 200), { style: { size: 158, lineHeight: 1.2 } }),
    words(
      'body',
      'Three billion people, two in five of us, will need a decent home by then, says UN-Habitat. No single tower, law or genius will build them. Five plain moves, added up, could.',
      box(60, 326, 1280, 200),
      { style: { size: 44 } },
    ),
    art(stairs(), box(60, 560, 1500, 300), 'Five blocks in five colours, each higher than the one before.'),
  ],
  { frame: 'invisible' },
);

const style = (family: string, size: number, weight: number, lineHeight: number, letterSpacing = 0) => ({
  family,
  size,
  weight,
  lineHeight,
  letterSpacing,
  color: 'text',
});

export const citiesThatAddUp: Deck = {
  oid: 'democitiesad',
  owner: 'tomas-vega',
  tags: ['Cities', 'Housing', 'Planning', 'Architecture'],
  document: {
    schemaVersion: 2,
    title: 'Cities that add up: housing in five moves',
    description:
      'The world needs 96,000 new homes a day, and no single idea will build them. A planner from Valparaíso adds up five that work, from Auckland’s plots to Finland’s front doors, one block at a time.',
    language: 'en',
    theme: {
      palette: {
        background: '#E9E4FF',
        surface: '#FBFAFF',
        text: '#251A63',
        muted: '#584F93',
        accent1: '#6A57E3',
        accent2: '#E0627F',
        accent3: '#F0B43C',
        accent4: '#2BA393',
        accent5: '#E8703E',
        accent6: '#9A8FE0',
      },
      fonts: { heading: 'Space Grotesk', body: 'Work Sans', code: 'JetBrains Mono' },
      textStyles: {
        title: style('heading', 78, 700, 1.1, -0.03),
        subtitle: style('heading', 64, 500, 1.2, -0.02),
        subtitle_2: style('heading', 36, 700, 1.3),
        body: style('body', 34, 400, 1.42, -0.01),
        body_2: style('body', 26, 400, 1.4),
      },
      background: {
        fill: {
          kind: 'linear',
          x1: 0,
          y1: 0,
          x2: 1,
          y2: 1,
          stops: [
            { offset: 0, color: '#F1EEFF' },
            { offset: 1, color: '#DFD8FF' },
          ],
        },
        layers: [{ id: 'paper', depth: 0.5, objects: [art(paper(5200, 3200, 120), at(1600, 900, 5200, 3200))] }],
      },
    },
    root: {
      kind: 'topic',
      id: 'map',
      title: 'Cities that add up',
      width: 3200,
      height: 1800,
      children: [
        words('title', 'Cities that\nadd up', box(116, 96, 1500, 520), { style: { size: 236, lineHeight: 1.02 } }),
        words('subtitle', 'Housing in five moves', box(130, 604, 1300, 90), { style: { color: 'muted' } }),
        sum,
        need,
        plots,
        plus(662),
        keep,
        plus(1287),
        start,
        plus(1912),
        parking,
        plus(2537),
        people,
      ],
    },
    path: [
      stop('map', 'Cities that add up', 'Every city I have worked in was looking for the one big idea. I think it is a sum.', {
        hold: 6000,
      }),
      stop('need', 'The need', 'Ninety-six thousand homes, every day, until 2030. Let us see who has started to count.', { hold: 7000 }),
      stop(
        'plots',
        'Let a plot hold more',
        'The first move costs nothing but a rule. Auckland let most of its plots hold more than one house, and consents doubled in six years.',
        { hold: 8000 },
      ),
      stop('keep', 'Build it, and keep it', 'The second takes a century. Vienna built homes, and did not sell them.', { hold: 7000 }),
      stop(
        'tenure',
        'Who houses Vienna',
        'Add the city’s own flats to those of the limited-profit associations, and more than two in five homes stay out of the market.',
        { hold: 8000 },
      ),
      stop(
        'half',
        'Start with half a good house',
        'The third comes from my own country. With money for half a house, the architects of Quinta Monroy built the half that no family can build alone.',
        { hold: 8000 },
      ),
      reveal('half-later', ['later', 'later-words'], 'And then the families moved in and built the other half.', {
        title: 'The other half',
        hold: 6000,
      }),
      stop(
        'parking',
        'Trade parking for people',
        'The fourth move takes something away. Without a minimum, the buildings with shops and flats built half the parking.',
        { hold: 8000 },
      ),
      stop('people', 'A home first, then the rest', 'The fifth turns the order round. First a key, then everything else.', { hold: 8000 }),
      stop('city', 'What it adds up to', 'Five plain moves. Side by side they begin to look like a city.', { hold: 6000 }),
      stop('ledger', 'The sum', 'None of them is enough. But here is the sum so far, and your city can add the next line.', { hold: 9000 }),
    ],
  },
};
