import { chance, short, svg } from '../kit/drawing.ts';

/** The visible faces of a block: left, right and top. */
type Shade = readonly [left: string, right: string, top: string];

const shades = {
  purple: ['#7C6AF7', '#5646C8', '#A99CFF'],
  lilac: ['#B9AEFA', '#9386E0', '#D9D3FF'],
  pink: ['#FF8FA3', '#D9607A', '#FFC2CC'],
  yellow: ['#FFC857', '#D79B22', '#FFE19C'],
  teal: ['#3FC1B0', '#258E80', '#8FE6DA'],
  coral: ['#FF9466', '#DB6538', '#FFC7AC'],
  white: ['#F7F4FF', '#D6CDF6', '#FFFFFF'],
  lawn: ['#B7E4D3', '#93CBB8', '#D5F3E6'],
  asphalt: ['#A9A0D6', '#8D83C2', '#BDB5E4'],
} satisfies Record<string, Shade>;

type Hue = keyof typeof shades;

/** A corner of a block and its extent: along the two ground axes, and upwards. */
interface Block {
  x: number;
  y: number;
  z?: number;
  wide: number;
  deep: number;
  high: number;
}

/** Draws isometric blocks, seen from the front corner; those further back must come first. */
function easel(unit: number, left: number, top: number) {
  const spot = (x: number, y: number, z: number): string =>
    `${short(left + (x - y) * unit)} ${short(top + ((x + y) * unit) / 2 - z * unit)}`;
  const face = (corners: readonly string[]): string => `M${corners.join('L')}Z`;
  const onLeft = ({ x, y, z = 0, deep }: Block, from: number, to: number, low: number, high: number): string =>
    face([
      spot(x + from, y + deep, z + high),
      spot(x + to, y + deep, z + high),
      spot(x + to, y + deep, z + low),
      spot(x + from, y + deep, z + low),
    ]);
  const onRight = ({ x, y, z = 0, wide }: Block, from: number, to: number, low: number, high: number): string =>
    face([
      spot(x + wide, y + from, z + high),
      spot(x + wide, y + to, z + high),
      spot(x + wide, y + to, z + low),
      spot(x + wide, y + from, z + low),
    ]);
  const above = ({ x, y, z = 0, wide, deep, high }: Block): string =>
    face([spot(x, y, z + high), spot(x + wide, y, z + high), spot(x + wide, y + deep, z + high), spot(x, y + deep, z + high)]);
  const fill = (d: string, color: string, more = ''): string => `<path d="${d}" fill="${color}"${more}/>`;

  const solid = (block: Block, hue: Hue): string => {
    const [one, other, roof] = shades[hue];
    return (
      fill(onLeft(block, 0, block.wide, 0, block.high), one) +
      fill(onRight(block, 0, block.deep, 0, block.high), other) +
      fill(above(block), roof)
    );
  };
  const rows = (length: number, high: number, draw: (from: number, to: number, low: number, high: number) => string): string => {
    const [columns, floors] = [Math.max(1, Math.round(length / 0.5)), Math.max(1, Math.round(high / 0.6))];
    const [pitch, rise] = [length / columns, high / floors];
    let d = '';
    for (let row = 0; row < floors; row += 1)
      for (let column = 0; column < columns; column += 1)
        d += draw((column + 0.28) * pitch, (column + 0.72) * pitch, (row + 0.3) * rise, (row + 0.74) * rise);
    return d;
  };
  const panes = (block: Block): string =>
    fill(
      rows(block.wide, block.high, (...at) => onLeft(block, ...at)) + rows(block.deep, block.high, (...at) => onRight(block, ...at)),
      '#fff',
      ' fill-opacity=".6"',
    );

  return {
    solid,
    house: (block: Block, hue: Hue): string => solid(block, hue) + panes(block),
    /** Only the visible faces of a block that fills a gap: the right one only at the end of its row. */
    infill: (block: Block, hue: Hue, isLast: boolean): string =>
      (isLast ? fill(onRight(block, 0, block.deep, 0, block.high), shades[hue][1]) : '') +
      fill(onLeft(block, 0, block.wide, 0, block.high), shades[hue][0]) +
      fill(above(block), shades[hue][2]) +
      fill(
        rows(block.wide, block.high, (...at) => onLeft(block, ...at)),
        '#fff',
        ' fill-opacity=".72"',
      ),
    outline: (block: Block): string =>
      `<path d="${onLeft(block, 0, block.wide, 0, block.high)}${above(block)}" fill="#fff" fill-opacity=".35" stroke="#5646C8" stroke-width="3" stroke-dasharray="9 8" stroke-linejoin="round"/>`,
    door: (block: Block, from: number): string =>
      fill(onLeft(block, from, from + 0.42, 0, 0.62), '#FFF1B8') + fill(onLeft(block, from + 0.06, from + 0.36, 0, 0.56), '#FFD257'),
    stripe: (x: number, y: number, wide: number, deep: number, color: string): string => fill(above({ x, y, wide, deep, high: 0 }), color),
    tree: (x: number, y: number, size = 1): string => {
      const [px = 0, py = 0] = spot(x, y, 0).split(' ').map(Number);
      const ball = (dx: number, dy: number, radius: number, color: string): string =>
        `<circle cx="${short(px + dx * unit * size)}" cy="${short(py - dy * unit * size)}" r="${short(radius * unit * size)}" fill="${color}"/>`;
      return `<path d="M${px} ${py}v${short(-0.4 * unit * size)}" stroke="#7A5C8E" stroke-width="${short(0.09 * unit)}" stroke-linecap="round"/>${ball(0, 0.62, 0.34, '#2B9E8C')}${ball(-0.08, 0.72, 0.22, '#5FCDB9')}`;
    },
    shadow: (x: number, y: number, wide: number, deep: number): string =>
      fill(above({ x, y, wide, deep, high: 0 }), '#CFC5F4', ' fill-opacity=".8"'),
  };
}

