/** A point in the drawing's own units. */
interface Place {
  x: number;
  y: number;
}

interface Stop extends Place {
  id: 'sunlight' | 'twilight' | 'midnight' | 'abyss' | 'smokers' | 'unmapped';
  radius: number;
  /** Where the path meets the circle. */
  chip: Place;
  words: Place & { side: 'start' | 'end' };
  /** The camera on a wide stage, where picture and text are side by side. */
  wide: Place & { zoom: number };
  /** On a phone, the camera frames the picture alone. */
  tall: { zoom: number };
}

/** The viewBox of public/art/deep.svg. */
export const canvas = { left: -400, top: 8, width: 4000, height: 1880 };

export const stops: readonly Stop[] = [
  {
    id: 'sunlight',
    x: 520,
    y: 430,
    radius: 200,
    chip: { x: 520, y: 630 },
    words: { x: 756, y: 420, side: 'start' },
    wide: { x: 740, y: 450, zoom: 2.7 },
    tall: { zoom: 3 },
  },
  {
    id: 'twilight',
    x: 1490,
    y: 600,
    radius: 214,
    chip: { x: 1276, y: 600 },
    words: { x: 1742, y: 590, side: 'start' },
    wide: { x: 1716, y: 620, zoom: 2.6 },
    tall: { zoom: 2.8 },
  },
  {
    id: 'midnight',
    x: 2590,
    y: 900,
    radius: 256,
    chip: { x: 2336, y: 880 },
    words: { x: 2292, y: 1010, side: 'end' },
    wide: { x: 2370, y: 930, zoom: 2.4 },
    tall: { zoom: 2.4 },
  },
  {
    id: 'abyss',
    x: 1690,
    y: 1300,
    radius: 196,
    chip: { x: 1836, y: 1170 },
    words: { x: 1920, y: 1300, side: 'start' },
    wide: { x: 1890, y: 1330, zoom: 2.7 },
    tall: { zoom: 3 },
  },
  {
    id: 'smokers',
    x: 780,
    y: 1260,
    radius: 236,
    chip: { x: 962, y: 1412 },
    words: { x: 1052, y: 1240, side: 'start' },
    wide: { x: 1010, y: 1290, zoom: 2.5 },
    tall: { zoom: 2.6 },
  },
  {
    id: 'unmapped',
    x: 2700,
    y: 1530,
    radius: 132,
    chip: { x: 2604, y: 1618 },
    words: { x: 2540, y: 1520, side: 'end' },
    wide: { x: 2560, y: 1550, zoom: 3.1 },
    tall: { zoom: 4.2 },
  },
];
