import { chirp, colours, keys, notes, noteWheel, pushes, ringOfDots, ripples, sevenColours } from '../art/waves.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';

const RING = 1900;
const RED = '#B3142B';
const paperDisc = { frame: { shape: 'circle', fill: '#FFF6F2', stroke: { color: '#D7263D', width: 14 } } };

/** A bead on the ring, tilted a little as on a wheel. */
const bead = (id: string, title: string, degrees: number, rotation: number, size: number, children: readonly Wire[]): Wire => {
  const turn = (degrees * Math.PI) / 180;
  return topic(
    id,
    title.replace('\n', ' '),
    at(RING / 2 + Math.sin(turn) * 545, RING / 2 - Math.cos(turn) * 545, 1000, 1000, { rotation, scale: size / 1000 }),
    children,
    paperDisc,
  );
};
const heading = (text: string, top: number, size = 84): Wire =>
  words('title', text, box(80, top, 840, size * 2.3), { align: 'center', style: { size } });
const said = (text: string, top: number, width: number): Wire =>
  words('body', text, box(500 - width / 2, top, width, 240), { align: 'center', style: { size: 38 } });

const push = bead('push', 'Sound is a push', -72, -16, 430, [
  art(pushes(), box(130, 130, 740, 379), 'A tuning fork, and beside it layers of air that are crowded and thin in turn.'),
  heading('Sound is a push', 532),
  said('A fork shoves the air, and the shove travels on at 343 metres a second. The air itself only rocks to and fro.', 652, 720),
]);

const ripple = bead('ripple', 'Light is a ripple', 0, 6, 430, [
  art(colours(), box(140, 110, 720, 369), 'Seven waves from red to violet, each shorter than the one above.'),
  heading('Light is a ripple', 512),
  said('It needs no air. It swings from side to side, travels 874,000 times faster, and the length of its wave is its colour.', 632, 740),
]);

const octaves = bead('octaves', 'Ten octaves, and one', 72, 16, 430, [
  heading('Ten octaves,\nand one', 84, 78),
  {
    kind: 'chart',
    chart: 'bar',
    ...box(100, 280, 780, 430),
    title: 'Octaves we can tell apart',
    categories: ['Ear', 'Piano', 'Eye'],
    series: [{ name: 'Octaves', values: [10, 7.3, 1], color: 'accent1' }],
    hasLegend: false,
  },
  said('Double a frequency and you have gone up an octave. From red to violet is not even one.', 734, 620),
]);

const seven = bead('seven', 'A rainbow in a scale', 144, -12, 430, [
  art(sevenColours(), box(300, 76, 400, 400), 'A circle of seven colours; orange and indigo are narrower than the others.'),
  heading('A rainbow in a scale', 492, 74),
  said(
    'In 1704 Newton bent the spectrum into a circle and cut it like a musical scale. Orange and indigo are the half steps: that is why we count seven colours.',
    592,
    760,
  ),
]);

const lighter = bead('lighter', 'Higher is lighter', -144, 12, 430, [
  art(keys(), box(170, 104, 660, 330), 'Nine keys, each higher and lighter than the one before.'),
  heading('Higher is lighter', 470),
  said('Ask people to paint a note: they quarrel about the hue, but nearly all make high notes light and low notes dark.', 586, 720),
  words('subtitle_2', 'Our ears do paint. In greys.', box(200, 786, 600, 60, { id: 'greys' }), { align: 'center', style: { color: RED } }),
]);

const scatter = topic(
  'light',
  'Twelve notes of light',
  at(500, 642, 1600, 900, { scale: 0.13 }),
  [
    words('title', 'Twelve notes of light', box(90, 66, 1000, 110)),
    words(
      'body',
      'Every note of an octave, forty octaves up. F sharp is the last red, F the last violet. Between them, every colour there is.',
      box(92, 186, 1400, 110),
      { style: { size: 36 } },
    ),
    {
      kind: 'chart',
      chart: 'scatter',
      ...box(90, 310, 1420, 520),
      title: 'Pitch in hertz, and wavelength in nanometres forty octaves up',
      hasLegend: false,
      series: notes.map(({ name, hertz, nanometres, color }) => ({ name, x: [hertz], values: [Math.round(nanometres)], color })),
    },
  ],
  { frame: { shape: 'rounded', fill: '#FFF6F2', stroke: { color: '#D7263D', width: 8 } } },
);

