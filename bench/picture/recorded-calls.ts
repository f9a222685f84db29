import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

/** One call or property assignment, as it reached Skia. */
export interface Call {
  on: SKRSContext2D;
  name: string;
  isSetting: boolean;
  values: unknown[];
}

type Context = Record<string, unknown>;

/** A canvas that records everything done to it. */
export function recordingCanvas(width: number, height: number, calls: Call[]): { canvas: Canvas; context: SKRSContext2D } {
  const canvas = createCanvas(width, height);
  const on = canvas.getContext('2d');
  const context = new Proxy(on, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]): unknown => {
        if (name !== 'measureText') calls.push({ on, name: String(name), isSetting: false, values });
        return Reflect.apply(value, target, values);
      };
    },
    set(target, name, value) {
      calls.push({ on, name: String(name), isSetting: true, values: [value] });
      return Reflect.set(target, name, value, target);
    },
  });
  return { canvas, context };
}

/** Repeats the recorded calls, without any of our own code. */
export function replay(calls: readonly Call[]): void {
  for (const { on, name, isSetting, values } of calls) {
    const context = on as unknown as Context;
    if (isSetting) context[name] = values[0];
    else (context[name] as (...values: unknown[]) => unknown)(...values);
  }
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The same marks as an SVG, one element per fill, stroke, text and picture; pictures and gradients become plain colours. */
export function asSvg(calls: readonly Call[], main: SKRSContext2D, width: number, height: number): Buffer {
  const marks: string[] = [];
  let state: Record<string, unknown> = { globalAlpha: 1, lineWidth: 1 };
  let matrix = '1 0 0 1 0 0';
  let path = '';
  const paint = (value: unknown) => (typeof value === 'string' ? value : '#8888ff');
  for (const { on, name, isSetting, values } of calls) {
    if (on !== main) continue;
    if (isSetting) state = { ...state, [name]: values[0] };
    else if (name === 'setTransform') matrix = values.join(' ');
    else if (name === 'beginPath') path = '';
    else if (name === 'moveTo') path += `M${values.join(' ')}`;
    else if (name === 'lineTo') path += `L${values.join(' ')}`;
    else if (name === 'quadraticCurveTo') path += `Q${values.join(' ')}`;
    else if (name === 'bezierCurveTo') path += `C${values.join(' ')}`;
    else if (name === 'closePath') path += 'Z';
    else if (name === 'fill')
      marks.push(`<path transform="matrix(${matrix})" d="${path}" fill="${paint(state['fillStyle'])}" opacity="${state['globalAlpha']}"/>`);
    else if (name === 'stroke')
      marks.push(
        `<path transform="matrix(${matrix})" d="${path}" fill="none" stroke="${paint(state['strokeStyle'])}" stroke-width="${state['lineWidth']}"/>`,
      );
    else if (name === 'fillText')
      marks.push(
        `<text transform="matrix(${matrix})" font-size="100" font-family="sans-serif" fill="${paint(state['fillStyle'])}">${escape(String(values[0]))}</text>`,
      );
    else if (name === 'drawImage')
      marks.push(
        `<rect transform="matrix(${matrix})" x="${values.at(-4)}" y="${values.at(-3)}" width="${values.at(-2)}" height="${values.at(-1)}" fill="#335577"/>`,
      );
  }
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`);
}
