import { attributeOf, childOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import type { Spot } from '../shapes/placement.ts';
import type { Crop } from '../slide-context.ts';

/** How a picture fades out towards its edges: everything in shares of the picture. */
export interface Softness {
  /** What is seen of the picture. */
  area: Crop;
  across: number;
  down: number;
  isRound: boolean;
}

/** How wide the edges of a shape fade, in canvas units; 0 if they are sharp. */
export const softEdge = (effects: XmlElement | undefined, unit: number): number =>
  Math.max(0, Math.min(1000, (numberOf(childOf(effects, 'a:softEdge'), 'rad') ?? 0) * unit));

/** The same `a:blip` with soft edges among its effects, which apply to its pixels. */
export const withSoftEdge = (blip: XmlElement, radius: number, crop: Crop, { width, height }: Spot, isRound: boolean): XmlElement => ({
  ...blip,
  children: [
    ...blip.children,
    {
      name: 'a:softEdge',
      attributes: {
        area: [crop.x, crop.y, crop.width, crop.height].join(' '),
        across: String((radius / width) * crop.width),
        down: String((radius / height) * crop.height),
        isRound: String(isRound),
      },
      children: [],
      text: '',
    },
  ],
});

export function readSoftness(effect: XmlElement): Softness | undefined {
  const [x, y, width, height] = (attributeOf(effect, 'area') ?? '').split(' ').map(Number);
  const [across, down] = [numberOf(effect, 'across'), numberOf(effect, 'down')];
  if (x === undefined || y === undefined || width === undefined || height === undefined || !across || !down) return undefined;
  return { area: { x, y, width, height }, across, down, isRound: attributeOf(effect, 'isRound') === 'true' };
}

/** Slow at both ends, so that no line is seen where the fading begins. */
const eased = (share: number): number => {
  const part = Math.min(1, Math.max(0, share));
  return part * part * (3 - 2 * part);
};

/** Makes the RGBA pixels of a picture transparent towards the edges of what is seen of it. */
export function soften(pixels: Uint8Array, columns: number, rows: number, { area, across, down, isRound }: Softness): void {
  const opacity = (x: number, y: number): number => {
    const [left, top] = [x - area.x, y - area.y];
    const [right, bottom] = [area.width - left, area.height - top];
    if (!isRound) return eased(Math.min(left, right) / across) * eased(Math.min(top, bottom) / down);
    const distance = 1 - Math.hypot((left / area.width) * 2 - 1, (top / area.height) * 2 - 1);
    return eased(distance / Math.max(across / area.width, down / area.height) / 2);
  };
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = (row * columns + column) * 4 + 3;
      pixels[at] = Math.round((pixels[at] ?? 0) * opacity((column + 0.5) / columns, (row + 0.5) / rows));
    }
}
