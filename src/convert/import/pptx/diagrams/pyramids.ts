import type { DiagramShape, Layout } from './diagram-shape.ts';

/** Levels of a triangle: the first at the top, or at the bottom if it stands on its tip. */
const levels =
  (isInverted: boolean): Layout =>
  (roots, frame) => {
    const height = frame.height / roots.length;
    const inset = frame.width / 2 / roots.length;
    return roots.map((node, index): DiagramShape => {
      const place = isInverted ? roots.length - 1 - index : index;
      const width = (frame.width * (place + 1)) / roots.length;
      const [x, y] = [(frame.width - width) / 2, index * height];
      return {
        x,
        y,
        width,
        height,
        look: 'node1',
        geometry: 'trapezoid',
        adjust: { adj: (inset / Math.min(width, height)) * 100_000 },
        ...(isInverted && { rotation: 180 }),
        index,
        node,
        listed: node.children,
        textBox: {
          x: x + width * 0.15,
          y: y + (place === 0 && !isInverted ? height * 0.3 : 0),
          width: width * 0.7,
          height: height * (place === 0 ? 0.7 : 1),
        },
      };
    });
  };

export const pyramid = levels(false);
export const invertedPyramid = levels(true);

/** A triangle with a list in front of it. */
export const pyramidList: Layout = (roots, frame) => {
  const side = Math.min(frame.width / 1.15, frame.height);
  const left = (frame.width - side * 1.15) / 2;
  const top = (frame.height - side) / 2;
  const height = (side * 0.8) / (roots.length * 1.125 - 0.125);
  return [
    { x: left, y: top, width: side, height: side, look: 'node1', geometry: 'triangle', index: 0 },
    ...roots.map((node, index): DiagramShape => ({
      x: left + side / 2,
      y: top + side * 0.1 + index * height * 1.125,
      width: side * 0.65,
      height,
      look: 'solidFgAcc1',
      geometry: 'roundRect',
      index,
      node,
      listed: node.children,
    })),
  ];
};