const SCENE = { width: 800, height: 760 };
/** A piece of ground and what is on it. */
const scene = (draw: (on: ReturnType<typeof easel>) => string, ground: Hue = 'lawn'): string => {
  const on = easel(62, SCENE.width / 2, 310);
  const base = on.shadow(0.5, 0.5, 6.2, 6.2) + on.solid({ x: 0, y: 0, z: -0.35, wide: 6, deep: 6, high: 0.35 }, ground);
  return svg(SCENE.width, SCENE.height, base + draw(on));
};

/** A row of six where one house used to be. */
export const terraces = (): string =>
  scene((on) => {
    const back = [1.8, 2.3, 2, 2.4].map((high, index) =>
      on.house({ x: 0.5 + index * 1.3, y: 0.5, wide: 1.2, deep: 1.6, high }, index % 2 ? 'lilac' : 'purple'),
    );
    const trees = [on.tree(0.8, 3), on.tree(5.4, 2.7, 1.1), on.tree(2.4, 2.8, 0.8)];
    const front = [1.3, 1.7].map((high, index) =>
      on.house({ x: 1.2 + index * 1.4, y: 3.6, wide: 1.3, deep: 1.5, high }, index ? 'purple' : 'lilac'),
    );
    return [
      ...back,
      on.stripe(0.2, 3.25, 5.6, 0.12, '#F7F4FF'),
      ...trees,
      ...front,
      on.tree(4.9, 4.6, 1.2),
      on.tree(0.8, 5.5, 0.9),
      on.tree(5.4, 5.5, 0.8),
    ].join('');
  });

/** Four wings around a garden. */
export const court = (): string =>
  scene((on) =>
    [
      on.house({ x: 0.5, y: 0.5, wide: 5, deep: 1.1, high: 3 }, 'pink'),
      on.house({ x: 0.5, y: 1.6, wide: 1.1, deep: 3.9, high: 2.4 }, 'pink'),
      ...[
        [2.4, 2.3],
        [3.6, 2.4],
        [2.4, 3.6],
        [3.5, 3.5],
      ].map(([x = 0, y = 0], index) => on.tree(x, y, 0.9 + (index % 2) * 0.3)),
      on.house({ x: 4.5, y: 1.6, wide: 1, deep: 2.6, high: 1.2 }, 'white'),
      on.house({ x: 1.9, y: 4.6, wide: 3.6, deep: 0.9, high: 0.6 }, 'pink'),
      on.tree(0.9, 5.8, 0.8),
    ].join(''),
  );

const HALVES = [0, 1, 2].map((pair) => 0.3 + pair * 1.8);
const half = (x: number, y: number): Block => ({ x, y, wide: 0.9, deep: 1.5, high: 2 });
/** Houses that begin as halves; `isLater` draws the halves their families add. */
export const halves = (isLater = false): string => {
  const hues: readonly Hue[] = ['coral', 'teal', 'pink', 'white', 'purple', 'coral'];
  if (isLater) {
    const on = easel(62, SCENE.width / 2, 310);
    return svg(
      SCENE.width,
      SCENE.height,
      [0.6, 3.6]
        .flatMap((y, row) =>
          HALVES.map((x, pair) =>
            on.infill({ ...half(x + 0.9, y), high: 1.5 + ((pair + row) % 2) * 0.5 }, hues[row * 3 + pair] ?? 'coral', pair === 2),
          ),
        )
        .join(''),
    );
  }
  return scene(
    (on) =>
      [0.6, 3.6]
        .flatMap((y) => [
          ...HALVES.flatMap((x) => [on.house(half(x, y), 'yellow'), on.outline(half(x + 0.9, y))]),
          on.tree(0.6, y + 2, 0.6),
          on.tree(5.6, y + 2.1, 0.7),
        ])
        .join(''),
    'white',
  );
};

