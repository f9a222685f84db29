import { identity, invert, multiply } from '#model/geometry/matrix.ts';
import { transformRectangle, type Rectangle } from '#model/geometry/rectangle.ts';
import type { PaintContext, PaintImage } from '#model/paint/context.ts';
import type { PaintLayer } from '#model/paint/paint-options.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { PdfFile } from '../file/pdf-file.ts';
import { matrix, number, numbers, type Ref } from '../file/values.ts';
import type { FontShelf } from '../fonts/font-shelf.ts';
import type { StreamTags } from '../tags/page-tags.ts';
import { colour, DIGITS, digitsFor, isPlain, lookOf, readFont, type Look } from './canvas-look.ts';
import { isClear, isEmpty, isGradient, linearGradient, radialGradient, readColor, type PdfGradient } from './gradients.ts';
import { rectangleOperators, tracePaths } from './path-operators.ts';
import type { Resources } from './resources.ts';

/** Shared by all canvases of a document. */
export interface CanvasKit {
  file: PdfFile;
  resources: Resources;
  fonts: FontShelf;
}

/** Page content beyond this length goes to the file, so it does not fill the memory. */
const LONGEST_STREAM = 1 << 18;

const caps = { butt: 0, round: 1, square: 2 };
const joins = { miter: 0, round: 1, bevel: 2 };

/** The graphics state at this point of the file; values that have not changed are not written again. */
interface Written {
  fill: string;
  stroke: string;
  alpha: number;
  lineWidth: number;
  cap: number;
  join: number;
  miterLimit: number;
  dash: string;
  font: string;
}

const untouched: Written = { fill: '0 g', stroke: '0 G', alpha: 1, lineWidth: 1, cap: 0, join: 0, miterLimit: 10, dash: '[]0', font: '' };

/** A Canvas 2D that writes the content of a page, or of a form that fades as a whole. */
export class PdfCanvas implements PaintContext {
  fillStyle: unknown = '#000000';
  strokeStyle: unknown = '#000000';
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
  textAlign: PaintContext['textAlign'] = 'left';
  textBaseline: PaintContext['textBaseline'] = 'alphabetic';
  imageSmoothingEnabled = true;
  imageSmoothingQuality: PaintContext['imageSmoothingQuality'] = 'medium';

  readonly objects = new Map<string, Ref>();
  readonly tags: StreamTags;
  private readonly kit: CanvasKit;
  private readonly width: number;
  private readonly height: number;
  /** Maps this canvas to the coordinates in which patterns are placed. */
  private readonly base: Matrix;
  private readonly path = tracePaths();
  private matrix: Matrix = identity;
  private dash: number[] = [];
  private written: Written = { ...untouched };
  private saved: { look: Look; matrix: Matrix; dash: number[]; before: Written | undefined }[] = [];
  private isInText = false;
  private body = '';
  /** Page content that is already in the file. */
  private readonly streams: Ref[] = [];

  constructor(kit: CanvasKit, tags: StreamTags, width: number, height: number, base: Matrix = identity) {
    this.kit = kit;
    this.tags = tags;
    this.width = width;
    this.height = height;
    this.base = base;
    if (base !== identity) this.body = `${matrix(base)} cm\n`;
  }

  /** Everything drawn on a page, as consecutive content streams. */
  finish(): Ref[] {
    this.body = this.content();
    this.flush();
    return this.streams;
  }

  private content(): string {
    return this.body + this.endText() + this.tags.close();
  }

  private flush(): void {
    this.streams.push(this.kit.file.writeStream('', this.body));
    this.body = '';
  }

  save(): void {
    this.saved.push({ look: lookOf(this), matrix: this.matrix, dash: this.dash, before: undefined });
  }