const labels = notes.map(({ name }, index): Wire => {
  const turn = (index / 12) * 2 * Math.PI;
  const isBright = index > 2 && index < 8;
  return words(
    'subtitle_2',
    name,
    at(500 + Math.sin(turn) * 376, 500 - Math.cos(turn) * 376, 120, 70, { rotation: index * 30 - (index > 3 && index < 9 ? 180 : 0) }),
    { align: 'center', verticalAlign: 'middle', style: { size: 46, color: isBright ? '#2B0A10' : '#FFFFFF' } },
  );
});
const wheel = topic(
  'wheel',
  'Forty octaves up',
  at(RING / 2, RING / 2, 1000, 1000, { scale: 0.6 }),
  [
    art(
      noteWheel(),
      box(0, 0, 1000, 1000),
      'The twelve notes from F sharp to F in a circle, coloured from deep red over orange, green and blue to violet.',
    ),
    ...labels,
    words('body', 'A = 440 Hz', box(280, 322, 440, 56), { align: 'center', style: { size: 36 } }),
    words('title', '× 2⁴⁰', box(280, 366, 440, 110), { align: 'center', style: { size: 96, color: RED } }),
    words('body', '= 484 THz, orange', box(270, 488, 460, 56), { align: 'center', style: { size: 36 } }),
    scatter,
  ],
  { frame: { shape: 'circle', fill: '#FFF6F2' } },
);

const ring = topic(
  'ring',
  'The ring',
  at(2185, 900, RING, RING),
  [art(ringOfDots(RING, 545), box(0, 0, RING, RING)), push, ripple, octaves, seven, lighter, wheel],
  { frame: 'invisible' },
);

const cell = (text: string, more: Wire = {}): Wire => ({ paragraphs: [{ runs: [{ text, ...more }] }] });
const twoWaves = topic(
  'table',
  'Two waves',
  at(505, 1462, 1600, 900, { scale: 0.44, rotation: -3 }),
  [
    words('title', 'Two waves, side by side', box(90, 64, 1400, 110)),
    {
      kind: 'table',
      ...box(90, 200, 1420, 610),
      columns: [3, 4.2, 4.8],
      hasHeader: true,
      fontSize: 38,
      lines: { color: '#F3B9B4', width: 2 },
      rows: [
        ['', 'Sound', 'Light'],
        [cell('What moves', { weight: 600 }), 'Air, or anything else', 'Electric and magnetic fields'],
        [cell('Which way', { weight: 600 }), 'To and fro', 'From side to side'],
        [cell('How fast', { weight: 600 }), '343 metres a second', '299,792 kilometres a second'],
        [cell('What we sense', { weight: 600 }), '20 to 20,000 hertz', '400 to 790 terahertz'],
        [cell('Its wave', { weight: 600 }), '17 m to 17 mm', '750 to 380 nm'],
      ],
    },
  ],
  { frame: { shape: 'rounded', fill: '#FFF6F2', stroke: { color: '#D7263D', width: 8 } } },
);

const waves = topic(
  'waves',
  'Both are waves',
  at(530, 950, 1600, 900, { scale: 0.52 }),
  [
    words('title', 'Both are waves', box(50, 60, 1500, 130), { style: { size: 104 } }),
    art(chirp(), box(50, 236, 1500, 340), 'A wave that grows shorter from left to right while its colour goes from red to violet.'),
    words(
      'body',
      'A slow wave is a low note, or red. A quick one is a high note, or violet. So which note is red? People have asked for three hundred years.',
      box(50, 630, 1360, 200),
      { style: { size: 46 } },
    ),
  ],
  { frame: 'invisible' },
);

const style = (size: number, weight: number, lineHeight: number, letterSpacing = 0, color = 'text') => ({
  family: 'body',
  size,
  weight,
  lineHeight,
  letterSpacing,
  color,
});

