import { box, type Shapes } from './strings.ts';

/** A square of `s` in the middle, from (x, y) to (u, v), that contains the icon. */
const square = 'd=ss*3/8 s=ss*3/4 x=hc-d y=vc-d u=hc+d v=vc+d';
const button = (sign: string, guides = ''): string => `|${square} ${guides}||${box}|${sign}`;
/** Lines through points given in shares of the square. */
const through = (whole: number, points: readonly (readonly [number, number])[]): string =>
  `M ${points.map(([right, down]) => `x+s*${right}/${whole} y+s*${down}/${whole}`).join(' L ')} Z`;

const house = through(16, [
  [8, 0],
  [0, 8],
  [2, 8],
  [2, 16],
  [14, 16],
  [14, 8],
  [16, 8],
  [13, 5],
  [13, 1],
  [11, 1],
  [11, 3],
]);
const letter = through(32, [
  [10, 10],
  [10, 12],
  [13, 12],
  [13, 26],
  [10, 26],
  [10, 28],
  [22, 28],
  [22, 26],
  [19, 26],
  [19, 10],
]);
const dot = 'M hc y+s/32 A s*3/32 s*3/32 3cd4 cd2*2 Z';
const camera = [
  [0, 5280],
  [0, 9555],
  [1455, 9555],
  [1905, 9067],
  [2325, 9067],
  [2325, 15592],
  [17010, 15592],
  [17010, 13342],
  [19335, 13342],
  [20595, 14580],
  [21600, 14580],
  [21600, 6630],
  [20595, 6630],
  [19725, 7492],
  [17010, 7492],
  [17010, 6630],
  [16155, 5730],
  [1905, 5730],
  [1455, 5280],
] as const;

export const buttons: Shapes = {
  actionButtonBlank: `|||${box}`,
  actionButtonBackPrevious: button('[d]M x vc L u y u v Z'),
  actionButtonForwardNext: button('[d]M u vc L x y x v Z'),
  actionButtonBeginning: button('[d]M x+s/4 vc L u y u v Z M x+s/8 y L x y x v x+s/8 v Z'),
  actionButtonEnd: button('[d]M x+s*3/4 vc L x y x v Z M x+s*7/8 y L u y u v x+s*7/8 v Z'),
  actionButtonDocument: button(
    '[sD]M i y L m y m n k n k v i v Z|[sd]M m y L m n k n Z|[n]M i y L m y k n k v i v Z M k n L m n m y',
    'i=hc-ss*9/32 k=hc+ss*9/32 m=k-ss*3/16 n=y+ss*3/16',
  ),
  actionButtonHelp: button(
    '[d]M x+s*3/14 y+s*2/7 A s*2/7 s*2/7 cd2 cd2 s/7 s*3/14 0 cd4 s/14 s*3/28 3cd4 -cd4 L x+s*4/7 y+s*3/4 x+s*3/7 y+s*3/4 x+s*3/7 y+s*17/28 A s/7 s*3/14 cd2 cd4 s/14 s*3/28 cd4 -cd4 s/7 s/7 0 -cd2 Z M hc y+s*11/14 A s*3/28 s*3/28 3cd4 cd2*2 Z',
  ),
  actionButtonHome: button(
    `[sD]${through(16, [
      [13, 5],
      [13, 1],
      [11, 1],
      [11, 3],
    ])} ${through(16, [
      [2, 8],
      [2, 16],
      [14, 16],
      [14, 8],
    ])}|[sd]${through(16, [
      [8, 0],
      [0, 8],
      [16, 8],
    ])} ${through(16, [
      [7, 12],
      [9, 12],
      [9, 16],
      [7, 16],
    ])}|[n]${house} M x+s*11/16 y+s*3/16 L x+s*13/16 y+s*5/16 M x+s*7/8 vc L x+s/8 vc M x+s*7/16 v L x+s*7/16 y+s*3/4 x+s*9/16 y+s*3/4 x+s*9/16 v`,
  ),
  actionButtonInformation: button(`[d]M hc y A d d 3cd4 cd2*2 Z|[l]${dot} ${letter}`),
  actionButtonMovie: button(`[d]${through(21_600, camera)}`),
  actionButtonReturn: button(
    '[d]M u y+s/4 L x+s*3/4 y hc y+s/4 x+s*5/8 y+s/4 x+s*5/8 y+s*5/8 A s/8 s/8 0 cd4 L x+s*3/8 y+s*3/4 A s/8 s/8 cd4 cd4 L x+s/4 y+s/4 x y+s/4 x y+s*5/8 A s*3/8 s*3/8 cd2 -cd4 L hc v A s*3/8 s*3/8 cd4 -cd4 L x+s*7/8 y+s/4 Z',
  ),
  actionButtonSound: button(
    `[d]${through(16, [
      [0, 5],
      [0, 11],
      [5, 11],
      [10, 16],
      [10, 0],
      [5, 5],
    ])}|[n]M x+s*3/4 y+s*5/16 L u y+s/8 M x+s*3/4 vc L u vc M x+s*3/4 y+s*11/16 L u y+s*7/8`,
  ),
};