  restore(): void {
    const saved = this.saved.pop();
    if (!saved) return;
    Object.assign(this, saved.look);
    this.matrix = saved.matrix;
    this.dash = saved.dash;
    if (!saved.before) return;
    this.body += `${this.endText()}Q\n`;
    this.written = saved.before;
  }

  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.matrix = [a, b, c, d, e, f];
  }

  beginPath(): void {
    this.path.clear();
  }

  closePath(): void {
    this.path.close();
  }

  moveTo(x: number, y: number): void {
    this.path.moveTo(x, y);
  }

  lineTo(x: number, y: number): void {
    this.path.lineTo(x, y);
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.path.quadraticTo(cx, cy, x, y);
  }

  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.path.curveTo(ax, ay, bx, by, x, y);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.path.moveTo(x, y);
    this.path.lineTo(x + width, y);
    this.path.lineTo(x + width, y + height);
    this.path.lineTo(x, y + height);
    this.path.close();
  }

  fill(rule: 'nonzero' | 'evenodd' = 'nonzero'): void {
    this.fillShape(this.path.write(this.matrix, DIGITS, this.seen(0)), rule === 'evenodd' ? '*' : '');
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.fillShape(rectangleOperators(this.matrix, x, y, width, height, DIGITS), '');
  }

  stroke(): void {
    const style = this.strokeStyle;
    // A pen that is not uniformly round needs its own coordinate system.
    const own = isPlain(this.matrix) ? undefined : this.matrix;
    const shape = this.path.write(
      identity,
      own ? digitsFor(own) : DIGITS,
      own ? undefined : this.seen(this.lineWidth * Math.max(1, this.miterLimit)),
    );
    if (!shape || (isGradient(style) && isEmpty(style))) return;
    const { rgb, alpha } = isGradient(style) ? { rgb: undefined, alpha: 1 } : readColor(String(style));
    if (!this.begin(alpha)) return;
    const isMasked = isGradient(style) && isClear(style);
    const before = own || isMasked ? { ...this.written } : undefined;
    if (before) this.body += 'q\n';
    if (isGradient(style)) {
      const place = multiply(this.matrix, style.place);
      if (isMasked)
        this.body += `${matrix(place)} cm/${this.kit.resources.gradientMask(style, this.reachOf(place))} gs ${matrix(invert(place) ?? identity, 9)} cm\n`;
      const pattern = this.kit.resources.pattern(style, multiply(this.base, place));
      this.write('stroke', `/Pattern CS/${pattern} SCN`);
    } else if (rgb) this.write('stroke', colour(rgb, 'G', 'RG'));
    this.writePen();
    if (own) this.body += `${matrix(own)} cm\n`;
    this.body += `${shape}S\n`;
    if (before) {
      this.body += 'Q\n';
      this.written = before;
    }
  }

  clip(rule: 'nonzero' | 'evenodd' = 'nonzero'): void {
    const box = this.path.box();
    if (box && isPlain(this.matrix) && box[0] <= 0 && box[1] <= 0 && box[2] >= this.width && box[3] >= this.height) return;
    this.keep();
    this.body += `${this.path.write(this.matrix, DIGITS, this.seen(0)) || '0 0 0 0 re\n'}W${rule === 'evenodd' ? '*' : ''} n\n`;
  }

  /** Paper cannot be erased, and the painter never asks for it. */
  clearRect(): void {}

  setLineDash(lengths: number[]): void {
    this.dash = lengths;
  }

  createLinearGradient(x1: number, y1: number, x2: number, y2: number): PdfGradient {
    return linearGradient(x1, y1, x2, y2);
  }

  createRadialGradient(fx: number, fy: number, r0: number, cx: number, cy: number, r1: number): PdfGradient {
    return radialGradient(fx, fy, r0, cx, cy, r1);
  }

  fillText(text: string, x: number, y: number): void {
    const { rgb, alpha } = readColor(String(this.fillStyle));
    const { size, faces } = readFont(this.font);
    const [a, b] = this.matrix;
    const isRtl = this.direction === 'rtl';
    // Readers order words on a horizontal line correctly without help.
    const isByWord = isRtl && b === 0;
    const pieces = this.kit.fonts.lay(faces, text, isRtl, Number.parseFloat(this.letterSpacing) / size, isByWord);
    if (
      pieces.length === 0 ||
      !this.begin(alpha, { isText: true, words: a !== 0 && b !== 0 && !isRtl ? text : undefined, isTurned: isByWord })
    )
      return;
    if (!this.isInText) this.body += 'BT\n';
    this.isInText = true;
    this.write('fill', colour(rgb, 'g', 'rg'));
    for (const piece of pieces) {
      // The page's y axis points down, so flip it to keep letters upright.
      const place = multiply(this.matrix, [size, 0, 0, -size, x + piece.x * size, y]);
      this.write('font', `/${piece.font} 1 Tf`);
      this.body += `${matrix(place)} Tm\n${piece.body}\n`;
    }
  }

  measureText(text: string): { width: number } {
    const { size, faces } = readFont(this.font);
    return { width: this.kit.fonts.widthOf(faces, text, this.direction === 'rtl') * size };
  }

  /** Draws part of a picture; `whole` is the size of the full picture in the units of that part. */
  drawPicture(picture: Ref, whole: { width: number; height: number }, [sx, sy, sw, sh, dx, dy, dw, dh]: Place): void {
    if (!(sw > 0 && sh > 0) || !this.begin(1)) return;
    const [perX, perY] = [dw / sw, dh / sh];
    const isCut = sx > 1e-3 || sy > 1e-3 || sx + sw < whole.width - 1e-3 || sy + sh < whole.height - 1e-3;
    const place = multiply(this.matrix, [
      whole.width * perX,
      0,
      0,
      -whole.height * perY,
      dx - sx * perX,
      dy - sy * perY + whole.height * perY,
    ]);
    this.body += `q\n${isCut ? `${rectangleOperators(this.matrix, dx, dy, dw, dh, DIGITS)}W n\n` : ''}${matrix(place)} cm/${this.use(picture)} Do\nQ\n`;
  }

  /** A separate canvas, drawn here as a unit. */
  openLayer(width: number, height: number): PaintLayer {
    const form = this.kit.file.reserve();
    const context = new PdfCanvas(this.kit, this.tags.within(form), width, height);
    const draw = (target: PaintContext, ...[, , , , dx, dy]: Place) => {
      if (target instanceof PdfCanvas) target.drawLayer(context, form, dx, dy);
    };
    return { context, image: { width, height, draw } satisfies PaintImage };
  }

  private drawLayer(layer: PdfCanvas, form: Ref, dx: number, dy: number): void {
    const { key } = layer.tags;
    const content = layer.content();
    if (!content) return;
    const resources = this.kit.resources.list(layer.objects);
    const parents = key === undefined ? '' : `/StructParents ${key}`;
    this.kit.file.writeStream(
      `/Type/XObject/Subtype/Form/BBox[0 0 ${number(layer.width)} ${number(layer.height)}]/Group<</S/Transparency>>/Resources${resources}${parents}`,
      content,
      form,
    );
    // Marked content within the form must not be nested in marked content here.
    if (key !== undefined) this.body += this.endText() + this.tags.close();
    if (!this.begin(1, { isMarked: key === undefined })) return;
    this.body += `q\n1 0 0 1 ${number(dx)} ${number(dy)} cm/${this.use(form)} Do\nQ\n`;
  }

  private fillShape(shape: string, rule: string): void {
    if (!shape) return;
    const style = this.fillStyle;
    if (isGradient(style)) {
      if (isEmpty(style) || !this.begin(1)) return;
      const place = multiply(this.matrix, style.place);
      const mask = isClear(style) ? `/${this.kit.resources.gradientMask(style, this.reachOf(place))} gs` : '';
      this.body += `q\n${shape}W${rule} n\n${matrix(place)} cm${mask}/${this.kit.resources.shading(style)} sh\nQ\n`;
      return;
    }
    const { rgb, alpha } = readColor(String(style));
    if (!this.begin(alpha)) return;
    this.write('fill', colour(rgb, 'g', 'rg'));
    this.body += `${shape}f${rule}\n`;
  }

  /** The area in which a pen of this width can leave a mark. */
  private seen(pen: number): Rectangle {
    return { left: -pen, top: -pen, right: this.width + pen, bottom: this.height + pen };
  }

  /** How far a gradient must extend, in its own units, to cover everything visible. */
  private reachOf(place: Matrix): number {
    const { left, top, right, bottom } = transformRectangle(invert(place) ?? identity, {
      left: 0,
      top: 0,
      right: this.width,
      bottom: this.height,
    });
    return Math.max(-left, -top, right, bottom);
  }

  /** Called before anything is drawn: writes the tag and the opacity. Returns false if nothing would be visible. */
  private begin(
    alpha: number,
    { isText = false, isMarked = true, words = undefined as string | undefined, isTurned = false } = {},
  ): boolean {
    const opacity = Math.round(this.globalAlpha * alpha * 1000) / 1000;
    if (!(opacity > 0)) return false;
    if (this.body.length > LONGEST_STREAM && this.base !== identity) this.flush();
    const mark = isMarked ? this.tags.open(words, isTurned) : '';
    if (mark || !isText) this.body += this.endText() + mark;
    if (opacity !== this.written.alpha) {
      this.body += `/${this.kit.resources.alpha(opacity)} gs\n`;
      this.written.alpha = opacity;
    }
    return true;
  }

  private endText(): string {
    if (!this.isInText) return '';
    this.isInText = false;
    return 'ET\n';
  }

  /** Makes the next `restore` undo everything set from here on. */
  private keep(): void {
    this.body += this.endText();
    const saved = this.saved.at(-1);
    if (!saved || saved.before) return;
    saved.before = { ...this.written };
    this.body += 'q\n';
  }

  private writePen(): void {
    this.write('lineWidth', this.lineWidth, (width) => `${number(width, 3)} w`);
    this.write('cap', caps[this.lineCap], (cap) => `${cap} J`);
    this.write('join', joins[this.lineJoin], (join) => `${join} j`);
    if (this.lineJoin === 'miter') this.write('miterLimit', Math.max(1, this.miterLimit), (limit) => `${number(limit)} M`);
    // PDF repeats a dash list of odd length, just as a canvas does.
    this.write('dash', this.dash.length ? `[${numbers(this.dash)}]${number(this.lineDashOffset)}` : '[]0', (dash) => `${dash} d`);
  }

  private write<Field extends keyof Written>(
    field: Field,
    value: Written[Field],
    operator: (value: Written[Field]) => string = String,
  ): void {
    if (this.written[field] === value) return;
    this.body += `${operator(value)}\n`;
    this.written[field] = value;
  }

  private use(ref: Ref): string {
    const name = `X${ref}`;
    this.objects.set(name, ref);
    return name;
  }
}

type Place = [sx: number, sy: number, sw: number, sh: number, dx: number, dy: number, dw: number, dh: number];