export const soundOfColour: Deck = {
  oid: 'demosoundcol',
  owner: 'ada-whitlock',
  tags: ['Physics', 'Sound', 'Colour', 'Music', 'Teaching'],
  document: {
    schemaVersion: 2,
    title: 'The sound of colour',
    description:
      'Which note is red? A physics lesson in ten stops, from a struck fork to Newton’s rainbow and forty octaves up, where the note A turns orange. For classes that have met waves, and for anybody who hums while painting.',
    language: 'en',
    theme: {
      palette: {
        background: '#FFDCD5',
        surface: '#FFF6F2',
        text: '#2B0A10',
        muted: '#7A2E3A',
        accent1: '#D7263D',
        accent2: '#F0803C',
        accent3: '#D99A00',
        accent4: '#2E9E5B',
        accent5: '#2C6FD1',
        accent6: '#7A3BB8',
      },
      fonts: { heading: 'Geist', body: 'Geist', code: 'JetBrains Mono' },
      textStyles: {
        title: style(84, 800, 1.08, -0.035),
        subtitle: style(56, 500, 1.25, -0.01),
        subtitle_2: style(40, 700, 1.25, -0.01),
        body: style(34, 400, 1.42),
        body_2: style(26, 400, 1.4, 0, 'muted'),
      },
      background: {
        fill: {
          kind: 'linear',
          x1: 0,
          y1: 0,
          x2: 1,
          y2: 1,
          stops: [
            { offset: 0, color: '#FFE6E0' },
            { offset: 1, color: '#FFD0C8' },
          ],
        },
        layers: [{ id: 'ripples', depth: 0.45, objects: [art(ripples(4400, 2600), at(1600, 900, 4400, 2600))] }],
      },
    },
    root: {
      kind: 'topic',
      id: 'canvas',
      title: 'The sound of colour',
      width: 3200,
      height: 1800,
      children: [
        ring,
        words('title', 'The sound\nof colour', box(112, 96, 1300, 520), { style: { size: 244, lineHeight: 0.98, letterSpacing: -0.045 } }),
        words('subtitle', 'Waves, pitch and hue', box(126, 590, 1100, 90), { style: { size: 62, color: RED } }),
        waves,
        twoWaves,
      ],
    },
    path: [
      stop(
        'canvas',
        'The sound of colour',
        'Which note is red? It sounds like a silly question. Let us take it seriously for ten minutes.',
        { hold: 6000 },
      ),
      stop('waves', 'Both are waves', 'Sound is a wave, and light is a wave. Slow ones are low, or red. Quick ones are high, or violet.', {
        hold: 7000,
      }),
      stop('push', 'Sound is a push', 'Strike a fork, and it pushes the air. Crowded, thin, crowded, thin, all the way to your ear.', {
        hold: 7000,
      }),
      stop('ripple', 'Light is a ripple', 'Light swings from side to side, and it does so almost a million times faster.', { hold: 7000 }),
      stop('table', 'Two waves', 'Put them side by side, and they hardly share a number. What they share is that they repeat.', {
        hold: 9000,
      }),
      stop('octaves', 'Ten octaves, and one', 'Your ears span ten doublings. Your eyes do not even manage one.', { hold: 8000 }),
      stop('seven', 'A rainbow in a scale', 'Newton wanted light and music to agree. He heard seven notes, and so he saw seven colours.', {
        hold: 8000,
      }),
      stop('wheel', 'Forty octaves up', 'We can cheat. Double the note A forty times, and it is a frequency of light: orange.', {
        hold: 7000,
      }),
      stop(
        'light',
        'Twelve notes of light',
        'Do it with all twelve notes, and they fall into the spectrum with nothing left over, for one octave is just what we see.',
        { hold: 8000 },
      ),
      stop(
        'lighter',
        'Higher is lighter',
        'That was arithmetic. What do people hear? They never agree on the hue, but almost always on the light.',
        { hold: 7000 },
      ),
      reveal('in-greys', ['greys'], 'So our ears do paint. They just paint in greys, and leave the colours to you.', {
        title: 'In greys',
        hold: 6000,
      }),
    ],
  },
};
