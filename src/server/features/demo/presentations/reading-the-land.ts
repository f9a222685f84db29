import {
  compass,
  crest,
  hut,
  landMap,
  north,
  onLine,
  places,
  profile,
  shade,
  signs,
  slicedHill,
  slopes,
  valleyAndSpur,
  walk,
  water,
} from '../art/contours.ts';
import { art, at, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';

const canvas = { width: 3200, height: 1800 };
const reach = 900;
const card = { shape: 'rounded', fill: '#fbf6e9', stroke: { color: '#6b7a3f80', width: 4 } };

/** A card with a diagram on the left and text on the right. */
const lesson = (picture: readonly Wire[], kicker: string, title: string, text: string): Wire[] => [
  ...picture,
  words('subtitle_2', kicker, at(1200, 190, 640, 56)),
  words('title', title, at(1200, 310, 640, 180), { verticalAlign: 'top' }),
  words('body', text, at(1200, 630, 640, 390)),
];
const diagram = (drawing: string, alt: string, more: Wire = {}): Wire => art(drawing, at(440, 450, 760, 780, more), alt);

/** Height labels on their contour lines, with a gap of paper behind them. */
const heightLabels = (
  [
    [400, 128],
    [500, 64],
    [600, 150],
    [700, 40],
    [400, 200],
    [500, -60],
  ] as const
).flatMap(([level, degrees]): Wire[] => {
  const { x, y, rotation } = onLine(level, places.summit, degrees);
  return [
    { kind: 'shape', shape: 'rounded', radius: 8, ...at(x, y, 66, 30, { rotation }), fill: '#f5ecd9' },
    words('body_2', String(level), at(x, y, 90, 40, { rotation }), {
      align: 'center',
      verticalAlign: 'middle',
      style: { size: 26, weight: 600, color: '#37452a' },
    }),
  ];
});

const legend: readonly (readonly [keyof typeof signs, string, string])[] = [
  ['index', 'Index contour', 'every 100 m, with its height'],
  ['line', 'Contour', 'every 25 m'],
  ['water', 'Stream', 'runs where lines point uphill'],
  ['wood', 'Wood', 'hides paths, gives shelter'],
  ['way', 'Footpath', 'dotted: you may lose it'],
  ['top', 'Summit', 'the only orange on the sheet'],
];
const cell = (text: string, more: Wire = {}): Wire => ({ paragraphs: [{ runs: [{ text, ...more }] }] });

const heights = profile(25);
const length = heights.at(-1)?.far ?? 0;

export const readingTheLand: Deck = {
  oid: 'demoreadland',
  owner: 'tomas-vega',
  tags: ['maps', 'hiking', 'geography', 'teaching', 'outdoors'],
  document: {
    schemaVersion: 2,
    title: 'Reading the land',
    description:
      'A contour map looks like a fingerprint until somebody tells you how it was made. Nine stops on one invented mountain: what the lines say, where the water runs, which way is north, and how long the walk will take.',
    language: 'en',
    theme: {
      palette: {
        background: '#f5ecd9',
        surface: '#fbf6e9',
        text: '#26331f',
        muted: '#5a6347',
        accent1: '#6b7a3f',
        accent2: '#e4572e',
        accent3: '#37452a',
        accent4: '#5f8790',
        accent5: '#9a6b2f',
        accent6: '#8a8f5a',
      },
      fonts: { heading: 'Space Grotesk', body: 'Work Sans' },
      textStyles: {
        title: { size: 84, weight: 700, lineHeight: 1.06, letterSpacing: -0.025 },
        subtitle: { size: 60, weight: 600, letterSpacing: -0.02 },
        subtitle_2: { size: 34, weight: 600, color: '#b03d17' },
        body: { size: 38, lineHeight: 1.45 },
        body_2: { size: 30, lineHeight: 1.4, color: 'muted' },
      },
      background: { fill: '#f5ecd9', layers: [{ id: 'shade', depth: 0.8, objects: [art(shade, at(1600, 900, 3200, 1800))] }] },
    },
    root: {
      id: 'sheet',
      title: 'Reading the land',
      ...canvas,
      children: [
        art(
          landMap(canvas.width, canvas.height, reach),
          at(canvas.width / 2, canvas.height / 2, canvas.width + 2 * reach, canvas.height + 2 * reach),
          'A contour map in olive on cream: one high summit in orange, a lower neighbour, a col between them.',
        ),
        art(walk(), at(1650, 1050, 1000, 620), 'A dotted path from the village over the col to the summit.'),
        ...heightLabels,
        words('body_2', 'Village', at(1196, 1390, 200, 46), { align: 'center', style: { size: 30, weight: 600, color: '#37452a' } }),
        words('title', 'Reading\nthe land', at(760, 890, 1240, 500), { style: { size: 226, letterSpacing: -0.04, lineHeight: 0.98 } }),
        words('subtitle_2', 'How to see a mountain in a sheet of paper', at(770, 1180, 1240, 70), { style: { size: 46 } }),
        topic(
          'contours',
          'Every line is a height',
          at(440, 330, 1600, 900, { scale: 0.4, rotation: -3 }),
          lesson(
            [
              diagram(
                slicedHill(),
                'A hill from the side, cut by four level planes; below it the same four cuts seen from above, as rings.',
              ),
            ],
            'Contours',
            'Every line is a height',
            'Flood a valley, mark the shore, let the water rise 25 metres and mark it again. Each shoreline is a contour: walk along one and you neither climb nor fall.',
          ),
          { frame: card },
        ),
        topic(
          'slope',
          'Close means steep',
          at(1120, 300, 1600, 900, { scale: 0.33, rotation: 2 }),
          lesson(
            [
              diagram(
                slopes(),
                'A hill with a steep left and a gentle right flank; below it, lines crowd on the left and spread on the right.',
              ),
            ],
            'Slope',
            'Close means steep',
            'No line is steep by itself: only the spacing speaks. Crowded: hands out of pockets. Far apart: a picnic. Four in one millimetre: a cliff.',
          ),
          { frame: card },
        ),
        topic(
          'valley',
          'Valley or ridge?',
          at(470, 1500, 1600, 900, { scale: 0.36, rotation: 3 }),
          lesson(
            [
              words('body_2', '↑ higher', at(440, 92, 300, 50), { align: 'center' }),
              diagram(valleyAndSpur(), 'Lines that bend in a narrow V upwards on the left and in a round nose downwards on the right.'),
              diagram(water, 'A stream runs through the narrow V.', { id: 'stream' }),
              diagram(crest, 'A crest follows the nose downhill.', { id: 'crest' }),
            ],
            'Shape',
            'Valley\nor ridge?',
            'A bend that points uphill is a valley: that is where the water goes. A bend that points downhill is a ridge: that is where you go, if you like your boots dry.',
          ),
          { frame: card },
        ),
        topic('north', 'Turn the map', at(2880, 330, 1600, 900, { scale: 0.34, rotation: north }), [
          art(compass(), at(440, 450, 720, 720), 'A compass rose, its orange needle pointing north.'),
          words('title', 'N', at(440, 60, 120, 90), { align: 'center', style: { size: 72 } }),
          { kind: 'frame', frame: card, ...at(1200, 450, 720, 560) },
          words('subtitle_2', 'North', at(1200, 250, 600, 56)),
          words('title', 'Turn the map', at(1200, 330, 600, 110), { style: { size: 78 } }),
          words(
            'body',
            `This sheet was printed ${north} degrees off. Now its grid stands upright again, and what lies left on paper lies left of you.`,
            at(1200, 555, 600, 300),
          ),
        ]),
        topic(
          'scale',
          'One step back',
          at(places.col[0], places.col[1] + 4, 1600, 900, { scale: 0.22 }),
          [
            { kind: 'frame', frame: card, ...at(1230, 680, 620, 380) },
            words('subtitle_2', '1 : 50,000', at(1230, 550, 540, 56)),
            words('subtitle', 'A thumb is a kilometre', at(1230, 615, 540, 70), { style: { size: 48 } }),
            words('body', 'Two centimetres of paper are one kilometre of ground, and a hut is a dot on the col.', at(1230, 752, 540, 170), {
              style: { size: 35 },
            }),
            topic('hut', 'The hut', at(766, 446, 1600, 900, { scale: 0.11, rotation: -4 }), [
              art(
                hut(),
                at(800, 450, 1600, 900),
                'The same place much larger: a hut with a pitched roof, a spring, trees and a dotted path.',
              ),
              { kind: 'frame', frame: card, ...at(1190, 640, 660, 400) },
              words('subtitle_2', '1 : 5,000', at(1190, 505, 560, 56)),
              words(
                'body',
                'Ten times closer the dot has a roof, a spring beside the wall and a path that passes the door. A map is a choice of what to leave out.',
                at(1190, 680, 560, 280),
                { style: { size: 36 } },
              ),
              topic('door', 'The door', at(640, 508, 1600, 900, { scale: 0.05, rotation: -8 }), [
                { kind: 'frame', frame: { shape: 'rounded', fill: '#37452a' }, ...at(800, 450, 1800, 1040) },
                words('title', '1 : 1', at(800, 320, 1300, 260), { align: 'center', style: { size: 220, color: '#f5ecd9' } }),
                words('body', 'At full size there is nothing left to read.\nKnock, and go in.', at(800, 610, 1300, 200), {
                  align: 'center',
                  style: { size: 62, color: '#f5ecd9' },
                }),
              ]),
            ]),
          ],
          { frame: { shape: 'bracket', stroke: { color: '#37452a', width: 8 } } },
        ),
        topic(
          'legend',
          'The legend',
          at(2840, 1480, 1600, 900, { scale: 0.38, rotation: -3 }),
          [
            words('title', 'Six signs are enough', at(800, 125, 1440, 120)),
            {
              kind: 'table',
              ...at(800, 525, 1440, 630),
              columns: [0.8, 1, 1.9],
              rows: [
                { cells: [cell('Sign'), cell('Means'), cell('And tells you')] },
                ...legend.map(([, name, tells]) => ({ cells: [cell(''), cell(name, { weight: 600 }), cell(tells)] })),
              ],
              hasHeader: true,
              lines: { color: '#6b7a3f40', width: 2 },
              fontSize: 38,
              alt: 'The legend: six signs of the map, what they are and what they tell you.',
            },
            ...legend.map(([sign], index) => art(signs[sign], at(230, 345 + index * 90, 240, 70))),
          ],
          { frame: card },
        ),
        topic(
          'walk',
          'A walk, planned',
          at(2080, 1490, 1600, 900, { scale: 0.4, rotation: 2 }),
          [
            words('subtitle_2', 'The walk', at(560, 100, 960, 56)),
            words('title', 'Village, col, summit', at(620, 180, 1080, 110)),
            {
              kind: 'chart',
              chart: 'area',
              ...at(540, 570, 920, 560),
              title: 'Height along the path, in metres',
              categories: heights.map(({ far }) => `${far.toFixed(1)} km`),
              series: [{ name: 'Height', values: heights.map(({ height }) => height), color: 'accent1' }],
              hasLegend: false,
              alt: `The path climbs from ${heights[0]?.height} metres at the village to ${heights.at(-1)?.height} at the summit, steepest at the end.`,
            },
            words('body', `${length.toFixed(1)} kilometres\n647 metres up`, at(1310, 360, 460, 140), { style: { size: 44, weight: 600 } }),
            words(
              'body',
              'Naismith’s rule of 1892: an hour for every five kilometres, and one more for every 600 metres of climb.',
              at(1310, 576, 460, 260),
              { style: { size: 33 } },
            ),
            words('title', 'Two hours', at(1310, 784, 460, 100), { id: 'hours', style: { size: 72, color: '#b03d17' } }),
          ],
          { frame: card },
        ),
        topic('summit', 'The summit', at(...places.top, 1600, 900, { scale: 0.05, rotation: 4 }), [
          words('title', '927 m', at(800, 330, 1400, 320), { align: 'center', style: { size: 260, color: '#1d2817' } }),
          words('subtitle', 'Now fold the map, and look.', at(800, 580, 1400, 120), {
            align: 'center',
            style: { size: 80, color: '#1d2817' },
          }),
        ]),
      ],
    },
    path: [
      stop('sheet', 'Reading the land', 'Here is a mountain, flat on the table. By the end of this you will be able to see it stand up.', {
        hold: 6000,
      }),
      stop(
        'contours',
        'Every line is a height',
        'A contour is a shoreline of an imaginary flood. Stack enough of them and you have a hill.',
        { hold: 7000 },
      ),
      stop(
        'slope',
        'Close means steep',
        'The gap between two lines is the whole story of a slope: the closer they crowd, the harder you breathe.',
        { hold: 7000 },
      ),
      stop('valley', 'Valley or ridge?', 'The same bend can be a valley or a ridge. Everything depends on which way it points.', {
        hold: 6000,
      }),
      reveal('which', ['stream', 'crest'], 'Uphill: water. Downhill: the crest of a ridge. Say it a few times, it saves wet feet.', {
        hold: 6000,
      }),
      stop('north', 'Turn the map', 'Maps are not always printed the way you stand. Turn the sheet until its north is the real one.', {
        hold: 7000,
      }),
      stop('scale', 'Scale', 'Now closer. This is the col between the two tops, and the dot in it is a hut.', { hold: 6000 }),
      stop('hut', 'The hut', 'Ten times the scale, a hundredth of the area: suddenly there is a roof, a spring, a path to the door.', {
        hold: 6000,
      }),
      stop('door', 'The door', 'And at one to one, the map is the place. Borges wrote a story about that.', { hold: 6000 }),
      stop('legend', 'The legend', 'Every map carries its own dictionary. This one needs only six words.', { hold: 7000 }),
      stop(
        'walk',
        'A walk, planned',
        'Follow the dotted path with a finger and write down each line you cross: that is the profile of your day.',
        { hold: 7000 },
      ),
      reveal('how-long', ['hours'], 'An hour for the distance, a little more for the climb: two hours to the top, plus tea at the hut.', {
        hold: 6000,
      }),
      stop('summit', 'The summit', 'Nine hundred and twenty-seven metres. Now fold the map, and look.', { hold: 7000 }),
    ],
  },
};
