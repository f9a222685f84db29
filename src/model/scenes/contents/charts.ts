import { box, scenesOf, type WireObject } from '../visual-scene.ts';

const scene = scenesOf('chart');

const years = ['2021', '2022', '2023', '2024', '2025', '2026'];
const fish = { name: 'Fish', values: [12, 19, 27, 24, 31, 38] };
const squid = { name: 'Squid', values: [8, 11, 9, 15, 21, 18] };
const krill = { name: 'Krill', values: [22, 17, 25, 29, 26, 33] };
const chart = (kind: string, more: WireObject = {}): WireObject => ({
  kind: 'chart',
  chart: kind,
  ...box(960, 540, 1760, 960),
  title: 'Counted per dive',
  categories: years,
  series: [fish, squid, krill],
  ...more,
});

export const chartScenes = [
  scene('column', 'Columns', [chart('column')]),
  scene('column-stacked', 'Columns on top of each other', [chart('column', { isStacked: true })]),
  scene('column-negative', 'Columns below zero', [
    chart('column', {
      title: 'Change of temperature',
      unit: '°',
      series: [
        { name: 'Surface', values: [1.2, 0.4, -0.8, -1.5, 0.6, 2.1] },
        { name: 'Depth', values: [-0.3, -0.6, -0.9, 0.2, 0.4, -0.1] },
      ],
    }),
  ]),
  scene('column-stacked-negative', 'Stacked, above and below zero', [
    chart('column', { isStacked: true, series: [fish, { name: 'Lost', values: [-6, -9, -4, -12, -3, -8] }, squid] }),
  ]),
  scene('column-gap', 'A gap in the data', [chart('column', { series: [{ name: 'Fish', values: [12, null, 27, null, null, 38] }] })]),
  scene('bar', 'Bars with long names', [
    chart('bar', {
      categories: ['Epipelagic zone', 'Mesopelagic zone', 'Bathypelagic zone', 'Abyssopelagic zone'],
      series: [{ name: 'Share of the ocean', values: [3, 28, 33, 36] }],
      unit: '%',
      hasLegend: false,
    }),
  ]),
  scene('bar-stacked', 'Bars behind each other', [chart('bar', { isStacked: true })]),
  scene('bar-negative', 'Bars to both sides', [
    chart('bar', { series: [{ name: 'Balance', values: [12, -7, 5, -14, 9, 3], color: 'accent5' }] }),
  ]),
  scene('line', 'Lines', [chart('line')]),
  scene('line-gap', 'A line with a gap', [
    chart('line', {
      series: [
        { name: 'Fish', values: [12, 19, null, 24, 31, 38] },
        { name: 'Squid', values: [null, 11, 9, 15, null, 18] },
      ],
    }),
  ]),
  scene('line-negative', 'A line through zero', [
    chart('line', { unit: ' °C', series: [{ name: 'Temperature', values: [-4, -1, 3, 2, -2, 5] }] }),
  ]),
  scene('area', 'An area', [chart('area', { series: [krill], hasLegend: false })]),
  scene('area-stacked', 'Areas on top of each other', [chart('area', { isStacked: true })]),
  scene('pie', 'A pie', [
    chart('pie', {
      title: 'Where it ends up',
      categories: ['Sea floor', 'Beaches', 'Gyres', 'Unknown'],
      series: [{ name: 'Plastic', values: [62, 18, 12, 8] }],
      unit: '%',
    }),
  ]),
  scene('donut', 'A donut', [
    chart('donut', {
      title: 'Light in the sea',
      categories: ['Blue', 'Green', 'Red'],
      series: [{ name: 'Share', values: [80, 15, 5] }],
      unit: '%',
    }),
  ]),
  scene('pie-odd', 'A pie with a whole, and with nothing and less', [
    { ...chart('pie', { title: 'One', categories: ['All'], series: [{ name: 'One', values: [1] }] }), ...box(500, 540, 860, 900) },
    {
      ...chart('pie', { title: 'Odd', categories: ['A', 'B', 'C', 'D'], series: [{ name: 'Odd', values: [3, 0, -2, null] }] }),
      ...box(1420, 540, 860, 900),
    },
  ]),
  scene('scatter', 'Points', [
    chart('scatter', {
      title: 'Depth and length',
      categories: [],
      series: [
        { name: 'Squid', x: [100, 400, 600, 900, 1200], values: [0.4, 1.1, 3, 6, 12] },
        { name: 'Fish', x: [50, 200, 350, 800, 1500], values: [0.2, 0.9, 0.5, 1.4, 0.8] },
      ],
    }),
  ]),
  scene('many', 'Forty categories', [
    chart('column', {
      categories: Array.from({ length: 40 }, (_none, place) => `Week ${place + 1}`),
      series: [{ name: 'Dives', values: Array.from({ length: 40 }, (_none, place) => 20 + Math.round(15 * Math.sin(place / 4))) }],
    }),
  ]),
  scene('large-numbers', 'Millions and fractions', [
    {
      ...chart('column', {
        title: 'Millions',
        series: [{ name: 'A', values: [1_200_000, 3_400_000, 2_900_000, 4_100_000, 3_300_000, 5_050_000] }],
        hasLegend: false,
      }),
      ...box(500, 540, 860, 900),
    },
    {
      ...chart('line', {
        title: 'Fractions',
        series: [{ name: 'B', values: [0.0012, 0.0034, 0.0029, 0.0041, 0.0033, 0.005] }],
        hasLegend: false,
      }),
      ...box(1420, 540, 860, 900),
    },
  ]),
  scene('empty', 'No data at all, and all zero', [
    { ...chart('column', { title: 'Nothing yet', categories: [], series: [] }), ...box(500, 540, 860, 900) },
    { ...chart('line', { title: 'All zero', series: [{ name: 'Zero', values: [0, 0, 0, 0, 0, 0] }] }), ...box(1420, 540, 860, 900) },
  ]),
  scene(
    'japanese',
    'A Japanese chart',
    [
      chart('column', {
        title: '深海での観察数',
        categories: ['春', '夏', '秋', '冬'],
        series: [
          { name: '魚', values: [12, 19, 27, 24] },
          { name: 'イカ', values: [8, 11, 9, 15] },
        ],
        unit: '匹',
      }),
    ],
    { language: 'ja' },
  ),
];
