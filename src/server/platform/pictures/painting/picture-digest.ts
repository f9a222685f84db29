import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import type { PaintContext, PaintGradient, PaintImage } from '#model/paint/context.ts';
import type { AssetId } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import { paintPicture, type PictureOptions } from './render-picture.ts';

/** Calls that are hashed at a time. */
const AT_ONCE = 4096;

/**
 * A digest of all that is painted for a picture. The same digest means the same pixels, whatever else has changed in the document. Takes
 * a fraction of the time that painting takes. `digestOf` says what is in an image.
 */
export function pictureDigest(scene: Scene, options: PictureOptions, digestOf: (asset: AssetId) => string): string {
  const images = new Map([...options.images].map(([asset, image]) => [asset, imageNoted(image, () => digestOf(asset))]));
  const context = new NotingContext();
  paintPicture(context, scene, { ...options, images }, (width, height) => {
    const layer = new NotingContext();
    return { context: layer, image: imageNoted({ width, height }, () => layer.digest()) };
  });
  return context.digest();
}

const imageNoted = ({ width, height }: { width: number; height: number }, describe: () => string): PaintImage => ({
  width,
  height,
  draw: (context, ...place) => void (context instanceof NotingContext && context.note('image', describe(), width, height, ...place)),
});

const states = [
  'fillStyle',
  'strokeStyle',
  'globalAlpha',
  'lineWidth',
  'lineCap',
  'lineJoin',
  'miterLimit',
  'lineDashOffset',
  'font',
  'fontKerning',
  'textRendering',
  'letterSpacing',
  'direction',
  'textAlign',
  'textBaseline',
  'imageSmoothingEnabled',
  'imageSmoothingQuality',
] as const satisfies (keyof PaintContext)[];

class NotedGradient implements PaintGradient {
  #words: string;
  constructor(words: string) {
    this.#words = words;
  }
  addColorStop(offset: number, color: string): void {
    this.#words += ` ${offset} ${color}`;
  }
  toString(): string {
    return this.#words;
  }
}

/** Draws nothing, and notes every call with the state that it is made in. */
class NotingContext implements PaintContext {
  fillStyle: unknown = '#000';
  strokeStyle: unknown = '#000';
  globalAlpha = 1;
  lineWidth = 1;
  lineCap: PaintContext['lineCap'] = 'butt';
  lineJoin: PaintContext['lineJoin'] = 'miter';
  miterLimit = 10;
  lineDashOffset = 0;
  font = '';
  fontKerning: PaintContext['fontKerning'] = 'auto';
  textRendering: PaintContext['textRendering'] = 'auto';
  letterSpacing = '0px';
  direction: PaintContext['direction'] = 'ltr';
  textAlign: PaintContext['textAlign'] = 'start';
  textBaseline: PaintContext['textBaseline'] = 'alphabetic';
  imageSmoothingEnabled = true;
  imageSmoothingQuality: PaintContext['imageSmoothingQuality'] = 'low';
  readonly #hash = createHash('sha256');
  readonly #saved: Record<string, unknown>[] = [];
  #calls: string[] = [];

  /** Values have no line breaks of their own: JSON escapes them. */
  note(name: string, ...values: (string | number)[]): void {
    const state = states.map((key) => String(this[key]));
    this.#add(name, ...state, ...values);
  }
  digest(): string {
    this.#flush();
    return this.#hash.copy().digest('hex');
  }

  save(): void {
    this.#saved.push(Object.fromEntries(states.map((key) => [key, this[key]])));
    this.#add('save');
  }
  restore(): void {
    Object.assign(this, this.#saved.pop());
    this.#add('restore');
  }
  setTransform = (...values: number[]): void => this.#add('transform', ...values);
  beginPath = (): void => this.#add('begin');
  closePath = (): void => this.#add('close');
  moveTo = (...values: number[]): void => this.#add('move', ...values);
  lineTo = (...values: number[]): void => this.#add('line', ...values);
  quadraticCurveTo = (...values: number[]): void => this.#add('quadratic', ...values);
  bezierCurveTo = (...values: number[]): void => this.#add('bezier', ...values);
  rect = (...values: number[]): void => this.#add('rect', ...values);
  setLineDash = (values: number[]): void => this.#add('dash', ...values);
  fill = (rule = 'nonzero'): void => this.note('fill', rule);
  stroke = (): void => this.note('stroke');
  clip = (rule = 'nonzero'): void => this.#add('clip', rule);
  fillRect = (...values: number[]): void => this.note('fill rect', ...values);
  clearRect = (...values: number[]): void => this.#add('clear rect', ...values);
  fillText = (text: string, x: number, y: number): void => this.note('text', text, x, y);
  createLinearGradient = (...values: number[]): PaintGradient => new NotedGradient(`linear ${values.join(' ')}`);
  createRadialGradient = (...values: number[]): PaintGradient => new NotedGradient(`radial ${values.join(' ')}`);
  measureText(text: string): { width: number } {
    const context = createCanvas(1, 1).getContext('2d');
    context.font = this.font;
    context.fontKerning = this.fontKerning;
    context.letterSpacing = this.letterSpacing;
    return context.measureText(text);
  }

  #add(...call: (string | number)[]): void {
    this.#calls.push(JSON.stringify(call));
    if (this.#calls.length >= AT_ONCE) this.#flush();
  }
  #flush(): void {
    this.#hash.update(`${this.#calls.join('\n')}\n`);
    this.#calls = [];
  }
}
