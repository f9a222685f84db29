import type { PaintContext } from './context.ts';

export interface Mark {
  kind: 'fill' | 'stroke' | 'clip' | 'text' | 'rectangle' | 'image';
  /** Points of the path, or the corner, in device pixels, alternating x and y. */
  points: number[];
  text?: string;
  alpha: number;
  style: unknown;
}

/** A canvas that records its calls, and rejects what no canvas could draw. */
export function recordingContext(): {
  context: PaintContext;
  marks: Mark[];
  picture(): { width: number; height: number; draw(target: PaintContext): void };
} {
  const marks: Mark[] = [];
  let points: number[] = [];
  let depth = 0;
  let matrix = [1, 0, 0, 1, 0, 0];
  const stack: number[][] = [];
  const check = (...numbers: number[]) => {
    for (const number of numbers) if (!Number.isFinite(number)) throw new Error(`not a finite number: ${number}`);
  };
  const add = (...pairs: number[]) => {
    check(...pairs);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
    for (let index = 0; index < pairs.length; index += 2) {
      const x = pairs[index] ?? 0;
      const y = pairs[index + 1] ?? 0;
      points.push(a * x + c * y + e, b * x + d * y + f);
    }
  };
  const mark = (kind: Mark['kind'], style: unknown, at = points, text?: string) => {
    check(context.globalAlpha, context.lineWidth);
    marks.push({ kind, points: [...at], alpha: context.globalAlpha, style, ...(text === undefined ? {} : { text }) });
  };
  const gradient = (...numbers: number[]) => {
    check(...numbers);
    return {
      addColorStop(offset: number, color: string) {
        if (!(offset >= 0 && offset <= 1) || !/^#[0-9a-f]{6,8}$/i.test(color)) throw new Error(`not a colour stop: ${offset} ${color}`);
      },
    };
  };
  const context: PaintContext = {
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    miterLimit: 10,
    lineDashOffset: 0,
    font: '',
    fontKerning: 'auto',
    textRendering: 'auto',
    letterSpacing: '0px',
    direction: 'ltr',
    textAlign: 'left',
    textBaseline: 'alphabetic',
    imageSmoothingEnabled: true,
    imageSmoothingQuality: 'low',
    save() {
      depth += 1;
      stack.push(matrix);
    },
    restore() {
      depth -= 1;
      if (depth < 0) throw new Error('more restores than saves');
      matrix = stack.pop() ?? matrix;
    },
    setTransform(...values) {
      check(...values);
      matrix = values;
    },
    beginPath: () => void (points = []),
    closePath() {},
    moveTo: (x, y) => add(x, y),
    lineTo: (x, y) => add(x, y),
    quadraticCurveTo: (cx, cy, x, y) => add(cx, cy, x, y),
    bezierCurveTo: (ax, ay, bx, by, x, y) => add(ax, ay, bx, by, x, y),
    rect: (x, y, width, height) => add(x, y, x + width, y, x + width, y + height, x, y + height),
    fill: () => mark('fill', context.fillStyle),
    stroke: () => mark('stroke', context.strokeStyle),
    clip: () => mark('clip', undefined),
    fillRect(x, y, width, height) {
      check(x, y, width, height);
      mark('rectangle', context.fillStyle, [x, y]);
    },
    clearRect: (...values) => check(...values),
    setLineDash: (lengths) => check(...lengths),
    createLinearGradient: gradient,
    createRadialGradient: gradient,
    fillText(text, x, y) {
      check(x, y);
      mark('text', context.fillStyle, [matrix[4] ?? 0, matrix[5] ?? 0], text);
    },
    measureText: (text) => ({ width: text.length * 550 }),
  };
  const picture = () => ({
    width: 64,
    height: 36,
    draw(target: PaintContext, ...numbers: number[]) {
      check(...numbers);
      if (target === context) mark('image', undefined, numbers);
    },
  });
  return { context, marks, picture };
}
