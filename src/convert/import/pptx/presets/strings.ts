/** `adjust values | guides | text rectangle | path | path …`, as parsed by `geometry/preset-geometry.ts`. */
export type Shapes = Readonly<Record<string, string>>;

export const box = 'M l t L r t r b l b Z';
export const oval = 'M l vc A wd2 hd2 cd2 cd2*2 Z';
/** The text rectangle within an ellipse. */
export const inOval = 'hc-wd2*.70711 vc-hd2*.70711 hc+wd2*.70711 vc+hd2*.70711';
/** Filled as if closed, stroked open. */
export const open = (outline: string): string => `[s]${outline} Z|[n]${outline}`;
/** A length called `name`: a share of the shorter side, adjustable up to `most`. */
export const side = (name: string, adjust = 'adj', most = '5e4'): string => `${name}=ss*pin(0,${adjust},${most})/1e5`;
/** The point of an ellipse in a direction. */
export const spot = (name: string, rx: string, ry: string, angle: string): string =>
  `x${name}=hc+cat2(${rx},cos(${ry},${angle}),sin(${rx},${angle})) y${name}=vc+sat2(${ry},cos(${ry},${angle}),sin(${rx},${angle}))`;
/** An angle between 0 and a full turn. */
export const turn = (angle: string): string => `if(${angle},${angle},${angle}+21600000)`;