/** A car park that gives its rear half to homes. */
export const carPark = (): string =>
  scene((on) => {
    const bays = Array.from({ length: 7 }, (_, bay) => on.stripe(0.5 + bay * 0.83, 3.7, 0.06, 1.3, '#F7F4FF'));
    const car = (bay: number, hue: Hue) =>
      on.solid({ x: 0.68 + bay * 0.83, y: 3.9, wide: 0.5, deep: 0.95, high: 0.22 }, hue) +
      on.solid({ x: 0.73 + bay * 0.83, y: 4.1, z: 0.22, wide: 0.4, deep: 0.5, high: 0.16 }, 'white');
    return [
      on.house({ x: 0.4, y: 0.4, wide: 2.4, deep: 1.8, high: 3.6 }, 'teal'),
      on.house({ x: 2.8, y: 0.4, wide: 1.4, deep: 1.8, high: 2.4 }, 'white'),
      on.house({ x: 4.2, y: 0.4, wide: 1.4, deep: 1.8, high: 3 }, 'teal'),
      on.stripe(0.2, 2.5, 5.6, 0.7, '#D5F3E6'),
      ...[0.7, 1.9, 3.1, 4.3, 5.4].map((x) => on.tree(x, 2.9, 0.75)),
      ...bays,
      car(0, 'coral'),
      car(3, 'yellow'),
      car(4, 'purple'),
    ].join('');
  }, 'asphalt');

/** A tower with its door open. */
export const firstDoor = (): string =>
  scene((on) => {
    const low = { x: 0.6, y: 1.2, wide: 1.7, deep: 3, high: 1.8 };
    const tower = { x: 2.3, y: 0.8, wide: 2.2, deep: 2.4, high: 3.6 };
    const upper = { ...tower, z: 0.7, high: 2.9 };
    return [
      on.tree(0.5, 0.8),
      on.house(low, 'white'),
      on.solid({ ...tower, high: 0.7 }, 'coral'),
      on.door(tower, 0.9),
      on.house(upper, 'coral'),
      on.stripe(3.2, 3.2, 0.42, 2.8, '#FFF1B8'),
      on.tree(5.3, 1.4, 1.2),
      on.tree(5.2, 3, 0.9),
      on.tree(4.5, 4.6, 1.1),
      on.tree(2.4, 5, 0.8),
      on.tree(1, 5.4, 1.1),
    ].join('');
  });

/** What the moves add up to: streets of all colours, higher towards the middle, with squares of trees. */
export function city(): string {
  const next = chance(8);
  const hues: readonly Hue[] = ['purple', 'pink', 'yellow', 'teal', 'coral', 'white', 'purple', 'teal'];
  const on = easel(75, 820, 300);
  const size = 9.97;
  let content = on.shadow(0.7, 0.7, size + 0.3, size + 0.3) + on.solid({ x: 0, y: 0, z: -0.3, wide: size, deep: size, high: 0.3 }, 'white');
  const parks = new Set(['4 2', '2 6', '6 5', '8 7', '8 3', '5 8', '0 8']);
  for (let x = 0; x < 9; x += 1) {
    for (let y = 0; y < 9; y += 1) {
      const [left, top] = [0.25 + x + Math.floor(x / 2) * 0.12, 0.25 + y + Math.floor(y / 2) * 0.12];
      const [one, other] = [next(), next()];
      if (parks.has(`${x} ${y}`))
        content +=
          on.stripe(left, top, 0.95, 0.95, '#B7E4D3') + on.tree(left + 0.3, top + 0.3, 0.7) + on.tree(left + 0.7, top + 0.65, 0.85);
      else
        content += on.house(
          {
            x: left,
            y: top,
            wide: 0.92,
            deep: 0.92,
            high: 0.35 + one * one * 2.3 + 1.1 * Math.exp(-((x - 3.5) ** 2 + (y - 3.5) ** 2) / 9),
          },
          hues[Math.floor(other * hues.length)] ?? 'white',
        );
    }
  }
  return svg(1640, 1180, content);
}

/** Five blocks, one for each move, each higher than the last. */
export const stairs = (): string => {
  const on = easel(46, 100, 236);
  return svg(
    1500,
    300,
    (['purple', 'pink', 'yellow', 'teal', 'coral'] as const)
      .map(
        (hue, index) =>
          `<g transform="translate(${index * 290} 0)">${on.house({ x: -0.7, y: -0.7, wide: 1.4, deep: 1.4, high: 0.9 + index * 0.75 }, hue)}</g>`,
      )
      .join(''),
  );
};

/** Isometric paper, far in the background. */
export function paper(width: number, height: number, step: number): string {
  const count = Math.ceil((width / 2 + height) / step);
  const lines = Array.from(
    { length: count * 2 },
    (_, index) =>
      `M0 ${short(index * step - width / 2)}L${width} ${short(index * step)}M0 ${short(index * step)}L${width} ${short(index * step - width / 2)}`,
  );
  return svg(width, height, `<path d="${lines.join('')}" stroke="#D9D1FA" stroke-width="2.5" fill="none"/>`);
}
